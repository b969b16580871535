import { v7 as newId } from 'uuid';
import { tabDraft } from '#platform/web/forms/draft.ts';

/**
 * The payment of an entry whose outcome is not known yet. Its id is kept until the outcome is final, over retries and
 * reloads: the server charges once for one id, so whatever gets lost on the way, nobody pays twice. Where storage is
 * forbidden, the memory serves until the page is left.
 */
const memory = new Map<string, string>();

/** The id of the unfinished payment of an entry. */
export function openAttempt(entryId: string): string | null {
  return memory.get(entryId) ?? stored(entryId).read();
}

/** The id to pay with: the unfinished one, or else a new one. */
export function beginAttempt(entryId: string): string {
  const id = openAttempt(entryId) ?? newId();
  memory.set(entryId, id);
  stored(entryId).write(id);
  return id;
}

/** The outcome is final: the next payment of this entry is a new one. */
export function endAttempt(entryId: string): void {
  memory.delete(entryId);
  stored(entryId).clear();
}

function stored(entryId: string) {
  return tabDraft<string>(`payment ${entryId}`);
}
