import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router';
import { expect, test, vi } from 'vitest';
import { sessionQuery } from '#features/accounts/web/lib/session.ts';
import { matchesMessages } from '#features/matches/matches.messages.en.ts';
import { notifications } from '#platform/web/notify/notify.ts';
import { rendered } from '../../../../apps/web/test-rendered.tsx';
import { preparedEventQuery } from '../../web/event-draws.queries.ts';
import { useEventResults } from './hooks/use-event-results.ts';
import { Screen } from './screens/event-score.screen.tsx';

const params = { id: 8, eventId: 7 };
const BACK = '/organizer/tournaments/8/events/7';

/** The event with one group of two players, which is read already. */
const event = {
  eventDate: '2026-12-15',
  further: [],
  draw: {
    number: 1,
    results: { kind: 'groups', stageId: 's', matches: [], scoreFormat: null },
    amendments: [],
    people: [
      { id: '1', name: 'Aoki Ren', club: null },
      { id: '2', name: 'Baba Yui', club: null },
    ],
    made: { kind: 'groups', groups: [['1', '2']], seeds: [] },
  },
};

function show(card: ReactNode, path = '/') {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(sessionQuery.queryKey, { account: { id: 'ann', roles: [] } } as never);
  client.setQueryData(preparedEventQuery(params).queryKey, event as never);
  rendered(
    <QueryClientProvider client={client}>
      <Routes>
        <Route path={BACK} element="Event" />
        <Route path="/" element={card} />
        <Route
          path="/organizer/tournaments/:id/events/:eventId/matches/:first/:second"
          element={card}
        />
      </Routes>
    </QueryClientProvider>,
    { path },
  );
}

const cases = [
  ['leads to the event who has stayed', null],
  ['leaves who has gone elsewhere meanwhile', '/my-page'],
] as const;

test.each(cases)('A result of a knockout of an event %s', async (_, elsewhere) => {
  let leave = async (_: object) => {};
  const Card = () => {
    leave = useEventResults(params, 's').leave;
    return 'Card';
  };
  show(<Card />);
  if (elsewhere) history.pushState(null, '', elsewhere);
  await act(() => leave({}));
  expect(screen.getByText(elsewhere ? 'Card' : 'Event')).toBeTruthy();
});

test.each(cases)('A score of a group of an event %s', async (_, elsewhere) => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  show(<Screen />, `${BACK}/matches/1/2`);
  const confirm = await screen.findByRole('button', { name: matchesMessages.confirm });
  for (const set of [0, 1]) {
    for (const [player, value] of ['11', '7'].entries()) {
      const box = document.querySelector(`[name="sets.${set}.player${player + 1}Score"]`)!;
      fireEvent.change(box, { target: { value } });
    }
  }
  fireEvent.click(confirm);
  if (elsewhere) history.pushState(null, '', elsewhere);
  await waitFor(() => expect(notifications.current()?.title).toBe(matchesMessages.savedTitle));
  await waitFor(() => expect(screen.queryByText(matchesMessages.saving)).toBeNull());
  expect(screen.queryByText('Event') === null).toBe(elsewhere !== null);
});
