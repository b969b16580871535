import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { rendered } from '../../../../../apps/web/test-rendered.tsx';
import { leagueQuery } from '../league.queries.ts';
import { useLeague } from './use-league.ts';

const id = '0199c1a2-0000-7000-8000-000000000000';

function Shown() {
  const { data, gone } = useLeague(id);
  return <p>{gone ? 'gone' : (data?.league.groupName ?? 'unknown')}</p>;
}

it('A league that was removed, or whose group was deleted, disappears from the screen', async () => {
  const refusal = { code: 'SESSION_NOT_FOUND', requestId: 'r' };
  vi.stubGlobal('fetch', async () => Response.json(refusal, { status: 404 }));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const known = { id, groupName: 'Sakura Club', players: [], matches: [], guests: [] };
  client.setQueryData(leagueQuery(id).queryKey, known as never);
  rendered(
    <QueryClientProvider client={client}>
      <Shown />
    </QueryClientProvider>,
  );
  expect(screen.getByText('Sakura Club')).toBeTruthy();
  expect(await screen.findByText('gone')).toBeTruthy();
});
