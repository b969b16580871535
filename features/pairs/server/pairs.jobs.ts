import { each } from '#platform/server/jobs/each.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import type { Services } from '#platform/server/services.ts';
import { lapseInvitation } from './pairs.answers.commands.ts';
import { listLapsed } from './pairs.store.ts';

const LAPSE_JOB = 'pairs.lapse';

/** Every minute, ends the invitations that nobody has answered in time. */
export function pairsJobs(services: Services): Job[] {
  const { db, clock, log } = services;
  return [
    {
      name: LAPSE_JOB,
      cron: '* * * * *',
      async run() {
        const items = await listLapsed(db, clock.now());
        await each({ log, job: LAPSE_JOB, items, idOf: ({ id }) => id }, (invitation) =>
          lapseInvitation(services, invitation),
        );
      },
    },
  ];
}
