import { serveBare } from './page/bare.ts';
import { firstVisit, PHONE, startBrowser } from './page/first-visit.ts';
import type { WebVitals } from './page/web-vitals.ts';
import { type Measure, median } from './report.ts';
import { startServer } from './server-process.ts';

const RUNS = 7;
/** The demo's tournament of today. */
const PATH = '/live/21';

/**
 * The first visit to a live page on a slow phone, beside the first visit to home and to the same bare HTML as there; they take turns.
 * Home is made at build time, a live page is not.
 */
export const measure: Measure = async () => {
  const server = await startServer({ DEMO: 'still' });
  const bare = await serveBare(server.url);
  const browser = await startBrowser();
  const visits = { live: `${server.url}${PATH}`, home: server.url, bare: bare.url };
  const found: Record<keyof typeof visits, WebVitals[]> = { live: [], home: [], bare: [] };
  try {
    for (let run = 0; run < RUNS; run += 1) {
      for (const name of ['live', 'home', 'bare'] as const) {
        const phone = { ...PHONE, locale: 'en-US', serviceWorkers: 'block' } as const;
        found[name].push(await firstVisit(await browser.newContext(phone), visits[name]));
      }
    }
  } finally {
    await browser.close();
    await bare.stop();
    await server.stop();
  }
  const middle = (name: keyof typeof visits, what: keyof WebVitals) =>
    median(found[name].map((one) => one[what]));
  const ratios = found.live.map(({ lcp }, run) => lcp / (found.bare[run]?.lcp ?? Number.NaN));
  return [
    { what: 'LCP beside bare HTML', value: median(ratios), unit: '', atMost: 1.25 },
    { what: 'LCP', value: middle('live', 'lcp'), unit: 'ms' },
    { what: 'LCP of home', value: middle('home', 'lcp'), unit: 'ms' },
    { what: 'LCP of bare HTML', value: middle('bare', 'lcp'), unit: 'ms' },
    { what: 'FCP', value: middle('live', 'fcp'), unit: 'ms' },
    { what: 'layout shift (CLS)', value: middle('live', 'cls'), unit: '', atMost: 0.005 },
  ];
};
