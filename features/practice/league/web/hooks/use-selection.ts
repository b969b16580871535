import { useState } from 'react';
import { peopleOf } from '#domain/scorecard/sides.ts';
import type { MatchPlayer } from '#features/matches/matches.vocabulary.ts';
import { nextExternalId, type Participant } from '../../../practice.vocabulary.ts';

interface Choice {
  readonly externals: readonly Participant[];
  readonly chosen: ReadonlySet<Participant['id']>;
}

/**
 * The players: all members at first, or those chosen before; it follows both until somebody chooses. `guests` who were chosen once
 * can be chosen again, and keep their numbers.
 */
export function useSelection(
  members: readonly MatchPlayer[],
  chosenBefore: readonly Participant[] | undefined,
  guests: readonly Participant[] = [],
) {
  const [choice, setChoice] = useState<Choice | null>(null);
  const { externals, chosen } =
    choice ?? firstChoice(members, chosenBefore?.flatMap(asPeople), guests);
  const people: readonly Participant[] = [
    ...members.map(({ id, name }) => ({ id, name, external: false })),
    ...externals,
  ];
  const choose = (ids: Iterable<Participant['id']>) =>
    setChoice({ externals, chosen: new Set(ids) });
  return {
    people,
    touched: choice !== null,
    /** Discards the choice. */
    reset: () => setChoice(null),
    isChosen: (id: Participant['id']) => chosen.has(id),
    players: people.filter(({ id }) => chosen.has(id)),
    toggle(id: Participant['id']) {
      const next = new Set(chosen);
      if (!next.delete(id)) next.add(id);
      choose(next);
    },
    chooseAll: (all: boolean) => choose(all ? people.map(({ id }) => id) : []),
    /** Adds somebody who is in no group, and chooses them. */
    addExternal(name: string) {
      const player = { id: nextExternalId(people), name, external: true };
      setChoice({ externals: [...externals, player], chosen: new Set([...chosen, player.id]) });
    },
  };
}
export type Selection = ReturnType<typeof useSelection>;

/** A pair of the list is two people to choose. */
function asPeople(side: Participant): Participant[] {
  return peopleOf(side).map(({ id, name, external = false }) => ({ id, name, external }));
}

function firstChoice(
  members: readonly MatchPlayer[],
  chosenBefore: readonly Participant[] | undefined,
  guests: readonly Participant[],
): Choice {
  const known = new Set(members.map(({ id }) => id));
  const externals = new Map<Participant['id'], Participant>();
  for (const one of [...(chosenBefore ?? []), ...guests]) {
    if (!known.has(one.id) && !externals.has(one.id)) externals.set(one.id, one);
  }
  return {
    externals: [...externals.values()],
    chosen: new Set((chosenBefore ?? members).map(({ id }) => id)),
  };
}
