import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { matchesIn } from '#domain/league-table/sample-matches.ts';
import { standings } from '#domain/league-table/standings.ts';
import type { Sport } from '#domain/scoring/formats.ts';
import { standingsMessages as standingsJa } from '#features/matches/standings/standings.messages.ja.ts';
import { PlayedSport } from '#features/matches/web/hooks/use-card-unit.ts';
import { rendered } from '../../../../../apps/web/test-rendered.tsx';
import { leagueMessages as en } from '../../league.messages.en.ts';
import { leagueMessages as ja } from '../../league.messages.ja.ts';
import type { League } from '../league.queries.ts';
import { LeagueStandings } from './league-standings.tsx';

const names = { A: 'Aoki Ren', B: 'Baba Yui', C: 'Chiba Sora', D: 'Doi Mao' };

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ account: null }));
});

function show(results: string, language: 'en' | 'ja' = 'en', sport: Sport = 'unspecified') {
  const players = Object.entries(names).map(([id, name]) => ({ id, name, external: false }));
  const league = { id: 'league', preset: 'table-tennis', players } as unknown as League;
  const matches = matchesIn(results);
  const ranked = standings(Object.keys(names), matches, 'table-tennis');
  rendered(
    <PlayedSport value={sport}>
      <LeagueStandings league={league} matches={matches} ranked={ranked} />
    </PlayedSport>,
    { language },
  );
}

/** The rows as they are read: place, name, figures, and the reason below. */
const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('rowgroup')
    .slice(1)
    .map((row) =>
      [...row.querySelectorAll('td, th')].map((one) => one.textContent).filter(Boolean),
    );

it('The standings of a running league are marked as provisional and ordered by the share of wins', () => {
  // By match points Baba and Chiba (3 each) would be ahead of Aoki, who has won every match so far.
  show('A-B 11-5 11-5; B-C 11-5 11-5; C-B 11-5 11-5');
  expect(screen.getByText('Provisional')).toBeTruthy();
  expect(screen.getByText(en.provisionalText(4))).toBeTruthy();
  expect(screen.getByText(en.rulesLater)).toBeTruthy();
  expect(screen.queryByText(en.finalText)).toBeNull();
  expect(rows()[0]).toEqual(['1', 'Aoki Ren', '1–0', '2–0', '100%']);
});

it('A player without a match has no place in the standings, and a note says so', () => {
  show('A-B 11-5 11-5');
  expect(rows()).toEqual([
    ['1', 'Aoki Ren', '1–0', '2–0', '100%'],
    ['2', 'Baba Yui', '0–1', '0–2', '0%'],
    ['–', 'Chiba Sora', '0–0', '0–0', '–', 'No match yet'],
    ['–', 'Doi Mao', '0–0', '0–0', '–', 'No match yet'],
  ]);
});

it('After the last match the standings follow the rule book, and are marked as final', () => {
  show('A-B 11-5 11-5; C-A 11-5 11-5; B-C 11-5 11-5; A-D 11-5 11-5; B-D 11-5 11-5; C-D 11-9 11-9');
  expect(screen.queryByText('Provisional')).toBeNull();
  expect(screen.getByText(en.finalText)).toBeTruthy();
  expect(screen.queryByText(en.rulesLater)).toBeNull();
  expect(rows()[0]).toEqual([
    '1',
    'Aoki Ren',
    '2–1',
    '4–2',
    '5',
    'Why this placeLevel with Baba and Chiba; nothing separates them',
  ]);
  // Small print, until it is asked for.
  expect(screen.getAllByRole<HTMLDetailsElement>('group')[0]?.open).toBe(false);
});

it('Provisional places are announced in Japanese', () => {
  show('A-B 11-5 11-5', 'ja');
  expect(screen.getByText('暫定')).toBeTruthy();
  expect(screen.getByText(ja.provisionalText(5))).toBeTruthy();
  expect(rows()[3]).toEqual(['–', 'Doi Mao', '0–0', '0–0', '–', 'まだ試合がありません']);
});

it('The standings show no places before the first match', () => {
  show('');
  expect(screen.getByText(en.nothingYet)).toBeTruthy();
  expect(screen.queryByText('Provisional')).toBeNull();
});

it.each([
  ['table-tennis', standingsJa.games],
  ['badminton', standingsJa.games],
  ['soft-tennis', standingsJa.games],
  ['tennis', standingsJa.sets],
  ['unspecified', standingsJa.sets],
] as const)('The standings of scores as entered in %s count %s', (sport, word) => {
  show('A-B 11-5 11-5', 'ja', sport);
  expect(screen.getByRole('columnheader', { name: word })).toBeTruthy();
});
