import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Clock } from '../clock.ts';
import type { Unshared, Window } from './share-limits.ts';

/** The most callers that one limit counts; beyond it the one who has called least recently is forgotten. */
const MOST_CALLERS = 5000;

/**
 * Counts the requests of each caller in windows of time on the server's clock, for `@fastify/rate-limit`. What has been counted goes into
 * `unshared`, for other servers to know.
 */
export function limitCounts(clock: Clock, unshared?: Unshared): FastifyRateLimitStoreCtor {
  return class LimitCounts implements FastifyRateLimitStore {
    readonly #windows = new Map<string, Window>();

    incr(...[key, callback, timeWindow]: Parameters<FastifyRateLimitStore['incr']>): void {
      const now = clock.now().getTime();
      const window = this.#windowAt(key, now, timeWindow);
      window.current += 1;
      unshared?.set(key, window);
      callback(null, { current: window.current, ttl: timeWindow - (now - window.from) });
    }

    child(): FastifyRateLimitStore {
      return new LimitCounts();
    }

    #windowAt(key: string, now: number, timeWindow: number): Window {
      const known = this.#windows.get(key);
      const window =
        known && now < known.from + timeWindow
          ? known
          : { current: 0, from: now, timeWindow, shared: 0 };
      // Moves to the end of the map, which is in the order of the last calls.
      this.#windows.delete(key);
      this.#windows.set(key, window);
      if (this.#windows.size > MOST_CALLERS) {
        this.#windows.delete(this.#windows.keys().next().value as string);
      }
      return window;
    }
  };
}
