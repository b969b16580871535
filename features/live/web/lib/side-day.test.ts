import { describe, expect, test } from 'vitest';
import type { LiveMatch, LiveSnapshot } from '../live.queries.ts';
import { sampleMatch, sampleResult, sampleSnapshot, sampleTie } from './sample-live.ts';
import { dayOf } from './side-day.ts';

const at = (minute: string) => `2026-12-15T01:${minute}:00.000Z`;
const side = (id: string) => ({ eventId: 7, id });

describe('The day of a player', () => {
  const result = { ...sampleResult('1', at('01'))!, score: '11-9 11-4' };
  const done = sampleMatch({ key: 's 0-0', state: 'done', result });
  const playing = sampleMatch({ key: 's 1-0', state: 'playing', courtId: 'A' });
  const next = sampleMatch({ key: 's 2-0', player2Id: null });
  const snapshot = sampleSnapshot({ matches: [done, playing, next] });

  test('The day of a player is what is played, what comes next, and the results', () => {
    expect(dayOf(snapshot, side('1'))).toEqual({
      onCourt: [{ match: playing, opponentId: '2', score: null }],
      next: { match: next, opponentId: null, score: null },
      results: [{ key: 's 0-0', opponentId: '2', result }],
    });
    const other = { eventId: 9, id: '1' };
    expect(dayOf(snapshot, other)).toEqual({ onCourt: [], next: null, results: [] });
  });

  test.each([
    ['11-9 11-4', '9-11 4-11'],
    ['7-6(5) 6-0', '6-7(5) 0-6'],
    ['3-1', '1-3'],
    ['', ''],
  ])('The second player reads the score %s as %s', (score, read) => {
    const matches = [{ ...done, result: { ...result, score } }];
    expect(dayOf({ ...snapshot, matches }, side('1')).results[0]?.result.score).toBe(score);
    expect(dayOf({ ...snapshot, matches }, side('2')).results[0]?.result.score).toBe(read);
  });
});

describe('The day of a team', () => {
  const day = sampleSnapshot(sampleTie('A', at('20')));
  const [tie] = day.ties;
  const [first, second, third] = day.matches;
  if (!tie || !first || !second || !third) throw new Error('the sample has a tie of three rubbers');
  const won = (rubber: LiveMatch, winnerId: string, minute: string): LiveMatch => ({
    ...rubber,
    state: 'done',
    result: sampleResult(winnerId, at(minute)),
  });
  const ended: Pick<LiveSnapshot, 'ties' | 'matches'> = {
    ties: [{ ...tie, result: { winnerId: '1', kind: 'score', at: at('40') } }],
    matches: [first, won(second, '20200', '30'), won(third, '10300', '40')],
  };
  const dayWith = (parts: Partial<LiveSnapshot>, team: string) =>
    dayOf({ ...day, ...parts }, side(team));

  test('The day of a team is the rubber on court against the other team, the next one, and how the tie stands', () => {
    expect(dayOf(day, side('1'))).toEqual({
      onCourt: [{ match: second, opponentId: '2', score: [1, 0] }],
      next: { match: third, opponentId: '2', score: [1, 0] },
      results: [],
    });
    expect(dayOf(day, side('2')).onCourt).toEqual([
      { match: second, opponentId: '1', score: [0, 1] },
    ]);
    expect(dayOf(day, side('3'))).toEqual({ onCourt: [], next: null, results: [] });
  });

  test('The day of a team has every rubber on court, the played ones first', () => {
    const called: LiveMatch = { ...third, state: 'called', courtId: 'B' };
    const own = dayWith({ matches: [first, called, second] }, '1');
    expect(own.onCourt.map(({ match }) => match)).toEqual([second, called]);
    expect(own.next).toBeNull();
  });

  test('The day of a team has its next tie before the orders are out, and before the other team is known', () => {
    const waiting = sampleMatch({ key: 's 2-0r1', player1Id: null, player2Id: null });
    const final = { ...tie, key: 's 2-0', player2Id: null };
    const parts = { ties: [...ended.ties, final], matches: [...ended.matches, waiting] };
    expect(dayWith(parts, '1').next).toEqual({ match: waiting, opponentId: null, score: null });
    const known = { ...parts, ties: [...ended.ties, { ...final, player2Id: '4' }] };
    expect(dayWith(known, '4').next).toEqual({ match: waiting, opponentId: '1', score: null });
    expect(dayWith(parts, '2').next).toBeNull();
  });

  test('The results of a team are its ties by the rubbers won, the own ones first', () => {
    const result = { ...sampleResult('1', at('40'))!, score: '2–1' };
    expect(dayWith(ended, '1').results).toEqual([{ key: 's 1-0', opponentId: '2', result }]);
    expect(dayWith(ended, '2').results).toEqual([
      { key: 's 1-0', opponentId: '1', result: { ...result, score: '1–2' } },
    ]);
  });

  test('A tie is no result while a rubber is played that decides nothing any more', () => {
    expect(dayWith({ ...ended, matches: [...ended.matches, second] }, '1').results).toEqual([]);
  });

  test('A tie without play is a walkover without a score, and one that was broken off has no winner', () => {
    const result = { winnerId: '2', kind: 'walkover', at: at('05') } as const;
    expect(dayWith({ ties: [{ ...tie, result }], matches: [] }, '1').results).toEqual([
      {
        key: 's 1-0',
        opponentId: '2',
        result: { ...result, score: '', isProvisional: false },
      },
    ]);
    const off = { ...sampleResult(null, at('50'))!, kind: 'cancelled', score: '' } as const;
    const matches: LiveMatch[] = [first, { ...second, state: 'done', result: off }];
    expect(dayWith({ matches }, '1').results[0]?.result).toMatchObject({
      winnerId: null,
      kind: 'cancelled',
      score: '1–0',
    });
  });
});
