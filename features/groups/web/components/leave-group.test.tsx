import { onlineManager, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { notifications } from '#platform/web/notify/notify.ts';
import { queryClient } from '#platform/web/offline/query-client.ts';
import { rendered } from '../../../../apps/web/test-rendered.tsx';
import { groupsMessages as en } from '../../groups.messages.en.ts';
import { groupQuery } from '../groups.queries.ts';
import { sampleGroup } from '../lib/sample-group.ts';
import { LeaveGroup } from './leave-group.tsx';

const group = sampleGroup();
/** The screen of the group, which reads it. */
function Details() {
  useQuery(groupQuery(group.id));
  return <LeaveGroup group={group} />;
}

beforeEach(() => {
  vi.stubGlobal('confirm', () => true);
});

/** Presses "Leave", which the server refuses with `code`; gives what was asked of the server. */
function leave(code: string, whenRefused = () => {}): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit = {}) => {
    asked.push(`${method} ${url}`);
    if (!onlineManager.isOnline()) throw new TypeError('Failed to fetch');
    if (method !== 'GET') whenRefused();
    return method === 'GET'
      ? Response.json({ ...group, groups: [] })
      : Response.json({ code, requestId: 'r' }, { status: 409 });
  });
  rendered(
    <QueryClientProvider client={queryClient}>
      <Details />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: en.leave }));
  return asked;
}

test('Who has been removed from a group has left it', async () => {
  leave('GROUP_NOT_FOUND');
  await waitFor(() => expect(notifications.current()?.title).toBe(en.leftTitle));
});

test('Who has inherited a group meanwhile reads so, and the group is read again', async () => {
  const asked = leave('CREATOR_CANNOT_LEAVE');
  await waitFor(() => expect(notifications.current()?.title).toBe(en.inheritedTitle));
  const read = `GET /api/groups/${group.id}`;
  await waitFor(() => expect(asked.filter((one) => one === read)).toHaveLength(2));
});

test('Who has inherited a group as the signal goes can press again', async () => {
  queryClient.setQueryDefaults(['groups'], { retryDelay: 0 });
  queryClient.setQueryData(groupQuery(group.id).queryKey, group);
  leave('CREATOR_CANNOT_LEAVE', () => onlineManager.setOnline(false));
  await waitFor(() => expect(notifications.current()?.title).toBe(en.inheritedTitle));
  await waitFor(() => expect(screen.queryByText(en.leaving)).toBeNull());
});
