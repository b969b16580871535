import type { Job } from '#platform/server/jobs/jobs.ts';
import type { Services } from '#platform/server/services.ts';
import { backfillPlayers } from './practice.backfill.commands.ts';
import { existsBackfilled } from './practice.backfill.store.ts';

/** After an update from a version that did not store who played a match: within a minute of the start, until it is done. */
export function practiceJobs(services: Services): Job[] {
  return [
    {
      name: 'practice.backfill',
      cron: '* * * * *',
      isDone: () => existsBackfilled(services.db),
      run: () => backfillPlayers(services),
    },
  ];
}
