import { trace } from './trace.ts';

export const TRACED = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];

/** A task shorter than this does not block the page, in microseconds. */
const SHORT = 50_000;

/**
 * Total blocking time in milliseconds: what tasks after the first paint take beyond 50 ms each. It is counted in
 * processor time of the page's thread, so that other work on this machine is not attributed to the page.
 */
export function blockedTime(recorded: Buffer): number {
  const { traceEvents } = trace.parse(JSON.parse(recorded.toString()));
  const painted = traceEvents.find(({ name }) => name === 'firstContentfulPaint');
  if (!painted) throw new Error('The page has painted nothing');
  const blocking = traceEvents
    .filter(({ name, pid, tid, ts }) => {
      return name === 'RunTask' && pid === painted.pid && tid === painted.tid && ts > painted.ts;
    })
    .map(({ tdur = 0 }) => Math.max(0, tdur - SHORT));
  return blocking.reduce((sum, one) => sum + one, 0) / 1000;
}
