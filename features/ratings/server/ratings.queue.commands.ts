import type { Db } from '#platform/server/db/database.ts';
import type { Subscriber } from '#platform/server/events/events.ts';
import type { Services } from '#platform/server/services.ts';

export const TOURNAMENT_JOB = 'ratings.tournament';
export const PEOPLE_JOB = 'ratings.people';
export const MARKS_JOB = 'ratings.marks';

/** Has a tournament rated once the transaction has committed. A step of other commands and of subscribers. */
export async function queueTournament(
  { jobs }: Pick<Services, 'jobs'>,
  tx: Db,
  { tournamentId }: { readonly tournamentId: number },
): Promise<void> {
  await jobs.enqueue(tx, TOURNAMENT_JOB, { tournamentId });
}

/** Has the places of the rankings marked again once the transaction has committed. A step of other commands. */
export async function queueMarks({ jobs }: Pick<Services, 'jobs'>, tx: Db): Promise<void> {
  await jobs.enqueue(tx, MARKS_JOB, {});
}

/** What two players have played counts for one of them, or for two again. */
export const followMerge: Subscriber<'players.merged' | 'players.unmerged'> = (
  { jobs },
  tx,
  { from, into },
) => jobs.enqueue(tx, PEOPLE_JOB, { playerIds: [from, into] });
