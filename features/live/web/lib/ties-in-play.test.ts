import { describe, expect, test } from 'vitest';
import { tiesInPlay } from '../../live.ties.policy.ts';
import type { LiveMatch, LiveSnapshot } from '../live.queries.ts';
import { sampleMatch, sampleResult, sampleSnapshot } from './sample-live.ts';

const tie = {
  key: 's 1-1',
  eventId: 7,
  player1Id: '3',
  player2Id: '12',
  given: { player1: 0, player2: 0 },
  result: null,
};

function rubber(number: number, match: Partial<LiveMatch> = {}): LiveMatch {
  const name = `S${number}`;
  return sampleMatch({
    key: `s 1-1r${number}`,
    place: { kind: 'knockout', round: 1, rounds: 2, position: 1, rubber: { number, name } },
    player1Id: `30${number}00`,
    player2Id: `120${number}00`,
    ...match,
  });
}

const won = (side: string): Partial<LiveMatch> => ({
  state: 'done',
  result: sampleResult(side, '2026-12-15T01:00:00.000Z'),
});
const playing: Partial<LiveMatch> = { state: 'playing', courtId: 'A' };

function shown(matches: readonly LiveMatch[], other: Partial<LiveSnapshot> = {}) {
  const found = tiesInPlay(sampleSnapshot({ ties: [tie], matches: [...matches], ...other }));
  return found.map(({ score, onCourt, next }) => ({
    score,
    onCourt: onCourt.map(({ key }) => key),
    next: next?.key ?? null,
  }));
}

describe('A tie in play', () => {
  test.each([
    { text: 'nothing has begun', matches: [rubber(1), rubber(2)], found: [] },
    {
      text: 'its first rubber is called',
      matches: [rubber(1, { state: 'called', courtId: 'A' }), rubber(2)],
      found: [{ score: [0, 0], onCourt: ['s 1-1r1'], next: 's 1-1r2' }],
    },
    {
      text: 'it stands at 2–1 and the fourth is played',
      matches: [
        rubber(1, won('30100')),
        rubber(2, won('120200')),
        rubber(3, won('30300')),
        rubber(4, playing),
        rubber(5),
      ],
      found: [{ score: [2, 1], onCourt: ['s 1-1r4'], next: 's 1-1r5' }],
    },
    {
      text: 'it is between two rubbers',
      matches: [rubber(1, won('120100')), rubber(2)],
      found: [{ score: [0, 1], onCourt: [], next: 's 1-1r2' }],
    },
    {
      text: 'two are on courts, the played one first',
      matches: [rubber(1, { state: 'called', courtId: 'B' }), rubber(2, playing)],
      found: [{ score: [0, 0], onCourt: ['s 1-1r2', 's 1-1r1'], next: null }],
    },
    {
      text: 'every rubber has a result',
      matches: [rubber(1, won('30100')), rubber(2, won('30200'))],
      found: [],
    },
  ])('When $text, the tie is shown so', ({ matches, found }) => {
    expect(shown(matches)).toEqual(found);
  });

  test('What a short team gives up counts for the other one', () => {
    const ties = [{ ...tie, given: { player1: 0, player2: 1 } }];
    expect(shown([rubber(2, playing)], { ties })).toMatchObject([{ score: [0, 1] }]);
  });

  test('The rubbers of another tie give no tie', () => {
    const other = { ...rubber(1, playing), key: 's 1-10r1' };
    expect(shown([other])).toEqual([]);
  });
});
