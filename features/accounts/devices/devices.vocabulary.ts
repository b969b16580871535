/** How somebody proved to be the account's owner; `code`: a code after the password. */
export const SIGN_IN_METHODS = [
  'password',
  'code',
  'passkey',
  'registration',
  'mail-link',
] as const;
export type SignInMethod = (typeof SIGN_IN_METHODS)[number];

export const SIGN_IN_OUTCOMES = ['success', 'failure'] as const;
export type SignInOutcome = (typeof SIGN_IN_OUTCOMES)[number];
