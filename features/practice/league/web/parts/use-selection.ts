import { useState } from 'react';
import {
  nextExternalId,
  type Participant,
  type PracticePlayer,
} from '../../../practice.vocabulary.ts';

/** Who takes part: all members at first, or those who were chosen before. */
export function useSelection(
  members: readonly PracticePlayer[],
  chosenBefore: readonly Participant[] | undefined,
) {
  const [externals, setExternals] = useState(() =>
    (chosenBefore ?? []).filter((player) => !members.some(({ id }) => id === player.id)),
  );
  const [chosen, setChosen] = useState(
    () => new Set((chosenBefore ?? members).map(({ id }) => id)),
  );
  const people: readonly Participant[] = [
    ...members.map(({ id, name }) => ({ id, name, external: false })),
    ...externals,
  ];
  return {
    people,
    isChosen: (id: Participant['id']) => chosen.has(id),
    players: people.filter(({ id }) => chosen.has(id)),
    toggle(id: Participant['id']) {
      const next = new Set(chosen);
      if (!next.delete(id)) next.add(id);
      setChosen(next);
    },
    chooseAll: (all: boolean) => setChosen(new Set(all ? people.map(({ id }) => id) : [])),
    /** Adds somebody who is in no group, and chooses them. */
    addExternal(name: string) {
      const player = { id: nextExternalId(people), name, external: true };
      setExternals([...externals, player]);
      setChosen(new Set([...chosen, player.id]));
    },
  };
}
export type Selection = ReturnType<typeof useSelection>;
