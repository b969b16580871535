import type { Job } from '#platform/server/jobs/jobs.ts';
import type { Services } from '#platform/server/services.ts';
import { DUE_JOB, remindOfOrder, type TieAddress } from './tie-orders.commands.ts';

/** Reminds teams of an order that is due soon. */
export function tieOrdersJobs(services: Services): Job[] {
  return [
    {
      name: DUE_JOB,
      retries: 3,
      run: (address) => remindOfOrder(services, address as TieAddress & { readonly due: string }),
    },
  ];
}
