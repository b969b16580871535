import { useSyncExternalStore } from 'react';
import { Outbox, type Outgoing } from './outbox.ts';

/** The one outbox of this tab. */
export const outbox = new Outbox();

const NONE: readonly Outgoing[] = [];

/** The writes that wait on this phone, the oldest first. */
export function useOutbox(): readonly Outgoing[] {
  return useSyncExternalStore(outbox.subscribe, outbox.current, () => NONE);
}
