/** The purposes of the links in an account's mails and of the challenges for its passkeys. */
export const LINK_PURPOSES = {
  resetPassword: 'reset-password',
  verifyEmail: 'verify-email',
  changeEmail: 'change-email',
  undoEmail: 'undo-email',
  addPasskey: 'add-passkey',
  passkeyLogin: 'passkey-login',
} as const;
