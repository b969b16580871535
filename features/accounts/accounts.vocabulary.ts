/** The purposes of the links in an account's mails of the challenges for its passkeys, and of the second step of a login. */
export const LINK_PURPOSES = {
  resetPassword: 'reset-password',
  verifyEmail: 'verify-email',
  changeEmail: 'change-email',
  undoEmail: 'undo-email',
  addPasskey: 'add-passkey',
  passkeyLogin: 'passkey-login',
  passkeyProof: 'passkey-proof',
  loginStep: 'login-step',
} as const;
