import type { Db } from '#platform/server/db/database.ts';
import * as links from '#platform/server/links/links.store.ts';

/** Between showing the browser's dialog and its answer. */
const VALID_MS = 5 * 60 * 1000;

interface Asked {
  readonly purpose: string;
  /** Who may answer it. */
  readonly subject: string;
  readonly now: Date;
}

/** A challenge to sign, in base64url. It is a link's secret: unguessable, kept as a hash, answered once, and not late. */
export function insertChallenge(db: Db, asked: Asked): Promise<string> {
  return links.insert(db, { ...asked, validMs: VALID_MS });
}

/** Uses a challenge up; false unless it was made for this, and for this person. */
export async function updateChallengeUsed(
  db: Db,
  challenge: string,
  { purpose, subject, now }: Asked,
): Promise<boolean> {
  const used = await links.updateUsed(db, { purpose, secret: challenge, now });
  return used.ok && used.value.subject === subject;
}
