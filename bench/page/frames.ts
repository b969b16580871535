import { trace } from './trace.ts';

export interface Frames {
  /** Pictures in a second. */
  readonly perSecond: number;
  /** Of each picture the processor time that the page's thread needed for it, in milliseconds. */
  readonly work: readonly number[];
}

/**
 * The pictures of a recorded page that asks for every one (`requestAnimationFrame`). The work is counted in processor time of the page's
 * thread, so that other work on this machine is not attributed to the page; the pictures in a second need a calm one.
 */
export function framesIn(recorded: Buffer): Frames {
  const { traceEvents } = trace.parse(JSON.parse(recorded.toString()));
  const all = traceEvents.filter(({ name }) => name === 'FireAnimationFrame');
  const [first] = all;
  if (!first) throw new Error('The page has asked for no picture');
  const isOfPage = ({ pid, tid }: typeof first) => pid === first.pid && tid === first.tid;
  const starts = all.filter(isOfPage).map(({ ts }) => ts);
  const tasks = traceEvents.filter((one) => one.name === 'RunTask' && isOfPage(one));
  const work = starts.slice(1).map((end, at) => {
    const within = tasks.filter(({ ts }) => ts >= starts[at]! && ts < end);
    return within.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;
  });
  const seconds = (starts.at(-1)! - starts[0]!) / 1e6;
  return { perSecond: work.length / seconds, work };
}
