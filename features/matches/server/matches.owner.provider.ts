import type { Result } from '#domain/common/result.ts';
import type { ChosenFormat } from '#domain/scoring/chosen-format.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Account } from '#platform/server/http/account.ts';
import type { Language } from '#platform/shared/language.ts';
import type { ScoredMatch } from '../matches.contract.ts';
import type { ConfirmedScore } from '../matches.policy.ts';
import type { MatchPlayer } from '../matches.vocabulary.ts';
import type { NewMatch, PlayerOnSide, StoredMatch } from './matches.store.ts';

/**
 * The players of a match as its owner knows them, read under the lock of its stage; missing where the list of the match's
 * group names them by the numbers of its sides.
 */
export type FindPlayers = (tx: Db) => Promise<readonly PlayerOnSide[]>;

/** The match that a score is for. */
export interface Target {
  readonly player1: MatchPlayer;
  readonly player2: MatchPlayer;
  /** The initial values of a new match. */
  readonly target: Pick<
    NewMatch,
    | 'id'
    | 'kind'
    | 'stageId'
    | 'groupId'
    | 'groupName'
    | 'ownerAccountId'
    | 'state'
    | 'drawNumber'
    // Of a rubber, which is found by its place in the draw: its two sides may meet in another tie as well.
    | 'drawMatchId'
    | 'tieId'
    | 'rubberNo'
  > & {
    /** Of a match of a tournament: the day of the tournament, whenever it is entered. Missing where its writer names the day. */
    readonly playedOn?: string;
  };
  /** Nothing is noted beside the score: a person could neither read such a text nor have it deleted. */
  readonly hasNotes?: false;
  /** Its writer decides what was played, over what others say. */
  readonly isDesk?: boolean;
  /**
   * Finds again, once the stage is locked, whether the match can be scored, and the format of its new matches: null where
   * each of them may have a format of its own. Missing where nothing but the score can change.
   */
  readonly findRules?: (tx: Db) => Promise<Result<MatchRules | null, TargetRefusal>>;
  readonly findPlayers?: FindPlayers;
}

/** What the owner has decided for a match, read under the lock of its stage. */
export interface MatchRules {
  /** Of a match that has no score yet. */
  readonly scoreFormat: ChosenFormat | null;
  /** Finds, before anything is written, why the match cannot have this score; missing where every score can be. */
  readonly findObjection?: (card: ConfirmedScore) => Promise<TargetRefusal | null>;
}

export type TargetRefusal =
  | 'SESSION_NOT_FOUND'
  | 'GROUP_NOT_FOUND'
  | 'PLAYERS_UNKNOWN'
  | 'TOURNAMENT_NOT_FOUND'
  | 'EVENT_NOT_FOUND'
  | 'FORBIDDEN'
  | 'TOURNAMENT_CANCELLED'
  | 'TOURNAMENT_FINALIZED'
  | 'DRAW_CHANGED'
  | 'NEXT_STAGE_DRAWN'
  | 'NEXT_MATCH_PLAYED'
  | 'TIE_DECIDED'
  | 'SAME_PLAYER';

export interface WantedMatch<Match = ScoredMatch, Asker = Account> {
  /** Of the match, if it is new. */
  readonly id: string;
  readonly match: Match;
  readonly account: Asker;
}

/** An account of which only the id is read. */
export type AnyAccount = Readonly<Record<'id', string>>;

/** Who writes a score: an account, or a device with a link. */
export interface AnyWriter {
  /** Of the account; null for a device with a link. */
  readonly id: string | null;
  readonly linkId?: string | undefined;
  /** Of a device: the name of its court, empty where it has none. */
  readonly courtName?: string | undefined;
}

/** What an account may do with a stored match. */
export interface MatchRights {
  readonly read: boolean;
  readonly write: boolean;
}

/**
 * The port to what matches belong to: practice, or the event of a tournament. It knows who plays and who may record; the
 * matches ask no rule of groups or tournaments. The application hands it in when it mounts the handlers. `Asker` is what the
 * owner reads of an account.
 */
export interface MatchOwner<Match = ScoredMatch, Asker extends AnyWriter = Account> {
  /**
   * Finds the match that a score is for, if the account may record it; the first step of the transaction that saves it. What
   * the owner locks before a match is locked here.
   */
  findTarget(tx: Db, wanted: WantedMatch<Match, Asker>): Promise<Result<Target, TargetRefusal>>;
  findRights(db: Db, account: Asker, match: StoredMatch): Promise<MatchRights>;
}

/** For whom matches are named. */
export interface MatchViewer extends AnyAccount {
  readonly language: Language;
}

/**
 * Gives the matches of tournaments and of their open tables the names that one of their players may read, those of tournaments also
 * the tournament as the place; their rows do not hold them. Other matches are unchanged.
 */
export type NameMatches = (
  db: Db,
  matches: readonly StoredMatch[],
  viewer: MatchViewer,
) => Promise<StoredMatch[]>;

/** Asks each of these in turn; what none of them knows is unchanged. */
export function namesOf(...ports: readonly NameMatches[]): NameMatches {
  return async (db, matches, viewer) => {
    let named = [...matches];
    for (const port of ports) named = await port(db, named, viewer);
    return named;
  };
}

export type EventMatch = ScoredMatch & { readonly kind: 'event' };
export type PracticeMatch = Exclude<ScoredMatch, EventMatch>;

/** Asks the owner of each match: only those of tournaments have no owning account. */
export function ownersOf(
  practice: MatchOwner<PracticeMatch, AnyAccount>,
  event: MatchOwner<EventMatch>,
): MatchOwner {
  return {
    findTarget: (tx, { match, ...wanted }) =>
      match.kind === 'event'
        ? event.findTarget(tx, { ...wanted, match })
        : practice.findTarget(tx, { ...wanted, match }),
    findRights: (db, account, match) =>
      (match.ownerAccountId === null ? event : practice).findRights(db, account, match),
  };
}
