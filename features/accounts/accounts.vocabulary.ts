/** What the links of an account's mails open. */
export const LINK_PURPOSES = {
  resetPassword: 'reset-password',
  verifyEmail: 'verify-email',
  changeEmail: 'change-email',
  undoEmail: 'undo-email',
} as const;
