import { expect, type Page } from '@playwright/test';

/** Waits until the phone keeps the app: from then on it needs no network to open any screen. */
export async function appKept(page: Page): Promise<void> {
  // It is fetched whole first, which takes a busy machine some time.
  const whole = { timeout: 60_000 };
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, whole);
}

/** Waits until what the phone keeps of its reads contains a text: that is a second after it was read. */
export async function readsKept(page: Page, text: string): Promise<void> {
  await expect.poll(() => page.evaluate(contains, text)).toBe(true);
}

/** Runs in the page. */
async function contains(text: string): Promise<boolean> {
  // Opening what is not there yet would make an empty one.
  const known = await indexedDB.databases();
  if (!known.some(({ name }) => name === 'keyval-store')) return false;
  return new Promise((resolve) => {
    const opening = indexedDB.open('keyval-store');
    opening.onerror = () => resolve(false);
    opening.onsuccess = () => {
      const database = opening.result;
      if (!database.objectStoreNames.contains('keyval')) {
        database.close();
        return resolve(false);
      }
      const reading = database.transaction('keyval').objectStore('keyval').get('queries');
      reading.onerror = () => resolve(false);
      reading.onsuccess = () => {
        database.close();
        resolve(JSON.stringify(reading.result ?? null).includes(text));
      };
    };
  });
}
