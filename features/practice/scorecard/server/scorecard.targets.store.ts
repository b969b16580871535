import { ok, type Result, refuse } from '#domain/common/result.ts';
import * as groups from '#features/groups/server/groups.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import * as sessions from '../../sessions/server/sessions.store.ts';
import type { ScoredMatch } from '../scorecard.contract.ts';
import type { ScoreWrite } from './scorecard.store.ts';

type Target = Pick<ScoreWrite, 'target' | 'player1' | 'player2'>;
type Refused = 'SESSION_NOT_FOUND' | 'GROUP_NOT_FOUND' | 'PLAYERS_UNKNOWN' | 'SAME_PLAYER';

/** Finds what a score is for, if the account may record it: a pair of a league, a group's match, or its own. */
export async function findTarget(
  db: Db,
  accountId: string,
  id: string,
  match: ScoredMatch,
): Promise<Result<Target, Refused>> {
  if (match.kind === 'league') return findPair(db, accountId, id, match);
  const { player1, player2 } = match;
  if (match.kind === 'free-practice') {
    if (player1.name === player2.name) return refuse('SAME_PLAYER');
    return ok({ player1, player2, target: { ...alone(id, accountId), state: 'draft' } });
  }
  if (player1.id === player2.id) return refuse('SAME_PLAYER');
  const group = await groups.findVisible(db, accountId, match.groupId);
  if (!group) return refuse('GROUP_NOT_FOUND');
  const target = { ...alone(id, accountId), groupId: group.id, groupName: group.name };
  return ok({ player1, player2, target });
}

async function findPair(
  db: Db,
  accountId: string,
  id: string,
  { sessionId, player1Id, player2Id }: ScoredMatch & { kind: 'league' },
): Promise<Result<Target, Refused>> {
  if (player1Id === player2Id) return refuse('SAME_PLAYER');
  const found = await sessions.findVisible(db, accountId, sessionId);
  if (!found.ok) return found;
  const { session } = found.value;
  const player1 = session.players.find((player) => player.id === player1Id);
  const player2 = session.players.find((player) => player.id === player2Id);
  if (!player1 || !player2) return refuse('PLAYERS_UNKNOWN');
  const { groupId, groupName } = session;
  const target = {
    ...alone(id, accountId),
    format: 'league' as const,
    sessionId,
    groupId,
    groupName,
  };
  return ok({ player1, player2, target });
}

function alone(id: string, ownerAccountId: string): ScoreWrite['target'] {
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
