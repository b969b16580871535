import { median } from './report.ts';

/** The median of how long some work takes, in milliseconds, after one run that is not counted. */
export function timed(work: () => void, rounds = 30): number {
  work();
  const times = Array.from({ length: rounds }, () => {
    const started = performance.now();
    work();
    return performance.now() - started;
  });
  return median(times);
}
