import { expect, it } from 'vitest';
import { dayOf, returnFrom, returnTo } from './scorecard-return.ts';

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

it.each([
  ['an evening', { isOneOnOne: true, fromEvening: true }, '/practice-evening/7'],
  ['the list of matches', { isOneOnOne: true }, '/one-on-one-match/7'],
  ['free practice', { isFreePractice: true }, '/free-practice-match'],
  ['a league', { sessionId: 'b' }, '/league-match-table/7?session=b'],
  ['an address without a league', {}, '/league-match-table/7'],
])('A scorecard of %s whose match cannot be read returns where it was opened', (_, carried, to) => {
  const unread = { first: '1', second: '2', matchId: undefined, sessionId: undefined };
  expect(returnFrom('7', { ...unread, ...carried }).to).toBe(to);
});

it.each([
  ['a day', '2026-11-20'],
  ['an instant before midnight in Japan', '2026-11-20T14:59:59.999Z'],
  ['an instant after midnight in Japan', '2026-11-19T15:00:00.000Z'],
])(
  'The evening of a match that cannot be read is that of its day in Japan, from %s',
  (_, matchDate) => {
    const carried = { isOneOnOne: true, fromEvening: true, matchDate };
    const unread = { first: '1', second: '2', matchId: undefined, sessionId: undefined };
    expect(returnFrom('7', { ...unread, ...carried }).state).toMatchObject({ day: '2026-11-20' });
  },
);

it.each(['', 'today', '2026-02-31', '2026-11-20T', '2026-11-20Tnoon'])(
  'The date "%s" in the navigation state is no day',
  (date) => {
    expect(dayOf(date)).toBeUndefined();
  },
);
