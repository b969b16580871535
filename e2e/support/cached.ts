import { expect, type Page } from '@playwright/test';

/** Waits until the phone has cached the app: from then on it needs no network to open any screen. */
export async function appCached(page: Page): Promise<void> {
  // It is downloaded completely first, which takes a busy machine some time.
  const whole = { timeout: 180_000 };
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, whole);
}

/** Waits until the phone's cached reads contain a text, which is a second after it was read. */
export async function readsCached(page: Page, text: string): Promise<void> {
  await expect.poll(() => page.evaluate(contains, text)).toBe(true);
}

/** Runs in the page. */
async function contains(text: string): Promise<boolean> {
  // Opening a database that does not exist yet would create an empty one.
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
