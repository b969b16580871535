import { useSyncExternalStore } from 'react';
import { Outbox } from './outbox.ts';
import type { OutboxEntry } from './outbox-entry.ts';

/** The one outbox of this tab. */
export const outbox = new Outbox();

const NONE: readonly OutboxEntry[] = [];

/** The writes that wait on this phone, the oldest first. */
export function useOutbox(): readonly OutboxEntry[] {
  return useSyncExternalStore(outbox.subscribe, outbox.current, () => NONE);
}
