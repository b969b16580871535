/** The matches of an event before its draw: how many, what each waits for, and who surely plays how often. */
import type { PlaceRange } from '#domain/bracket/further-stages.ts';
import { drawSize } from '#domain/bracket/rounds.ts';
import { strengthOrder } from '#domain/bracket/seed-lines.ts';
import { matchOrder } from '#domain/groups/match-order.ts';
import { isFrom } from '#domain/scoring/final-format.ts';
import type { PlannedMatch } from './vocabulary.ts';

export type PlannedFormat =
  | {
      readonly kind: 'knockout';
      readonly thirdPlace?: boolean;
      /** For the losers of their first played match. */
      readonly consolation?: boolean;
    }
  | {
      readonly kind: 'groups';
      /** How many are in each group (domain/groups, `sizes`). */
      readonly sizes: readonly number[];
      /** A knockout for each range of places. */
      readonly knockouts: readonly PlaceRange[];
      readonly thirdPlace?: boolean;
    };

/** What all matches of one part of an event have in common. */
export type Common = Pick<PlannedMatch, 'minutes' | 'notBefore' | 'courts'>;

/** The last rounds of a knockout take other minutes: from the round with so many sides on. */
export interface LastRounds {
  readonly from: number;
  readonly minutes: number;
}

/** The matches of a part of an event, and whose outcome decides who is in the part after it. */
export interface Part {
  readonly matches: readonly PlannedMatch[];
  readonly deciding: readonly string[];
}

/** All matches of groups of these sizes. */
export function groupsPart(id: string, sizes: readonly number[], common: Common): Part {
  const matches = sizes.flatMap((size, group) =>
    matchOrder(size).map(
      ({ first, second }): PlannedMatch => ({
        ...common,
        id: `${id}-${group}-${first}-${second}`,
        people: [`${id}-${group}/${first}`, `${id}-${group}/${second}`],
        after: [],
        state: 'waiting',
      }),
    ),
  );
  return { matches, deciding: matches.map((match) => match.id) };
}

/**
 * A knockout of so many sides, byes for the first ones. Its first matches wait for `waitsFor`, and nobody knows who plays them;
 * without it the sides are known. `deciding` are the first played matches of all, as far as byes allow to say.
 */
export function knockoutPart(
  id: string,
  sides: number,
  common: Common,
  {
    waitsFor = [],
    thirdPlace = false,
    last,
  }: {
    waitsFor?: readonly string[];
    thirdPlace?: boolean;
    last?: LastRounds | undefined;
  } = {},
): Part {
  const rounds = Math.log2(drawSize(sides));
  const commonIn = (round: number, position = 0): Common =>
    last && isFrom(last.from, { round, rounds, position })
      ? { ...common, minutes: last.minutes }
      : common;
  const matches: PlannedMatch[] = [];
  const deciding: string[] = [];
  let feeders: Feeder[] = strengthOrder(drawSize(sides)).map((side) =>
    side <= sides ? side : null,
  );
  for (let round = 1; feeders.length > 1; round++) {
    feeders = pairsOf(feeders).map((pair, position) => {
      const present = pair.filter((feeder) => feeder !== null);
      if (present.length < 2) return present[0]!;
      const match = `${id}-${round}-${position}`;
      const after = present.filter((feeder) => typeof feeder === 'string');
      const known = after.length === 0 && waitsFor.length === 0;
      const people = known ? present.map((side) => `${id}/${side}`) : [];
      if (after.length === 0) deciding.push(match);
      const held = after.length === 0 ? waitsFor : after;
      matches.push({ ...commonIn(round), id: match, people, after: held, state: 'waiting' });
      return match;
    });
  }
  const semiFinals = matches.at(-1)!.after;
  if (thirdPlace && sides > 3) {
    const third = commonIn(rounds, 1);
    matches.push({ ...third, id: `${id}-third`, people: [], after: semiFinals, state: 'waiting' });
  }
  return { matches, deciding };
}

/** Where a place of a round comes from: a match before it, a side that is there already, or nowhere, which is a bye. */
type Feeder = string | number | null;

function pairsOf(feeders: readonly Feeder[]): (readonly [Feeder, Feeder])[] {
  return Array.from({ length: feeders.length / 2 }, (_, position) => [
    feeders[2 * position]!,
    feeders[2 * position + 1]!,
  ]);
}

/** How many of groups of these sizes have a place of the range. */
export function fieldSize(sizes: readonly number[], { from, to }: PlaceRange): number {
  return sizes.reduce((sum, size) => sum + Math.max(0, Math.min(size, to ?? size) - from + 1), 0);
}
