import { onlineManager } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { Tournament } from '#features/tournaments/web/tournaments.queries.ts';
import { rendered } from '../../../apps/web/test-rendered.tsx';
import { entriesMessages as entriesEn } from '../entries.messages.en.ts';
import { waitingListMessages as waitingEn } from '../waiting-list/waiting-list.messages.en.ts';
import { ApplicationForm } from './components/application-form.tsx';

const full: Tournament = {
  id: 2,
  name: 'Osaka Doubles Cup',
  venue: 'Utsubo Tennis Center',
  prefecture: 'Osaka',
  eventDate: '2026-12-13',
  startTime: '09:00',
  endTime: '17:00',
  eventType: 'Doubles',
  level: 'Advanced',
  feeYen: 3500,
  applicationDeadline: '2026-12-06',
  participantLimit: 24,
  placesLeft: 0,
  availability: 'full',
  waiting: 2,
  sport: 'unspecified',
  events: [],
  eventCount: 1,
  eventTypes: ['Doubles'],
  levels: ['Advanced'],
  organizerName: 'Sakura',
  contact: 'info@sakura.example',
  notes: '',
};

function open(line: { position: number } | null, visitor = false) {
  const waiting = line ? [{ ...line, id: 'w', state: 'waiting', tournament: { id: 2 } }] : [];
  vi.stubGlobal('fetch', async () => Response.json({ waiting }));
  rendered(<ApplicationForm tournament={full} visitor={visitor} />);
}

describe('the page of a full tournament', () => {
  test('The page of a full tournament offers the waiting list with its length, and shows no other warning', async () => {
    open(null);
    expect(await screen.findByText(waitingEn.fullTitle)).toBeTruthy();
    expect(screen.getByText('2 pairs are waiting at the moment.')).toBeTruthy();
    expect(screen.getByRole('button', { name: waitingEn.join })).toBeTruthy();
    expect(screen.queryByText(entriesEn.closedTitle)).toBeNull();
  });

  test('Without a signal, the page of a full tournament does not wait for the list of the person', async () => {
    onlineManager.setOnline(false);
    open(null);
    expect(await screen.findByText(waitingEn.fullTitle)).toBeTruthy();
  });

  test('The page of a full tournament shows a waiting person only their position', async () => {
    open({ position: 3 });
    expect(await screen.findByText(waitingEn.joinedText(3))).toBeTruthy();
    expect(screen.queryByText(waitingEn.fullTitle)).toBeNull();
    expect(screen.queryByText(entriesEn.closedTitle)).toBeNull();
  });

  test('The page of a full tournament asks a visitor to log in before joining the waiting list', () => {
    open(null, true);
    const link = screen.getByRole('link', { name: waitingEn.joinAfterLogin });
    expect(link.getAttribute('href')).toBe('/login?next=%2Fconfirm-tournament-application%2F2');
  });
});
