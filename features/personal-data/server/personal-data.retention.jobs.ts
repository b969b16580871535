import type { Job } from '#platform/server/jobs/jobs.ts';
import type { Services } from '#platform/server/services.ts';
import { CLEAN_UP_JOB, deleteExpiredData } from './personal-data.retention.commands.ts';

/** Deletes expired data every night; what fails is tried again. */
export function retentionJobs(services: Services): Job[] {
  return [
    {
      name: CLEAN_UP_JOB,
      cron: '30 3 * * *',
      run: () => deleteExpiredData(services),
    },
  ];
}
