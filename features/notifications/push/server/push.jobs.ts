import { z } from 'zod';
import type { Job } from '#platform/server/jobs/jobs.ts';
import type { Services } from '#platform/server/services.ts';
import { deliverPush } from './push.delivery.commands.ts';

export const PUSH_JOB = 'push.send';
const jobData = z.object({ noticeId: z.uuid(), subscriptionId: z.uuid() });

type JobServices = Pick<Services, 'db' | 'clock' | 'config' | 'origin' | 'log'>;

/** Sends one notification to one browser in the background. */
export function pushJobs(services: JobServices): Job[] {
  return [
    { name: PUSH_JOB, retries: 8, run: (data) => deliverPush(services, jobData.parse(data)) },
  ];
}
