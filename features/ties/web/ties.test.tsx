import { cleanup, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, test, vi } from 'vitest';
import { rendered } from '../../../apps/web/test-rendered.tsx';
import { tiesMessages as en } from '../ties.messages.en.ts';
import { tiesMessages as ja } from '../ties.messages.ja.ts';
import { Screen as TieScreen } from './screens/tie.screen.tsx';
import { Screen as TiesScreen } from './screens/ties.screen.tsx';
import type { Tie, Ties } from './ties.queries.ts';

const tie: Tie = {
  eventId: 7,
  stageId: 's',
  matchId: '1-0',
  drawNumber: 1,
  isClosed: false,
  place: { kind: 'knockout', round: 1, rounds: 2, position: 0 },
  stage: null,
  team1: { id: '1', name: 'Aozora', club: null },
  team2: { id: '2', name: 'Sakura', club: null },
  score: { player1: 0, player2: 0 },
  winner: 'player2',
  isDecided: true,
  isOver: true,
  isWalkover: false,
  isRetired: false,
  isLevel: false,
  stop: 'when-decided',
  isFirstTie: true,
  wins: 3,
  isRevealed: false,
  filed: { player1: false, player2: false },
  rubbers: [],
};

function page(own: Partial<Tie>, path: string, language: 'en' | 'ja' = 'en', isDesk = false) {
  const ties: Ties = {
    tournamentName: 'Winter Open',
    sport: 'table-tennis',
    eventDate: '2026-12-15',
    isDesk,
    events: [],
    ties: [{ ...tie, ...own }],
  };
  vi.stubGlobal('fetch', async () => Response.json({ ties }));
  rendered(
    <Routes>
      <Route path="/ties/:id" element={<TiesScreen />} />
      <Route path="/ties/:id/:stageId/:matchId" element={<TieScreen />} />
    </Routes>,
    { language, path },
  );
}

const walkover: Partial<Tie> = { isWalkover: true };
const retired: Partial<Tie> = { isRetired: true, score: { player1: 2, player2: 1 } };

test.each([
  { text: 'without play', own: walkover, language: 'en', says: en.wins('Sakura') },
  { text: 'without play', own: walkover, language: 'ja', says: ja.wins('Sakura') },
  { text: 'that a team gave up', own: retired, language: 'en', says: en.winsLevel('Sakura') },
] as const)(
  'The list and the page of a tie $text say which team has won it ($language)',
  async ({ own, language, says }) => {
    page(own, '/ties/8', language);
    expect((await screen.findByRole('listitem')).textContent).toContain(says);
    cleanup();
    page(own, '/ties/8/s/1-0', language);
    expect(await screen.findByText(says)).toBeTruthy();
  },
);

test('A tie that is not decided says no winner, and how many rubbers win it', async () => {
  const open = { winner: null, isDecided: false, isOver: false };
  page(open, '/ties/8/s/1-0');
  expect(await screen.findByText(en.stopsAt(3))).toBeTruthy();
  expect(screen.queryByText(en.winsLevel('Sakura'))).toBeNull();
});

test.each([
  { text: 'open', isClosed: false, sections: 1 },
  { text: 'closed', isClosed: true, sections: 0 },
])('A tie that is $text has $sections section for its desk', async ({ isClosed, sections }) => {
  page({ ...walkover, isClosed }, '/ties/8/s/1-0', 'en', true);
  await screen.findByText(en.wins('Sakura'));
  expect(screen.queryAllByText(en.desk)).toHaveLength(sections);
});
