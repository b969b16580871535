import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, it, vi } from 'vitest';
import { rendered } from '../../../../apps/web/test-rendered.tsx';
import { ratingsMessages as en } from '../../ratings.messages.en.ts';
import { type PlayerPage, playerQuery } from '../ratings.queries.ts';
import { Screen } from './player.screen.tsx';

const id = '0199c1a2-0000-7000-8000-000000000000';
const page: PlayerPage = {
  player: {
    id,
    name: 'Aoki Ren',
    publicName: 'A.R.',
    isOwn: false,
    seesPractice: false,
    prefecture: null,
    club: null,
    hidden: null,
    isUnlisted: false,
  },
  rates: [],
  start: null,
  running: [],
  periods: [],
  form: { won: 0, lost: 0, streak: null, last: [] },
  practiceDays: [],
  seasons: [],
  rivals: [],
  bestWins: [],
  badges: [],
  matches: [],
};

it('A player who is not shown any more is not shown from this phone either', async () => {
  const refusal = { code: 'PLAYER_NOT_FOUND', requestId: 'r' };
  vi.stubGlobal('fetch', async () => Response.json(refusal, { status: 404 }));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(playerQuery(id).queryKey, page);
  rendered(
    <QueryClientProvider client={client}>
      <Routes>
        <Route path="/players/:playerId" element={<Screen />} />
      </Routes>
    </QueryClientProvider>,
    {
      path: `/players/${id}`,
    },
  );
  expect(screen.getByRole('heading', { name: 'Aoki Ren' })).toBeTruthy();
  expect(await screen.findByRole('heading', { name: en.notFoundTitle })).toBeTruthy();
  expect(screen.queryByText('Aoki Ren')).toBeNull();
});
