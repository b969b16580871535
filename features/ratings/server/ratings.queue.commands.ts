import type { Db } from '#platform/server/db/database.ts';
import type { Subscriber } from '#platform/server/events/events.ts';
import type { Services } from '#platform/server/services.ts';

export const TOURNAMENT_JOB = 'ratings.tournament';
export const PRACTICE_OF_JOB = 'ratings.practice-of';

/** Has a tournament rated once the transaction has committed. A step of other commands and of subscribers. */
export async function queueTournament(
  { jobs }: Pick<Services, 'jobs'>,
  tx: Db,
  { tournamentId }: { readonly tournamentId: number },
): Promise<void> {
  await jobs.enqueue(tx, TOURNAMENT_JOB, { tournamentId });
}

/** What two players have played in practice counts for one of them, or for two again. */
export const followMerge: Subscriber<'players.merged' | 'players.unmerged'> = (
  { jobs },
  tx,
  { from, into },
) => jobs.enqueue(tx, PRACTICE_OF_JOB, { playerIds: [from, into] });
