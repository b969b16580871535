import * as organizers from '#features/organizers/server/organizers.store.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import { REFEREE_DUTIES, type RefereeDuty } from '../referees.vocabulary.ts';
import * as referees from './referees.store.ts';

type Tournament = Pick<StoredTournament, 'id' | 'organizerId'>;

/** The accounts of those who decide in a tournament, each once: its organizer, then its referees. */
export async function listOfficials(db: Db, tournament: Tournament): Promise<string[]> {
  return listWith(db, tournament, ['referee']);
}

/** The accounts of those at its desk, each once: its organizer, then its referees and desk helpers. */
export async function listDesk(db: Db, tournament: Tournament): Promise<string[]> {
  return listWith(db, tournament, REFEREE_DUTIES);
}

async function listWith(
  db: Db,
  { id, organizerId }: Tournament,
  duties: readonly RefereeDuty[],
): Promise<string[]> {
  const organizer = await organizers.findById(db, organizerId);
  const others = await referees.listAccounts(db, id, duties);
  return [...new Set(organizer ? [organizer.accountId, ...others] : others)];
}
