import type { Job } from '#platform/server/jobs/jobs.ts';
import type { Services } from '#platform/server/services.ts';
import { deleteExpiredData } from './personal-data.retention.commands.ts';

/** Deletes expired data every night; what fails is tried again. */
export function retentionJobs(services: Services): Job[] {
  return [
    {
      name: 'personal-data.retention',
      cron: '30 3 * * *',
      run: () => deleteExpiredData(services),
    },
  ];
}
