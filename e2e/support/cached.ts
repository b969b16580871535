import { expect, type Page } from '@playwright/test';

/** Waits until the phone has cached the app: from then on it needs no network to open any screen. */
export async function appCached(page: Page): Promise<void> {
  // It is downloaded completely first, which takes a busy machine some time.
  const whole = { timeout: 180_000 };
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, whole);
}

/** Waits until the phone's cached reads contain a text, which is a second after it was read. */
export async function readsCached(page: Page, text: string): Promise<void> {
  const reads = { name: 'keyval-store', store: 'keyval' };
  const cached = async () => JSON.stringify(await page.evaluate(allOf, reads));
  await expect.poll(cached).toContain(text);
}

/** The writes that the phone has stored and the server has not answered yet. */
export function unsentWrites(page: Page): Promise<readonly UnsentWrite[]> {
  const outbox = { name: 'rallydays-outbox', store: 'entries' };
  return page.evaluate(allOf, outbox) as Promise<UnsentWrite[]>;
}

interface UnsentWrite {
  /** What the screen that made it has stored with it. */
  readonly meta: unknown;
}

interface Place {
  readonly name: string;
  readonly store: string;
}

/** Runs in the page: everything in one store of a database of the browser. */
async function allOf({ name, store }: Place): Promise<unknown[]> {
  // Opening a database that does not exist yet would create an empty one.
  const known = await indexedDB.databases();
  if (!known.some((one) => one.name === name)) return [];
  return new Promise((resolve) => {
    const opening = indexedDB.open(name);
    opening.onerror = () => resolve([]);
    opening.onsuccess = () => {
      const database = opening.result;
      if (!database.objectStoreNames.contains(store)) {
        database.close();
        return resolve([]);
      }
      const reading = database.transaction(store).objectStore(store).getAll();
      reading.onerror = () => resolve([]);
      reading.onsuccess = () => {
        database.close();
        resolve(reading.result);
      };
    };
  });
}
