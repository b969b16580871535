import { listNumbersOf } from '#features/event-draws/server/event-draws.store.ts';
import * as store from '#features/matches/ties/server/ties.fixtures.store.ts';
import { eventOf } from '#features/tournaments/events/server/events.presenter.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { AppEvent } from '#platform/server/events/event.ts';
import type { Services } from '#platform/server/services.ts';
import { notifyOpponents } from './season.notifications.ts';
import { saveTeam } from './season.silence.commands.ts';

/** A team whose entry ends leaves its season. */
export function leaveSeason(
  services: Services,
  tx: Db,
  { entry, tournament }: AppEvent<'entry.withdrawn' | 'entry.removed'>,
): Promise<void> {
  const { id, eventId } = entry;
  return leaveSeasonIn(services, tx, { id, eventId, tournamentId: tournament.id });
}

interface OfTeam {
  /** Of the team's entry. */
  readonly id: string;
  readonly eventId: number;
  readonly tournamentId: number;
}

/** Takes the team of an entry out of its season: all of its ties are void, as where the organizer takes it out (next.md, F4). */
export async function leaveSeasonIn(
  services: Pick<Services, 'clock' | 'jobs'>,
  tx: Db,
  about: OfTeam,
): Promise<void> {
  const team = await findTeam(tx, about);
  if (team?.leftAt === null) {
    await changeTeam(services, tx, about, { ...team, leftAt: services.clock.now() });
  }
}

/** A team that has left its season with its entry is back in it: its ties count again. */
export async function rejoinSeason(
  services: Services,
  tx: Db,
  { entry: { id, eventId }, tournament, endedAt }: AppEvent<'entry.reinstated'>,
): Promise<void> {
  const about = { id, eventId, tournamentId: tournament.id };
  const team = await findTeam(tx, about);
  // Whom the organizer had taken out before stays out.
  if (team?.leftAt && team.leftAt >= endedAt) {
    await changeTeam(services, tx, about, { ...team, leftAt: null });
  }
}

/** The team of an entry in its season, locked; undefined without a season. */
async function findTeam(tx: Db, { id, eventId }: OfTeam): Promise<store.StoredTeam | undefined> {
  if (!(await store.findForUpdate(tx, eventId))) return undefined;
  const entrants = await listNumbersOf(tx, eventId);
  const number = entrants.find(({ entryId }) => entryId === id)?.number;
  return (await store.listTeams(tx, eventId)).find((one) => one.number === number);
}

async function changeTeam(
  services: Pick<Services, 'clock' | 'jobs'>,
  tx: Db,
  { eventId, tournamentId }: OfTeam,
  team: store.StoredTeam,
): Promise<void> {
  await saveTeam(services, tx, team);
  const tournament = await tournaments.findById(tx, tournamentId);
  if (!tournament) return;
  await notifyOpponents(services, tx, { tournament, event: eventOf(tournament, eventId), team });
}
