import { systemClock } from '#platform/server/clock.ts';
import { runServer } from './run-server.ts';

await runServer({ clock: systemClock });
