import { z } from 'zod';
import type { Job } from '#platform/server/jobs/jobs.ts';
import type { Services } from '#platform/server/services.ts';
import {
  rateGroup,
  rateMisdated,
  ratePeople,
  ratePractice,
  rateTournament,
} from './ratings.commands.ts';
import { markPlaces, renewRanking } from './ratings.marks.commands.ts';
import { listMisdated } from './ratings.periods.store.ts';
import { GROUP_JOB, MARKS_JOB, PEOPLE_JOB, TOURNAMENT_JOB } from './ratings.queue.commands.ts';

const tournamentData = z.object({
  tournamentId: z.int(),
  // A job of the version before has none.
  correctionId: z.string().nullish(),
});
const peopleData = z.object({ playerIds: z.array(z.uuid()) });
const groupData = z.object({ groupId: z.int() });

/** A correction of an old result computes every later period again: it does not hold up who corrects it. */
export function ratingsJobs(services: Services): Job[] {
  return [
    {
      name: TOURNAMENT_JOB,
      run: async (data) => {
        const { tournamentId, correctionId } = tournamentData.parse(data);
        await rateTournament(services, tournamentId, correctionId);
        await markPlaces(services);
      },
    },
    {
      name: PEOPLE_JOB,
      run: async (data) => {
        await ratePeople(services, peopleData.parse(data).playerIds);
        await markPlaces(services);
      },
    },
    { name: GROUP_JOB, run: (data) => rateGroup(services, groupData.parse(data).groupId) },
    { name: MARKS_JOB, run: () => markPlaces(services) },
    // After an update from a version that dated matches by when their results were entered: within a minute of the start, until it is done.
    {
      name: 'ratings.days',
      cron: '* * * * *',
      isDone: async () => (await listMisdated(services.db)).length === 0,
      run: async () => {
        await rateMisdated(services);
        await markPlaces(services);
      },
    },
    // Rates leave the ranking with the day.
    { name: 'ratings.ranking', cron: '5 0 * * *', run: () => renewRanking(services) },
    // After midnight in Japan: on the first of a month, the one before it is over. On other nights, what was entered late.
    { name: 'ratings.practice', cron: '40 3 * * *', run: () => ratePractice(services) },
  ];
}
