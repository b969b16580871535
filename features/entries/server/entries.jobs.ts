import { z } from 'zod';
import { each } from '#platform/server/jobs/each.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import type { Services } from '#platform/server/services.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import * as partners from '../partners/server/partners.store.ts';
import { LEAVE_JOB, leaveAsEntered } from '../waiting-list/server/waiting-list.commands.ts';
import * as waitlist from '../waiting-list/server/waiting-list.store.ts';
import { sweepTournament } from './entries.places.commands.ts';
import { listTournamentsToSweep } from './entries.store.ts';

const LAPSE_JOB = 'entries.lapse';

const leaveData = z.object({ accountId: z.string(), eventId: z.int() });

/**
 * Every minute, frees places whose time to pay or to accept has expired, and offers them to the waiting list. An
 * application for a tournament does so immediately for that one.
 */
export function entriesJobs(services: Services): Job[] {
  const { db, clock, log } = services;
  return [
    {
      name: LAPSE_JOB,
      cron: '* * * * *',
      async run() {
        const now = clock.now();
        const unpaid = await listTournamentsToSweep(db, now);
        const waiting = await waitlist.listTournamentsToSweep(db, now, dayInJapan(now));
        const turns = await partners.listTournamentsToSweep(db, now);
        const items = new Set([...unpaid, ...waiting, ...turns]);
        await each({ log, job: LAPSE_JOB, items, idOf: (id) => id }, (id) =>
          sweepTournament(services, id),
        );
      },
    },
    {
      name: LEAVE_JOB,
      retries: 200,
      run: (data) => leaveAsEntered(services, leaveData.parse(data)),
    },
  ];
}
