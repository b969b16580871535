import type { TimeSource } from './day-clock.ts';

/** For tests: time that moves only when the clock of the day moves it, from 0. */
export function jumpingTime(): TimeSource & { readonly moves: readonly number[] } {
  let now = 0;
  const moves: number[] = [];
  return {
    flows: false,
    moves,
    now: () => now,
    reach: async (time) => {
      moves.push(time);
      now = time;
    },
  };
}
