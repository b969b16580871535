import { mostSets, outcome } from '#domain/bracket/five-set-score.ts';
import { isEntered } from '#domain/bracket/results.ts';
import type { Match, MatchResult } from '#domain/bracket/vocabulary.ts';
import { acceptsInput, normalise, scoreIn } from '#domain/scorecard/score-input.ts';
import type { SetScore } from '#domain/scorecard/set-score.ts';
import { type BySide, SIDES, type Side } from '#domain/scorecard/side.ts';
import type { EnteredResult } from '../../../draw-results/draw-results.contract.ts';

export type Kind = EnteredResult['kind'];
export type Boxes = BySide<string>;

/** The input of the form of a match. */
export interface ScoreFormState {
  readonly kind: Kind;
  readonly sets: readonly Boxes[];
  /** Who advances, where the sets do not say it. */
  readonly winner: Side | null;
  readonly notes: string;
}

const EMPTY: Boxes = { player1: '', player2: '' };

/** The form filled with a result; empty without one. */
export function formStateOf(
  match: Match,
  result: MatchResult | null,
  notes: string,
): ScoreFormState {
  const known = (result && 'sets' in result && result.sets) || [];
  const box = (score: number | null) => (score === null ? '' : String(score));
  const filled = known.map((set) => ({ player1: box(set.player1), player2: box(set.player2) }));
  return {
    kind: isEntered(result) ? result.kind : 'score',
    sets: Array.from({ length: mostSets }, (_, at) => filled[at] ?? EMPTY),
    winner: SIDES.find((side) => result && match[side] === result.winner) ?? null,
    notes,
  };
}

/** The form with another text in a box; the same form when the box does not accept it. */
export function withBox(
  state: ScoreFormState,
  set: number,
  side: Side,
  text: string,
): ScoreFormState {
  if (!acceptsInput(text)) return state;
  const sets = state.sets.map((boxes, at) =>
    at === set ? { ...boxes, [side]: normalise(text) } : boxes,
  );
  return { ...state, sets };
}

/** The sets as numbers, without the empty rows at the end. */
export function scoresOf(state: ScoreFormState): SetScore[] {
  const sets = state.sets.map(({ player1, player2 }) => ({
    player1: scoreIn(player1),
    player2: scoreIn(player2),
  }));
  const last = sets.findLastIndex((set) => set.player1 !== null || set.player2 !== null);
  return sets.slice(0, last + 1);
}

/** The result that the form describes, or what is missing. */
export function enteredOf(
  state: ScoreFormState,
  match: Match,
): { ok: true; value: EnteredResult } | { ok: false; missing: 'sets' | 'winner' } {
  const sets = scoresOf(state);
  if (state.kind === 'score') {
    const complete = outcome(sets).ok;
    return complete ? { ok: true, value: { kind: 'score', sets } } : { ok: false, missing: 'sets' };
  }
  if (state.kind === 'double-walkover') return { ok: true, value: { kind: 'double-walkover' } };
  const winner = state.winner && match[state.winner];
  if (!winner) return { ok: false, missing: 'winner' };
  if (state.kind === 'walkover') return { ok: true, value: { kind: 'walkover', winner } };
  return { ok: true, value: { kind: state.kind, winner, sets } };
}
