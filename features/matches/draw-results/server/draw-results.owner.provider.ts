import type { Draw, Match } from '#domain/bracket/vocabulary.ts';
import type { Result } from '#domain/common/result.ts';
import type { CurrentDraw } from '#features/matches/draws/server/draws.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { MatchPlayer } from '../../matches.vocabulary.ts';
import type { FindPlayers, MatchRules } from '../../server/matches.owner.provider.ts';
import type { NewMatch } from '../../server/matches.store.ts';

/**
 * The port to what knockouts belong to: a practice session, or the published draw of an event. It knows who may record
 * which draw, and what a row copies from its owner; results know neither groups nor tournaments.
 */
export interface KnockoutOwner<Found, Refusal extends string> {
  /** Finds the knockout, if the writer may record its results; a step before the transaction that saves them. */
  find(db: Db): Promise<Result<Found, Refusal>>;
  /** Locks it: its results are written one after the other. */
  lock(tx: Db): Promise<Result<LockedKnockout<Refusal>, Refusal>>;
}

export interface LockedKnockout<Refusal extends string> {
  readonly stageId: string;
  /** What a new row of a match copies. */
  readonly row: Pick<NewMatch, 'groupId' | 'groupName' | 'ownerAccountId' | 'playedOn'>;
  /** Nothing is noted beside the score: a person could neither read such a text nor have it deleted. */
  readonly hasNotes?: false;
  /** Its writer decides what was played, over what others say. */
  readonly isDesk?: boolean;
  /** What the owner has decided for a match without a result; missing where each result may have a format of its own. */
  rulesOf?(match: Match, draw: Draw): MatchRules;
  /** The current draw with its results; refuses where it is another than the writer saw. */
  findDraw(tx: Db, drawNumber: number): Promise<Result<CurrentDraw, Refusal>>;
  /** Why results may not make this draw of the one before; null when they may. Missing where every result may. */
  findObjection?(tx: Db, before: Draw, after: Draw): Promise<Refusal | null>;
  /** Who this entrant is, as the row names a side. */
  sideOf(entrantId: string): MatchPlayer;
  /** The players of two sides; missing where the list of the group names them. */
  findPlayers?(tx: Db, entrantIds: readonly [string, string]): ReturnType<FindPlayers>;
  /** The version of the knockout that the history gives to a write, counted where its owner counts writes. */
  countWrite(tx: Db): Promise<number>;
}
