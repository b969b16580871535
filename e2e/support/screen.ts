import type { Page } from 'playwright-core';

/** Sends the form that the screen shows. */
export const submit = (page: Page) => page.click('main form button[type=submit]:visible');

/** Waits until the screen shows a text. */
export const shows = (page: Page, text: string) => page.getByText(text).first().waitFor();

/** Keeps the app's code from arriving until what it gives is called. */
export async function codeHeldBack(page: Page): Promise<() => void> {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  await page.route('**/assets/**', async (route) => {
    await arrived;
    await route.continue();
  });
  return arrive;
}
