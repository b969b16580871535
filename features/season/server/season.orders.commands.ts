import { ok, type Result, refuse } from '#domain/common/result.ts';
import * as store from '#features/matches/ties/server/ties.fixtures.orders.store.ts';
import type { StoredFixture } from '#features/matches/ties/server/ties.fixtures.store.ts';
import { templateOf } from '#features/matches/ties/ties.play.policy.ts';
import { logStep } from '#features/publishing/server/publishing.steps.commands.ts';
import { isReferee } from '#features/referees/server/referees.permission.commands.ts';
import {
  readTeamEvent,
  squadOf,
  type TeamEvent,
} from '#features/tie-orders/server/tie-orders.reading.commands.ts';
import {
  type BrokenOrder,
  isFiledAlready,
  judgeFiling,
} from '#features/tie-orders/tie-orders.policy.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import { areRevealed, fixtureFilingRefusal, SIDE_OF, teamsOf } from '../season.policy.ts';
import type { FixtureSide } from '../season.vocabulary.ts';
import {
  type FixtureAddress,
  type FixtureRefusal,
  type LockedFixture,
  lockFixture,
} from './season.fixtures.commands.ts';
import { notifyOther, notifyTeams } from './season.notifications.ts';

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
  | 'FORBIDDEN'
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
    const { tournament, event, fixture, isDesk, sides } = locked.value;
    // For everybody else the order is not there.
    const mayFile = isDesk || sides.includes(side);
    if (!mayFile) return refuse('FIXTURE_NOT_FOUND');
    const orders = await store.listOrders(tx, fixture.id);
    const before = orders.find((order) => order.side === side);
    const isRevealed = areRevealed(orders);
    const isOwn = sides.includes(side) || isAgain(before, writeId);
    if (isFiledAlready(before?.players, players, { isOwn, isRevealed })) return ok(null);
    const now = services.clock.now();
    const about = { side, before, account: request.account, isRevealed, now };
    const refusal = await filingRefusal(tx, locked.value, about);
    if (refusal) return refuse(refusal);
    if ((before?.version ?? 0) !== baseVersion) return refuse('ORDER_CHANGED');
    const of = await readTeamEvent(tx, tournament, event);
    const { broken, breaches } = judge(of, fixture, { side, players });
    if (broken) return broken;
    const order = { fixtureId: fixture.id, side, players, filedAt: now, breaches, writeId };
    await store.upsertOrder(tx, order);
    const other = orders.find((one) => one.side !== side);
    await judgeAgain(tx, of, fixture, other);
    await notifyOfOrder(services, tx, { ...locked.value, side }, newsOf(orders, side));
    await logStep(services, tx, { account: request.account, tournament });
    return ok(null);
  });
}

interface About extends Pick<Filing, 'side' | 'account'> {
  readonly before: store.StoredFixtureOrder | undefined;
  readonly isRevealed: boolean;
  readonly now: Date;
}

/** Why an order is not filed; null where it is. A desk helper enters what is missing: an order that is in is secret to them, too. */
async function filingRefusal(
  tx: Db,
  { tournament, fixture, isDesk, sides }: LockedFixture,
  { side, before, account, isRevealed, now }: About,
) {
  const replaces = before && !sides.includes(side);
  if (replaces && !(await isReferee(tx, account, tournament))) return 'FORBIDDEN';
  return fixtureFilingRefusal(fixture, { isRevealed, isDesk, now });
}

/** Whether the very write is sent again that has filed an order. */
function isAgain(before: store.StoredFixtureOrder | undefined, writeId: string | null): boolean {
  return writeId !== null && before?.writeId === writeId;
}

/** The other team hears of an order, and once both are out that of an order that the organizer has entered as well. */
async function notifyOfOrder(
  services: Services,
  tx: Db,
  { side, ...locked }: LockedFixture & { readonly side: FixtureSide },
  news: ReturnType<typeof newsOf>,
): Promise<void> {
  const isForBoth = news.kind === 'season-orders-out' && !locked.sides.includes(side);
  if (isForBoth) await notifyTeams(services, tx, locked, news);
  else await notifyOther(services, tx, { ...locked, side }, news);
}

/** The first order is in, or both are out: without a word of what is in them. */
function newsOf(before: readonly store.StoredFixtureOrder[], side: FixtureSide) {
  const isSecond = before.some((order) => order.side !== side);
  return { kind: isSecond ? 'season-orders-out' : 'season-order', occasion: 'orders' } as const;
}

/** An order that came before is judged by the squad as it is when both come out, as that of a tie: somebody may have left it since. */
async function judgeAgain(
  tx: Db,
  of: TeamEvent,
  fixture: StoredFixture,
  order: store.StoredFixtureOrder | undefined,
): Promise<void> {
  if (!order) return;
  const { breaches } = judge(of, fixture, order);
  await store.updateBreaches(tx, order, breaches);
}

function judge(
  of: TeamEvent,
  fixture: StoredFixture,
  { side, players }: Pick<Filing, 'side' | 'players'>,
): ReturnType<typeof judgeFiling> {
  const { rules, tournament } = of;
  const template = fixture.template ?? templateOf(rules, tournament.sport);
  const letters = SIDE_OF[side];
  const squad = squadOf({ of, teams: teamsOf(fixture) }, letters);
  return judgeFiling({ template, rules, squad, letters }, players);
}
