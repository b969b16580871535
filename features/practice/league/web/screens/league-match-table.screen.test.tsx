import { onlineManager } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, it, vi } from 'vitest';
import { matchesMessages as matchesEn } from '#features/matches/matches.messages.en.ts';
import { notifications } from '#platform/web/notify/notify.ts';
import { platformMessages } from '#platform/web/platform.messages.en.ts';
import { rendered } from '../../../../../apps/web/test-rendered.tsx';
import { practiceMessages } from '../../../practice.messages.en.ts';
import { leagueMessages as en } from '../../league.messages.en.ts';
import type { League } from '../league.queries.ts';
import { Screen } from './league-match-table.screen.tsx';

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
  self: null,
  may: { remove: false },
  matches: [],
  guests: [],
};

function show(query = '', change: Partial<League> = {}) {
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(
      url.includes(league.id)
        ? { league: { ...league, ...change } }
        : { account: null, leagues: [], rules: { scoreFormat: null }, sport: 'badminton' },
    ),
  );
  rendered(
    <Routes>
      <Route path="/league-match-table/:id" element={<Screen />} />
      <Route path="/scorecard-input/:id" element={'The scorecard'} />
    </Routes>,
    {
      path: `/league-match-table/1${query}`,
    },
  );
}

it('A table without players offers "Enter Scorecard", which says to select players first', () => {
  show();
  expect(screen.getByText('No players selected. Please go back and select players.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Enter Scorecard' }));
  expect(notifications.current()).toMatchObject({
    title: 'Select players',
    description: 'Please select at least 2 players to enter a scorecard',
    variant: 'destructive',
  });
  expect(screen.getByRole('link', { name: 'View Practice History' })).toBeTruthy();
});

it('A tap on a cell closes "Tap on any cell", so that it does not cover the scorecard', async () => {
  show(`?session=${league.id}`);
  fireEvent.click(await screen.findByRole('button', { name: 'Enter Scorecard' }));
  expect(notifications.current()).toMatchObject({ title: 'Tap on any cell', open: true });
  fireEvent.click(screen.getByRole('button', { name: 'Aoki vs Baba: tap to enter' }));
  expect(notifications.current()).toMatchObject({ title: 'Tap on any cell', open: false });
  expect(screen.getByText('The scorecard')).toBeTruthy();
});

it.each([
  ['Who edits the group', 'finds', { may: { remove: true } }],
  ['Another member', 'does not find', { may: { remove: false } }],
] as const)('%s %s "Remove this league" below the table', async (_, finds, change) => {
  show(`?session=${league.id}`, change);
  await screen.findByRole('button', { name: 'Enter Scorecard' });
  const button = screen.queryByRole('button', { name: practiceMessages.remove.league });
  expect(button !== null).toBe(finds === 'finds');
});

it('The cell of a match of one set has its score, and that of several sets how many each side has won', async () => {
  const soft = { scoreFormat: { id: 'soft-tennis-7' }, version: 1, status: 'finished' } as const;
  const stored = { id: league.id, winner: 'player1', ...soft } as const;
  const matches = [
    { ...stored, player1Id: 1, player2Id: 2, sets: '4-2' },
    { ...stored, player1Id: 1, player2Id: 3, sets: '2-3', status: 'retired' as const },
    { ...stored, player1Id: 2, player2Id: 3, sets: '11-7 7-11 11-9', scoreFormat: null },
  ];
  show(`?session=${league.id}`, { matches });
  expect(
    await screen.findByRole('button', { name: en.cellDone('Aoki', 'Baba', '4-2') }),
  ).toBeTruthy();
  for (const [row, column, score] of [
    ['Baba', 'Aoki', '2-4'],
    ['Chiba', 'Aoki', en.cellWon(`3-2 ${matchesEn.early.retired}`, 'Aoki')],
    ['Baba', 'Chiba', '2-1'],
  ] as const) {
    expect(screen.getByRole('button', { name: en.cellDone(row, column, score) })).toBeTruthy();
  }
});

it('The champion of a league stands on the court of the sport of the group', async () => {
  const won = { id: league.id, status: 'finished', scoreFormat: null, version: 1 } as const;
  const matches = [
    { ...won, player1Id: 1, player2Id: 2, sets: '11-7 11-9', winner: 'player1' as const },
    { ...won, player1Id: 1, player2Id: 3, sets: '11-7 11-9', winner: 'player1' as const },
    { ...won, player1Id: 2, player2Id: 3, sets: '11-7 11-9', winner: 'player1' as const },
  ];
  show(`?session=${league.id}`, { matches });
  const champion = await screen.findByText(en.champion);
  await vi.waitFor(() => expect(champion.closest('.badminton')).toBeTruthy());
});

it('The leaders are the first three, and the reader where the reader is none of them', async () => {
  const four = [...players, { id: 4, name: 'Doi Mao', external: false }];
  const pairs = [1, 2, 3, 4].flatMap((one) =>
    [1, 2, 3, 4].filter((other) => other > one).map((other) => [one, other] as const),
  );
  const matches = pairs.map(([player1Id, player2Id]) => ({
    id: league.id,
    player1Id,
    player2Id,
    sets: '11-7 11-9',
    winner: 'player1' as const,
    status: 'finished' as const,
    scoreFormat: null,
    version: 1,
  }));
  show(`?session=${league.id}`, { players: four, self: 4, matches });
  const leaders = await screen.findByRole('list', { name: en.leaders });
  const shown = [...leaders.children].map((one) => one.textContent);
  expect(shown).toEqual([
    `1Aoki Ren${en.champion}3-0`,
    '2Baba Yui2-1',
    '3Chiba Sora1-2',
    '4Doi Mao0-3',
  ]);
  expect(leaders.lastElementChild?.className).toContain('own');
});

it('A table that is not on this phone says without a signal that it cannot be read', async () => {
  onlineManager.setOnline(false);
  show(`?session=${league.id}`);
  expect(await screen.findByRole('button', { name: platformMessages.tryAgain })).toBeTruthy();
});
