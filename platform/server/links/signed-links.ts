import { createHmac, timingSafeEqual } from 'node:crypto';

/** Secrets for links that prove what they say by a signature: nothing is stored, and they do not end. */
export interface SignedLinks {
  /** The secret that says `facts`; short texts without a dot. */
  secretOf(facts: readonly string[]): string;
  /** What a secret says, or null when it is not one of ours. */
  factsOf(secret: string): string[] | null;
}

/** Links for one purpose: those of another are not understood. They end when the server's secret changes. */
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
