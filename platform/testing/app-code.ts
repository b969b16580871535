import { TOTP } from 'otpauth';

/** The code that an authenticator app with this key (base32) shows at an instant. */
export function appCode(secret: string, at: Date): string {
  return new TOTP({ secret }).generate({ timestamp: at.getTime() });
}
