import type { Job } from '#platform/server/jobs/jobs.ts';
import type { Services } from '#platform/server/services.ts';
import { backfillPlayers } from './practice.backfill.commands.ts';

/** After an update from a version that did not store who played a match: once, within a minute of the start. */
export function practiceJobs(services: Services): Job[] {
  return [{ name: 'practice.backfill', cron: '* * * * *', run: () => backfillPlayers(services) }];
}
