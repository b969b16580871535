import type { Browser, BrowserContext } from 'playwright-core';
import { type BarePage, serveBare } from './page/bare.ts';
import { AT_REST, CPU, firstVisit, PHONE, slowDown, startBrowser } from './page/first-visit.ts';
import { blockedTime, TRACED } from './page/long-tasks.ts';
import { waitUntilIdle } from './page/wait-until-idle.ts';
import { observe, tapOn, type WebVitals, webVitals, workerInCharge } from './page/web-vitals.ts';
import { type Figure, type Measure, median } from './report.ts';
import { startServer } from './server-process.ts';

const RUNS = 7;
const REPEATS = 5;
const TILES = 6;

/**
 * The first visit to home on a slow phone, compared with the same page as bare HTML with the same styles in it and
 * nothing else; the two take turns. Then the second visit with the service worker, and the response time of a tap.
 */
export const measure: Measure = async () => {
  const server = await startServer({ DEMO: 'still' });
  const bare = await serveBare(server.url);
  const browser = await startBrowser();
  try {
    const phone = (serviceWorkers: 'allow' | 'block') =>
      browser.newContext({ ...PHONE, locale: 'en-US', serviceWorkers });
    const app: WebVitals[] = [];
    const floor: WebVitals[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      app.push(await firstVisit(await phone('block'), server.url));
      floor.push(await firstVisit(await phone('block'), bare.url));
    }
    const blocked: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      blocked.push(await blockedVisit(browser, await phone('block'), server.url));
    }
    return [
      ...firstVisitFigures(app, floor, bare),
      { what: 'blocked time (TBT)', value: median(blocked), unit: 'ms', atMost: 100 },
      ...(await laterVisits(await phone('allow'), server.url)),
      await tap(await phone('block'), server.url),
    ];
  } finally {
    await browser.close();
    await bare.stop();
    await server.stop();
  }
};

function firstVisitFigures(app: WebVitals[], floor: WebVitals[], bare: BarePage): Figure[] {
  const middle = (of: WebVitals[], what: keyof WebVitals) => median(of.map((one) => one[what]));
  // Each visit beside the one right after it, under the same conditions.
  const ratios = app.map(({ lcp }, run) => lcp / (floor[run]?.lcp ?? Number.NaN));
  return [
    { what: 'LCP beside bare HTML', value: median(ratios), unit: '', atMost: 1.25 },
    { what: 'LCP', value: middle(app, 'lcp'), unit: 'ms' },
    { what: 'LCP of bare HTML', value: middle(floor, 'lcp'), unit: 'ms' },
    { what: 'FCP', value: middle(app, 'fcp'), unit: 'ms' },
    { what: 'FCP of bare HTML', value: middle(floor, 'fcp'), unit: 'ms' },
    { what: 'layout shift (CLS)', value: middle(app, 'cls'), unit: '', atMost: 0.005 },
    { what: 'bare HTML on the wire', value: bare.bytes / 1024, unit: 'KB' },
  ];
}

/** The same visit again, recorded: recording takes time, so paint times are measured without it. */
async function blockedVisit(browser: Browser, context: BrowserContext, url: string) {
  const page = await context.newPage();
  await slowDown(await context.newCDPSession(page));
  await browser.startTracing(page, { categories: TRACED });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(AT_REST);
  const recorded = await browser.stopTracing();
  await context.close();
  return blockedTime(recorded);
}

async function laterVisits(context: BrowserContext, url: string): Promise<Figure[]> {
  const first = await context.newPage();
  await observe(first);
  await first.goto(url);
  // By then everything is cached.
  await workerInCharge(first);
  await first.close();
  const lcps: number[] = [];
  for (let run = 0; run < REPEATS; run += 1) {
    const page = await context.newPage();
    await observe(page);
    await waitUntilIdle();
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(500);
    lcps.push((await webVitals(page)).lcp);
    await page.close();
  }
  const works = await worksOffline(context, url);
  await context.close();
  return [
    { what: 'second visit, from the phone: LCP', value: median(lcps), unit: 'ms', atMost: 300 },
    { what: 'works without a network', value: works ? 1 : 0, unit: '', atLeast: 1 },
  ];
}

/** Home, and a screen that this phone has never opened. */
async function worksOffline(context: BrowserContext, url: string): Promise<boolean> {
  await context.setOffline(true);
  const page = await context.newPage();
  try {
    await page.goto(url);
    await page.getByRole('link', { name: 'Help' }).click();
    await page.getByRole('heading', { level: 1, name: 'Help' }).waitFor({ timeout: 5000 });
    return true;
  } catch {
    return false;
  }
}

/** From a tap on a tile of home to the next frame, on the slow processor: the median of all tiles. */
async function tap(context: BrowserContext, url: string): Promise<Figure> {
  const page = await context.newPage();
  await observe(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  const times: number[] = [];
  for (let at = 0; at < TILES; at += 1) {
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(AT_REST);
    await waitUntilIdle();
    times.push(
      await tapOn(
        page,
        page.locator('main section:has(a[href="/club-support"])').getByRole('link').nth(at),
      ),
    );
  }
  await context.close();
  const value = median(times);
  return { what: 'tap on a tile to the next picture', value, unit: 'ms', atMost: 100 };
}
