import type { Page } from '@playwright/test';

/** Sends the form that the screen shows. */
export const submit = (page: Page) => page.click('main form button[type=submit]:visible');

/** Presses the first button with exactly this name between header and footer; of a pattern a part is enough. */
export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).first().click();

/** Presses the one button with exactly this name in the dialog that is open. */
export const inDialog = (page: Page, name: string) =>
  page.locator('dialog[open]').getByRole('button', { name, exact: true }).click();

/** A table's card: at the desk, on the live page, or on the board. */
export const courtCard = (page: Page, table: string) => page.locator(`[data-court="${table}"]`);

/** Waits until the screen shows a text. */
export const shows = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();

/** "Withdraw: Ren Sato" / "取り消す：佐藤 蓮", as `useJoined` writes it. */
export const labelled = (language: 'en' | 'ja', label: string, value: string) =>
  `${label}${language === 'ja' ? '：' : ': '}${value}`;

/** Reserves a place of a tournament, and waits for the form of its payment. */
export async function reservePlace(page: Page, tournamentId: number, apply: string) {
  await page.goto(`/confirm-tournament-application/${tournamentId}`);
  await page.locator('[name=agreed]').check();
  await press(page, apply);
  await page.waitForSelector('[name=cardNumber]');
}

/** Does something on the page, and waits until the server has accepted the write that follows. */
export async function written(page: Page, act: () => Promise<unknown>): Promise<void> {
  const answer = page.waitForResponse((response) => response.request().method() !== 'GET');
  await act();
  await answer;
}

/**
 * The page reads an address as it is now until it sends that write, whatever others change meanwhile: it may read again at any
 * time. Called before the page is opened, while no read is on its way.
 */
export async function unaware(page: Page, read: string, write: string): Promise<void> {
  const before = await page.request.get(read);
  let hasWritten = false;
  await page.route(`**${read}`, (route) => {
    if (hasWritten || route.request().method() !== 'GET') return route.fallback();
    return route.fulfill({ response: before });
  });
  await page.route(`**${write}`, (route) => {
    hasWritten ||= route.request().method() !== 'GET';
    return route.fallback();
  });
}

/** Simulates that somebody comes back to the page: its data is read again. */
export const lookAgain = (page: Page) =>
  page.evaluate(() => void window.dispatchEvent(new Event('visibilitychange')));

/** Waits until React has hydrated the page: its root holds React's data. */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const heading = document.querySelector('h1');
    return heading !== null && Object.keys(heading).some((key) => key.startsWith('__react'));
  });
}

/** Delays the app's code until the returned function is called. */
export const codeHeldBack = (page: Page) => heldBack(page, '**/assets/**');

/** Delays the answers from some addresses until the returned function is called. */
export async function heldBack(page: Page, addresses: string): Promise<() => void> {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await arrived;
    await route.continue();
  });
  return arrive;
}
