import type { Page } from '@playwright/test';
import { appCached, readsCached } from './support/cached.ts';
import { enterScore, makeClub, send } from './support/club.ts';
import type { Phone } from './support/phone.ts';
import { expect, test } from './support/test.ts';

/** Scores reach the server once, even if the connection, the tab or the server fails. */
const CONFIRM = 'Confirm Score';
const UNSENT = /not sent yet/;

const cell = (page: Page, row: number, column: number) =>
  page.locator(`[data-cell="${row} ${column}"]`);

/** Opens a league of a new club on this phone's screen; returns its id. */
async function openLeague(phone: Phone): Promise<string> {
  const { page } = phone;
  const { groupId } = await makeClub(phone, 'Sakura Club', ['Aoki Ren', 'Baba Yui', 'Chiba Sora']);
  await page.goto(`/select-league-members/${groupId}`);
  await page.getByRole('button', { name: 'Create Match Table' }).click();
  await cell(page, 0, 1).waitFor();
  return new URL(page.url()).searchParams.get('session') ?? '';
}

async function scorePair(phone: Phone, row: number, column: number, score: string): Promise<void> {
  await cell(phone.page, row, column).click();
  await enterScore(phone, score, CONFIRM);
  await phone.page.waitForURL(/league-match-table/);
  await cell(phone.page, row, column).waitFor();
}

interface Stored {
  readonly sets: string;
  readonly version: number;
}

/** What the server has stored, in the order of the pairs' arrival. */
async function stored(phone: Phone, sessionId: string): Promise<Stored[]> {
  const path = `/api/practice/leagues/${sessionId}`;
  const { league } = await send<{ league: { matches: Stored[] } }>(phone, 'GET', path);
  return league.matches;
}

/** Waits until the service worker has cached the app, and the phone what it has read of the league. */
async function cached(page: Page, sessionId: string): Promise<void> {
  await appCached(page);
  await readsCached(page, sessionId);
}

const scores = ['11-1 11-1', '11-2 11-2', '11-3 11-3'] as const;
const pairs = [
  [0, 1],
  [0, 2],
  [1, 2],
] as const;

test('Three scores without a signal and two reloads arrive once each when the signal is back', async ({
  playerPhone,
}) => {
  const phone = await playerPhone('Coach Kondo', { serviceWorker: true });
  const { page } = phone;
  const session = await openLeague(phone);
  await cached(page, session);
  await phone.setOffline(true);
  for (const [at, [row, column]] of pairs.entries())
    await scorePair(phone, row, column, scores[at]!);
  await page.getByText('3 entries are not sent yet').waitFor();
  await page.reload();
  await page.getByText('3 entries are not sent yet').waitFor();
  await cell(page, 1, 2).getByText('2-0').waitFor();
  await phone.axe();
  await page.reload();
  await page.getByText('3 entries are not sent yet').waitFor();
  await phone.setOffline(false);
  await expect
    .poll(async () => (await stored(phone, session)).map(({ sets }) => sets).sort())
    .toEqual([...scores]);
  const arrived = await stored(phone, session);
  expect(arrived.every(({ version }) => version === 1)).toBe(true);
});

test('A tab closed right after the confirmation loses nothing', async ({ playerPhone }) => {
  const phone = await playerPhone('Coach Kondo');
  const session = await openLeague(phone);
  const url = phone.page.url();
  await phone.context.route('**/api/practice/matches/**', (route) => route.abort());
  phone.allow(/ERR_FAILED|Failed to load/);
  await cell(phone.page, 0, 1).click();
  // It is stored on the phone first and sent then: the first attempt to send shows that it is stored.
  const tried = phone.page.waitForRequest('**/api/practice/matches/**');
  await enterScore(phone, scores[0], CONFIRM);
  await tried;
  await phone.page.close();
  await phone.context.unroute('**/api/practice/matches/**');
  const reopened = await phone.context.newPage();
  await reopened.goto(url);
  await cell(reopened, 0, 1).getByText('2-0').waitFor();
  await expect.poll(() => stored(phone, session)).toMatchObject([{ sets: scores[0], version: 1 }]);
});

test('A score whose answer was lost is sent again and counts once', async ({ playerPhone }) => {
  const phone = await playerPhone('Coach Kondo');
  const { page } = phone;
  const session = await openLeague(phone);
  phone.allow(/ERR_FAILED|Failed to load/);
  let sent = 0;
  await phone.context.route('**/api/practice/matches/**', async (route) => {
    sent += 1;
    if (sent > 1) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await scorePair(phone, 0, 1, scores[0]);
  await page.reload();
  await page.getByText(UNSENT).waitFor({ state: 'detached' });
  await expect.poll(() => sent).toBeGreaterThan(1);
  expect(await stored(phone, session)).toMatchObject([{ sets: scores[0], version: 1 }]);
});

test('A server that fails again and again gets the score in the end', async ({ playerPhone }) => {
  const phone = await playerPhone('Coach Kondo');
  const { page } = phone;
  const session = await openLeague(phone);
  phone.allow(/503/);
  let failures = 4;
  await phone.context.route('**/api/practice/matches/**', (route) => {
    failures -= 1;
    return failures >= 0 ? route.fulfill({ status: 503, body: '' }) : route.continue();
  });
  await scorePair(phone, 0, 1, scores[0]);
  await page.getByText('1 entry is not sent yet').waitFor();
  // The person need not wait for the pauses.
  await expect
    .poll(
      async () => {
        const now = page.getByRole('button', { name: 'Send now' });
        if (await now.isVisible()) await now.click({ timeout: 1000 }).catch(() => {});
        return stored(phone, session);
      },
      { timeout: 30_000, intervals: [500] },
    )
    .toMatchObject([{ sets: scores[0], version: 1 }]);
});

test('A score is delivered after the server was down, a reload, and a restart of the server', async ({
  app,
  playerPhone,
}) => {
  const phone = await playerPhone('Coach Kondo', { serviceWorker: true });
  const { page } = phone;
  const session = await openLeague(phone);
  await cached(page, session);
  await app.kill();
  await scorePair(phone, 0, 1, scores[0]);
  await page.reload();
  await page.getByText('1 entry is not sent yet').waitFor();
  await app.restart();
  await page
    .getByRole('button', { name: 'Send now' })
    .click({ timeout: 5000 })
    .catch(() => {});
  await page.getByText(UNSENT).waitFor({ state: 'detached', timeout: 120_000 });
  expect(await stored(phone, session)).toMatchObject([{ sets: scores[0], version: 1 }]);
});

test('When two tabs come back online together, each score is sent once', async ({
  playerPhone,
}) => {
  const phone = await playerPhone('Coach Kondo');
  const { page } = phone;
  const session = await openLeague(phone);
  const other = await phone.context.newPage();
  await other.goto(page.url());
  await cell(other, 0, 1).waitFor();
  const sent: string[] = [];
  phone.context.on('requestfinished', (request) => {
    if (request.method() === 'PUT') sent.push(request.url());
  });
  await phone.setOffline(true);
  for (const [at, [row, column]] of pairs.entries())
    await scorePair(phone, row, column, scores[at]!);
  await other.getByText('3 entries are not sent yet').waitFor();
  await phone.setOffline(false);
  await expect.poll(() => stored(phone, session)).toHaveLength(3);
  await expect.poll(() => sent).toHaveLength(3);
});

test('Logging out with unsent scores asks, and they wait for the same person', async ({
  playerPhone,
}) => {
  const phone = await playerPhone('Coach Kondo', { serviceWorker: true });
  const { page } = phone;
  const session = await openLeague(phone);
  await cached(page, session);
  await phone.setOffline(true);
  await scorePair(phone, 0, 1, scores[0]);
  await page.getByRole('link', { name: 'My Page' }).click();
  const asked: string[] = [];
  page.on('dialog', async (dialog) => {
    asked.push(dialog.message());
    await dialog.dismiss();
  });
  await page.getByRole('tab', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect
    .poll(() => asked)
    .toEqual([expect.stringContaining('1 entry has not been sent yet')]);
});
