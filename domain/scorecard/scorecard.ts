/**
 * The three-set practice scorecard (specification, sections 2.14, 4 and 5). Pure: the browser uses
 * it while a score is typed, the server when it is sent.
 */
import { ok, type Result, refuse } from '#domain/common/result.ts';
import * as Sets from './card-set.ts';
import { acceptsInput, normalise } from './score-input.ts';
import { resultText } from './score-text.ts';
import * as SetScore from './set-score.ts';
import { type BySide, SIDES, type Side } from './side.ts';

export const SET_COUNT = 3;
const SETS_TO_WIN = 2;

/** The sets in the order played; on the screen always `SET_COUNT` of them. */
export type Card = readonly Sets.CardSet[];

const REFUSALS = ['INVALID_SCORES', 'NO_CLEAR_WINNER'] as const;
export type Refusal = (typeof REFUSALS)[number];

/** A card as it is stored in the records. */
export interface Confirmed {
  /** Only the sets that were touched, so two or three; a missing side is "0". */
  readonly sets: readonly Sets.CardSet[];
  readonly setsWon: BySide<number>;
  /** "2-1": sets won by player1, then by player2. A third set played after 2-0 counts: "3-0". */
  readonly result: string;
  readonly winner: Side;
}

/** A card with nothing entered. */
export function empty(): Card {
  return Array.from({ length: SET_COUNT }, () => Sets.EMPTY_SET);
}

/** The card after typing `text` into a box; the identical card when the box ignores the text. */
export function enter(card: Card, setIndex: number, side: Side, text: string): Card {
  if (!acceptsInput(text)) return card;
  const box = side === 'player1' ? 'player1Score' : 'player2Score';
  return card.map((set, index) => (index === setIndex ? { ...set, [box]: normalise(text) } : set));
}

/** The number of sets that each side has won; equal sets count for nobody. */
export function setsWon(card: Card): BySide<number> {
  return SetScore.setsWon(card.map(Sets.filled));
}

/** The first side to win two sets; null while there is none. */
export function winner(card: Card): Side | null {
  // Of three sets only one side can hold two, so the order in which they were won does not matter.
  const won = setsWon(card.slice(0, SET_COUNT));
  return SIDES.find((side) => won[side] >= SETS_TO_WIN) ?? null;
}

/** Whether "Confirm Score" is enabled: only when there is a winner. */
export function canConfirm(card: Card): boolean {
  return winner(card) !== null;
}

/**
 * The card as it will be saved.
 *
 * Refuses `INVALID_SCORES` for fewer than two sets with both scores, and for what the screen cannot
 * send (other text in a box, more than three sets); `NO_CLEAR_WINNER` when nobody has two sets.
 */
export function confirm(card: Card): Result<Confirmed, Refusal> {
  if (card.length > SET_COUNT || !card.every(isReadable)) return refuse('INVALID_SCORES');
  if (card.filter(Sets.isComplete).length < SETS_TO_WIN) return refuse('INVALID_SCORES');
  const side = winner(card);
  if (!side) return refuse('NO_CLEAR_WINNER');
  const won = setsWon(card);
  return ok({ sets: savedSets(card), setsWon: won, result: resultText(won), winner: side });
}

/** The sets as stored: untouched ones left out, a missing side filled with "0". */
export function savedSets(card: Card): readonly Sets.CardSet[] {
  return card.filter((set) => !Sets.isUntouched(set)).map(Sets.asSaved);
}

/** A stored match opened again for correction: its sets, and empty ones up to three. */
export function fromSaved(sets: readonly Sets.CardSet[]): Card {
  return [...sets, ...empty()].slice(0, Math.max(SET_COUNT, sets.length));
}

/** The same match with the players in the other order, for the mirrored cell of the league grid. */
export function swapSides(card: Card): Card {
  return card.map(Sets.swapped);
}

function isReadable(set: Sets.CardSet): boolean {
  return acceptsInput(set.player1Score) && acceptsInput(set.player2Score);
}
