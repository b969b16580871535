import type { Job } from '#platform/server/jobs/jobs.ts';
import type { Services } from '#platform/server/services.ts';
import { CONFIRM_JOB, confirmUnanswered } from './season.fixtures.commands.ts';
import { ORDER_DUE_JOB, type Reminder, remindOfFixtureOrder } from './season.reminders.commands.ts';

/** Confirms the results that no away captain has answered within a day, and reminds of orders that are due. */
export function seasonJobs(services: Services): Job[] {
  return [
    {
      name: CONFIRM_JOB,
      retries: 5,
      run: (data) => confirmUnanswered(services, data as Parameters<typeof confirmUnanswered>[1]),
    },
    {
      name: ORDER_DUE_JOB,
      retries: 3,
      run: (reminder) => remindOfFixtureOrder(services, reminder as Reminder),
    },
  ];
}
