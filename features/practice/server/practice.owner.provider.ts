import { ok, type Result, refuse } from '#domain/common/result.ts';
import { peopleOf, renamed } from '#domain/scorecard/sides.ts';
import { existsMembership } from '#features/groups/server/groups.belonging.store.ts';
import * as groups from '#features/groups/server/groups.store.ts';
import { canMeet } from '#features/matches/matches.policy.ts';
import type { MatchPlayer } from '#features/matches/matches.vocabulary.ts';
import type {
  AnyAccount,
  MatchOwner,
  MatchRights,
  PracticeMatch,
  Target,
  TargetRefusal,
  WantedMatch,
} from '#features/matches/server/matches.owner.provider.ts';
import { listOwnSides, type StoredMatch } from '#features/matches/server/matches.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import { listNames } from '../evening/server/evening.store.ts';
import { haveOwnNames, mayUse, numbersOf, visibleSession } from '../practice.policy.ts';
import * as sessions from '../sessions/server/sessions.store.ts';

/** Practice as the owner of matches: leagues, knockouts, one-on-one and free practice. */
export const practiceOwner: MatchOwner<PracticeMatch, AnyAccount> = { findTarget, findRights };

/**
 * Finds the match that a score is for, if the account may record it: a pair of a league, a group's match, or the
 * account's own match. Its group is locked before the match, as where an account is deleted: no name is replaced between
 * this and the end of the transaction.
 */
async function findTarget(
  tx: Db,
  { id, match, account }: WantedMatch<PracticeMatch, AnyAccount>,
): Promise<Result<Target, TargetRefusal>> {
  if (match.kind === 'league') return findPair(tx, { id, match, account });
  const { player1, player2 } = match;
  if (match.kind === 'free-practice') {
    if (!haveOwnNames(player1, player2)) return refuse('SAME_PLAYER');
    return ok({ player1, player2, target: { ...ownMatch(id, account.id), state: 'draft' } });
  }
  if (!canMeet(player1, player2)) return refuse('SAME_PLAYER');
  await groups.lockForShare(tx, match.groupId);
  const group = await groups.findVisible(tx, account.id, match.groupId);
  if (!group) return refuse('GROUP_NOT_FOUND');
  const target = { ...ownMatch(id, account.id), groupId: group.id, groupName: group.name };
  return ok({ ...(await namedByGroup(tx, group.id, { player1, player2 })), target });
}

/**
 * The sides with the names that the group has now: a phone that was without a signal may still send that of somebody who has
 * deleted the account since.
 */
async function namedByGroup(
  tx: Db,
  groupId: number,
  { player1, player2 }: { readonly player1: MatchPlayer; readonly player2: MatchPlayer },
): Promise<{ player1: MatchPlayer; player2: MatchPlayer }> {
  const numbers = numbersOf([player1, player2].flatMap(peopleOf));
  const names = await listNames(tx, groupId, numbers);
  const named = (side: MatchPlayer) =>
    names.reduce<MatchPlayer>((one, { id, name }) => renamed(one, id, name), side);
  return { player1: named(player1), player2: named(player2) };
}

async function findPair(
  tx: Db,
  { id, match, account }: WantedMatch<PracticeMatch & { kind: 'league' }, AnyAccount>,
): Promise<Result<Target, TargetRefusal>> {
  const { sessionId, player1Id, player2Id } = match;
  if (player1Id === player2Id) return refuse('SAME_PLAYER');
  const found = visibleSession(await sessions.findWithGroup(tx, account.id, sessionId));
  if (!found.ok) return found;
  const { groupId, groupName } = found.value.session;
  await groups.lockForShare(tx, groupId);
  const { players } = (await sessions.findById(tx, sessionId))!;
  const player1 = players.find((player) => player.id === player1Id);
  const player2 = players.find((player) => player.id === player2Id);
  if (!player1 || !player2) return refuse('PLAYERS_UNKNOWN');
  const target = {
    ...ownMatch(id, account.id),
    kind: 'league' as const,
    stageId: sessionId,
    groupId,
    groupName,
  };
  return ok({ player1, player2, target, findRules: (locked) => findOpen(locked, sessionId) });
}

/** Whether a session has not been removed; the caller has locked its stage. */
async function findOpen(tx: Db, id: string): Promise<Result<null, 'SESSION_NOT_FOUND'>> {
  const session = await sessions.findById(tx, id);
  return session && !session.deletedAt ? ok(null) : refuse('SESSION_NOT_FOUND');
}

function ownMatch(id: string, ownerAccountId: string): Target['target'] {
  return {
    id,
    kind: 'one-on-one',
    stageId: null,
    groupId: null,
    groupName: null,
    ownerAccountId,
    state: 'saved',
  };
}

/** The practice of a deleted group stays readable for its members; a match of a removed session comes back only with it. */
async function findRights(
  db: Db,
  { id: accountId }: AnyAccount,
  match: StoredMatch,
): Promise<MatchRights> {
  const { groupId, sessionId } = match;
  if (groupId === null) {
    const write = mayUse(match, { accountId, belongs: false });
    // Of a match on an open table of a tournament both players are known.
    return { read: write || (await listOwnSides(db, accountId, [match.id])).size > 0, write };
  }
  const read = await existsMembership(db, accountId, groupId);
  const write =
    read &&
    (await groups.findVisible(db, accountId, groupId)) !== null &&
    (sessionId === null || (await findOpen(db, sessionId)).ok);
  return {
    read: mayUse(match, { accountId, belongs: read }),
    write: mayUse(match, { accountId, belongs: write }),
  };
}
