import { ok, type Result, refuse } from '#domain/common/result.ts';
import { SIDES } from '#domain/scorecard/side.ts';
import { judgeOrder } from '#domain/team-tie/order.ts';
import * as squads from '#features/entries/squads/server/squads.store.ts';
import { listEntrants } from '#features/event-draws/server/event-draws.store.ts';
import * as store from '#features/matches/ties/server/ties.fixtures.orders.store.ts';
import { findRules } from '#features/matches/ties/server/ties.store.ts';
import { templateOf } from '#features/matches/ties/ties.play.policy.ts';
import { logStep } from '#features/publishing/server/publishing.steps.commands.ts';
import type { BrokenOrder } from '#features/tie-orders/server/tie-orders.commands.ts';
import { refusedBreach } from '#features/tie-orders/tie-orders.policy.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import { fixtureFilingRefusal, SIDE_OF } from '../season.policy.ts';
import type { FixtureSide } from '../season.vocabulary.ts';
import {
  type FixtureAddress,
  type FixtureRefusal,
  type LockedFixture,
  lockFixture,
} from './season.fixtures.commands.ts';
import { notifyOther } from './season.notifications.ts';

/** The orders of a tie of a season: both captains file in secret, and the second one reveals both (decision 0062). */

interface Filing extends FixtureAddress {
  readonly side: FixtureSide;
  readonly players: readonly (number | null)[];
  /** Of the order. */
  readonly baseVersion: number;
  /** Made by the writer's phone; old ones send none. */
  readonly writeId?: string | null | undefined;
}

type Refused =
  | Exclude<FixtureRefusal, 'FIXTURE_CHANGED'>
  | 'ORDERS_REVEALED'
  | 'PLAYED'
  | 'ORDER_LATE'
  | 'ORDER_CHANGED';

/**
 * Files the order of a side, by its captain until it is due, or by the organizer who has it on paper. The other team hears that it is in. The
 * same order again changes nothing; the organizer, to whom it is secret, hears then that there is one, unless it is the same write that
 * is sent again.
 */
export async function fileFixtureOrder(
  services: Services,
  { side, players, baseVersion, writeId = null, ...request }: Filing,
): Promise<Result<null, Refused> | BrokenOrder> {
  return services.db.transaction(async (tx) => {
    const locked = await lockFixture(tx, request);
    if (!locked.ok) return locked;
    const { fixture, isDesk, sides } = locked.value;
    // For everybody else the order is not there.
    const mayFile = isDesk || sides.includes(side);
    if (!mayFile) return refuse('FIXTURE_NOT_FOUND');
    const orders = await store.listOrders(tx, fixture.id);
    const before = orders.find((order) => order.side === side);
    const mayHear = mayKnow(locked.value, side, orders);
    if (isStored(before, { players, writeId, mayHear })) return ok(null);
    const now = services.clock.now();
    const refusal = fixtureFilingRefusal(fixture, { isRevealed: isOut(orders), isDesk, now });
    if (refusal) return refuse(refusal);
    if ((before?.version ?? 0) !== baseVersion) return refuse('ORDER_CHANGED');
    const broken = await judge(tx, locked.value, { side, players });
    if (broken) return broken;
    const order = { fixtureId: fixture.id, side, players, filedAt: now, writeId };
    await store.upsertOrder(tx, order);
    await notifyOther(services, tx, { ...locked.value, side }, newsOf(orders, side));
    const { tournament } = locked.value;
    await logStep(services, tx, {
      ...{ account: request.account, tournament },
      action: 'tournament-changed',
    });
    return ok(null);
  });
}

/** Whether a writer may hear what the order of a side is: the organizer could else try out which one a captain has filed. */
function mayKnow(
  { sides }: LockedFixture,
  side: FixtureSide,
  orders: readonly store.StoredFixtureOrder[],
): boolean {
  return sides.includes(side) || isOut(orders);
}

/** Whether an order is there already, for who may hear that, and for who sends the very write again. */
function isStored(
  before: store.StoredFixtureOrder | undefined,
  { players, writeId, mayHear }: Sent,
): boolean {
  const isAgain = writeId !== null && before?.writeId === writeId;
  const isSame = JSON.stringify(before?.players) === JSON.stringify(players);
  return isSame && (mayHear || isAgain);
}

interface Sent {
  readonly players: Filing['players'];
  readonly writeId: string | null;
  readonly mayHear: boolean;
}

/** Whether both orders are in, and so read by both sides. */
function isOut(orders: readonly store.StoredFixtureOrder[]): boolean {
  return orders.length === SIDES.length;
}

/** The first order is in, or both are out: without a word of what is in them. */
function newsOf(before: readonly store.StoredFixtureOrder[], side: FixtureSide) {
  const isSecond = before.some((order) => order.side !== side);
  return { kind: isSecond ? 'season-orders-out' : 'season-order', occasion: 'orders' } as const;
}

async function judge(
  tx: Db,
  { tournament, event, fixture }: LockedFixture,
  { side, players }: Pick<Filing, 'side' | 'players'>,
): Promise<BrokenOrder | null> {
  const rules = await findRules(tx, event.id);
  const template = templateOf(rules, tournament.sport);
  const squad = await readSquad(tx, event.id, fixture[side]);
  const numbers = squad.filter(({ position }) => position !== null).map(({ number }) => number);
  const { breaches } = judgeOrder(template, SIDE_OF[side], players, numbers);
  const breach = refusedBreach(breaches, rules?.warnsOnly ?? false);
  return breach && { ok: false, code: breach.code, breach };
}

/** Everybody who is or was in the squad of a team, in the registered order. */
export async function readSquad(
  db: Db,
  eventId: number,
  team: number,
): Promise<readonly squads.SquadPlayer[]> {
  const entrants = await listEntrants(db, eventId);
  const entryId = entrants.find(({ number }) => number === team)?.entryId;
  const all = await squads.listOfEvent(db, eventId);
  return all.filter((player) => player.entryId === entryId);
}
