import { useState } from 'react';
import { type Person, pairOf } from '#domain/scorecard/sides.ts';
import type { Participant } from '../../../practice.vocabulary.ts';

type Pair = readonly [Participant, Participant];

/**
 * Who plays with whom, when a league or a knockout is played in pairs. It begins with the pairs that are on the list
 * already, and is off without any.
 */
export function usePairs(people: readonly Participant[], listed: readonly Participant[] = []) {
  const begun = listed.flatMap(({ players }): Pair[] =>
    players ? [[asParticipant(players[0]), asParticipant(players[1])]] : [],
  );
  const [on, setOn] = useState(begun.length > 0);
  const [chosen, setChosen] = useState<readonly Pair[] | null>(null);
  const here = new Set(people.map(({ id }) => id));
  // Somebody who is taken off the list leaves the pair as well.
  const pairs = (chosen ?? begun).filter((pair) => pair.every(({ id }) => here.has(id)));
  const taken = new Set(pairs.flat().map(({ id }) => id));
  const free = people.filter(({ id }) => !taken.has(id));
  return {
    on,
    setOn,
    touched: chosen !== null,
    /** Discards the choice. */
    reset: () => setChosen(null),
    /** As the list of the league names them. */
    sides: pairs.map(([first, second]): Participant => {
      return { ...pairOf(first, second), external: first.external || second.external };
    }),
    /** Everybody without a partner. */
    free,
    add: (first: Participant, second: Participant) => setChosen([...pairs, [first, second]]),
    remove: (at: number) => setChosen(pairs.filter((_, index) => index !== at)),
    /** Everybody who has no partner yet, two by two in the order of the list. */
    addAll() {
      const rest: Pair[] = [];
      for (let at = 0; at + 1 < free.length; at += 2) rest.push([free[at]!, free[at + 1]!]);
      setChosen([...pairs, ...rest]);
    },
  };
}
export type Pairs = ReturnType<typeof usePairs>;

function asParticipant({ id, name, external = false }: Person): Participant {
  return { id, name, external };
}
