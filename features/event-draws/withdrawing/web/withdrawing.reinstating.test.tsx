import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { NotificationHost } from '#platform/web/notify/notification-host.tsx';
import { rendered } from '../../../../apps/web/test-rendered.tsx';
import { withdrawingMessages as en } from '../withdrawing.messages.en.ts';
import { Reinstatement } from './components/reinstatement.tsx';
import type { EntrantToWithdraw, EventToWithdrawFrom } from './withdrawing.queries.ts';

const params = { id: 1, eventId: 5 };
const entryId = '0193a0de-0000-7000-8000-000000000009';
const requestId = '0193a0de-0000-7000-8000-000000000003';
const event = { published: 'groups', isClosed: true, isCancelled: false } as EventToWithdrawFrom;
const request = {
  id: requestId,
  state: 'granted',
  askedBy: 'organizer',
  askedAt: '2026-12-04T00:10:00.000Z',
  decision: 'remove',
  word: '',
  decidedAt: '2026-12-04T00:10:00.000Z',
  decidedBy: 'Teacher Tani',
} as const;

function shown(
  change: Partial<NonNullable<EntrantToWithdraw['request']>> = {},
  other: Partial<EntrantToWithdraw> = {},
) {
  const entrant = { entryId, isIn: false, request: { ...request, ...change }, ...other };
  rendered(
    <>
      <Reinstatement params={params} event={event} entrant={entrant as EntrantToWithdraw} />
      <NotificationHost />
    </>,
  );
}

describe('taking a withdrawal back', () => {
  test('The button sends the decision that the screen shows', async () => {
    const sent: { url: string; body: unknown }[] = [];
    vi.stubGlobal('fetch', async (url: string, options?: RequestInit) => {
      sent.push({ url, body: JSON.parse(String(options?.body)) });
      return Response.json({ event });
    });
    shown();
    fireEvent.click(screen.getByRole('button', { name: en.reinstate }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.url).toContain(`/withdrawals/${entryId}/reinstatement`);
    expect(sent[0]?.body).toMatchObject({ seenRequest: requestId });
    await screen.findByText(en.reinstated);
  });

  test('A place that somebody else has got is named', async () => {
    vi.stubGlobal('fetch', async () =>
      Response.json({ code: 'PLACE_SOLD', requestId: 'r' }, { status: 409 }),
    );
    shown();
    fireEvent.click(screen.getByRole('button', { name: en.reinstate }));
    await screen.findByText(en.failures.PLACE_SOLD);
  });

  test.each(['alternate', 'bye'] as const)(
    'A line that became that of others by the decision "%s" has no button',
    (decision) => {
      shown({ decision });
      screen.getByText(en.failures.LINE_TAKEN);
      expect(screen.queryByRole('button', { name: en.reinstate })).toBeNull();
    },
  );

  test('Nothing is offered for who takes part, who asks, or who has deleted the account', () => {
    shown({}, { isIn: true });
    shown({ state: 'asked' });
    shown({ askedBy: 'account-deletion' });
    shown({ state: 'reinstated' });
    expect(screen.queryByRole('button', { name: en.reinstate })).toBeNull();
  });
});
