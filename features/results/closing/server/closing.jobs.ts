import type { Job } from '#platform/server/jobs/jobs.ts';
import type { Services } from '#platform/server/services.ts';
import { addDays, dayInJapan } from '#platform/shared/format.ts';
import { lastResultBefore } from '../closing.policy.ts';
import { finalizeAlone } from './closing.commands.ts';
import * as store from './closing.store.ts';

/** Older tournaments are left as they are. */
const LOOK_BACK_DAYS = 366;

/** Every hour, makes results final to which nothing has happened for 48 hours; where a dispute is open, reminds the desk instead. */
export function closingJobs(services: Services): Job[] {
  return [
    {
      name: 'results.finalize',
      cron: '20 * * * *',
      run: async () => {
        const now = services.clock.now();
        const since = addDays(dayInJapan(now), -LOOK_BACK_DAYS);
        const waiting = await store.listWaiting(services.db, {
          until: lastResultBefore(now),
          since,
        });
        for (const id of waiting) await finalizeAlone(services, id);
      },
    },
  ];
}
