import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { sportsMessages as sportsEn } from '#features/sports/sports.messages.en.ts';
import { sportsMessages as sportsJa } from '#features/sports/sports.messages.ja.ts';
import { rendered } from '#platform/web/testing/rendered.tsx';
import { groupsMessages as en } from '../groups.messages.en.ts';
import { groupsMessages as ja } from '../groups.messages.ja.ts';
import { joiningMessages as joiningEn } from '../joining/joining.messages.en.ts';
import { joiningMessages as joiningJa } from '../joining/joining.messages.ja.ts';
import { mergingMessages as mergingEn } from '../merging/merging.messages.en.ts';
import { mergingMessages as mergingJa } from '../merging/merging.messages.ja.ts';
import { groupQuery } from './groups.queries.ts';
import { sampleGroup } from './lib/sample-group.ts';
import { Screen } from './screens/group-details.screen.tsx';

const words = {
  en: { groups: en, joining: joiningEn, merging: mergingEn, sports: sportsEn },
  ja: { groups: ja, joining: joiningJa, merging: mergingJa, sports: sportsJa },
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('A group on the device that could not be read again stays while it is tried again', async () => {
  const { id } = sampleGroup();
  const { queryKey } = groupQuery(id);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(queryKey, sampleGroup(), { updatedAt: 1 });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError()));
  rendered(
    <QueryClientProvider client={client}>
      <Routes>
        <Route path="/group-details/:id" element={<Screen />} />
      </Routes>
    </QueryClientProvider>,
    { path: `/group-details/${id}`, words },
  );
  const name = await screen.findByDisplayValue(sampleGroup().name);
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  await act(async () => {
    void client.refetchQueries({ queryKey });
    await new Promise((drawn) => setTimeout(drawn, 20));
  });
  expect(client.isFetching({ queryKey, exact: true })).toBe(1);
  expect(name.isConnected).toBe(true);
});
