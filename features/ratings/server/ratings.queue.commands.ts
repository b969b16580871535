import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Subscriber } from '#platform/server/events/events.ts';
import type { Services } from '#platform/server/services.ts';
import { addDays, dayInJapan, instantInJapan } from '#platform/shared/format.ts';

export const TOURNAMENT_JOB = 'ratings.tournament';
export const PEOPLE_JOB = 'ratings.people';
export const GROUP_JOB = 'ratings.group';
export const MARKS_JOB = 'ratings.marks';

/** When practice is rated, in Japan. */
const NIGHT = '03:40';

export interface TournamentToRate {
  readonly tournamentId: number;
  /** The correction for which it is rated again: however many results it changes, it notifies a person once. */
  readonly correctionId?: string | null | undefined;
}

/** Has a tournament rated once the transaction has committed. A step of other commands and of subscribers. */
export async function queueTournament(
  { jobs }: Pick<Services, 'jobs'>,
  tx: Db,
  { tournamentId, correctionId }: TournamentToRate,
): Promise<void> {
  await jobs.enqueue(tx, TOURNAMENT_JOB, { tournamentId, correctionId: correctionId ?? null });
}

/** Final results are rated. */
export const queueFinalized: Subscriber<'tournament.finalized'> = (services, tx, { tournament }) =>
  queueTournament(services, tx, { tournamentId: tournament.id });

/** Final results count in the sport of now, and not while the tournament is unlisted. */
export const requeueChangedFinal: Subscriber<'tournament.changed'> = async (
  services,
  tx,
  { tournamentId, countsElse },
) => {
  const tournament = countsElse ? await tournaments.findById(tx, tournamentId) : null;
  if (tournament?.finalizedAt) await queueTournament(services, tx, { tournamentId });
};

/** Has the places of the rankings marked again once the transaction has committed. A step of other commands. */
export async function queueMarks({ jobs }: Pick<Services, 'jobs'>, tx: Db): Promise<void> {
  await jobs.enqueue(tx, MARKS_JOB, {});
}

/** What two players have played counts for one of them, or for two again. */
export const queueMergedPlayers: Subscriber<'players.merged' | 'players.unmerged'> = (
  { jobs },
  tx,
  { from, into },
) => jobs.enqueue(tx, PEOPLE_JOB, { playerIds: [from, into] });

/**
 * What a group has played so far counts in its sport of now, and in no other. It is rated at night, as practice is, and once for all
 * changes of a day: every month in which the group has played is computed again, with all later ones.
 */
export const queueGroup: Subscriber<'group.sport-changed'> = ({ jobs, clock }, tx, { groupId }) => {
  const day = addDays(dayInJapan(clock.now()), 1);
  const about = { at: instantInJapan(day, NIGHT), key: `${groupId} ${day}` };
  return jobs.enqueue(tx, GROUP_JOB, { groupId }, about);
};
