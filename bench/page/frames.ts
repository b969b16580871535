import type { Browser, Page } from 'playwright-core';
import { TRACED } from './long-tasks.ts';
import { trace } from './trace.ts';

export interface Frames {
  /** Pictures in a second. */
  readonly perSecond: number;
  /** Of each picture the processor time that the page's thread needed for it, in milliseconds. */
  readonly work: readonly number[];
}

/** Lets a page ask for every picture as long as it is open: once, before its pictures are recorded. */
export async function askForFrames(page: Page): Promise<void> {
  await page.evaluate('(function again() { requestAnimationFrame(again); })()');
}

/** The pictures of a page that asks for every one, while something is done in it. */
export async function recordFrames(
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
): Promise<Frames> {
  await browser.startTracing(page, { categories: TRACED });
  await act();
  return framesIn(await browser.stopTracing());
}

/**
 * The pictures of a recorded page that asks for every one (`requestAnimationFrame`). The work is counted in processor time of the page's
 * thread, so that other work on this machine is not attributed to the page; the pictures in a second need a calm one.
 */
function framesIn(recorded: Buffer): Frames {
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
