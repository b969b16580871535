import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { queryClient } from '#platform/web/offline/query-client.ts';
import { outbox } from '#platform/web/offline/use-outbox.ts';
import { type League, leagueQuery } from '../league.queries.ts';
import { changeLeague } from './league-outbox.ts';

const league = { id: '0199c1a2-0000-7000-8000-000000000000', version: 1, players: [] };

test('A refused change of a league is answered although the signal goes before the league is read again', async () => {
  queryClient.setQueryDefaults(['practice'], { retryDelay: 0 });
  const reads: string[] = [];
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit = {}) => {
    if (method !== 'GET')
      return Response.json({ code: 'LEAGUE_CHANGED', requestId: 'r' }, { status: 409 });
    reads.push(url);
    onlineManager.setOnline(false);
    throw new TypeError('Failed to fetch');
  });
  const query = leagueQuery(league.id);
  queryClient.setQueryData(query.queryKey, league as never);
  // The screen that shows it, which has just read it.
  const close = new QueryObserver(queryClient, { ...query, staleTime: Infinity }).subscribe(
    () => {},
  );
  const outcome = await changeLeague(league as unknown as League, { preset: 'tennis' }, 'ann');
  expect(outcome).toMatchObject({ kind: 'refused', refusal: { code: 'LEAGUE_CHANGED' } });
  expect(reads).toHaveLength(1);
  expect(outbox.current()).toEqual([]);
  close();
});
