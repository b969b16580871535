import * as applications from '#features/entries/applications/server/applications.store.ts';
import * as entries from '#features/entries/server/entries.store.ts';
import { LEAVE_JOB } from '#features/entries/waiting-list/server/waiting-list.commands.ts';
import { listPupils } from '#features/groups/roster/server/roster.store.ts';
import { eventOf } from '#features/tournaments/events/server/events.presenter.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Subscriber } from '#platform/server/events/events.ts';
import type { Services } from '#platform/server/services.ts';
import { listSeated, replaceSeats } from './team-applications.seats.commands.ts';
import * as store from './team-applications.store.ts';

/**
 * A pupil who joins the group with an account, and whose row the coach has accepted, holds from then on the lines in
 * which the school has entered them; a merge that is undone gives them back to the row.
 */
export const followPupil: Subscriber<'players.merged' | 'players.unmerged'> = async (
  services,
  tx,
  { from },
) => {
  for (const entryId of await store.listLinesOfPlayer(tx, from)) {
    await reseat(services, tx, entryId);
  }
};

async function reseat(services: Services, tx: Db, entryId: string): Promise<void> {
  const entry = await entries.findForUpdate(tx, entryId);
  const application =
    entry?.applicationId && (await applications.findById(tx, entry.applicationId));
  const tournament = entry && (await tournaments.findById(tx, entry.tournamentId));
  if (!entry || !application || !tournament) return;
  const { discipline } = eventOf(tournament, entry.eventId);
  const players = (await store.listPlayers(tx, [application.id])).filter(
    (one) => one.entryId === entryId,
  );
  const listed = await listPupils(tx, application.groupId);
  const pupils = players.flatMap(({ pupilId }) => listed.filter(({ id }) => id === pupilId));
  // Who has left the school's list since stays as entered.
  if (pupils.length < players.length) return;
  const taken = new Set<string>();
  for (const { accountId } of pupils) {
    const isIn = accountId !== null && (await store.existsOther(tx, { accountId, entry }));
    if (isIn) taken.add(accountId);
  }
  // An account that has entered the event itself does not hold a second entry of it.
  const seated = pupils.map((pupil) =>
    pupil.accountId !== null && taken.has(pupil.accountId) ? { ...pupil, accountId: null } : pupil,
  );
  const line = { id: entryId, eventId: entry.eventId, eventType: discipline, team: entry.team };
  const clubName = await store.findGroupName(tx, application.groupId);
  const seating = { clubName, now: services.clock.now() };
  const stay = await replaceSeats(tx, { ...line, pupils: seated }, seating);
  const changed = await entries.findById(tx, entryId);
  if (!changed) throw new Error('a line that was just stored');
  // Of a pair, who has an account comes first: names are in another order than in the draw, and consents go by the order.
  await services.publish(tx, { type: 'line.replaced', entry: changed, tournament, stay });
  for (const { accountId } of await listSeated(tx, [changed])) {
    // By a job of its own: the waiting list is changed under the lock of the tournament, which comes before that of the entry.
    await services.jobs.enqueue(tx, LEAVE_JOB, { accountId, eventId: entry.eventId });
  }
}
