import { type BrowserContext, type CDPSession, chromium, type Page } from 'playwright-core';
import { v7 as uuidv7 } from 'uuid';
import { dayInJapan } from '#platform/shared/format.ts';
import { chromiumLaunch } from '#platform/testing/chromium.ts';
import { PHONE } from './page/first-visit.ts';
import { askForFrames, recordFrames } from './page/frames.ts';
import { senderOf } from './page/sender.ts';
import { type Measure, median, percentile } from './report.ts';
import { startServer } from './server-process.ts';

const LEAGUE_OF = 40;
const BRACKET_OF = 512;
const RUNS = 5;
/** Steps of a swipe through the grid, one for each picture of four seconds. */
const STEPS = 240;

/**
 * The two big screens of a club's practice: from a tap in the grid of a league of 40 to its scorecard, scrolling that grid, and the tree
 * of 512 players after its data (issues 3 and 4).
 */
export const measure: Measure = async () => {
  const server = await startServer({ DEMO: 'still' });
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const phone = await browser.newContext({
      baseURL: server.url,
      viewport: PHONE.viewport,
      hasTouch: true,
      locale: 'en-US',
    });
    const { league, bracket } = await bigSessions(phone);
    const page = await phone.newPage();
    await page.goto(league);
    await page.locator('[data-cell="0 1"]').waitFor();
    await askForFrames(page);
    const client = await phone.newCDPSession(page);
    const frames = await recordFrames(browser, page, () => swipe(page, client));
    const taps: number[] = [];
    for (let run = 0; run < RUNS; run++) taps.push(await openCard(page, league, run + 1));

    const storageState = await phone.storageState();
    const desk = await browser.newContext({ baseURL: server.url, storageState, locale: 'en-US' });
    const trees: number[] = [];
    for (let run = 0; run < RUNS; run++) trees.push(await openTree(desk, bracket));
    return [
      {
        what: `league of ${LEAGUE_OF}: tap to scorecard`,
        value: median(taps),
        unit: 'ms',
        atMost: 100,
      },
      {
        what: `${LEAGUE_OF} by ${LEAGUE_OF} cells scroll: pictures`,
        value: frames.perSecond,
        unit: '/s',
        atLeast: 58,
      },
      { what: 'work for a picture, 95 in 100', value: percentile(frames.work, 0.95), unit: 'ms' },
      {
        what: `tree of ${BRACKET_OF} after its data`,
        value: median(trees),
        unit: 'ms',
        atMost: 200,
      },
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
};

/** Scrolls the grid down and sideways by a finger that moves with every picture. */
async function swipe(page: Page, client: CDPSession): Promise<void> {
  const move = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
    });
  for (let step = 0; step < STEPS; step++) {
    const within = step % 40;
    const down = (step / 40) % 2 < 1 ? 1 : -1;
    const at = [200 - within * 3, down > 0 ? 600 - within * 8 : 280 + within * 8] as const;
    if (within === 0) await move('touchStart', ...at);
    else await move('touchMove', ...at);
    if (within === 39) await move('touchEnd', ...at);
    await page.evaluate('new Promise(requestAnimationFrame)');
  }
}

/** Milliseconds from a tap on a cell of the first row to the frame that shows its scorecard. */
async function openCard(page: Page, league: string, column: number): Promise<number> {
  await page.goto(league);
  const cell = page.locator(`[data-cell="0 ${column}"]`);
  await cell.waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(`void (globalThis.shown = new Promise((resolve) => {
    document.addEventListener('click', ({ timeStamp }) => {
      const look = () => {
        if (!document.querySelector('input[inputmode="numeric"]')) return requestAnimationFrame(look);
        requestAnimationFrame(() => resolve(performance.now() - timeStamp));
      };
      look();
    }, { capture: true, once: true });
  }))`);
  await cell.tap();
  return page.evaluate('globalThis.shown');
}

/** Milliseconds from the end of the answer with the draw to the frame that shows the tree. */
async function openTree(context: BrowserContext, address: string): Promise<number> {
  const page = await context.newPage();
  await page.addInitScript(`performance.setResourceTimingBufferSize(1000); globalThis.drawn = new Promise((resolve) => {
    const look = () => {
      if (!document.querySelector('[data-match]')) return requestAnimationFrame(look);
      requestAnimationFrame(() => resolve(performance.now()));
    };
    look();
  })`);
  await page.goto(address);
  const drawn = await page.evaluate<number>('globalThis.drawn');
  const read = await page.evaluate<number | undefined>(
    `performance.getEntriesByType('resource').find(({ name }) => name.includes('/api/practice/knockouts/'))?.responseEnd`,
  );
  if (read === undefined) throw new Error(`the draw was not read: ${page.url()}`);
  await page.close();
  return drawn - read;
}

/** A club of somebody new with a league and a knockout of guests; gives the addresses of the two screens. */
async function bigSessions({ request }: BrowserContext) {
  const send = senderOf(request);
  await request.get('/');
  const { id: groupId } = await send<{ id: number }>('/api/groups', {
    creationId: uuidv7(),
    name: 'Big club',
    teamId: uuidv7().slice(-8).toUpperCase(),
    members: [{ name: 'Aoki Ren' }],
  });
  const practiceDate = dayInJapan(new Date());
  const guests = (count: number) =>
    Array.from({ length: count }, (_, at) => {
      return { id: 100 + at, name: `山本 選手${at + 1}`, external: true };
    });
  const open = async (kind: 'leagues' | 'knockouts', count: number) => {
    const id = uuidv7();
    await send(`/api/practice/${kind}`, { id, groupId, practiceDate, players: guests(count) });
    return id;
  };
  return {
    league: `/league-match-table/${groupId}?session=${await open('leagues', LEAGUE_OF)}`,
    bracket: `/tournament-bracket/${groupId}?session=${await open('knockouts', BRACKET_OF)}`,
  };
}
