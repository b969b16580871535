import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { standingsMessages as standingsEn } from '#features/matches/standings/standings.messages.en.ts';
import { standingsMessages as standingsJa } from '#features/matches/standings/standings.messages.ja.ts';
import { rendered } from '../../../../../apps/web/test-rendered.tsx';
import { resultsMessages as en } from '../../results.messages.en.ts';
import { resultsMessages as ja } from '../../results.messages.ja.ts';
import { type GivenResults, groupsInPlay } from '../lib/groups-in-play.ts';
import { GroupPlay } from './group-play.tsx';

const NAMES = { 1: 'Aoki Ren', 2: 'Baba Yui', 3: 'Chiba Sora' };
const people = new Map(Object.entries(NAMES).map(([id, name]) => [id, { id, name, seed: null }]));

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ account: null }));
});

/** Results as "1-2 21-15 21-18", each won by the first. */
function show(
  results: readonly string[],
  {
    language = 'en' as 'en' | 'ja',
    lots = [] as GivenResults['lots'],
    out = [] as string[],
    rules = {} as Partial<Pick<GivenResults, 'ruleBook' | 'scoreFormat'>>,
  } = {},
) {
  const given: GivenResults = {
    stageId: '0198a000-0000-7000-8000-000000000001',
    ruleBook: 'badminton',
    scoreFormat: null,
    ...rules,
    matches: results.map((text, at) => {
      const [, player1Id = '', player2Id = '', sets = ''] = /^(\d)-(\d) (.+)$/.exec(text) ?? [];
      const id = `0198a000-0000-7000-8000-00000000001${at}`;
      const played = {
        winner: 'player1',
        status: 'finished',
        scoreFormat: null,
        version: 1,
      } as const;
      return { id, player1Id, player2Id, sets, ...played };
    }),
    lots,
    out,
  };
  const play = groupsInPlay({ groups: [['1', '2', '3']] }, given, []);
  const onLots = vi.fn();
  const actions = { addressOf: (one: string, other: string) => `/m/${one}/${other}`, onLots };
  rendered(<GroupPlay at={0} play={play} people={people} actions={actions} />, { language });
  return { onLots };
}

const CIRCLE = ['1-2 21-9 21-9', '2-3 21-9 21-9', '3-1 21-9 21-9'];

it('Matches are in the order of play, each with the way to its scorecard', () => {
  show(['2-3 21-5 21-6']);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/m/2/3', '/m/1/3', '/m/1/2']);
  expect(links[0]?.textContent).toContain('21-5 21-6');
  expect(links[1]?.textContent).toContain(en.open);
  expect(screen.getByText(en.states.provisional)).toBeTruthy();
});

it.each([
  ['en', en, standingsEn],
  ['ja', ja, standingsJa],
] as const)('A three-way tie that only lots decide says so (%s)', (language, t, standings) => {
  const { onLots } = show(CIRCLE, { language });
  expect(screen.getByText(t.states.lots)).toBeTruthy();
  const level = standings.whyShared(['Baba', 'Chiba'].join(standings.and));
  expect(screen.getByText(level)).toBeTruthy();
  screen.getByRole('button', { name: t.drawLots }).click();
  expect(onLots).toHaveBeenCalledWith(1);
});

it.each([
  ['en', en, standingsEn],
  ['ja', ja, standingsJa],
] as const)(
  'After the lots each place names them, with their number (%s)',
  (language, t, standings) => {
    const lots = [{ group: 1, randomSeed: 4711, at: '2026-11-20T03:00:00.000Z' }];
    show(CIRCLE, { language, lots });
    expect(screen.getByText(t.states.final)).toBeTruthy();
    expect(screen.getByText(/4711/)).toBeTruthy();
    expect(document.body.textContent).toContain(standings.criteria.lot);
    expect(screen.queryByRole('button')).toBeNull();
  },
);

it('A match of a side that has withdrawn is not waited for', () => {
  show(['2-3 21-5 21-6'], { out: ['1'] });
  expect(screen.getAllByText(en.off)).toHaveLength(2);
  expect(screen.getByText(en.outOf('Aoki Ren'))).toBeTruthy();
  expect(screen.getByText(en.states.final)).toBeTruthy();
});

it.each([
  ['en', standingsEn],
  ['ja', standingsJa],
] as const)(
  'A tie in table tennis is decided by games, not by sets (%s)',
  (language, standings) => {
    const rules = { ruleBook: 'table-tennis', scoreFormat: { id: 'table-tennis-5' } } as const;
    const circle = [
      '1-2 11-7 11-9 11-6',
      '2-3 11-8 9-11 11-6 11-7',
      '3-1 11-9 8-11 11-13 11-6 11-9',
    ];
    show(circle, { language, rules });
    const { 'sets-ratio': ratio } = standings.criteriaOfGames;
    expect(document.body.textContent).toContain(
      standings.measured(standings.amongTied(ratio), '5:3'),
    );
  },
);

it.each([
  ['en', standingsEn],
  ['ja', standingsJa],
] as const)(
  'A tie in soft tennis, whose match is one set of games, is decided by games (%s)',
  (language, standings) => {
    const rules = { ruleBook: 'soft-tennis', scoreFormat: { id: 'soft-tennis-7' } } as const;
    show(['1-2 4-1', '2-3 4-2', '3-1 4-3'], { language, rules });
    const { 'points-difference': difference } = standings.criteriaOfMatches;
    expect(document.body.textContent).toContain(
      standings.measured(standings.amongTied(difference), '+2'),
    );
    expect(screen.getByRole('columnheader', { name: standings.games })).toBeTruthy();
    expect(screen.getByText('7–5')).toBeTruthy();
  },
);

it.each([
  ['en', standingsEn],
  ['ja', standingsJa],
] as const)('A tie in tennis is decided by games, not by points (%s)', (language, standings) => {
  const rules = { ruleBook: 'tennis', scoreFormat: { id: 'tennis-3-sets' } } as const;
  show(['1-2 6-1 6-1', '2-3 6-3 6-3', '3-1 6-4 6-4'], { language, rules });
  const { 'points-percentage': share } = standings.criteriaOfSets;
  expect(document.body.textContent).toContain(standings.measured(share, '58.8%'));
  expect(screen.getByRole('columnheader', { name: standings.sets })).toBeTruthy();
});
