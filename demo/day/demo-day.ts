import { setTimeout as pause } from 'node:timers/promises';
import type { Services } from '#platform/server/services.ts';
import { type Played, playOn } from './play-day.ts';

/** While somebody looks, the day goes on that often, in milliseconds. */
const OFTEN = 5000;
/** So long after the last request nobody looks any more. */
const LOOKING = 10 * 60_000;
/** Between two steps of the past, so that requests do not wait for them. */
const BREATH = 5;

/** The tournament that is being played in the demo, whenever somebody looks. */
export interface DemoDay {
  /** A request has arrived. */
  visited(): void;
  /** Resolves once nothing is being written any more. */
  stop(): Promise<void>;
}

/**
 * Plays the tournament of the demo while somebody looks. Nobody looks: nothing is written, and with the next request it is caught up with. An
 * error ends nothing: it is logged, and the day goes on later.
 */
export function startDemoDay(services: Services): DemoDay {
  const end = new AbortController();
  let lastVisit = performance.now();
  let visit = Promise.withResolvers<void>();
  let played: Played | null = null;

  const rest = async () => {
    await pause(BREATH);
    return !end.signal.aborted;
  };
  const play = async () => {
    while (!end.signal.aborted) {
      try {
        played = await playOn(services, played, rest);
      } catch (error) {
        services.log.warn({ err: error }, 'the day of the demo was interrupted');
      }
      if (performance.now() - lastVisit > LOOKING) {
        visit = Promise.withResolvers();
        await visit.promise;
      }
      await pause(OFTEN, undefined, { signal: end.signal }).catch(() => {});
    }
  };
  const playing = play();
  return {
    visited: () => {
      lastVisit = performance.now();
      visit.resolve();
    },
    stop: async () => {
      end.abort();
      visit.resolve();
      await playing;
    },
  };
}
