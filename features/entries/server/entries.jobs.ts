import type { Job } from '#platform/server/jobs/jobs.ts';
import type { Services } from '#platform/server/services.ts';
import { sweep } from './entries.places.store.ts';
import { listTournamentsToSweep } from './entries.store.ts';

/** Frees places whose time to pay has run out, every minute; applying for a tournament does so for that one at once. */
export function entriesJobs({ db, clock }: Services): Job[] {
  return [
    {
      name: 'entries.lapse',
      cron: '* * * * *',
      async run() {
        const now = clock.now();
        for (const tournamentId of await listTournamentsToSweep(db, now)) {
          await sweep(db, tournamentId, now);
        }
      },
    },
  ];
}
