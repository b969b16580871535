import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { matchesMessages as matchesEn } from '#features/matches/matches.messages.en.ts';
import { matchesMessages as matchesJa } from '#features/matches/matches.messages.ja.ts';
import { notifications } from '#platform/web/notify/notify.ts';
import { rendered } from '#platform/web/testing/rendered.tsx';
import { leagueMessages as en } from '../../league.messages.en.ts';
import { leagueMessages as ja } from '../../league.messages.ja.ts';
import type { LeagueView } from '../hooks/use-league.ts';
import type { League } from '../league.queries.ts';
import { LeagueTable } from './league-table.tsx';

const players = ['Aoki Ren', 'Baba Yui', 'Chiba Sora'].map((name, at) => ({
  id: at + 1,
  name,
  external: false,
}));
const league: League = {
  id: '0199c1a2-0000-7000-8000-000000000000',
  groupId: 1,
  groupName: 'Sakura Club',
  practiceDate: '2026-11-20',
  preset: 'table-tennis',
  scoreFormat: null,
  players,
  version: 1,
  mine: false,
  matches: [],
};
const view: LeagueView = { league, matches: [], matchOf: () => null, markOf: () => undefined };

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ account: null }));
});

it('A tap on a cell closes "Tap on any cell", so that it does not cover the scorecard', () => {
  rendered(<LeagueTable view={view} />, {
    words: {
      en: { league: en, matches: matchesEn },
      ja: { league: ja, matches: matchesJa },
    },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Enter Scorecard' }));
  expect(notifications.current()).toMatchObject({ title: 'Tap on any cell', open: true });
  fireEvent.click(screen.getByRole('button', { name: 'Aoki vs Baba: tap to enter' }));
  expect(notifications.current()).toMatchObject({ title: 'Tap on any cell', open: false });
});
