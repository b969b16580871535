import { mkdirSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright-core';
import { chromiumArguments, findChromium } from '../platform/testing/chromium.ts';
import { startServer } from './server-process.ts';

/** `npm run screenshots`: renews the README's pictures of the demo world on a phone. */
const FOLDER = 'docs/screenshots';

type Walk = (page: Page) => Promise<void>;

const open =
  (path: string): Walk =>
  async (page) => {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  };

const pay: Walk = async (page) => {
  await open('/confirm-tournament-application/3')(page);
  await page.locator('[name=agreed]').check();
  await page.locator('form button[type=submit]').click();
  await page.waitForURL('**/tournament-payment*');
  await page.locator('[name=cardNumber]').waitFor();
};

const league: Walk = async (page) => {
  await open('/select-league-members/1')(page);
  await page.locator('a[href*="league-match-table"]').first().click();
  await page.locator('table').first().waitFor();
  await page.waitForLoadState('networkidle');
};

const PICTURES: readonly (readonly [name: string, language: 'en' | 'ja', walk: Walk])[] = [
  ['home', 'ja', open('/')],
  ['open-tournaments', 'en', open('/open-tournaments')],
  ['payment', 'ja', pay],
  ['league', 'en', league],
];

const server = await startServer();
const executablePath = findChromium();
if (!executablePath) throw new Error('no Chromium was found');
const browser = await chromium.launch({ executablePath, args: chromiumArguments() });
mkdirSync(FOLDER, { recursive: true });
for (const [name, language, walk] of PICTURES) await take(browser, name, language, walk);
await browser.close();
await server.stop();

async function take(from: Browser, name: string, language: 'en' | 'ja', walk: Walk): Promise<void> {
  const context = await from.newContext({
    baseURL: server.url,
    locale: language === 'ja' ? 'ja-JP' : 'en-US',
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await walk(page);
  await page.screenshot({ path: `${FOLDER}/${name}-${language}.png` });
  await context.close();
  console.log(`${name}-${language}.png`);
}
