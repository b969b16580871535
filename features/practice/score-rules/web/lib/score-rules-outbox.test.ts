import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { queryClient } from '#platform/web/offline/query-client.ts';
import { outbox } from '#platform/web/offline/use-outbox.ts';
import { scoreRulesQuery } from '../score-rules.queries.ts';
import { submitRules } from './score-rules-outbox.ts';

const choice = { groupId: 1, kind: 'league', seen: null, scoreFormat: null } as const;

test('A refused choice of rules is answered although the signal goes before the rules are read again', async () => {
  queryClient.setQueryDefaults(['practice'], { retryDelay: 0 });
  const reads: string[] = [];
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit = {}) => {
    if (method !== 'GET')
      return Response.json({ code: 'RULES_CHANGED', requestId: 'r' }, { status: 409 });
    reads.push(url);
    onlineManager.setOnline(false);
    throw new TypeError('Failed to fetch');
  });
  const query = scoreRulesQuery(1, 'league');
  queryClient.setQueryData(query.queryKey, { scoreFormat: null } as never);
  // The screen that shows it, which has just read it.
  const close = new QueryObserver(queryClient, { ...query, staleTime: Infinity }).subscribe(
    () => {},
  );
  const outcome = await submitRules(choice, 'ann');
  expect(outcome).toMatchObject({ kind: 'refused', refusal: { code: 'RULES_CHANGED' } });
  expect(reads).toHaveLength(1);
  expect(outbox.current()).toEqual([]);
  close();
});
