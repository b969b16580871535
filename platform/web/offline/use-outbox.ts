import { useMemo, useSyncExternalStore } from 'react';
import { Outbox } from './outbox.ts';
import type { OutboxEntry } from './outbox-entry.ts';

/** The one outbox of this tab. */
export const outbox = new Outbox();

const NONE: readonly OutboxEntry[] = [];

/** The writes of the person signed in that wait on this phone, the oldest first. */
export function useOutbox(): readonly OutboxEntry[] {
  return useSyncExternalStore(outbox.subscribe, outbox.current, () => NONE);
}

/** The writes of one device without an account that wait here, the oldest first; the device is named by its owner. */
export function useDeviceOutbox(owner: string | null): readonly OutboxEntry[] {
  const all = useSyncExternalStore(outbox.subscribe, outbox.ofDevices, () => NONE);
  return useMemo(() => all.filter((entry) => entry.owner === owner), [all, owner]);
}
