import type { Result } from '#domain/common/result.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { ScoredMatch } from '../matches.contract.ts';
import type { MatchPlayer } from '../matches.vocabulary.ts';
import type { NewMatch, StoredMatch } from './matches.store.ts';

/** The match that a score is for. */
export interface Target {
  readonly player1: MatchPlayer;
  readonly player2: MatchPlayer;
  /** The initial values of a new match. */
  readonly target: Pick<
    NewMatch,
    'id' | 'kind' | 'stageId' | 'groupId' | 'groupName' | 'ownerAccountId' | 'state'
  >;
}

export type TargetRefusal =
  | 'SESSION_NOT_FOUND'
  | 'GROUP_NOT_FOUND'
  | 'PLAYERS_UNKNOWN'
  | 'SAME_PLAYER';

export interface WantedMatch<Match = ScoredMatch> {
  /** Of the match, if it is new. */
  readonly id: string;
  readonly match: Match;
  readonly accountId: string;
}

/** What an account may do with a stored match. */
export interface MatchRights {
  readonly read: boolean;
  readonly write: boolean;
}

/**
 * The port to what matches belong to: practice, later a tournament. It knows who plays and who may record; the matches
 * know nothing of groups. The application hands it in when it mounts the handlers.
 */
export interface MatchOwner {
  /** Finds the match that a score is for, if the account may record it; a step before the transaction that saves it. */
  findTarget(db: Db, wanted: WantedMatch): Promise<Result<Target, TargetRefusal>>;
  findRights(db: Db, accountId: string, match: StoredMatch): Promise<MatchRights>;
}
