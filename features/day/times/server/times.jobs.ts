import type { Job } from '#platform/server/jobs/jobs.ts';
import type { Services } from '#platform/server/services.ts';
import { refreshToday, TIMES_JOB } from './times.commands.ts';

/** Every minute, computes what players are shown of today's matches. */
export function timesJobs(services: Services): Job[] {
  return [{ name: TIMES_JOB, cron: '* * * * *', run: () => refreshToday(services) }];
}
