import { chromium, type Page } from 'playwright-core';
import { rosterMessages as en } from '#features/groups/roster/roster.messages.en.ts';
import { chromiumLaunch } from '#platform/testing/chromium.ts';
import { CPU, PHONE } from './page/first-visit.ts';
import { waitUntilIdle } from './page/wait-until-idle.ts';
import { type Measure, median } from './report.ts';
import { startServer } from './server-process.ts';

const ROWS = 300;
const RUNS = 5;

/** A list of 300 pasted into a roster on a slow phone: read, checked and shown (next.md, D). */
export const measure: Measure = async () => {
  const server = await startServer({ DEMO: 'still' });
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const context = await browser.newContext({ ...PHONE, baseURL: server.url, locale: 'en-US' });
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU });
    const times: number[] = [];
    for (let run = 0; run <= RUNS; run += 1) times.push(await paste(page));
    // The first one loads the code.
    const value = median(times.slice(1));
    return [{ what: `a list of ${ROWS} is read and shown`, value, unit: 'ms', atMost: 200 }];
  } finally {
    await browser.close();
    await server.stop();
  }
};

/** Milliseconds from the button to the frame in which all rows are in the page. */
async function paste(page: Page): Promise<number> {
  await page.goto('/group-roster/1/import');
  await page.getByLabel(en.list).fill(LIST);
  await waitUntilIdle();
  const button = page.getByRole('button', { name: en.check });
  await button.waitFor();
  const taken = (await page.evaluate(measured(en.check, en.readyRows))) as {
    ms: number;
    rows: number;
  };
  if (taken.rows !== ROWS) throw new Error(`${taken.rows} rows were shown`);
  await page.getByRole('button', { name: en.another }).click();
  return taken.ms;
}

/** What runs in the page: a click, and the time until the frame with the rows is painted. */
function measured(button: string, list: string): string {
  return `(async () => {
    const rows = () => document.querySelectorAll('ul[aria-label="${list}"] > li').length;
    const started = performance.now();
    [...document.querySelectorAll('main button')].find((one) => one.textContent === '${button}').click();
    do await new Promise(requestAnimationFrame);
    while (rows() === 0);
    await new Promise((painted) => setTimeout(painted));
    return { ms: performance.now() - started, rows: rows() };
  })()`;
}

const LIST = [
  '氏名\tふりがな\t学年\t性別\t登録番号',
  ...Array.from({ length: ROWS }, (_, at) =>
    [
      `選手${at} 名前${at % 7}`,
      'せんしゅ なまえ',
      `中${(at % 3) + 1}`,
      at % 2 ? '女' : '男',
      `13${at}`,
    ].join('\t'),
  ),
].join('\n');
