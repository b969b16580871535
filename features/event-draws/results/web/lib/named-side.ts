import type { MatchSide } from '#domain/scorecard/sides.ts';
import { PAIR_JOINT } from '#features/entries/partners/partners.vocabulary.ts';

/** An entrant under this name: a pair as its two players, so that a table which shortens names shortens both. */
export function namedSide(id: string, name: string): MatchSide {
  const people = name.split(PAIR_JOINT).map((one) => ({ id: one, name: one }));
  const [first, second] = people;
  return first && second && people.length === 2
    ? { id, name, players: [first, second] }
    : { id, name };
}
