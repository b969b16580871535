import { z } from 'zod';
import type { Job } from '#platform/server/jobs/jobs.ts';
import type { Services } from '#platform/server/services.ts';
import { LINK_JOB, sendLink } from './guardian-page.commands.ts';

const jobData = z.object({ guardianshipId: z.uuid() });

/** Mails a link that was asked for in the background, because how long it takes depends on the address. */
export function guardianPageJobs(services: Services): Job[] {
  return [
    {
      name: LINK_JOB,
      async run(data) {
        await sendLink(services, jobData.parse(data));
      },
    },
  ];
}
