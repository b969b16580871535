import type { Job } from '#platform/server/jobs/jobs.ts';
import type { Services } from '#platform/server/services.ts';
import { DAY_MS } from '#platform/shared/durations.ts';
import * as store from './live.store.ts';

const WEEK_MS = 7 * DAY_MS;

/** Every night, deletes the changes that are older than a week (next.md, section 7). A reader that has missed them gets a reset. */
export function liveJobs({ db, clock }: Services): Job[] {
  return [
    {
      name: 'live.forgetChanges',
      cron: '40 4 * * *',
      run: async () => {
        await store.deleteOld(db, new Date(clock.now().getTime() - WEEK_MS));
      },
    },
  ];
}
