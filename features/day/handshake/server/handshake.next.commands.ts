import type { Db } from '#platform/server/db/database.ts';
import { listMatches as listQueued } from '../../queue/server/queue.store.ts';
import * as courts from '../../server/day.courts.store.ts';
import type { DrawnMatch } from './handshake.matches.presenter.ts';

/** Where the matches are whose sides follow from another one. */

export interface CalledNext {
  /** Of the court; null where it has been deleted. */
  readonly courtName: string | null;
  readonly isPlaying: boolean;
}

type Queued = Awaited<ReturnType<typeof listQueued>>;

/**
 * The matches of a knockout whose sides follow from this one: the next of its winner, of a semi-final also the match for third place, and
 * of a rubber every one of the next tie. None for a final, and in a group.
 */
export function listNext(
  { place }: Pick<DrawnMatch, 'place'>,
  all: readonly DrawnMatch[],
): readonly DrawnMatch[] {
  if (place.kind !== 'knockout') return [];
  const position = Math.floor(place.position / 2);
  return all.filter(({ place: one }) => {
    if (one.kind !== 'knockout' || one.round !== place.round + 1) return false;
    // Beside the final there is only the match for third place.
    return one.round === one.rounds || one.position === position;
  });
}

/** Whether the queue has called a match to a court. */
export function isOnCourt(queued: Queued, { stageId, matchId }: DrawnMatch): boolean {
  return rowOnCourt(queued, { stageId, matchId }) !== undefined;
}

/** For matches of a stage: where one that follows from them is called or played, by the id of the match. */
export async function listCalledNext(
  db: Db,
  tournamentId: number,
  all: readonly DrawnMatch[],
): Promise<ReadonlyMap<string, CalledNext>> {
  const queued = await listQueued(db, tournamentId);
  const known = await courts.listByTournament(db, tournamentId);
  return new Map(
    all.flatMap((match) => {
      const [row] = listNext(match, all).flatMap((next) => rowOnCourt(queued, next) ?? []);
      if (!row) return [];
      const courtName = known.find(({ id }) => id === row.courtId)?.name ?? null;
      return [[match.matchId, { courtName, isPlaying: row.state === 'playing' }] as const];
    }),
  );
}

function rowOnCourt(queued: Queued, next: Pick<DrawnMatch, 'stageId' | 'matchId'>) {
  return queued.find(
    ({ stageId, matchId, state }) =>
      stageId === next.stageId &&
      matchId === next.matchId &&
      (state === 'called' || state === 'playing'),
  );
}
