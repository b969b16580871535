import { describe, expect, test } from 'vitest';
import * as Bracket from './bracket.ts';
import { players, sampleDraw, win } from './sample-draws.ts';

describe('a match', () => {
  const start = sampleDraw(players(3, 3));

  test('A match waits for a player, is a bye, is ready or is decided', () => {
    expect(start.matches.map(Bracket.matchState)).toEqual(['bye', 'ready', 'waiting']);
    const played = Bracket.record(start, '1-1', win(start.matches[1]?.player1 ?? null));
    expect(played.ok && played.value.next.matches.map(Bracket.matchState)).toEqual([
      'bye',
      'decided',
      'ready',
    ]);
  });
});
