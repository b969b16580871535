import { sheetTime } from '#platform/shared/format.ts';
import type { Queue } from './day/day-log.ts';

const STEPS = 10;

/** Says how far the day is, each time that one match in ten more is over. */
export function progressOf(say: (sentence: string) => void): (queue: Queue) => void {
  let said = 0;
  return ({ at, counts }) => {
    const { finished, open, playing, freeCourts } = counts;
    const step = Math.floor((finished * STEPS) / (finished + open));
    if (step <= said) return;
    said = step;
    const time = sheetTime(at).slice(-5);
    say(
      `${time}  ${finished} of ${finished + open} matches are over, ${playing} playing, ${freeCourts} courts free.`,
    );
  };
}
