/** What the links of an account's mails open, and what the challenges of its passkeys are for. */
export const LINK_PURPOSES = {
  resetPassword: 'reset-password',
  verifyEmail: 'verify-email',
  changeEmail: 'change-email',
  undoEmail: 'undo-email',
  addPasskey: 'add-passkey',
  passkeyLogin: 'passkey-login',
} as const;
