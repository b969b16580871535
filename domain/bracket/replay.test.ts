import { describe, expect, it } from 'vitest';
import { replay } from './replay.ts';
import { isEntered } from './results.ts';
import { players, playOut, sampleDraw, win } from './sample-draws.ts';
import type { PlayedResult } from './vocabulary.ts';

describe('replaying a draw', () => {
  it.each([8, 11, 24, 512])(
    'A draw of %i players replayed from its results has the same state',
    (count) => {
      const start = sampleDraw(players(count, 4));
      const played = playOut(start, (match) => match.position % 3 !== 0);
      const results = new Map<string, PlayedResult>();
      for (const { id, result } of played.matches) {
        if (isEntered(result)) results.set(id, result);
      }
      // The order in which a database returns them does not matter.
      const shuffled = new Map([...results].reverse());
      expect(replay(start, shuffled)).toEqual({ ok: true, value: played });
    },
  );

  it('A replay refuses a result that is not possible at that point', () => {
    const start = sampleDraw(players(8));
    expect(replay(start, new Map([['3-0', win('p001')]]))).toEqual({
      ok: false,
      code: 'MISSING_PLAYER',
    });
  });
});
