import * as applications from '#features/entries/applications/server/applications.store.ts';
import type { StoredEntry } from '#features/entries/server/entries.store.ts';
import * as entries from '#features/entries/server/entries.store.ts';
import { LEAVE_JOB } from '#features/entries/waiting-list/server/waiting-list.commands.ts';
import { notifyOneOfReinstatement } from '#features/entries/withdrawals/server/withdrawals.notifications.ts';
import { eventOf } from '#features/tournaments/events/server/events.presenter.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Subscriber } from '#platform/server/events/events.ts';
import type { Services } from '#platform/server/services.ts';
import * as playerStore from './team-applications.players.store.ts';
import { listPlaying, listSeated, replaceSeats } from './team-applications.seats.commands.ts';
import * as store from './team-applications.store.ts';

/**
 * A pupil who joins the group with an account, and whose row the coach has accepted or merged into that of the account, holds from
 * then on the lines in which the school has entered them; a merge that is undone gives them back to the row.
 */
export const reseatPupil: Subscriber<'players.merged' | 'players.unmerged'> = async (
  services,
  tx,
  { from },
) => {
  // All entries before the first day that one of them changes, in the order of all locks.
  const lines = await entries.listForUpdate(tx, await playerStore.listLinesOfPlayer(tx, from));
  for (const entry of lines) await reseat(services, tx, entry);
};

/**
 * A line that comes back is theirs who play in it now: its pupils may have joined, or a merge may have been undone, while it was
 * withdrawn. Whom the withdrawal could not reach hears that they play.
 */
export const reseatReinstated: Subscriber<'entry.reinstated'> = async (services, tx, event) => {
  const { tournament, requestId } = event;
  const line = await entries.findById(tx, event.entry.id);
  const application = line?.applicationId && (await applications.findById(tx, line.applicationId));
  // A team belongs to nobody's account.
  if (!application || line.team !== null) return;
  const before = await listAccounts(tx, line);
  const playing = await listPlaying(tx, line, application.groupId);
  const now = new Set(playing.flatMap(({ accountId }) => accountId ?? []));
  if (before.size === now.size && [...now].every((one) => before.has(one))) return;
  await reseat(services, tx, line);
  for (const accountId of await listAccounts(tx, line)) {
    if (before.has(accountId)) continue;
    await notifyOneOfReinstatement(services, tx, { ...line, accountId, tournament, requestId });
  }
};

async function listAccounts(tx: Db, { id }: StoredEntry): Promise<Set<string>> {
  const entry = await entries.findById(tx, id);
  const seated = entry ? await listSeated(tx, [entry]) : [];
  return new Set(seated.map(({ accountId }) => accountId));
}

async function reseat(services: Services, tx: Db, entry: StoredEntry): Promise<void> {
  const { id: entryId, applicationId } = entry;
  const application = applicationId && (await applications.findById(tx, applicationId));
  const tournament = await tournaments.findById(tx, entry.tournamentId);
  if (!application || !tournament) return;
  const { discipline } = eventOf(tournament, entry.eventId);
  const { groupId } = application;
  const pupils = await listPlaying(tx, entry, groupId);
  // Who has left the school's list since stays as entered.
  if (pupils.some(({ isListed }) => !isListed)) return;
  const line = { id: entryId, eventId: entry.eventId, eventType: discipline, team: entry.team };
  const clubName = await store.findGroupName(tx, groupId);
  const seating = { clubName, now: services.clock.now() };
  const stay = await replaceSeats(tx, { ...line, pupils }, seating);
  const changed = await entries.findById(tx, entryId);
  if (!changed) throw new Error('a line that was just stored');
  // Of a pair, who has an account comes first: names are in another order than in the draw, and consents go by the order.
  await services.publish(tx, { type: 'line.replaced', entry: changed, tournament, stay });
  for (const { accountId } of await listSeated(tx, [changed])) {
    // By a job of its own: the waiting list is changed under the lock of the tournament, which comes before that of the entry.
    await services.jobs.enqueue(tx, LEAVE_JOB, { accountId, eventId: entry.eventId });
  }
}
