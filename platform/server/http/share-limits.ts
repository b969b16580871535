import type { Clock } from '../clock.ts';
import type { Db } from '../db/database.ts';
import { hashOf } from '../hash-of.ts';
import type { Log } from '../log.ts';
import * as store from './limit-counts.store.ts';

/** What one server has counted of a caller. */
export interface Window {
  current: number;
  readonly from: number;
  readonly timeWindow: number;
  /** How much of it the other servers know. */
  shared: number;
}

/** Windows that have counted something since they were shared last. */
export type Unshared = Map<string, Window>;

export interface SharedLimits {
  /** Shares what has been counted since the last call. A failure is logged, and each server goes on with its own counts. */
  share(): Promise<void>;
  stop(): void;
}

/** So often servers share; a caller gains at most what they can send in this time to each server. */
const EVERY_MS = 1000;
/** So many callers a statement. */
const MOST = 1000;
const DELETE_EVERY_MS = 60_000;

/**
 * Adds up the counts of several servers in their database, beside the requests: none of them waits for it. So a failure of the database
 * opens no limit further than a server's own.
 */
export function shareLimits(
  unshared: Unshared,
  { db, clock, log }: { readonly db: Db; readonly clock: Clock; readonly log: Pick<Log, 'warn'> },
): SharedLimits {
  let isSharing = false;
  let nextDelete = 0;
  const share = async () => {
    if (isSharing) return;
    isSharing = true;
    try {
      const now = clock.now();
      const part = take(unshared);
      if (part.size > 0) await shareWindows(db, part, now);
      if (now.getTime() >= nextDelete) {
        nextDelete = now.getTime() + DELETE_EVERY_MS;
        await store.deleteEnded(db, now);
      }
    } catch (err) {
      log.warn({ err }, 'limits are not shared with other servers');
    } finally {
      isSharing = false;
    }
  };
  const timer = setInterval(() => void share(), EVERY_MS).unref();
  return { share, stop: () => clearInterval(timer) };
}

function take(unshared: Unshared): Unshared {
  const part = new Map([...unshared].slice(0, MOST));
  for (const key of part.keys()) unshared.delete(key);
  return part;
}

async function shareWindows(db: Db, part: Unshared, now: Date): Promise<void> {
  const byHash = new Map([...part].map(([key, window]) => [hashOf(key), window]));
  const added = new Map<string, number>();
  const counted = [...byHash].map(([key, window]) => {
    const count = window.current - window.shared;
    added.set(key, count);
    return { key, count, endsAt: new Date(window.from + window.timeWindow) };
  });
  for (const { key, count } of await store.updateCounts(db, counted, now)) {
    const window = byHash.get(key);
    if (!window) continue;
    const meanwhile = window.current - window.shared - (added.get(key) ?? 0);
    window.current = count + meanwhile;
    window.shared = count;
  }
}
