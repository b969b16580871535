import { MINUTE_MS } from '#platform/shared/durations.ts';

/** How long a proof of the second factor counts as recent: what an operator decides, and changes of the factor, ask for a newer one. */
export const PROOF_MS = 10 * MINUTE_MS;

/** Wrong codes of an account: five at once, then one in five minutes; after fifteen minutes without one all five are free again. */
export const CODE_TRIES = { free: 5, everyMs: 5 * MINUTE_MS, forgetMs: 15 * MINUTE_MS } as const;

/** How long the code that is mailed for an operator's first app is good. */
export const MAILED_CODE_MS = 30 * MINUTE_MS;

/** Which code setting up an app asks for: after a reset another operator's, and of an operator's first app one by mail. */
export function askedFor({
  wasReset,
  isOn,
  required,
}: {
  readonly wasReset: boolean;
  readonly isOn: boolean;
  readonly required: boolean;
}): 'other-operators' | 'mailed' | null {
  if (wasReset) return 'other-operators';
  return required && !isOn ? 'mailed' : null;
}

/** How long the second step of a login waits for its code. */
export const LOGIN_STEP_MS = 10 * MINUTE_MS;

/** Codes for the day on which the phone with the authenticator app is lost. */
export const RECOVERY_CODES = 10;

/** Whether a session's last proof of the second factor counts as recent at `now`. */
export function isRecent(provenAt: Date | null, now: Date): boolean {
  return provenAt !== null && now.getTime() - provenAt.getTime() <= PROOF_MS;
}

/** Six digits are a code of the authenticator app; anything else is compared with recovery codes. */
export function isAppCode(code: string): boolean {
  return /^\d{6}$/.test(plain(code));
}

/** A code as it is compared: without the spaces and hyphens that people type or leave out, in any letter case, half-width. */
export function plain(code: string): string {
  return code
    .normalize('NFKC')
    .replaceAll(/[\s\-\u2010-\u2015\u2212\u30fc]/g, '')
    .toUpperCase();
}
