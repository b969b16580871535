import { expect, test } from 'vitest';
import { setsIn } from '#domain/scorecard/score-text.ts';
import type { Side } from '#domain/scorecard/side.ts';
import { plainScore } from './typed-score.ts';

const places = {
  group: { kind: 'group', group: 1, number: 1 },
  knockout: { kind: 'knockout', round: 1, rounds: 3, position: 0 },
} as const;

test.each<[keyof typeof places, string, Side | null, object | string]>([
  ['group', '11-7 11-9', null, { result: '2-0', winner: 'player1', status: 'finished' }],
  ['group', '11-7', null, 'INCOMPLETE_SCORES'],
  ['group', '11-7', 'player2', { result: '1-0', winner: 'player2', status: 'retired' }],
  ['group', '11-7 11-9', 'player2', 'ALREADY_DECIDED'],
  ['knockout', '11-7 11-9 11-5', null, { result: '3-0', winner: 'player1', status: 'finished' }],
  ['knockout', '', null, 'INCOMPLETE_SCORES'],
  ['knockout', '11-7', 'player2', { result: '1-0', winner: 'player2', status: 'retired' }],
  ['knockout', '', 'player1', { result: '0-0', winner: 'player1', status: 'retired' }],
])(
  'Without a format a match of a %s with %s, which %s wins by retirement, is %j',
  (kind, sets, winner, expected) => {
    const judged = plainScore({ place: places[kind] }, setsIn(sets), winner);
    expect(judged.ok ? judged.value : judged.code).toEqual(
      typeof expected === 'string' ? expected : expect.objectContaining(expected),
    );
  },
);
