import { stateOf } from '#features/matches/draws/draws.policy.ts';
import { listNewestStates } from '#features/matches/draws/server/draws.events.store.ts';
import { findSeason } from '#features/matches/ties/server/ties.fixtures.store.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Played } from './referees.presenter.ts';

/** The events of a tournament whose results can be entered: a draw is published, or a season has begun. */
export async function readPlayed(
  db: Db,
  { events }: Pick<StoredTournament, 'events'>,
): Promise<Played> {
  const drawn = await listNewestStates(
    db,
    events.map(({ id }) => id),
  );
  const played = new Map<number, 'draw' | 'season'>();
  for (const { id, discipline, isClosed } of events) {
    const newest = drawn.get(id) ?? null;
    if (stateOf(isClosed, newest) === 'published') played.set(id, 'draw');
    else if (discipline === 'Team' && (await findSeason(db, id))) played.set(id, 'season');
  }
  return played;
}
