import { ok, type Result, refuse } from '#domain/common/result.ts';
import type { CardSet } from '#domain/scorecard/card-set.ts';
import { asText, filled, isComplete, scoreOf } from '#domain/scorecard/card-set.ts';
import { serialise } from '#domain/scorecard/score-text.ts';
import * as Scorecard from '#domain/scorecard/scorecard.ts';
import { isComplete as isCompleteSet } from '#domain/scorecard/set-score.ts';
import { opponent, type Side } from '#domain/scorecard/side.ts';
import { areAlike, firstTwice, type Person, pairOf } from '#domain/scorecard/sides.ts';
import { type ChosenFormat, formatOf } from '#domain/scoring/chosen-format.ts';
import {
  type Ending,
  type EndingRefusal,
  end,
  endAsEntered,
  type Status,
} from '#domain/scoring/ending.ts';
import type { StoredScore } from './matches.contract.ts';
import type { MatchPlayer } from './matches.vocabulary.ts';

/** The stored match when a score arrives. */
export interface KnownMatch {
  readonly id: string;
  readonly player1: { readonly id: string | number };
  readonly sets: readonly CardSet[];
  readonly result: string;
  readonly winner: Side | null;
  readonly status: Status;
  readonly notes: string;
  readonly scoredByCourt: string | null;
  readonly version: number;
  readonly scoredBy: string | null;
  readonly scoredAt: string | null;
  readonly removed: boolean;
}

/** The stored score, as seen by a scorer whose first player is `player1Id`. */
export function asSeenBy(player1Id: string | number, stored: KnownMatch): StoredScore {
  const turned = stored.player1.id !== player1Id;
  const [won1 = '0', won2 = '0'] = stored.result.split('-');
  return {
    matchId: stored.id,
    version: stored.version,
    sets: serialise(turned ? Scorecard.swapSides(stored.sets) : stored.sets),
    result: turned ? `${won2}-${won1}` : stored.result,
    winner: turned && stored.winner ? opponent(stored.winner) : stored.winner,
    scoredBy: stored.scoredBy,
    scoredByCourt: stored.scoredByCourt,
    scoredAt: stored.scoredAt,
    removed: stored.removed,
    status: stored.status,
  };
}

/** Whether a score with its notes equals the stored one, in either order of the players. */
export function isStored(
  stored: KnownMatch,
  score: {
    readonly player1: { readonly id: string | number };
    readonly sets: readonly CardSet[];
    readonly status: Status;
    readonly winner: Side | null;
    readonly notes: string;
  },
): boolean {
  const seen = asSeenBy(score.player1.id, stored);
  return (
    !stored.removed &&
    seen.sets === serialise(score.sets) &&
    seen.status === score.status &&
    seen.winner === score.winner &&
    stored.notes === score.notes
  );
}

/** The sets that the records show. For the match of a draw only complete ones: its rule counts no others. */
export function recordedSets({
  sets,
  drawMatchId,
}: {
  readonly sets: readonly CardSet[];
  readonly drawMatchId: string | null;
}): CardSet[] {
  return drawMatchId === null ? [...sets] : sets.filter(isComplete);
}

/** A score as it is stored. */
export interface ConfirmedScore {
  readonly sets: readonly CardSet[];
  readonly result: string;
  readonly winner: Side | null;
  readonly status: Status;
}

/** A score as somebody sends it. */
export interface EnteredScore {
  readonly sets: readonly CardSet[];
  readonly scoreFormat?: ChosenFormat | null | undefined;
  readonly ending?: Ending | undefined;
  /** The match belongs to the event of a tournament. */
  readonly isOfEvent?: boolean | undefined;
}

/**
 * Judges a score by the format of its match: the card of the specification where none was chosen (sections 4 and 5), a
 * format of domain/scoring otherwise. That card knows no early end; at a tournament a match may have one all the same (`isOfEvent`). The
 * browser and the server ask the same function.
 */
export function confirmScore({
  sets,
  scoreFormat = null,
  ending = { status: 'finished' },
  isOfEvent = false,
}: EnteredScore):
  | Result<ConfirmedScore, Scorecard.Refusal | 'UNKNOWN_FORMAT' | 'INCOMPLETE_SCORES'>
  | EndingRefusal {
  if (!scoreFormat) {
    if (ending.status !== 'finished') {
      return isOfEvent ? confirmEarly(sets, ending) : refuse('UNKNOWN_FORMAT');
    }
    const card = Scorecard.confirm(sets);
    if (!card.ok) return card;
    const isOther = ending.winner !== undefined && ending.winner !== card.value.winner;
    return isOther ? refuse('WINNER_MISMATCH') : ok({ ...card.value, status: 'finished' });
  }
  return confirmByFormat({ sets, scoreFormat, ending });
}

/** A match on the card of the specification that was not played to its end: its sets stand as they were. */
function confirmEarly(
  card: readonly CardSet[],
  ending: Ending,
): Result<ConfirmedScore, 'INVALID_SCORES'> | EndingRefusal {
  if (card.length > Scorecard.SET_COUNT) return refuse('INVALID_SCORES');
  const sets = Scorecard.savedSets(card);
  const ended = endAsEntered(ending, sets.map(filled), Scorecard.winner(sets));
  if (!ended.ok) return ended;
  const { status, winner, result } = ended.value;
  return ok({ status, winner, result: result ?? '0-0', sets });
}

/** Judges a score by a chosen format; a knockout without one has a rule of its own. */
export function confirmByFormat({
  sets,
  scoreFormat,
  ending,
}: {
  readonly sets: readonly CardSet[];
  readonly scoreFormat: ChosenFormat;
  readonly ending: Ending;
}): Result<ConfirmedScore, 'UNKNOWN_FORMAT' | 'INCOMPLETE_SCORES'> | EndingRefusal {
  const format = formatOf(scoreFormat);
  if (!format) return refuse('UNKNOWN_FORMAT');
  if (!sets.every(isComplete)) return refuse('INCOMPLETE_SCORES');
  const scores = sets.map(scoreOf).filter(isCompleteSet);
  const ended = end(format, ending, scores);
  if (!ended.ok) return ended;
  const { status, winner, result } = ended.value;
  return ok({ status, winner, result: result ?? '0-0', sets: ended.value.sets.map(asText) });
}

/** A side as it is stored: the id and the name of a pair are those of its players, whatever was sent. */
export function storedSide({ players, ...player }: MatchPlayer): MatchPlayer {
  if (!players) return storedPerson(player);
  const [first, second] = players.map(storedPerson);
  return pairOf(first!, second!);
}

function storedPerson({ id, name, external }: Person): Person {
  return external ? { id, name, external } : { id, name };
}

/** Whether two sides can meet: one against one or pair against pair, and nobody twice. */
export function canMeet(player1: MatchPlayer, player2: MatchPlayer): boolean {
  return areAlike([player1, player2]) && firstTwice([player1, player2]) === null;
}

/** Who has written: an account, or a device with a link. */
export interface Writer {
  readonly accountId: string | null;
  readonly linkId: string | null;
}

/** Whether the write is one of this writer. */
export function isWriteOf(write: Writer, { accountId, linkId }: Writer): boolean {
  return write.accountId === accountId && write.linkId === linkId;
}

interface Write {
  readonly subjectId: string;
  readonly content: unknown;
}

/** A match in a draw, with its row where it has one. */
interface DrawnMatch {
  readonly stageId: string;
  readonly matchId: string;
  readonly rowId?: string | undefined;
}

/** Whether a write was about this match: an id that another one has used already must not pass for its result. */
export function isWriteAbout(write: Write, { stageId, matchId, rowId }: DrawnMatch): boolean {
  if (write.subjectId === rowId) return true;
  const { matchId: written } = write.content as { readonly matchId?: unknown };
  return write.subjectId === stageId && written === matchId;
}
