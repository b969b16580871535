import { largestRandomSeed, lotFrom, shuffled } from '#domain/bracket/lot.ts';
import { ok, type Result, refuse } from '#domain/common/result.ts';
import {
  type LockedTournament,
  lockTournament,
  offerFreePlaces,
  shortenHolds,
} from '#features/entries/server/entries.places.commands.ts';
import * as entries from '#features/entries/server/entries.store.ts';
import * as withdrawals from '#features/entries/withdrawals/server/withdrawals.store.ts';
import * as draws from '#features/matches/draws/server/draws.events.store.ts';
import * as stages from '#features/matches/server/matches.stages.store.ts';
import { existsSeason } from '#features/matches/ties/server/ties.seasons.store.ts';
import { logStep } from '#features/publishing/server/publishing.steps.commands.ts';
import { eventOf, withEvent } from '#features/tournaments/events/server/events.presenter.ts';
import * as events from '#features/tournaments/events/server/events.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Subscriber } from '#platform/server/events/events.ts';
import { systemRandomness } from '#platform/server/randomness.ts';
import type { CommandServices } from '#platform/server/services.ts';
import {
  type ChangeRefusal,
  type EventRequest,
  lockOwn,
  type OwnEvent,
  publishedRefusal,
} from './event-draws.locks.commands.ts';
import { withRates } from './event-draws.rates.commands.ts';
import * as store from './event-draws.store.ts';

/** From open entries to a seeding list, by the organizer or by an operator, whose steps are logged. */

/**
 * Closes the entries of an event and copies its confirmed ones into its seeding list. Nobody can apply any more, and no
 * place is offered. People who have reserved a place or were offered one may still take it, and join the list then. A repeated
 * call is no error.
 */
export async function closeEventEntries(
  services: CommandServices,
  request: EventRequest,
): Promise<Result<null, ChangeRefusal>> {
  return services.db.transaction(async (tx) => {
    const locked = await lockOwn(services, tx, request);
    if (!locked.ok) return locked;
    const { tournament, event, now } = locked.value;
    if (event.isClosed) return ok(null);
    // A payment that is settled at the same time is confirmed before the list is copied, or joins it afterwards.
    await entries.listLiveForUpdate(tx, tournament.id);
    await events.updateClosed(tx, event.id, now);
    await shortenHolds(tx, [event.id], now);
    await copyEntrants(tx, locked.value);
    await stages.upsertFirst(tx, event.id);
    await logStep(services, tx, {
      account: request.account,
      tournament,
      action: 'tournament-closed',
    });
    return ok(null);
  });
}

/** Numbers by lot who is new in the list, after those who were in it when the entries were closed before. */
async function copyEntrants(
  tx: Db,
  own: Parameters<typeof withRates>[1] & OwnEvent,
): Promise<void> {
  const eventId = own.event.id;
  const confirmed = await withRates(tx, own, await store.listConfirmed(tx, eventId));
  const before = await store.listEntrants(tx, eventId);
  let last = await lastNumber(tx, eventId, before);
  await store.deleteOthers(
    tx,
    eventId,
    confirmed.map(({ entryId }) => entryId),
  );
  const numbers = new Map(before.map(({ entryId, number }) => [entryId, number]));
  const lot = lotFrom(systemRandomness.whole(largestRandomSeed));
  const rows = shuffled(confirmed, lot).map((one) => {
    const number = numbers.get(one.entryId) ?? ++last;
    return { ...one, eventId, number };
  });
  await store.upsertEntrants(tx, rows);
}

/** The highest number that anybody has or had: in the draws that were taken back it is still theirs. */
async function lastNumber(
  tx: Db,
  eventId: number,
  entrants: readonly store.StoredEntrant[],
): Promise<number> {
  const drawn = await draws.findHighestEntrant(tx, eventId);
  return Math.max(drawn, ...entrants.map(({ number }) => number));
}

/**
 * Takes entries again and offers free places to the waiting list. The organizer's order is stored for the next closing.
 * Requests to withdraw end: players give their places up themselves again. Refuses while a draw is published.
 */
export async function reopenEventEntries(
  services: CommandServices,
  request: EventRequest,
): Promise<Result<null, ChangeRefusal | 'DRAW_PUBLISHED' | 'MATCH_PLAYED' | 'SEASON_BEGUN'>> {
  return services.db.transaction(async (tx) => {
    const locked = await lockOwn(services, tx, request);
    if (!locked.ok) return locked;
    const { tournament, event, now } = locked.value;
    if (!event.isClosed) return ok(null);
    const stage = await stages.findAtForUpdate(tx, event.id, 0);
    const refusal = stage && (await publishedRefusal(tx, stage));
    if (refusal) return refuse(refusal);
    if (await existsSeason(tx, event.id)) return refuse('SEASON_BEGUN');
    await stages.upsertFirst(tx, event.id);
    await events.updateClosed(tx, event.id, null);
    await withdrawals.updateTakenBack(tx, event.id);
    await offerFreePlaces(services, tx, withEvent(tournament, { ...event, isClosed: false }), now);
    await logStep(services, tx, {
      account: request.account,
      tournament,
      action: 'tournament-reopened',
    });
    return ok(null);
  });
}

/** An entry that is confirmed after the entries of its event were closed joins the seeding list as its last. */
export const addLateEntrant: Subscriber<'entry.confirmed' | 'entry.added'> = async (
  { clock },
  tx,
  { entry, tournament },
) => {
  const event = eventOf(tournament, entry.eventId);
  if (!event.isClosed) return;
  // It locks the list: two late entrants do not get the same number.
  await stages.upsertFirst(tx, entry.eventId);
  const confirmed = await store.findConfirmed(tx, entry.id);
  if (!confirmed) return;
  const { eventId } = entry;
  const number = (await lastNumber(tx, eventId, await store.listEntrants(tx, eventId))) + 1;
  const rated = await withRates(tx, { tournament, event, now: clock.now() }, [confirmed]);
  await store.upsertEntrants(
    tx,
    rated.map((one) => ({ ...one, eventId, number })),
  );
};

/** An entrant whose partner or team's name has changed gets the names of now, and stays on number and rank. */
export const renewEntrant: Subscriber<
  'pair.changed' | 'team.renamed' | 'line.replaced' | 'names.corrected'
> = async ({ clock }, tx, { entry, tournament }) => {
  const { id: entryId, eventId } = entry;
  const number = await store.findNumber(tx, entryId);
  if (number !== null)
    await renewIn(tx, { tournament, now: clock.now() }, { eventId, entryId, number });
};

/**
 * Who is called otherwise now, or plays for another club, is so in the lists of closed events, too, while nothing follows from
 * them: a draw that is published names its players as it was published, and so do its results.
 */
export const renewOwnEntrants: Subscriber<'profile.changed'> = async (
  services,
  tx,
  { accountId },
) => {
  for (const tournamentId of await store.listOpenTournamentsOf(tx, accountId)) {
    // First of all: its entries may be closed at the same time, with the name of before.
    const locked = await lockTournament(services, tx, tournamentId, { offering: false });
    if (!locked) continue;
    for (const entrant of await store.listClosedOf(tx, accountId, tournamentId)) {
      if (await isUndrawn(tx, entrant.eventId)) await renewIn(tx, locked, entrant);
    }
  }
};

/** Stores what is known of an entrant now. */
async function renewIn(
  tx: Db,
  { tournament, now }: LockedTournament,
  { eventId, entryId, number }: Pick<store.StoredEntrant, 'eventId' | 'entryId' | 'number'>,
): Promise<void> {
  const confirmed = await store.findConfirmed(tx, entryId);
  if (!confirmed) return;
  const own = { tournament, event: eventOf(tournament, eventId), now };
  const rated = await withRates(tx, own, [confirmed]);
  await store.upsertEntrants(
    tx,
    rated.map((one) => ({ ...one, eventId, number })),
  );
}

/** Whether an event is neither drawn in public nor played as a season; its first stage is locked. */
async function isUndrawn(tx: Db, eventId: number): Promise<boolean> {
  const stage = await stages.findAtForUpdate(tx, eventId, 0);
  if (stage && (await publishedRefusal(tx, stage))) return false;
  return !(await existsSeason(tx, eventId));
}
