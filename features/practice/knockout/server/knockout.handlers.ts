import { systemRandomness } from '#platform/server/randomness.ts';
import type { Handlers } from '#platform/server/services.ts';
import { knockoutCallsHandlers } from './knockout.calls.handlers.ts';
import { knockoutResultsHandlers } from './knockout.results.handlers.ts';
import { knockoutSessionsHandlers } from './knockout.sessions.handlers.ts';
import { knockoutSharingHandlers } from './knockout.sharing.handlers.ts';

/** All handlers of knockouts. */
export const knockoutHandlers =
  (randomness = systemRandomness): Handlers =>
  (on, services) => {
    for (const mount of [
      knockoutSessionsHandlers(randomness),
      knockoutResultsHandlers,
      knockoutCallsHandlers,
      knockoutSharingHandlers(randomness),
    ]) {
      mount(on, services);
    }
  };
