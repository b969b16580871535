import { createHmac, timingSafeEqual } from 'node:crypto';

/** Secrets for links that carry signed facts: nothing is stored, and they do not expire. */
export interface SignedLinks {
  /** The secret for `facts`, which are short texts without a dot. */
  secretOf(facts: readonly string[]): string;
  /** The facts of a secret, or null when its signature is not this server's. */
  factsOf(secret: string): string[] | null;
}

/** Links for one purpose: those of another are invalid. All end when the server's secret changes. */
export function signedLinks(serverSecret: string, purpose: string): SignedLinks {
  const prove = (said: string) =>
    createHmac('sha256', `${purpose} ${serverSecret}`).update(said).digest('base64url');
  return {
    secretOf(facts) {
      const said = facts.join('.');
      return `${said}.${prove(said)}`;
    },
    factsOf(secret) {
      const end = secret.lastIndexOf('.');
      const said = secret.slice(0, Math.max(0, end));
      const expected = Buffer.from(prove(said));
      const given = Buffer.from(secret.slice(end + 1));
      const right = given.length === expected.length && timingSafeEqual(given, expected);
      return right ? said.split('.') : null;
    },
  };
}
