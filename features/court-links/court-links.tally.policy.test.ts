import { describe, expect, test } from 'vitest';
import { withTally } from './court-links.tally.policy.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 20) + seconds * 1000);
const score = (player1Score: string, game: { player1: string; player2: string } | null = null) => ({
  sets: [{ player1Score, player2Score: '0' }],
  game,
});
const first = withTally([], { at: at(0), score: score('1') })!;

describe('the log of running scores', () => {
  test('A later score is added, and one of the same or an earlier moment changes nothing', () => {
    expect(withTally(first, { at: at(3), score: score('2') })).toHaveLength(2);
    for (const seconds of [0, -3]) {
      expect(withTally(first, { at: at(seconds), score: score('2') })).toBeNull();
    }
  });

  test('The same score again changes nothing; the points of a game of tennis count as well', () => {
    expect(withTally(first, { at: at(3), score: score('1') })).toBeNull();
    const game = { player1: '15', player2: '0' };
    expect(withTally(first, { at: at(3), score: score('1', game) })).toHaveLength(2);
  });

  test('The oldest of very many scores are dropped', () => {
    let log = first;
    for (let second = 1; second <= 600; second++) {
      log = withTally(log, { at: at(second), score: score(String((second + 1) % 100)) })!;
    }
    expect(log).toHaveLength(500);
    expect(log.at(-1)?.at).toBe(at(600).toISOString());
  });
});
