import type { Db } from '#platform/server/db/database.ts';
import * as matches from '../../sessions/server/sessions.matches.store.ts';
import * as writes from '../../sessions/server/sessions.writes.store.ts';
import { toldTo } from '../scorecard.policy.ts';
import type { Changed } from './scorecard.store.ts';

export interface Removal {
  readonly id: string;
  readonly writeId: string;
  readonly accountId: string;
  readonly now: Date;
}

/** Takes a match out of the records, unless somebody corrected it meanwhile. Sent again it changes nothing. */
export function removeMatch(
  db: Db,
  removal: Removal & { readonly baseVersion: number },
): Promise<{ ok: true } | Changed> {
  return db.transaction(async (tx) => {
    await matches.lock(tx, removal.id);
    const match = (await matches.findById(tx, removal.id))!;
    if (match.removed || (await writes.findById(tx, removal.writeId))) return { ok: true };
    if (match.version !== removal.baseVersion) return changed(match);
    await matches.update(tx, match.id, { deletedAt: removal.now, version: match.version + 1 });
    await writes.insert(tx, historyOf(removal, 'remove', match.version + 1));
    return { ok: true };
  });
}

/** Brings it back, unless its pair of the league has another result by now. */
export function restoreMatch(
  db: Db,
  removal: Removal,
): Promise<{ ok: true; match: matches.StoredMatch } | Changed> {
  return db.transaction(async (tx) => {
    await matches.lock(tx, removal.id);
    const match = (await matches.findById(tx, removal.id))!;
    if (!match.removed) return { ok: true, match };
    const { sessionId, pairKey } = match;
    const other = sessionId && pairKey && (await matches.findPair(tx, sessionId, pairKey));
    if (other) return changed(other, match);
    await matches.update(tx, match.id, { deletedAt: null, version: match.version + 1 });
    await writes.insert(tx, historyOf(removal, 'restore', match.version + 1));
    return { ok: true, match: (await matches.findById(tx, match.id))! };
  });
}

function changed(standing: matches.StoredMatch, seenBy = standing): Changed {
  return {
    ok: false,
    code: 'MATCH_CHANGED',
    standing: toldTo(seenBy.player1.id, standing),
  };
}

function historyOf(
  { writeId, id, accountId, now }: Removal,
  kind: 'remove' | 'restore',
  v: number,
) {
  return { id: writeId, subjectId: id, kind, version: v, content: {}, accountId, at: now };
}
