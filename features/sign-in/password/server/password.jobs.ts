import { z } from 'zod';
import type { Job } from '#platform/server/jobs/jobs.ts';
import type { Services } from '#platform/server/services.ts';
import { FORGOTTEN_JOB, sendResetLink } from './password.forgotten.commands.ts';

/** `accountId` is null only in jobs that an earlier version queued for names that no account has. */
const jobData = z.object({ requestId: z.uuid(), accountId: z.string().nullable() });

/** Answers a forgotten password in the background, because how long it takes depends on the account. */
export function passwordJobs(services: Services): Job[] {
  return [
    {
      name: FORGOTTEN_JOB,
      async run(data) {
        const { requestId, accountId } = jobData.parse(data);
        if (accountId) await sendResetLink(services, { requestId, accountId });
      },
    },
  ];
}
