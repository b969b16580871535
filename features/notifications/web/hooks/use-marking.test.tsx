import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { rendered } from '../../../../apps/web/test-rendered.tsx';
import { type NotificationPage, notificationsQuery } from '../notifications.queries.ts';
import { useMarking } from './use-marking.ts';

let client: QueryClient;

function Marks() {
  client = useQueryClient();
  const { mark, markAll, opened } = useMarking();
  return (
    <>
      <button type="button" onClick={() => mark('a', true)}>
        a
      </button>
      <button type="button" onClick={() => mark('b', true)}>
        b
      </button>
      <button type="button" onClick={() => markAll('2026-11-29T00:00:00.000Z')}>
        all
      </button>
      <button type="button" onClick={() => opened('a')}>
        open
      </button>
    </>
  );
}

const shown = () => {
  const page = client.getQueryData<{ pages: NotificationPage[] }>(notificationsQuery.queryKey)
    ?.pages[0];
  return [page?.unread, ...(page?.notifications ?? []).map(({ read }) => read)];
};

test.for([
  ['one and then the other', ['a', 'b']],
  ['one and then all', ['a', 'all']],
] as const)('Marks of %s that both fail leave everything unread', async ([, marks]) => {
  const lost = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => lost.promise);
  const notifications = ['a', 'b'].map((id) => ({ id, read: false }));
  // Two more are on pages that were not loaded.
  const page = { notifications, unread: 4, nextCursor: null } as unknown as NotificationPage;
  rendered(<Marks />);
  client.setQueryData(notificationsQuery.queryKey, { pages: [page], pageParams: [null] });
  for (const mark of marks) fireEvent.click(screen.getByText(mark));
  expect(shown().slice(1)).toEqual([true, true]);
  await act(async () => lost.reject(new TypeError('Failed to fetch')));
  await vi.waitFor(() => expect(shown()).toEqual([4, false, false]));
});

test('Opening a notification makes what was read before it came stale, so that its screen shows what the news says', () => {
  vi.stubGlobal('fetch', () => new Promise<Response>(() => {}));
  rendered(<Marks />);
  const read = [
    ['entries', 'mine', 'coming'],
    ['tournaments', 30, 'draws', 41],
    ['session'],
  ] as const;
  for (const queryKey of read) client.setQueryData(queryKey, {});
  fireEvent.click(screen.getByText('open'));
  const isStale = read.map((queryKey) => client.getQueryState(queryKey)?.isInvalidated);
  expect(isStale).toEqual([true, true, false]);
});
