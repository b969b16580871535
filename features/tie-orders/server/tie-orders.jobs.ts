import { z } from 'zod';
import type { Job } from '#platform/server/jobs/jobs.ts';
import type { Services } from '#platform/server/services.ts';
import { DUE_JOB, remindOfOrder } from './tie-orders.reminders.commands.ts';

const dueData = z.object({ stageId: z.uuid(), matchId: z.string(), due: z.string() });

/** Reminds teams of an order that is due soon. */
export function tieOrdersJobs(services: Services): Job[] {
  return [
    {
      name: DUE_JOB,
      retries: 3,
      run: (data) => remindOfOrder(services, dueData.parse(data)),
    },
  ];
}
