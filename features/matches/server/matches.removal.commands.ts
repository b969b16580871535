import { ok, type Result, refuse } from '#domain/common/result.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Account } from '#platform/server/http/account.ts';
import type { CommandServices } from '#platform/server/services.ts';
import { asSeenBy, isWriteOf, type Writer } from '../matches.policy.ts';
import { type Changed, seenVersion } from './matches.commands.ts';
import type { MatchOwner } from './matches.owner.provider.ts';
import { publishResult } from './matches.results.commands.ts';
import * as stages from './matches.stages.store.ts';
import * as matches from './matches.store.ts';

export interface MatchRemoval {
  readonly id: string;
  readonly writeId: string;
  readonly account: Account;
}

/** What the writer of a removal saw; of an own score whose answer is not there yet, the write that it `follows`. */
interface Seen {
  readonly baseVersion: number;
  readonly follows?: string | undefined;
}

/** Takes a match out of the records, unless somebody else has corrected it since. Idempotent. */
export async function removeMatch(
  services: CommandServices,
  owner: MatchOwner,
  removal: MatchRemoval & Seen,
): Promise<Result<null, 'MATCH_NOT_FOUND'> | Changed> {
  const { db, clock } = services;
  return db.transaction(async (tx) => {
    const match = await lockRemovable(tx, owner, removal);
    if (!match) return refuse('MATCH_NOT_FOUND');
    if (match.removed) return ok(null);
    const earlier = await matches.findWrite(tx, removal.writeId);
    if (earlier) return isAgain(earlier, removal, 'remove') ? ok(null) : refuse('MATCH_NOT_FOUND');
    const writer = writerOf(removal);
    if (match.version !== (await seenVersion(tx, { ...removal, writer }))) return changed(match);
    const now = clock.now();
    const version = match.version + 1;
    await matches.update(tx, match.id, { deletedAt: now, version });
    await matches.insertWrite(tx, historyOf(removal, { kind: 'remove', version, now }));
    await publishResult(services, tx, asTarget(match));
    return ok(null);
  });
}

/** Restores it, unless its pair of the league has another result. Idempotent. */
export async function restoreMatch(
  services: CommandServices,
  owner: MatchOwner,
  removal: MatchRemoval,
): Promise<Result<matches.StoredMatch, 'MATCH_NOT_FOUND'> | Changed> {
  const { db, clock } = services;
  return db.transaction(async (tx) => {
    const match = await lockRemovable(tx, owner, removal);
    if (!match) return refuse('MATCH_NOT_FOUND');
    if (!match.removed) return ok(match);
    const earlier = await matches.findWrite(tx, removal.writeId);
    if (earlier)
      return isAgain(earlier, removal, 'restore') ? ok(match) : refuse('MATCH_NOT_FOUND');
    const { sessionId, pairKey } = match;
    const other = sessionId && pairKey && (await matches.findPair(tx, sessionId, pairKey));
    if (other) return changed(other, match);
    const version = match.version + 1;
    await matches.update(tx, match.id, { deletedAt: null, version });
    const now = clock.now();
    await matches.insertWrite(tx, historyOf(removal, { kind: 'restore', version, now }));
    await publishResult(services, tx, asTarget(match));
    return ok((await matches.findById(tx, match.id))!);
  });
}

/**
 * The match with its stage, locked, for somebody who may remove it; null otherwise. Whether it may change is asked under the
 * lock, because it may depend on what follows from its stage. A match of a knockout can only be removed by clearing its result.
 */
async function lockRemovable(
  tx: Db,
  owner: MatchOwner,
  { id, account }: MatchRemoval,
): Promise<matches.StoredMatch | null> {
  const found = await matches.findById(tx, id);
  if (!found || found.format === 'knockout') return null;
  if (found.sessionId) await stages.findIdForUpdate(tx, found.sessionId);
  await matches.findIdForUpdate(tx, id);
  const match = await matches.findById(tx, id);
  return match && (await owner.findRights(tx, account, match)).write ? match : null;
}

/** Whether an earlier write with the same id is this one, sent again; somebody may have changed the match since. */
function isAgain(
  earlier: matches.StoredWrite,
  removal: MatchRemoval,
  kind: 'remove' | 'restore',
): boolean {
  const isOwn = isWriteOf(earlier, writerOf(removal));
  return isOwn && earlier.subjectId === removal.id && earlier.kind === kind;
}

function writerOf({ account }: MatchRemoval): Writer {
  return { accountId: account.id, linkId: null };
}

function changed(stored: matches.StoredMatch, seenBy = stored): Changed {
  return { ok: false, code: 'MATCH_CHANGED', stored: asSeenBy(seenBy.player1.id, stored) };
}

function historyOf(
  { writeId, id, account }: MatchRemoval,
  { now, ...change }: { kind: 'remove' | 'restore'; version: number; now: Date },
) {
  return { id: writeId, subjectId: id, ...change, content: {}, accountId: account.id, at: now };
}

function asTarget({ sessionId, ownerAccountId, tieId }: matches.StoredMatch) {
  return { stageId: sessionId, ownerAccountId, tieId };
}
