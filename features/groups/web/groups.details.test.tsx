import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, test, vi } from 'vitest';
import { rendered } from '../../../apps/web/test-rendered.tsx';
import { groupQuery } from './groups.queries.ts';
import { sampleGroup } from './lib/sample-group.ts';
import { Screen } from './screens/group-details.screen.tsx';

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
    { path: `/group-details/${id}` },
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
