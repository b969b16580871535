import { describe, expect, it } from 'vitest';
import type { PendingScore } from '#features/matches/web/lib/score-outbox.ts';
import { type GivenResults, groupsInPlay } from './groups-in-play.ts';

const draw = { groups: [['1', '2', '3']] };
const given: GivenResults = {
  stageId: '0198a000-0000-7000-8000-000000000001',
  ruleBook: 'badminton',
  scoreFormat: null,
  matches: [
    {
      id: '0198a000-0000-7000-8000-000000000002',
      player1Id: '2',
      player2Id: '3',
      sets: '21-5 21-6',
      winner: 'player1',
      status: 'finished',
      scoreFormat: null,
      version: 1,
    },
  ],
  lots: [],
  out: [],
};

/** A score on this phone, 21-1 21-1 for the first. */
function pending(first: string, second: string, refusal: object | null = null): PendingScore {
  const sets = [
    { player1Score: '21', player2Score: '1' },
    { player1Score: '21', player2Score: '1' },
  ];
  return {
    entry: { id: 'x', ...(refusal && { refusal }) },
    score: {
      target: {
        sessionId: given.stageId,
        player1: { id: first, name: '' },
        player2: { id: second, name: '' },
      },
      confirmed: { sets, result: '2-0', winner: 'player1' },
    },
  } as unknown as PendingScore;
}

const placesIn = ({ states }: ReturnType<typeof groupsInPlay>) =>
  states[0]?.standings.rows.map(({ player, won }) => [player, won]);

describe('groups on a phone', () => {
  it('A pending score counts in the standings and is marked until it is sent', () => {
    const play = groupsInPlay(draw, given, [pending('3', '1')]);
    expect(play.markOf('1', '3')).toBe('waiting');
    expect(placesIn(play)).toEqual([
      ['2', 1],
      ['3', 1],
      ['1', 0],
    ]);
  });

  it('A pending correction takes the place of the stored result, in either order of the players', () => {
    const play = groupsInPlay(draw, given, [pending('3', '2')]);
    expect(placesIn(play)?.[0]).toEqual(['3', 1]);
    expect(play.states[0]?.matches[0]?.result?.player1Id).toBe('3');
  });

  it('A refused score counts for nobody, and is marked', () => {
    const play = groupsInPlay(draw, given, [pending('3', '2', { code: 'DRAW_CHANGED' })]);
    expect(play.markOf('2', '3')).toBe('refused');
    expect(placesIn(play)?.[0]).toEqual(['2', 1]);
  });

  it('A score of another stage is not of these groups', () => {
    const play = groupsInPlay(draw, { ...given, stageId: 'another' }, [pending('3', '1')]);
    expect(play.markOf('1', '3')).toBeUndefined();
  });
});
