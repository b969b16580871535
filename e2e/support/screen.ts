import type { Page } from 'playwright-core';

/** Sends the form that the screen shows. */
export const submit = (page: Page) => page.click('main form button[type=submit]:visible');

/** Waits until the screen shows a text. */
export const shows = (page: Page, text: string) => page.getByText(text).first().waitFor();

/** Does something on the page, and waits until the server has taken what the page then writes. */
export async function written(page: Page, act: () => Promise<unknown>): Promise<void> {
  const answer = page.waitForResponse((response) => response.request().method() !== 'GET');
  await act();
  await answer;
}

/** Keeps the app's code from arriving until what it gives is called. */
export async function codeHeldBack(page: Page): Promise<() => void> {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  await page.route('**/assets/**', async (route) => {
    await arrived;
    await route.continue();
  });
  return arrive;
}
