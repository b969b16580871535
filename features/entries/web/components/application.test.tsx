import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { sessionQuery } from '#features/accounts/web/lib/session.ts';
import type { Tournament } from '#features/tournaments/web/tournaments.queries.ts';
import { rendered } from '../../../../apps/web/test-rendered.tsx';
import { entriesMessages as en } from '../../entries.messages.en.ts';
import { waitingListMessages as waitlistEn } from '../../waiting-list/waiting-list.messages.en.ts';
import { ownEntriesQuery } from '../entries.queries.ts';
import { Application } from './application.tsx';

const open = {
  id: 7,
  feeYen: 0,
  availability: 'open',
  events: [{ id: 1, feeYen: 0 }],
} as Tournament;
const full = { ...open, availability: 'full' } as Tournament;
const confirmed = {
  id: 'e',
  state: 'confirmed',
  event: { isOnly: true },
  tournament: open,
};
const waiting = {
  id: 'w',
  state: 'waiting',
  position: 3,
  event: { isOnly: true },
  tournament: open,
};

/** Answers that arrive when the test sends them, by the end of their path. */
function server() {
  const asked = new Map<string, (answer: Response) => void>();
  vi.stubGlobal('fetch', (url: string) => {
    const { pathname } = new URL(url, 'http://app');
    return new Promise<Response>((resolve) => asked.set(pathname, resolve));
  });
  return async (path: string, body: object) => {
    await waitFor(() => expect(asked.has(path)).toBe(true));
    asked.get(path)?.(Response.json(body));
  };
}

function show(tournament: Tournament, account: object | null, known?: null) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(sessionQuery.queryKey, { account } as never);
  if (known === null) client.setQueryData(ownEntriesQuery(tournament.id).queryKey, []);
  rendered(
    <QueryClientProvider client={client}>
      <Application tournament={tournament} />
    </QueryClientProvider>,
  );
}

const player = { id: 'a', name: 'Hanako', roles: ['player'] };
const form = () => screen.queryByText(en.agree);

describe("the application form before the player's entry is known", () => {
  it('A player who has entered never sees the application form', async () => {
    const answer = server();
    show(open, player);
    expect(form()).toBeNull();
    await answer('/api/entries/current', { entry: confirmed, also: [] });
    expect(await screen.findByText(en.alreadyConfirmed)).toBeTruthy();
    expect(form()).toBeNull();
  });

  it('A cached "no entry" from an earlier visit does not show the application form', async () => {
    const answer = server();
    show(open, player, null);
    expect(form()).toBeNull();
    await answer('/api/entries/current', { entry: null });
    expect(await screen.findByText(en.agree)).toBeTruthy();
  });

  it('A visitor sees the application form immediately', () => {
    server();
    show(open, null);
    expect(form()).not.toBeNull();
  });

  it('A lost connection shows an error instead of the application form, and a retry shows the form', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    show(open, player);
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(form()).toBeNull();
    const answer = server();
    again.click();
    await answer('/api/entries/current', { entry: null });
    expect(await screen.findByText(en.agree)).toBeTruthy();
  });
});

it('A player on the waiting list is never offered to join it again', async () => {
  const answer = server();
  show(full, player);
  await answer('/api/entries/current', { entry: null });
  await waitFor(() => expect(screen.queryByText(en.closedTitle)).toBeNull());
  expect(screen.queryByText(waitlistEn.join)).toBeNull();
  await answer('/api/entries/waiting', { waiting: [waiting] });
  expect(await screen.findByText(waitlistEn.joinedText(3))).toBeTruthy();
});

it('Events that nobody can enter any more are listed without a request to choose', () => {
  const event = {
    id: 1,
    name: 'Singles',
    eventType: 'Singles',
    level: 'Intermediate',
    genderRule: 'any',
    ageRule: '',
    feeYen: 500,
    participantLimit: 8,
    placesLeft: 0,
    availability: 'deadline-passed',
    waiting: 0,
  };
  const events = [event, { ...event, id: 2, name: 'Doubles', eventType: 'Doubles' }];
  const closed = { availability: 'deadline-passed', applicationDeadline: '2026-11-20' } as const;
  show({ ...open, ...closed, events } as Tournament, null);
  expect(screen.getByRole('heading', { name: en.events })).toBeTruthy();
  expect(screen.queryByText(en.chooseEvents)).toBeNull();
  expect(screen.queryByText(en.chooseEventsText)).toBeNull();
});

it('The bar of a pair says what the player pays now, also when the fee is shared', async () => {
  const answer = server();
  const pair = { id: 1, eventType: 'Doubles', feeYen: 3000 };
  show({ ...open, feeYen: 3000, events: [pair] } as unknown as Tournament, player);
  await answer('/api/entries/current', { entry: null });
  const button = await screen.findByRole('button', { name: en.apply });
  const bar = () => button.parentElement?.textContent ?? '';
  expect(bar()).toContain('¥3,000');
  fireEvent.click(screen.getByText(en.splitFee));
  expect(bar()).toContain('¥1,500');
});
