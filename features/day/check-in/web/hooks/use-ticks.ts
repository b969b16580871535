import { useQueryClient } from '@tanstack/react-query';
import type { CheckInState } from '#features/entries/check-ins/check-ins.vocabulary.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { checkInListQuery, type Person, tickPeople } from '../check-in.queries.ts';
import { useText } from '../check-in.text.ts';

interface Tick {
  readonly people: readonly Pick<Person, 'id' | 'version'>[];
  readonly state: CheckInState;
}

/** Marks people in one state; the answer has the list as it is then, which is shown immediately. */
export function useTicks(tournamentId: number, onDone?: (tick: Tick) => void) {
  const t = useText();
  const client = useQueryClient();
  return useSubmit({
    send: ({ people, state }: Tick) =>
      tickPeople({
        params: { id: tournamentId },
        body: {
          state,
          people: people.map(({ id, version }) => ({ id, seenVersion: version })),
        },
      }),
    reads: ['organizer'],
    inBackground: true,
    words: t,
    onSuccess: ({ list }, tick) => {
      client.setQueryData(checkInListQuery(tournamentId).queryKey, list);
      onDone?.(tick);
    },
  });
}
