import { describe, expect, test } from 'vitest';
import { matchState } from './match-state.ts';
import { record } from './results.ts';
import { players, sampleDraw, win } from './sample-draws.ts';

describe('a match', () => {
  const start = sampleDraw(players(3, 3));

  test('A match waits for a player, is a bye, is ready or is decided', () => {
    expect(start.matches.map(matchState)).toEqual(['bye', 'ready', 'waiting']);
    const played = record(start, '1-1', win(start.matches[1]?.player1 ?? null));
    expect(played.ok && played.value.next.matches.map(matchState)).toEqual([
      'bye',
      'decided',
      'ready',
    ]);
  });
});
