import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rendered } from '../../../../apps/web/test-rendered.tsx';
import type { PlayedMatch, PlayerPage } from '../ratings.queries.ts';
import { PlayerMatches } from './player-matches.tsx';

const player: PlayerPage['player'] = {
  id: '019a0000-0000-7000-8000-000000000001',
  name: '中村 美月',
  publicName: '中村',
  isOwn: true,
  seesPractice: true,
  prefecture: null,
  club: null,
  hidden: null,
  isUnlisted: true,
};
const practice: PlayedMatch = {
  id: '019a0000-0000-7000-8000-000000000002',
  day: '2026-11-08',
  source: 'practice',
  where: '若葉台中学校卓球部',
  tournamentId: null,
  sport: 'table-tennis',
  isDoubles: false,
  partner: null,
  opponents: [{ playerId: null, name: '佐藤 花子', publicName: '佐藤' }],
  hasWon: true,
  result: '3-1',
  change: null,
  meetings: null,
};
const cup: PlayedMatch = {
  ...practice,
  id: '019a0000-0000-7000-8000-000000000003',
  source: 'tournament',
  where: '秋季卓球大会',
  tournamentId: 8,
};

const linkOf = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');
const show = (isOwn: boolean) =>
  rendered(<PlayerMatches page={{ matches: [practice, cup], player: { ...player, isOwn } }} />);

test('A match leads to all its scores: practice to the scorecard, a tournament to its draws', () => {
  show(true);
  expect(linkOf(practice.where)).toBe(`/match-scorecard/${practice.id}`);
  expect(linkOf(cup.where)).toBe('/tournaments/8/draws');
});

test('The practice of somebody else, which the reader may not open, is no link', () => {
  show(false);
  expect(linkOf(practice.where)).toBeUndefined();
  expect(linkOf(cup.where)).toBe('/tournaments/8/draws');
});
