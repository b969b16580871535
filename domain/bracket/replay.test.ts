import { describe, expect, it } from 'vitest';
import type { PlayedResult } from './glossary.ts';
import { replay } from './replay.ts';
import { players, playOut, sampleDraw, win } from './sample-draws.ts';

describe('replaying a draw', () => {
  it.each([8, 11, 24, 512])('of %i players from its results gives the same state', (count) => {
    const start = sampleDraw(players(count, 4));
    const played = playOut(start, (match) => match.position % 3 !== 0);
    const results = new Map<string, PlayedResult>();
    for (const { id, result } of played.matches) {
      if (result && result.kind !== 'bye') results.set(id, result);
    }
    // The order in which a database gives them does not matter.
    const shuffled = new Map([...results].reverse());
    expect(replay(start, shuffled)).toEqual({ ok: true, value: played });
  });

  it('refuses a result that could not have come about', () => {
    const start = sampleDraw(players(8));
    expect(replay(start, new Map([['3-0', win('p001')]]))).toEqual({
      ok: false,
      code: 'MISSING_PLAYER',
    });
  });
});
