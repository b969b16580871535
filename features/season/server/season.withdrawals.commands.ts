import { listNumbersOf } from '#features/event-draws/server/event-draws.store.ts';
import * as store from '#features/matches/ties/server/ties.fixtures.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { AppEvent } from '#platform/server/events/event.ts';
import type { Services } from '#platform/server/services.ts';

/** A team whose entry ends leaves its season: all of its ties are void, as where the organizer takes it out (next.md, F4). */
export async function leaveSeason(
  { clock }: Pick<Services, 'clock'>,
  tx: Db,
  { entry: { id, eventId } }: AppEvent<'entry.withdrawn' | 'entry.removed'>,
): Promise<void> {
  if (!(await store.findForUpdate(tx, eventId))) return;
  const entrants = await listNumbersOf(tx, eventId);
  const number = entrants.find(({ entryId }) => entryId === id)?.number;
  const team = (await store.listTeams(tx, eventId)).find((one) => one.number === number);
  if (team?.leftAt === null) await store.updateTeam(tx, { ...team, leftAt: clock.now() });
}
