import { counts } from '#domain/rating/counting.ts';
import type { RatedMatch } from '#domain/rating/period.ts';
import { withinDay } from '#domain/rating/practice-limit.ts';
import type { Discipline, Source } from '#domain/rating/vocabulary.ts';
import type { CardSet } from '#domain/scorecard/card-set.ts';
import type { Side } from '#domain/scorecard/side.ts';
import type { ChosenFormat } from '#domain/scoring/chosen-format.ts';
import type { Status } from '#domain/scoring/ending.ts';

/** A match as it is stored, with those of its players who are known. */
export interface Input {
  readonly id: string;
  readonly day: string;
  /** Null where the sides of a practice match say it. */
  readonly discipline: Discipline | null;
  readonly winner: Side;
  readonly status: Status;
  /** Only of a match that was not played to its end. */
  readonly sets: readonly CardSet[] | null;
  readonly scoreFormat: ChosenFormat | null;
  /** How many people play on each side, known or not. */
  readonly sizes: readonly [number, number];
  /** Of the known players, after all merges. */
  readonly side1: readonly string[] | null;
  readonly side2: readonly string[] | null;
}

/** A match that counts, of one discipline. */
export interface CountedMatch extends RatedMatch {
  readonly day: string;
  readonly discipline: Discipline;
}

/**
 * The matches that count for rates, in the order given. Everybody of both sides is known to the app, nobody plays on both, and in
 * practice the same two sides count four times a day.
 */
export function counted(source: Source, inputs: readonly Input[]): readonly CountedMatch[] {
  const matches = inputs.flatMap((input) => asCounted(input) ?? []);
  return source === 'practice' ? withinDay(matches) : matches;
}

function asCounted(input: Input): CountedMatch | null {
  const sides = [input.side1 ?? [], input.side2 ?? []] as const;
  const [one, two] = input.sizes;
  const isKnown = sides[0].length === one && sides[1].length === two;
  if (!isKnown || one !== two || one > 2) return null;
  if (new Set(sides.flat()).size !== one + two) return null;
  const { status, sets, scoreFormat } = input;
  if (!counts({ status, sets: sets ?? [], scoreFormat })) return null;
  return {
    id: input.id,
    day: input.day,
    discipline: input.discipline ?? (one === 2 ? 'doubles' : 'singles'),
    sides,
    winner: input.winner === 'player1' ? 0 : 1,
  };
}

/** What a period is computed from, as text: the same text, the same numbers. */
export function fingerprint(matches: readonly CountedMatch[]): string {
  return matches
    .map(({ id, discipline, sides, winner }) => [id, discipline, ...sides.flat(), winner].join(' '))
    .join('\n');
}
