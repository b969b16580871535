import { each } from '#platform/server/jobs/each.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import type { Services } from '#platform/server/services.ts';
import { addDays, dayInJapan } from '#platform/shared/format.ts';
import { lastResultBefore } from '../closing.policy.ts';
import { finalizeAlone } from './closing.commands.ts';
import * as store from './closing.store.ts';

/** Older tournaments are left as they are. */
const LOOK_BACK_DAYS = 366;

const JOB = 'results.finalize';

/** Every hour, makes results final to which nothing has happened for 48 hours; where a dispute is open or lots are to be drawn, reminds the desk instead. */
export function closingJobs(services: Services): Job[] {
  const { db, log, clock } = services;
  return [
    {
      name: JOB,
      cron: '20 * * * *',
      run: async () => {
        const now = clock.now();
        const today = dayInJapan(now);
        const since = addDays(today, -LOOK_BACK_DAYS);
        const items = await store.listWaiting(db, { until: lastResultBefore(now), since, today });
        await each({ log, job: JOB, items, idOf: (id) => id }, (id) => finalizeAlone(services, id));
      },
    },
  ];
}
