import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Entry } from '#features/entries/web/entries.queries.ts';
import { rendered } from '../../../../apps/web/test-rendered.tsx';
import { optionsQuery } from '../payments.queries.ts';
import { Reservation } from './reservation.tsx';

const entry = {
  id: 'e1',
  event: { isOnly: true },
  tournament: { name: 'Autumn Cup', venue: 'Hall', eventDate: '2026-12-05' },
  state: 'reserved',
  feeYen: 2500,
  reservedUntil: new Date(Date.now() + 29 * 60_000).toISOString(),
} as Entry;

function show(shown: Entry, answeredAt: number) {
  rendered(
    <QueryClientProvider client={new QueryClient()}>
      <Reservation entry={shown} answeredAt={answeredAt} onOver={() => {}} />
    </QueryClientProvider>,
  );
  return screen.queryByText(/reserved until/)?.closest('div')?.className;
}

describe('a reservation that is paid', () => {
  it('The remaining time takes its place before the server has answered, and is read only afterwards', () => {
    expect(show(entry, 0)).toContain('unanswered');
  });

  it('The remaining time is visible after the answer', () => {
    const look = show(entry, Date.now());
    expect(look).toBeDefined();
    expect(look).not.toContain('unanswered');
  });

  it('Of several entries each line names its event, and the team where it has one', () => {
    const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
    const line = { level: 'Beginner', feeYen: 2500 } as const;
    client.setQueryData(optionsQuery('e1').queryKey, {
      points: { available: 0, required: 4000, expiring: [] },
      walletLink: null,
      sandbox: true,
      further: [],
      browser: null,
      toPay: {
        amountYen: 5000,
        entries: [
          { ...line, id: 'e1', name: 'Open singles', eventType: 'Singles', team: null },
          { ...line, id: 'e2', name: 'Open teams', eventType: 'Team', team: 'Sakura A' },
        ],
      },
    } as never);
    const several = { ...entry, event: { isOnly: false } } as Entry;
    rendered(
      <QueryClientProvider client={client}>
        <Reservation entry={several} answeredAt={0} onOver={() => {}} />
      </QueryClientProvider>,
    );
    const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lines).toEqual(['Open singles¥2,500', 'Open teamsSakura A¥2,500']);
  });

  it('A place that is not reserved yet has no remaining time', () => {
    expect(show({ ...entry, reservedUntil: null }, 0)).toBeUndefined();
  });
});
