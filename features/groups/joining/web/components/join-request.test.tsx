import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { notifications } from '#platform/web/notify/notify.ts';
import { rendered } from '../../../../../apps/web/test-rendered.tsx';
import { joiningMessages as en } from '../../joining.messages.en.ts';
import type { Request } from '../joining.queries.ts';
import { JoinRequest } from './join-request.tsx';
import { JoinRequests } from './join-requests.tsx';
import { MyRequests } from './my-requests.tsx';

const first = { memberId: 11, place: 1, grade: '', registrationNo: '' } as const;
const second = { memberId: 14, place: 4, grade: '高2', registrationNo: '4711' } as const;

/** Shows a request of 馬場 結衣, for which these rows are free; gives the answers that are sent. */
function show(rows: Request['rows']): unknown[] {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit = {}) => {
    if (body) sent.push(JSON.parse(String(body)));
    return Response.json({});
  });
  const request = { id: 'r1', name: '馬場 結衣', askedAt: '2026-11-20T03:00:00.000Z', rows };
  rendered(<JoinRequest groupId={1} request={request} />);
  return sent;
}

test('A coach reads which row it is before confirming the person', async () => {
  const sent = show([second]);
  screen.getByText('Member 4 on your list · HS 2 · No. 4711');
  fireEvent.click(screen.getByRole('button', { name: en.samePersonOf('馬場 結衣') }));
  await waitFor(() => expect(sent).toEqual([{ answer: 'same-person', memberId: 14 }]));
});

test('A coach chooses among namesakes with a button each', async () => {
  const sent = show([first, second]);
  const names = screen
    .getAllByRole('button', { name: /It is this person/ })
    .map((button) => button.getAttribute('aria-label'));
  expect(new Set(names).size).toBe(2);
  fireEvent.click(screen.getByRole('button', { name: /Member 4 on your list/ }));
  await waitFor(() => expect(sent).toEqual([{ answer: 'same-person', memberId: 14 }]));
});

test('A coach cannot confirm a person for whom no row is free', () => {
  show([]);
  screen.getByText(en.notFree);
  expect(screen.queryByText(en.samePerson)).toBeNull();
});

test('A request whose answer was lost is read again, and leaves the list', async () => {
  const request = {
    id: 'r1',
    name: '馬場 結衣',
    askedAt: '2026-11-20T03:00:00.000Z',
    rows: [first],
  };
  let isAnswered = false;
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit = {}) => {
    if (!body) return Response.json({ requests: isAnswered ? [] : [request], barred: [] });
    isAnswered = true;
    throw new TypeError('Failed to fetch');
  });
  rendered(<JoinRequests groupId={1} />);
  fireEvent.click(await screen.findByRole('button', { name: en.samePersonOf('馬場 結衣') }));
  await waitFor(() => expect(screen.queryByText(en.samePerson)).toBeNull());
});

test('A withdrawal that comes after the answer of the group says so', async () => {
  const requests = [{ groupId: 1, groupName: 'Sakura', askedAt: '2026-11-20T03:00:00.000Z' }];
  vi.stubGlobal('fetch', async (_: string, { method }: RequestInit = {}) =>
    Response.json(method === 'DELETE' ? { outcome: 'answered' } : { requests }),
  );
  rendered(<MyRequests />);
  fireEvent.click(await screen.findByRole('button', { name: en.withdrawOf('Sakura') }));
  await waitFor(() => expect(notifications.current()?.title).toBe(en.answeredTitle));
});
