import { ok, type Result, refuse } from '#domain/common/result.ts';
import { availability } from '#domain/entry/entry.ts';
import { placesOf } from '#domain/entry/events.ts';
import { eventOf } from '#features/tournaments/events/server/events.presenter.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { CommandServices } from '#platform/server/services.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import { existsTeam } from '../../server/entries.claims.store.ts';
import { findOwn } from '../../server/entries.listed.store.ts';
import { lockTournament } from '../../server/entries.places.commands.ts';
import { ownRenamingRefusal, renamingRefusal, teamKey } from '../teams.policy.ts';
import * as store from './teams.store.ts';

type RenamingRefusal =
  | 'ENTRY_NOT_FOUND'
  | NonNullable<ReturnType<typeof renamingRefusal>>
  | 'TEAM_NAME_TAKEN';

interface Renaming {
  readonly id: string;
  readonly name: string;
}

/** Gives the team of an account's entry another name, until the entries of the event close. */
export async function renameOwnTeam(
  services: CommandServices,
  { accountId, ...renaming }: Renaming & { readonly accountId: string },
): Promise<Result<null, RenamingRefusal | 'ENTRIES_CLOSED'>> {
  return services.db.transaction(async (tx) => {
    const found = await findOwn(tx, accountId, renaming.id);
    const locked = found && (await lockTeam(services, tx, renaming.id, found.tournament.id));
    if (!locked) return refuse('ENTRY_NOT_FOUND');
    const refusal = ownRenamingRefusal(locked.about);
    if (refusal) return refuse(refusal);
    const saved = await saveName(services, tx, locked, { team: renaming.name, by: 'player' });
    return saved.ok ? ok(null) : saved;
  });
}

/**
 * The same by the organizer of the tournament, for every team in it, also after the entries have closed; a step of a change of
 * the entry list. False where the team has the name already.
 */
export async function renameTeamIn(
  services: CommandServices,
  tx: Db,
  { tournamentId, ...renaming }: Renaming & { readonly tournamentId: number },
): Promise<Result<boolean, RenamingRefusal>> {
  const locked = await lockTeam(services, tx, renaming.id, tournamentId);
  if (!locked) return refuse('ENTRY_NOT_FOUND');
  const refusal = renamingRefusal(locked.about);
  if (refusal) return refuse(refusal);
  return saveName(services, tx, locked, { team: renaming.name, by: 'organizer' });
}

type LockedTeam = NonNullable<Awaited<ReturnType<typeof lockTeam>>>;

/** Locks the tournament and the entry, with what the rules of a renaming ask; null where the tournament has no such entry. */
async function lockTeam(services: CommandServices, tx: Db, id: string, tournamentId: number) {
  const locked = await lockTournament(services, tx, tournamentId);
  const entry = await store.findForUpdate(tx, id);
  if (!locked || entry?.tournamentId !== tournamentId) return null;
  const { tournament, now } = locked;
  const event = eventOf(tournament, entry.eventId);
  const about = {
    eventType: event.discipline,
    state: entry.state,
    availability: availability({ ...tournament, ...placesOf([event]) }, dayInJapan(now)),
  };
  return { entry, tournament, about };
}

interface Naming {
  readonly team: string;
  readonly by: 'player' | 'organizer';
}

async function saveName(
  { publish }: CommandServices,
  tx: Db,
  { entry, tournament }: LockedTeam,
  { team, by }: Naming,
): Promise<Result<boolean, 'TEAM_NAME_TAKEN'>> {
  // Sent again, or saved unchanged: nobody is notified of nothing.
  if (entry.team === team) return ok(false);
  const { id, eventId } = entry;
  const key = teamKey(team);
  if (await existsTeam(tx, { eventId, teamKeys: [key], but: id })) return refuse('TEAM_NAME_TAKEN');
  await store.updateTeam(tx, id, { team, teamKey: key });
  await store.updateContact(tx, id, team);
  await publish(tx, { type: 'team.renamed', entry, tournament, by });
  return ok(true);
}
