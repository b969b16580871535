import process from 'node:process';
import { runServer } from '../../apps/server/run-server.ts';
import { PACE_SETTING, type Pace } from '../clock/pace.ts';
import { ensureOrganizer } from './organizer.commands.ts';
import { PacedClock } from './paced-clock.ts';

/** The server of `npm run simulate`: the usual one, with a clock whose pace the parent process sets. */
const clock = new PacedClock(JSON.parse(process.env[PACE_SETTING] ?? 'null') as Pace);

process.on('message', (pace: Pace) => {
  clock.follow(pace);
  process.send?.('followed');
});

await runServer({ clock, prepare: ensureOrganizer });
