import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pairOf } from '#domain/scorecard/sides.ts';
import type { MatchOutput } from '#features/matches/matches.contract.ts';
import { rendered } from '../../../../../apps/web/test-rendered.tsx';
import { recordsMessages as en } from '../../records.messages.en.ts';
import type { RecordFormat } from '../../records.vocabulary.ts';
import { matchesQuery } from '../records.queries.ts';
import { MatchList } from './match-list.tsx';

const DAY = '2026-11-20';
const league = '0199c1a2-0000-7000-8000-000000000001';

function match(change: Partial<MatchOutput>): MatchOutput {
  return {
    id: '0199c1a2-0000-7000-8000-000000000002',
    format: 'league',
    sessionId: league,
    groupId: 7,
    groupName: 'Sakura Club',
    player1: { id: 1, name: 'Aoki Ren' },
    player2: { id: 2, name: 'Baba Yui' },
    sets: [{ player1Score: '11', player2Score: '9' }],
    result: '1-0',
    winner: 'player1',
    retired: false,
    status: 'finished',
    scoreFormat: null,
    playedOn: DAY,
    notes: '',
    stats: null,
    round: null,
    rounds: null,
    state: 'saved',
    version: 1,
    scoredAt: null,
    scoredBy: null,
    ...change,
  };
}

function show(
  format: RecordFormat,
  matches: MatchOutput[],
  openGroups: number[],
  language: 'en' | 'ja' = 'en',
) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const pages = [{ matches, openGroups, next: null }];
  client.setQueryData(matchesQuery(DAY, format, '').queryKey, { pages, pageParams: [undefined] });
  rendered(
    <QueryClientProvider client={client}>
      <MatchList day={DAY} format={format} />
    </QueryClientProvider>,
    {
      language,
    },
  );
}

const links = (name: RegExp) =>
  screen.queryAllByRole('link', { name }).map((link) => link.getAttribute('href'));

it('The pairs of a league match are on a line each, and the winners are named', () => {
  const player1 = pairOf({ id: 1, name: 'Aoki Ren' }, { id: 2, name: 'Baba Yui' });
  const player2 = pairOf({ id: 3, name: 'Chiba Sora' }, { id: 4, name: 'Doi Mao' });
  show('league', [match({ player1, player2 })], []);
  const [link] = screen.getAllByRole('link', { name: /Aoki/ });
  const lines = [...link!.firstElementChild!.children].map(({ textContent }) => textContent);
  expect(lines).toEqual([`Aoki Ren・Baba Yui${en.winner}`, 'Chiba Sora・Doi Mao']);
});

it('The matches of a league link to its standings', () => {
  show('league', [match({})], [7]);
  expect(links(/View the standings/)).toEqual([`/league-match-table/7?session=${league}`]);
});

it('The matches of each knockout link to its bracket', () => {
  const other = '0199c1a2-0000-7000-8000-000000000003';
  const final = { format: 'knockout', round: 3, rounds: 3 } as const;
  show(
    'knockout',
    [match(final), match({ ...final, id: other, sessionId: other, groupId: 8, groupName: 'B' })],
    [7, 8],
  );
  expect(links(/View the bracket/)).toEqual([
    `/tournament-bracket/7?session=${league}`,
    `/tournament-bracket/8?session=${other}`,
  ]);
});

it('Matches of a tournament are listed under its name, also when nothing else was played that day', () => {
  const event = { groupId: null, groupName: 'Autumn Cup · Open' };
  show('league', [match(event)], [7]);
  show('knockout', [match({ ...event, format: 'knockout', round: 1, rounds: 2 })], [7]);
  expect(screen.getByRole('heading', { name: 'Autumn Cup · Open' })).toBeTruthy();
  const knockout = en.ofGroup(en.bracketMatches, 'Autumn Cup · Open');
  expect(screen.getByRole('heading', { name: knockout })).toBeTruthy();
  expect(links(/View the/)).toEqual([]);
});

it('Matches of a deleted group, and one-on-one matches, link to no session', () => {
  show('league', [match({})], []);
  show('one-on-one', [match({ format: 'one-on-one', sessionId: null })], [7]);
  expect(links(/View the/)).toEqual([]);
});

it.each([
  { language: 'en', line: 'D3', against: 'against Wakaba' },
  { language: 'ja', line: '第3ダブルス', against: '対 Wakaba' },
] as const)(
  'A rubber is listed by its line and the other team ($language)',
  ({ language, line, against }) => {
    const rubber = { name: 'D3', ownTeam: 'Sakura', otherTeam: 'Wakaba' };
    show('team', [match({ groupId: null, groupName: 'City Cup', rubber })], [], language);
    expect(screen.getByRole('heading', { name: 'City Cup' })).toBeTruthy();
    const [card] = screen.getAllByRole('link');
    expect(card?.textContent).toContain(`${line}${against}`);
  },
);
