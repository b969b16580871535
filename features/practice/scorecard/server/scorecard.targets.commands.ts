import { ok, type Result, refuse } from '#domain/common/result.ts';
import * as groups from '#features/groups/server/groups.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import { visibleSession } from '../../practice.policy.ts';
import type { PracticePlayer } from '../../practice.vocabulary.ts';
import type { NewMatch } from '../../sessions/server/sessions.matches.store.ts';
import * as sessions from '../../sessions/server/sessions.store.ts';
import type { ScoredMatch } from '../scorecard.contract.ts';

/** The match that a score is for. */
export interface Target {
  readonly player1: PracticePlayer;
  readonly player2: PracticePlayer;
  /** The initial values of a new match. */
  readonly target: Pick<
    NewMatch,
    'id' | 'format' | 'sessionId' | 'groupId' | 'groupName' | 'ownerAccountId' | 'state'
  >;
}

export type TargetRefusal =
  | 'SESSION_NOT_FOUND'
  | 'GROUP_NOT_FOUND'
  | 'PLAYERS_UNKNOWN'
  | 'SAME_PLAYER';

interface Wanted<Match = ScoredMatch> {
  /** Of the match, if it is new. */
  readonly id: string;
  readonly match: Match;
  readonly accountId: string;
}

/**
 * Finds the match that a score is for, if the account may record it: a pair of a league, a group's match, or the
 * account's own match. A step of saving a score, before its transaction.
 */
export async function findTarget(
  db: Db,
  { id, match, accountId }: Wanted,
): Promise<Result<Target, TargetRefusal>> {
  if (match.kind === 'league') return findPair(db, { id, match, accountId });
  const { player1, player2 } = match;
  if (match.kind === 'free-practice') {
    if (player1.name === player2.name) return refuse('SAME_PLAYER');
    return ok({ player1, player2, target: { ...ownMatch(id, accountId), state: 'draft' } });
  }
  if (player1.id === player2.id) return refuse('SAME_PLAYER');
  const group = await groups.findVisible(db, accountId, match.groupId);
  if (!group) return refuse('GROUP_NOT_FOUND');
  const target = { ...ownMatch(id, accountId), groupId: group.id, groupName: group.name };
  return ok({ player1, player2, target });
}

async function findPair(
  db: Db,
  { id, match, accountId }: Wanted<ScoredMatch & { kind: 'league' }>,
): Promise<Result<Target, TargetRefusal>> {
  const { sessionId, player1Id, player2Id } = match;
  if (player1Id === player2Id) return refuse('SAME_PLAYER');
  const found = visibleSession(await sessions.findWithGroup(db, accountId, sessionId));
  if (!found.ok) return found;
  const { session } = found.value;
  const player1 = session.players.find((player) => player.id === player1Id);
  const player2 = session.players.find((player) => player.id === player2Id);
  if (!player1 || !player2) return refuse('PLAYERS_UNKNOWN');
  const { groupId, groupName } = session;
  const target = {
    ...ownMatch(id, accountId),
    format: 'league' as const,
    sessionId,
    groupId,
    groupName,
  };
  return ok({ player1, player2, target });
}

function ownMatch(id: string, ownerAccountId: string): Target['target'] {
  return {
    id,
    format: 'one-on-one',
    sessionId: null,
    groupId: null,
    groupName: null,
    ownerAccountId,
    state: 'saved',
  };
}
