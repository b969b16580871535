import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, test, vi } from 'vitest';
import { sessionQuery } from '#features/accounts/web/lib/session.ts';
import { matchesMessages } from '#features/matches/matches.messages.en.ts';
import { notifications } from '#platform/web/notify/notify.ts';
import { rendered } from '../../../apps/web/test-rendered.tsx';
import { Screen } from './screens/rubber-score.screen.tsx';
import { tiesQuery } from './ties.queries.ts';

const rubber = {
  matchId: '1-0r1',
  name: 'S1',
  player1: { id: '1', name: 'Aoki Ren' },
  player2: { id: '2', name: 'Baba Yui' },
  state: 'playing',
  id: null,
  version: 0,
  scoreFormat: null,
  result: null,
};
const ties = {
  eventDate: '2026-12-15',
  isDesk: true,
  events: [],
  ties: [
    {
      eventId: 7,
      stageId: 's',
      matchId: '1-0',
      drawNumber: 1,
      place: { kind: 'knockout', round: 1, rounds: 2, position: 0 },
      stage: null,
      rubbers: [rubber],
    },
  ],
};

test.each([
  ['leads to the tie who has stayed', null],
  ['leaves who has gone elsewhere meanwhile', '/my-page'],
])('A score of a rubber %s', async (_, elsewhere) => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Infinity, retry: false } },
  });
  client.setQueryData(sessionQuery.queryKey, { account: { id: 'ann', roles: [] } } as never);
  client.setQueryData(tiesQuery(8).queryKey, ties as never);
  rendered(
    <QueryClientProvider client={client}>
      <Routes>
        <Route path="/score/:id/:stageId/:matchId" element={<Screen />} />
        <Route path="/ties/8/s/1-0" element="Tie" />
      </Routes>
    </QueryClientProvider>,
    { path: '/score/8/s/1-0r1' },
  );
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
  expect(screen.queryByText('Tie') === null).toBe(elsewhere !== null);
});
