import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { rendered } from '../../../apps/web/test-rendered.tsx';
import { publishingMessages as en } from '../publishing.messages.en.ts';
import type { OwnTournament } from './lib/tournament-values.ts';
import { Screen } from './screens/manage-tournament.screen.tsx';

/** Ten seconds before midnight in Japan. */
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-12-14T14:59:50Z') }));

const tournament: OwnTournament = {
  id: 8,
  name: 'Shibuya League',
  prefecture: 'Tokyo',
  venue: 'Shibuya Sports Center',
  eventDate: '2026-12-15',
  startTime: '09:00',
  endTime: '17:00',
  applicationDeadline: '2026-12-10',
  participantLimit: 24,
  level: 'Intermediate',
  eventType: 'Doubles',
  feeYen: 0,
  sport: 'table-tennis',
  events: { count: 1, placesTaken: 4, participantLimit: 24, lowestFeeYen: 0 },
  organizerName: 'Sakura Sports',
  contactInfo: 'info@sakura.example',
  emergencyContact: '090-0000-0000',
  notes: '',
  state: 'open',
  isUnlisted: false,
  availability: 'closed',
  placesTaken: 4,
  waiting: 0,
};

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const firstLink = () =>
  screen
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
    .find((href) => href?.startsWith('/organizer/tournaments/8/'));

test('From midnight on the day of a tournament comes first, also on a screen that was opened the evening before', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ tournament }));
  rendered(<Screen />);
  await pass(100);
  expect(screen.getByText(en.day)).toBeTruthy();
  expect(firstLink()).toBe('/organizer/tournaments/8/events');
  await pass(20_000);
  expect(firstLink()).toBe('/organizer/tournaments/8/day');
});
