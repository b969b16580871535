import { expect, it } from 'vitest';
import { returnTo } from './scorecard-address.ts';

const target = {
  kind: 'one-on-one',
  sessionId: null,
  pathId: '7',
  matchId: '0199c1a2-0000-7000-8000-000000000002',
  player1: { id: 1, name: 'Aoki Ren' },
  player2: { id: 2, name: 'Baba Yui' },
  groupName: 'Sakura Club',
  playedOn: '2026-11-20',
} as const;

it('A scorecard that an evening opened returns to the evening of its day, also after midnight', () => {
  const state = { groupName: 'Sakura Club', day: '2026-11-20' };
  expect(returnTo(target, true)).toEqual({ to: '/practice-evening/7', state });
});

it('A scorecard of the list of matches returns to the list', () => {
  expect(returnTo(target)).toMatchObject({ to: '/one-on-one-match/7' });
});
