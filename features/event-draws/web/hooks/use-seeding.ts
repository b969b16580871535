import { useState } from 'react';
import { TOURNAMENT_READS } from '#features/tournaments/web/tournaments.queries.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { phoneDraft } from '#platform/web/forms/draft.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { type EventAddress, type SeedingList, saveSeeding } from '../event-draws.queries.ts';
import { useText } from '../event-draws.text.ts';
import { asStored, entrantsIn, isChanged, type SeedingEdit } from '../lib/seeding-edit.ts';

/**
 * Editing a seeding list. What is changed stays on this device until it is saved or discarded, also without a connection
 * and over a reload.
 */
export function useSeeding(params: EventAddress, list: SeedingList, accountId: string) {
  const t = useText();
  const [draft] = useState(() => phoneDraft<SeedingEdit>(`seeding ${accountId} ${params.eventId}`));
  const [typed, setTyped] = useState(() => draft.read());
  const edit = typed && isChanged(typed, list) ? typed : asStored(list);
  const discard = () => {
    setTyped(null);
    draft.clear();
  };
  const change = (next: SeedingEdit) => {
    if (!isChanged(next, list)) return discard();
    setTyped(next);
    draft.write(next);
  };
  const { submit, isPending } = useSubmit({
    send: ({ base, order, seedCount }: SeedingEdit) => {
      // Who has joined the list since comes last, as the screen shows it.
      const all = order && entrantsIn({ base, order, seedCount }, list).map((one) => one.number);
      return saveSeeding({ params, body: { baseVersion: base, order: all, seedCount } });
    },
    reads: TOURNAMENT_READS,
    words: t,
    onSuccess: () => {
      discard();
      notify({ title: t.saved });
    },
    // The list that is read again says so beside the edit.
    onRefusal: ({ code }) => code === 'SEEDING_CHANGED',
  });
  return {
    edit,
    change,
    discard,
    isPending,
    isUnsaved: edit === typed,
    /** Somebody else has changed the list since the edit began. */
    isOutdated: edit === typed && edit.base !== list.version,
    save: () => void submit(edit),
    saveInstead: () => void submit({ ...edit, base: list.version }),
  };
}
