import { useSyncExternalStore } from 'react';
import { Outbox } from './outbox.ts';
import type { Outgoing } from './outbox-entry.ts';

/** The one outbox of this tab. */
export const outbox = new Outbox();

const NONE: readonly Outgoing[] = [];

/** The writes that wait on this phone, the oldest first. */
export function useOutbox(): readonly Outgoing[] {
  return useSyncExternalStore(outbox.subscribe, outbox.current, () => NONE);
}
