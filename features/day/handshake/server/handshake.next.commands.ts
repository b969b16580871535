import type { Db } from '#platform/server/db/database.ts';
import { listMatches as listQueued } from '../../queue/server/queue.store.ts';
import * as courts from '../../server/day.courts.store.ts';
import type { DrawnMatch } from './handshake.matches.presenter.ts';

/** Where the match is that the winner of another one plays next. */

export interface CalledNext {
  /** Of the court; null where it has been deleted. */
  readonly courtName: string | null;
  readonly isPlaying: boolean;
}

type Queued = Awaited<ReturnType<typeof listQueued>>;

/** The match of a knockout that the winner of this one plays next; undefined for a final, and in a group. */
export function nextOf(
  { place }: Pick<DrawnMatch, 'place'>,
  all: readonly DrawnMatch[],
): DrawnMatch | undefined {
  if (place.kind !== 'knockout') return undefined;
  const position = Math.floor(place.position / 2);
  return all.find(
    ({ place: one }) =>
      one.kind === 'knockout' && one.round === place.round + 1 && one.position === position,
  );
}

/** Whether the queue has called a match to a court. */
export function isOnCourt(queued: Queued, { stageId, matchId }: DrawnMatch): boolean {
  return rowOnCourt(queued, { stageId, matchId }) !== undefined;
}

/** For matches of a stage: where the next one of their winners is called or played, by the id of the match. */
export async function listCalledNext(
  db: Db,
  tournamentId: number,
  all: readonly DrawnMatch[],
): Promise<ReadonlyMap<string, CalledNext>> {
  const queued = await listQueued(db, tournamentId);
  const known = await courts.listByTournament(db, tournamentId);
  return new Map(
    all.flatMap((match) => {
      const next = nextOf(match, all);
      const row = next && rowOnCourt(queued, next);
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
