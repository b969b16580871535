import * as links from '#platform/server/links/links.store.ts';
import type { Services } from '#platform/server/services.ts';

/** From the display of the browser's dialog to its answer. */
const VALID_MS = 5 * 60 * 1000;

interface Asked {
  readonly purpose: string;
  /** The only one who may answer it. */
  readonly subject: string;
}

type ChallengeServices = Pick<Services, 'db' | 'clock'>;

/**
 * Creates a challenge to sign, in base64url. It is the secret of a link: it cannot be guessed, is stored as a hash, can
 * be answered once, and expires.
 */
export function createChallenge({ db, clock }: ChallengeServices, asked: Asked): Promise<string> {
  return links.insert(db, { ...asked, validMs: VALID_MS, now: clock.now() });
}

/** Uses a challenge up; false unless it was made for this purpose and this subject. */
export async function consumeChallenge(
  { db, clock }: ChallengeServices,
  challenge: string,
  { purpose, subject }: Asked,
): Promise<boolean> {
  const now = clock.now();
  const used = await links.updateUsed(db, { purpose, secret: challenge, now });
  return used.ok && used.value.subject === subject;
}
