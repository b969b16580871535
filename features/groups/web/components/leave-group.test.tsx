import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismissShown, notifications } from '#platform/web/notify/notify.ts';
import { queryClient } from '#platform/web/offline/query-client.ts';
import { rendered } from '#platform/web/testing/rendered.tsx';
import { groupsMessages as en } from '../../groups.messages.en.ts';
import { groupsMessages as ja } from '../../groups.messages.ja.ts';
import { sampleGroup } from '../lib/sample-group.ts';
import { LeaveGroup } from './leave-group.tsx';

const group = sampleGroup();

beforeEach(() => {
  vi.stubGlobal('confirm', () => true);
});

afterEach(() => {
  cleanup();
  dismissShown();
  vi.unstubAllGlobals();
});

/** Presses "Leave", which the server refuses with `code`; gives what was asked of the server. */
function leave(code: string): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (url: string, { method = 'GET' }: RequestInit = {}) => {
    asked.push(`${method} ${url}`);
    return Promise.resolve(
      method === 'GET'
        ? Response.json({ group, groups: [] })
        : Response.json({ code, requestId: 'r' }, { status: 409 }),
    );
  });
  rendered(
    <QueryClientProvider client={queryClient}>
      <LeaveGroup group={group} />
    </QueryClientProvider>,
    { words: { en: { groups: en }, ja: { groups: ja } } },
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
  await waitFor(() => expect(asked).toContain(`GET /api/groups/${group.id}`));
});
