import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Tournament } from '#features/tournaments/web/tournaments.queries.ts';
import { rendered } from '../../../../apps/web/test-rendered.tsx';
import { entriesMessages as en } from '../../entries.messages.en.ts';
import { TournamentDetails } from './tournament-details.tsx';

const tournament = {
  id: 2,
  name: 'Osaka Doubles Cup',
  venue: 'Utsubo Tennis Center',
  prefecture: 'Osaka',
  eventDate: '2026-12-13',
  startTime: '09:00',
  endTime: '17:00',
  feeYen: 3500,
  participantLimit: 24,
  placesLeft: 4,
  availability: 'open',
  waiting: 0,
  sport: 'unspecified',
  events: [],
  eventCount: 1,
  eventTypes: ['Doubles'],
  levels: ['Advanced'],
  organizerName: 'Sakura',
  contact: 'info@sakura.example',
  notes: '',
} as unknown as Tournament;

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-12-10T03:00:00Z') }));
it.each([
  ['2026-12-12', 2],
  ['2026-12-20', 3],
])(
  'With the deadline on %s and the event on December 13, %i days are left to apply',
  (applicationDeadline, days) => {
    rendered(<TournamentDetails tournament={{ ...tournament, applicationDeadline }} />);
    expect(screen.getByText(en.daysToApply(days))).toBeTruthy();
  },
);

it.each([
  ['en', 0, 'Free and up'],
  ['ja', 0, '無料～'],
  ['en', 500, 'from ¥500'],
] as const)(
  'The details in %s of a tournament with several events from %i yen show the fee "%s"',
  (language, feeYen, shown) => {
    const deadline = { applicationDeadline: '2026-12-12' };
    const several = { ...tournament, ...deadline, eventCount: 2, feeYen };
    rendered(<TournamentDetails tournament={several} />, { language });
    expect(screen.getByText(shown)).toBeTruthy();
  },
);

it.each([
  [['Singles'], 1, '1 person'],
  [['Doubles'], 1, '1 pair'],
  [['Doubles'], 24, '24 pairs'],
  [['Singles', 'Doubles'], 1, '1 place'],
] as const)('A tournament of %j with the limit %i shows "%s"', (types, participantLimit, shown) => {
  const eventTypes = [...types];
  const limited = {
    ...tournament,
    applicationDeadline: '2026-12-12',
    participantLimit,
    eventTypes,
  };
  rendered(<TournamentDetails tournament={limited} />);
  expect(screen.getByText(shown)).toBeTruthy();
});
