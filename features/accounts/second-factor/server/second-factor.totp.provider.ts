/** Time-based one-time passwords (RFC 6238) as every authenticator app makes them: SHA-1, six digits, 30 seconds. */

const PERIOD_S = 30;
/** One code before and one after: clocks of phones are seconds off, and typing takes some. */
const DRIFT = 1;
const ISSUER = 'RallyDays';

/** Loaded with the first code: most starts and most people do not need it. */
const library = () => import('otpauth');

/** A new secret, in base32: 160 bits, as RFC 4226 recommends. */
export async function newSecret(): Promise<string> {
  const { Secret } = await library();
  return new Secret({ size: 20 }).base32;
}

/** The address that a QR code hands to the app; `label` is the account's name there. */
export async function uriOf(secret: string, label: string): Promise<string> {
  const { TOTP } = await library();
  return new TOTP({ issuer: ISSUER, label, secret, period: PERIOD_S }).toString();
}

/** The time step of a code that is right at `now` or one step beside it; null for a wrong one. */
export async function stepOf(secret: string, code: string, now: Date): Promise<number | null> {
  const { TOTP } = await library();
  const timestamp = now.getTime();
  const totp = new TOTP({ secret, period: PERIOD_S });
  const delta = totp.validate({ token: code, timestamp, window: DRIFT });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}

/** The code that an app shows at `at`. */
export async function codeAt(secret: string, at: Date): Promise<string> {
  const { TOTP } = await library();
  return new TOTP({ secret, period: PERIOD_S }).generate({ timestamp: at.getTime() });
}
