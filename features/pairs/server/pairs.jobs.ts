import type { Job } from '#platform/server/jobs/jobs.ts';
import type { Services } from '#platform/server/services.ts';
import { lapseInvitation } from './pairs.answers.commands.ts';
import { listLapsed } from './pairs.store.ts';

/** Every minute, ends the invitations that nobody has answered in time. */
export function pairsJobs(services: Services): Job[] {
  return [
    {
      name: 'pairs.lapse',
      cron: '* * * * *',
      async run() {
        const lapsed = await listLapsed(services.db, services.clock.now());
        for (const invitation of lapsed) await lapseInvitation(services, invitation);
      },
    },
  ];
}
