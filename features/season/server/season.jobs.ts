import type { Job } from '#platform/server/jobs/jobs.ts';
import type { Services } from '#platform/server/services.ts';
import { CONFIRM_JOB, confirmUnanswered } from './season.fixtures.commands.ts';

/** Confirms the results that no away captain has answered within a day. */
export function seasonJobs(services: Services): Job[] {
  return [
    {
      name: CONFIRM_JOB,
      retries: 5,
      run: (data) => confirmUnanswered(services, data as Parameters<typeof confirmUnanswered>[1]),
    },
  ];
}
