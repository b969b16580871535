import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { queue } from '#features/day/queue/web/lib/sample-queue.ts';
import { rendered } from '../../../../../apps/web/test-rendered.tsx';
import { linkDeskMessages as en } from '../../link-desk.messages.en.ts';
import type { Links, PrintedSlip } from '../link-desk.queries.ts';
import { Slips } from './slips.tsx';

test('A slip says of which event its match is, where the day has several', async () => {
  const [first] = queue.matches;
  const { stageId, matchId } = first!;
  const two = [first!.eventId, first!.eventId + 1].map((id, at) => ({
    ...queue.events[0]!,
    id,
    name: at === 0 ? 'Boys' : 'Girls',
  }));
  const made = [{ linkId: 'l', address: '/c/x', match: { match: { stageId, matchId } } }];
  vi.stubGlobal('fetch', async (_: string, { method = 'GET' }: RequestInit = {}) =>
    Response.json(
      method === 'GET'
        ? { queue: { ...queue, events: two } }
        : { made, links: { slips: [], isClosed: false } },
    ),
  );
  const onMade = vi.fn<(slips: readonly PrintedSlip[]) => void>();
  rendered(
    <Slips
      id={3}
      links={{ slips: [], isClosed: false } as unknown as Links}
      made={[]}
      onMade={onMade}
      onPrint={() => {}}
    />,
  );
  fireEvent.click(await screen.findByRole('button', { name: en.printSlips }));
  await vi.waitFor(() => expect(onMade).toHaveBeenCalled());
  expect(onMade.mock.calls[0]?.[0][0]?.place).toContain('Boys');
});
