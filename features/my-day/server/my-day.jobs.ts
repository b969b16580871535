import type { Job } from '#platform/server/jobs/jobs.ts';
import type { Services } from '#platform/server/services.ts';
import { type CallsOfClub, DIGEST_JOB, notifyOfCalls } from './my-day.calls.commands.ts';

/** Notifies those who look after a club of its calls, soon after the first of them. */
export function myDayJobs(services: Services): Job[] {
  return [
    {
      name: DIGEST_JOB,
      // Later than that, a call is over.
      retries: 3,
      run: (calls) => notifyOfCalls(services, calls as CallsOfClub),
    },
  ];
}
