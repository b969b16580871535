import { z } from 'zod';
import type { Job } from '#platform/server/jobs/jobs.ts';
import type { Services } from '#platform/server/services.ts';
import { ORDER_DUE_JOB, remindOfFixtureOrder } from './season.reminders.commands.ts';
import { CONFIRM_JOB, confirmUnanswered } from './season.silence.commands.ts';

const confirmData = z.object({ eventId: z.int(), fixtureId: z.uuid(), enteredAt: z.string() });
const dueData = z.object({
  tournamentId: z.int(),
  eventId: z.int(),
  fixtureId: z.uuid(),
  due: z.string(),
  hours: z.int(),
});

/** Confirms the results that no away captain has answered within a day, and reminds of orders that are due. */
export function seasonJobs(services: Services): Job[] {
  return [
    {
      name: CONFIRM_JOB,
      retries: 5,
      run: (data) => confirmUnanswered(services, confirmData.parse(data)),
    },
    {
      name: ORDER_DUE_JOB,
      retries: 3,
      run: (data) => remindOfFixtureOrder(services, dueData.parse(data)),
    },
  ];
}
