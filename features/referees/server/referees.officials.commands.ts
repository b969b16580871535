import * as organizers from '#features/organizers/server/organizers.store.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import * as referees from './referees.store.ts';

/** The accounts of those who run a tournament, each once: its organizer, then its referees. */
export async function listOfficials(
  db: Db,
  { id, organizerId }: Pick<StoredTournament, 'id' | 'organizerId'>,
): Promise<string[]> {
  const organizer = await organizers.findById(db, organizerId);
  const others = await referees.listAccounts(db, id);
  return [...new Set(organizer ? [organizer.accountId, ...others] : others)];
}
