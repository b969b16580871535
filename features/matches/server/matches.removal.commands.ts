import { ok, type Result, refuse } from '#domain/common/result.ts';
import type { Account } from '#platform/server/http/account.ts';
import type { Services } from '#platform/server/services.ts';
import { asSeenBy } from '../matches.policy.ts';
import type { Changed } from './matches.commands.ts';
import type { MatchOwner } from './matches.owner.provider.ts';
import * as matches from './matches.store.ts';

export interface MatchRemoval {
  readonly id: string;
  readonly writeId: string;
  readonly account: Account;
}

/** Takes a match out of the records, unless somebody has corrected it since. Idempotent. */
export async function removeMatch(
  services: Pick<Services, 'db' | 'clock'>,
  owner: MatchOwner,
  removal: MatchRemoval & { readonly baseVersion: number },
): Promise<Result<null, 'MATCH_NOT_FOUND'> | Changed> {
  const { db, clock } = services;
  if (!(await findRemovable(services, owner, removal))) return refuse('MATCH_NOT_FOUND');
  return db.transaction(async (tx) => {
    await matches.findIdForUpdate(tx, removal.id);
    const match = (await matches.findById(tx, removal.id))!;
    if (match.removed || (await matches.findWrite(tx, removal.writeId))) return ok(null);
    if (match.version !== removal.baseVersion) return changed(match);
    const now = clock.now();
    const version = match.version + 1;
    await matches.update(tx, match.id, { deletedAt: now, version });
    await matches.insertWrite(tx, historyOf(removal, { kind: 'remove', version, now }));
    return ok(null);
  });
}

/** Restores it, unless its pair of the league has another result. */
export async function restoreMatch(
  services: Pick<Services, 'db' | 'clock'>,
  owner: MatchOwner,
  removal: MatchRemoval,
): Promise<Result<matches.StoredMatch, 'MATCH_NOT_FOUND'> | Changed> {
  const { db, clock } = services;
  if (!(await findRemovable(services, owner, removal))) return refuse('MATCH_NOT_FOUND');
  return db.transaction(async (tx) => {
    await matches.findIdForUpdate(tx, removal.id);
    const match = (await matches.findById(tx, removal.id))!;
    if (!match.removed) return ok(match);
    const { sessionId, pairKey } = match;
    const other = sessionId && pairKey && (await matches.findPair(tx, sessionId, pairKey));
    if (other) return changed(other, match);
    const version = match.version + 1;
    await matches.update(tx, match.id, { deletedAt: null, version });
    const now = clock.now();
    await matches.insertWrite(tx, historyOf(removal, { kind: 'restore', version, now }));
    return ok((await matches.findById(tx, match.id))!);
  });
}

/** A match of a knockout can only be removed by clearing its result. */
async function findRemovable(
  { db }: Pick<Services, 'db'>,
  owner: MatchOwner,
  { id, account }: MatchRemoval,
) {
  const match = await matches.findById(db, id);
  if (!match || match.format === 'knockout') return null;
  return (await owner.findRights(db, account, match)).write ? match : null;
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
