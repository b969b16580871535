import { listNumbersOf } from '#features/event-draws/server/event-draws.store.ts';
import * as store from '#features/matches/ties/server/ties.fixtures.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { AppEvent } from '#platform/server/events/event.ts';
import type { Services } from '#platform/server/services.ts';
import { bringTeamBack } from './season.silence.commands.ts';

/** A team whose entry ends leaves its season. */
export function leaveSeason(
  services: Pick<Services, 'clock'>,
  tx: Db,
  { entry }: AppEvent<'entry.withdrawn' | 'entry.removed'>,
): Promise<void> {
  return leaveSeasonIn(services, tx, entry);
}

/** Takes the team of an entry out of its season: all of its ties are void, as where the organizer takes it out (next.md, F4). */
export async function leaveSeasonIn(
  { clock }: Pick<Services, 'clock'>,
  tx: Db,
  { id, eventId }: { readonly id: string; readonly eventId: number },
): Promise<void> {
  if (!(await store.findForUpdate(tx, eventId))) return;
  const entrants = await listNumbersOf(tx, eventId);
  const number = entrants.find(({ entryId }) => entryId === id)?.number;
  const team = (await store.listTeams(tx, eventId)).find((one) => one.number === number);
  if (team?.leftAt === null) await store.updateTeam(tx, { ...team, leftAt: clock.now() });
}

/** A team that has left its season with its entry is back in it: its ties count again. */
export async function rejoinSeason(
  services: Services,
  tx: Db,
  { entry: { id, eventId }, endedAt }: AppEvent<'entry.reinstated'>,
): Promise<void> {
  if (!(await store.findForUpdate(tx, eventId))) return;
  const entrants = await listNumbersOf(tx, eventId);
  const number = entrants.find(({ entryId }) => entryId === id)?.number;
  const team = (await store.listTeams(tx, eventId)).find((one) => one.number === number);
  // Whom the organizer had taken out before stays out.
  if (team?.leftAt && team.leftAt >= endedAt) await bringTeamBack(services, tx, team);
}
