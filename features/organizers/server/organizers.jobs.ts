import type { Job } from '#platform/server/jobs/jobs.ts';
import type { Services } from '#platform/server/services.ts';
import { updateUndoForgotten } from './organizers.applications.store.ts';

/** Much longer than a decision can be undone. */
const FORGET_AFTER_MS = 10 * 60_000;

/** Deletes the data that only an undo needs. */
export function organizersJobs({ db, clock }: Services): Job[] {
  return [
    {
      name: 'organizers.forget-undo',
      cron: '*/10 * * * *',
      run: () => updateUndoForgotten(db, new Date(clock.now().getTime() - FORGET_AFTER_MS)),
    },
  ];
}
