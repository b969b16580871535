import { each } from '#platform/server/jobs/each.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import type { Services } from '#platform/server/services.ts';
import {
  returnTransferOfEndedBefore,
  returnTransferOfPaidBefore,
} from './team-applications.returning.commands.ts';
import { listEndedWithMoney, listPaidOtherwise } from './team-applications.transfers.store.ts';

const JOB = 'team-applications.transfers';

/**
 * After an update from a version that left the transfer of a school with the organizer when the school paid in another way, or its
 * application ended unpaid: within a minute of the start, until it is done.
 */
export function teamApplicationsJobs(services: Services): Job[] {
  const { db, log } = services;
  return [
    {
      name: JOB,
      cron: '* * * * *',
      isDone: async () =>
        (await listPaidOtherwise(db)).length === 0 && (await listEndedWithMoney(db)).length === 0,
      run: async () => {
        const paid = (await listPaidOtherwise(db)).map((id) => ({
          id,
          repair: returnTransferOfPaidBefore,
        }));
        const ended = (await listEndedWithMoney(db)).map((id) => ({
          id,
          repair: returnTransferOfEndedBefore,
        }));
        const items = [...paid, ...ended];
        await each({ log, job: JOB, items, idOf: ({ id }) => id }, ({ id, repair }) =>
          repair(services, id),
        );
      },
    },
  ];
}
