import { ok, type Result, refuse } from '#domain/common/result.ts';
import type {
  KnockoutOwner,
  LockedKnockout,
} from '#features/matches/draw-results/server/draw-results.owner.provider.ts';
import * as draws from '#features/matches/draws/server/draws.store.ts';
import { storedSide } from '#features/matches/matches.policy.ts';
import type { Db } from '#platform/server/db/database.ts';
import { visibleSession } from '../../practice.policy.ts';
import { lockWithNames } from '../../sessions/server/sessions.locks.commands.ts';
import * as sessions from '../../sessions/server/sessions.store.ts';

export type OwnerRefusal =
  | 'SESSION_NOT_FOUND'
  | 'GROUP_NOT_FOUND'
  | 'MATCH_NOT_FOUND'
  | 'BRACKET_REDRAWN';

/** A practice session as the owner of a knockout's results: everybody who belongs to its group records them. */
export function sessionOwner(
  id: string,
  accountId: string,
): KnockoutOwner<sessions.SessionAndGroup, OwnerRefusal> {
  return {
    find: async (db) => {
      const stored = await sessions.findWithGroup(db, accountId, id);
      return visibleSession(stored, { format: 'knockout' });
    },
    lock: (tx) => lock(tx, id),
  };
}

async function lock(
  tx: Db,
  id: string,
): Promise<Result<LockedKnockout<OwnerRefusal>, OwnerRefusal>> {
  const session = await lockWithNames(tx, id);
  if (!session || session.deletedAt) return refuse('MATCH_NOT_FOUND');
  const { groupId, groupName, ownerAccountId, practiceDate } = session;
  return ok({
    stageId: id,
    row: { groupId, groupName, ownerAccountId, playedOn: practiceDate },
    findDraw: async (db, drawNumber) => {
      const current = await draws.findCurrent(db, id);
      return current.number === drawNumber ? ok(current) : refuse('BRACKET_REDRAWN');
    },
    sideOf: (entrantId) => {
      const player = session.players.find((one) => String(one.id) === entrantId);
      if (!player) throw new Error(`${entrantId} is not on the list of knockout ${id}`);
      return storedSide(player);
    },
    countWrite: async (db) => {
      const version = session.version + 1;
      await sessions.update(db, id, { version });
      return version;
    },
  });
}
