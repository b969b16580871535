import * as orders from '#features/matches/ties/server/ties.fixtures.orders.store.ts';
import * as store from '#features/matches/ties/server/ties.fixtures.store.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Subscriber } from '#platform/server/events/events.ts';
import type { Services } from '#platform/server/services.ts';
import { HOUR_MS } from '#platform/shared/durations.ts';
import { isVoid, ordersDueAt, seasonClosed } from '../season.policy.ts';
import { FIXTURE_SIDES } from '../season.vocabulary.ts';
import { notifySide } from './season.notifications.ts';

/** Captains who have filed no order are reminded before it is due. */

export const ORDER_DUE_JOB = 'season.order-due';

/** Hours before the orders are due. */
const REMIND_HOURS = [24, 2];

export interface Reminder {
  readonly tournamentId: number;
  readonly eventId: number;
  readonly fixtureId: string;
  /** When the orders are due, as an ISO string. */
  readonly due: string;
  readonly hours: number;
}

/** Has the captains of a fixture reminded; each time that is not over yet. A step of other commands. */
export async function remindLater(
  { jobs, clock }: Pick<Services, 'jobs' | 'clock'>,
  tx: Db,
  {
    tournamentId,
    fixture,
  }: { readonly tournamentId: number; readonly fixture: store.StoredFixture },
): Promise<void> {
  const dueAt = ordersDueAt(fixture);
  if (!dueAt) return;
  const { eventId, id: fixtureId } = fixture;
  const due = dueAt.toISOString();
  for (const hours of REMIND_HOURS) {
    const at = new Date(dueAt.getTime() - hours * HOUR_MS);
    if (at <= clock.now()) continue;
    const reminder: Reminder = { tournamentId, eventId, fixtureId, due, hours };
    await jobs.enqueue(tx, ORDER_DUE_JOB, reminder, { at, key: `${fixtureId} ${due} ${hours}` });
  }
}

/**
 * The orders of fixtures are due as the organizer of the event has saved it now, with reminders; where other minutes were set for a fixture,
 * they stay.
 */
export const moveOrderTimes: Subscriber<'tie.rules-changed'> = async (
  services,
  tx,
  { tournamentId, eventId, fileMinutes: { before, after } },
) => {
  if (before === after) return;
  for (const fixture of await store.listFixtures(tx, eventId)) {
    if (fixture.orderMinutes !== before || fixture.resultState !== 'none') continue;
    const change = { orderMinutes: after };
    await store.updateFixture(tx, fixture.id, change);
    await remindLater(services, tx, { tournamentId, fixture: { ...fixture, ...change } });
  }
};

/** Reminds the teams without an order; nobody where the time was changed, there is a result, or the tournament is cancelled. */
export async function remindOfFixtureOrder(
  services: Services,
  { tournamentId, eventId, fixtureId, due, hours }: Reminder,
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const tournament = await tournaments.findById(tx, tournamentId);
    const fixture = await store.findFixture(tx, { eventId, id: fixtureId });
    if (!tournament || seasonClosed(tournament)) return;
    if (fixture?.resultState !== 'none') return;
    if (ordersDueAt(fixture)?.toISOString() !== due || services.clock.now() >= new Date(due))
      return;
    if (isVoid(fixture, await store.listTeams(tx, eventId))) return;
    const filed = await orders.listOrders(tx, fixtureId);
    for (const side of FIXTURE_SIDES) {
      if (filed.some((order) => order.side === side)) continue;
      const news = { kind: 'season-order-due', occasion: `${due} ${hours}` } as const;
      await notifySide(services, tx, { tournament, event: { id: eventId }, fixture, side }, news);
    }
  });
}
