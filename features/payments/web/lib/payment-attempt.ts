import { v7 as newId } from 'uuid';

/**
 * The payment of an entry whose outcome is still unknown. Its id is stored until the outcome is final, over retries and
 * reloads: the server charges once for one id, so that a lost answer never leads to a second charge.
 */
const memory = new Map<string, string>();

/** The id of the unfinished payment of an entry. */
export function openAttempt(entryId: string): string | null {
  return memory.get(entryId) ?? read(entryId);
}

/** The id to pay with: the unfinished one, or else a new one. */
export function beginAttempt(entryId: string): string {
  const id = openAttempt(entryId) ?? newId();
  memory.set(entryId, id);
  tryStorage((storage) => storage.setItem(nameOf(entryId), id));
  return id;
}

/** The outcome is final: the next payment of this entry is a new one. */
export function endAttempt(entryId: string): void {
  memory.delete(entryId);
  tryStorage((storage) => storage.removeItem(nameOf(entryId)));
}

function read(entryId: string): string | null {
  return tryStorage((storage) => storage.getItem(nameOf(entryId))) ?? null;
}

function nameOf(entryId: string): string {
  return `payment ${entryId}`;
}

/** Storage may be forbidden; the memory then serves until the page is left. */
function tryStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}
