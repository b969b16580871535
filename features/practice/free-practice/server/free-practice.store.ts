import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { ok, type Result, refuse } from '#domain/common/result.ts';
import type { Db } from '#platform/server/db/database.ts';
import * as matches from '../../sessions/server/sessions.matches.store.ts';
import { practiceMatches } from '../../sessions/server/sessions.tables.ts';
import * as writes from '../../sessions/server/sessions.writes.store.ts';

/** More than anybody plays in one practice; keeps the list and "Confirm" within one request. */
export const MOST_DRAFTS = 200;

/** The list in hand, oldest first. */
export function listDrafts(db: Db, accountId: string): Promise<matches.StoredMatch[]> {
  return matches.list(db, isDraftOf(accountId), MOST_DRAFTS, asc(practiceMatches.id));
}

export interface NewDraft {
  readonly id: string;
  readonly player1Name: string;
  readonly player2Name: string;
  readonly playedOn: string;
  readonly accountId: string;
  readonly now: Date;
}

/** Adds a match to the list; the same one again gives what stands. */
export async function insert(
  db: Db,
  draft: NewDraft,
): Promise<Result<matches.StoredMatch, 'TOO_MANY_MATCHES'>> {
  const known = await matches.findById(db, draft.id);
  if (!known && (await listDrafts(db, draft.accountId)).length >= MOST_DRAFTS) {
    return refuse('TOO_MANY_MATCHES');
  }
  await matches.insert(db, {
    id: draft.id,
    format: 'one-on-one',
    ownerAccountId: draft.accountId,
    playedOn: draft.playedOn,
    player1: { id: 1, name: draft.player1Name },
    player2: { id: 2, name: draft.player2Name },
    sets: [],
    result: '0-0',
    state: 'draft',
    // Not scored yet, so a first score that was made without a signal finds nothing to disagree with.
    version: 0,
    createdAt: draft.now,
  });
  return ok((await matches.findById(db, draft.id))!);
}

export interface Confirmation {
  readonly writeId: string;
  readonly matchIds: readonly string[];
  readonly accountId: string;
  readonly now: Date;
}

/** Puts drafts into the records and says how many. Sent again it gives the same answer. */
export function updateConfirmed(db: Db, confirmation: Confirmation): Promise<number> {
  const { writeId, matchIds, accountId, now } = confirmation;
  return db.transaction(async (tx) => {
    const replay = await writes.findById(tx, writeId);
    if (replay?.accountId === accountId) return replay.version;
    const confirmed = await tx
      .update(practiceMatches)
      .set({ state: 'saved' })
      .where(and(isDraftOf(accountId), inArray(practiceMatches.id, [...matchIds])))
      .returning({ id: practiceMatches.id });
    const [first] = confirmed;
    if (!first) return 0;
    await writes.insert(tx, {
      id: writeId,
      subjectId: first.id,
      kind: 'confirm',
      version: confirmed.length,
      content: { matchIds: confirmed.map(({ id }) => id) },
      accountId,
      at: now,
    });
    return confirmed.length;
  });
}

function isDraftOf(accountId: string) {
  return and(
    eq(practiceMatches.ownerAccountId, accountId),
    isNull(practiceMatches.groupId),
    eq(practiceMatches.state, 'draft'),
    isNull(practiceMatches.deletedAt),
  );
}
