import type { Job } from '#platform/server/jobs/jobs.ts';
import type { Services } from '#platform/server/services.ts';
import { ratePractice, ratePracticeOf, rateTournament } from './ratings.commands.ts';
import { PRACTICE_OF_JOB, TOURNAMENT_JOB } from './ratings.queue.commands.ts';

/** A correction of an old result computes every later period again: it does not hold up who corrects it. */
export function ratingsJobs(services: Services): Job[] {
  return [
    {
      name: TOURNAMENT_JOB,
      run: (data) => rateTournament(services, (data as { tournamentId: number }).tournamentId),
    },
    {
      name: PRACTICE_OF_JOB,
      run: (data) => ratePracticeOf(services, (data as { playerIds: string[] }).playerIds),
    },
    // After midnight in Japan: on the first of a month, the one before it is over. On other nights, what was entered late.
    { name: 'ratings.practice', cron: '40 3 * * *', run: () => ratePractice(services) },
  ];
}
