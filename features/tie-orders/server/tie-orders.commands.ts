import { v7 as uuidv7 } from 'uuid';
import { ok, type Result, refuse } from '#domain/common/result.ts';
import { opponent, type Side } from '#domain/scorecard/side.ts';
import { closedRefusal } from '#features/event-draws/server/event-draws.locks.commands.ts';
import type {
  DayOfTournament,
  FindDay,
} from '#features/event-draws/withdrawing/server/withdrawing.calls.provider.ts';
import * as stages from '#features/matches/server/matches.stages.store.ts';
import { ensureTieIn, fileOrderIn, revealIn } from '#features/matches/ties/server/ties.commands.ts';
import type { TieWithOrders } from '#features/matches/ties/server/ties.store.ts';
import * as tiesStore from '#features/matches/ties/server/ties.store.ts';
import { splitMatchId } from '#features/matches/ties/ties.sides.policy.ts';
import type { EnteredBy } from '#features/matches/ties/ties.vocabulary.ts';
import { logStep, type Runner } from '#features/publishing/server/publishing.steps.commands.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import { instantInJapan } from '#platform/shared/format.ts';
import {
  type BrokenOrder,
  dueBefore,
  filingRefusal,
  firstLettersOf,
  isFiledAlready,
  isLate,
  judgeFiling,
  letteredSide,
} from '../tie-orders.policy.ts';
import {
  fileMinutesOf,
  findReadTie,
  type ReadTie,
  sidesOf,
  squadOf,
} from './tie-orders.reading.commands.ts';
import { remindLater } from './tie-orders.reminders.commands.ts';
import * as store from './tie-orders.store.ts';

/** Filing orders: by the coaches until both are out or the time is over, and by the desk. The clock is read under the lock. */

export interface TieAddress {
  readonly stageId: string;
  readonly matchId: string;
}

interface Filing extends TieAddress {
  readonly side: Side;
  readonly players: readonly (number | null)[];
  readonly baseVersion: number;
}

type Closed = NonNullable<ReturnType<typeof closedRefusal>>;
export type OrderRefusal =
  | { readonly ok: false; readonly code: 'TIE_NOT_FOUND' | 'ORDER_CHANGED' | Closed }
  | BrokenOrder;

/**
 * Files the order of a team for somebody who speaks for it. The second order of a tie reveals both. The same order again
 * changes nothing.
 */
export async function fileOrder(
  services: Services,
  { accountId, ...filing }: Filing & { readonly accountId: string },
): Promise<
  | { readonly ok: true; readonly value: null }
  | OrderRefusal
  | { readonly ok: false; readonly code: 'ORDERS_REVEALED' | 'ORDER_LATE' }
> {
  return services.db.transaction(async (tx) => {
    const locked = await lockTie(tx, filing);
    if (!locked || !(await sidesOf(tx, accountId, locked)).includes(filing.side))
      return refuse('TIE_NOT_FOUND');
    const now = services.clock.now();
    const closed = closedRefusal(locked.of.tournament);
    if (closed) return refuse(closed);
    if (isStored(locked, filing, { isOwn: true })) return ok(null);
    const refusal = filingRefusal(exchangeOf(locked), now);
    if (refusal) return refuse(refusal);
    return saveOrder(services, tx, locked, { ...filing, accountId, now, enteredBy: 'coach' });
  });
}

interface DeskFiling extends Filing {
  readonly account: Runner;
  readonly reason: string;
  readonly tournamentId: number;
  /** A referee: that somebody is hurt is not decided by a desk helper. */
  readonly mayChange: boolean;
  /** Locks the day, so that no rubber is called meanwhile. */
  readonly findDayForUpdate: FindDay;
}

/**
 * Enters the order of a side at the desk: late, from paper, or as it was proposed. One that its team has filed is replaced only by a
 * referee; once both are out only before the first rubber is called, and with a reason: somebody was hurt.
 */
export async function enterOrder(
  services: Services,
  { account, reason, mayChange, findDayForUpdate, ...filing }: DeskFiling,
): Promise<
  | { readonly ok: true; readonly value: null }
  | OrderRefusal
  | { readonly ok: false; readonly code: 'REASON_NEEDED' | 'TIE_BEGUN' | 'FORBIDDEN' }
> {
  return services.db.transaction(async (tx) => {
    const locked = await lockTie(tx, filing);
    if (locked?.of.tournament.id !== filing.tournamentId) return refuse('TIE_NOT_FOUND');
    const now = services.clock.now();
    const closed = closedRefusal(locked.of.tournament);
    if (closed) return refuse(closed);
    const before = locked.stored?.orders[filing.side];
    const isOwn = before?.filedByAccountId === account.id;
    if (isStored(locked, filing, { isOwn })) return ok(null);
    const isIn = Boolean(locked.stored?.revealedAt) || (before && !isOwn);
    if (isIn && !mayChange) return refuse('FORBIDDEN');
    const entered = { ...filing, accountId: account.id, now, enteredBy: 'desk' } as const;
    const saved = locked.stored?.revealedAt
      ? await changeOrder(
          services,
          tx,
          { ...locked, stored: locked.stored },
          { ...entered, reason, findDayForUpdate },
        )
      : await saveOrder(services, tx, locked, entered);
    if (saved.ok) await logStep(services, tx, { account, tournament: locked.of.tournament });
    return saved;
  });
}

/** Another order for one that is out: somebody was hurt before the first rubber. */
async function changeOrder(
  services: Services,
  tx: Db,
  locked: ReadTie & { readonly stored: TieWithOrders },
  { reason, findDayForUpdate, ...entered }: Saved & Pick<DeskFiling, 'reason' | 'findDayForUpdate'>,
) {
  const { called } = await findDayForUpdate(tx, locked.of.tournament.id);
  if (hasBegun(locked, called)) return refuse('TIE_BEGUN');
  if (reason === '') return refuse('REASON_NEEDED');
  const { stored, stage } = locked;
  const { side, accountId, now } = entered;
  const saved = await saveOrder(services, tx, locked, entered);
  if (!saved.ok) return saved;
  await store.insertChange(tx, {
    id: uuidv7(),
    tieId: stored.id,
    side,
    reason,
    byAccountId: accountId,
    at: now,
    before: stored.orders[side]?.players ?? [],
    after: entered.players,
  });
  await services.publish(tx, { type: 'tie.revealed', tieId: stored.id, stageId: stage.id });
  return saved;
}

/**
 * Says at which time of the tournament's day a tie begins, and so when its orders are due; null takes it back. Refused where the
 * stored time is neither this one nor the one that the writer saw.
 */
export async function setTieTime(
  services: Services,
  {
    tournamentId,
    time,
    seenTime,
    account,
    ...address
  }: TieAddress & {
    readonly tournamentId: number;
    readonly time: string | null;
    /** Without it, nothing is compared. */
    readonly seenTime?: string | null | undefined;
    readonly account: Runner;
  },
): Promise<Result<null, 'TIE_NOT_FOUND' | 'ORDERS_REVEALED' | 'TIME_CHANGED' | Closed>> {
  return services.db.transaction(async (tx) => {
    const locked = await lockTie(tx, address);
    if (locked?.of.tournament.id !== tournamentId) return refuse('TIE_NOT_FOUND');
    const { tournament } = locked.of;
    const closed = closedRefusal(tournament);
    if (closed) return refuse(closed);
    if (locked.stored?.revealedAt) return refuse('ORDERS_REVEALED');
    const onDay = (clock: string | null) =>
      clock === null ? null : instantInJapan(tournament.eventDate, clock);
    const startsAt = onDay(time);
    const known = seenTime === undefined ? [] : [onDay(seenTime), startsAt];
    if (known.length > 0 && !known.some((one) => isSameTime(one, locked.stored?.startsAt)))
      return refuse('TIME_CHANGED');
    const tie = await ensureTie(services, tx, locked);
    const dueAt = startsAt && dueBefore(startsAt, fileMinutesOf(locked.of));
    await tiesStore.updateTie(tx, tie.id, { startsAt, dueAt });
    await remindLater(services, tx, { ...tie, dueAt });
    await logStep(services, tx, { account, tournament: locked.of.tournament });
    return ok(null);
  });
}

function isSameTime(one: Date | null, other: Date | null = null): boolean {
  return one?.getTime() === other?.getTime();
}

/** Whether a rubber has a result, or is called or played: from then on the orders stand. */
export function hasBegun(
  { stage, drawNumber, inPlay: { match, rubbers } }: ReadTie,
  called: DayOfTournament['called'],
): boolean {
  const isHere = (one: (typeof called)[number]) =>
    one.stageId === stage.id &&
    one.drawNumber === drawNumber &&
    splitMatchId(one.matchId).matchId === match.matchId;
  const hasResult = rubbers.some(({ row }) => row !== null && row.status !== 'scheduled');
  return hasResult || called.some(isHere);
}

function exchangeOf({ stored, dueAt }: ReadTie) {
  return { dueAt, revealedAt: stored?.revealedAt ?? null };
}

/** The tie as it is once its stage is locked. */
async function lockTie(tx: Db, address: TieAddress): Promise<ReadTie | null> {
  await stages.findForUpdate(tx, address.stageId);
  return findReadTie(tx, address);
}

/** The tie as it is stored, made where it is not: its orders are then due as usual. */
async function ensureTie(
  services: Services,
  tx: Db,
  { of, stage, drawNumber, inPlay, stored, teams, dueAt }: ReadTie,
): Promise<TieWithOrders> {
  if (stored) return stored;
  const { match, template } = inPlay;
  const made = await ensureTieIn(tx, {
    stageId: stage.id,
    drawNumber,
    matchId: match.matchId,
    team1: teams.player1,
    team2: teams.player2,
    play: match.play,
    template,
    firstLetters: firstLettersOf(teams, of.event.id),
  });
  await tiesStore.updateTie(tx, made.id, { dueAt });
  await remindLater(services, tx, { ...made, dueAt });
  return { ...made, dueAt };
}

/** Whether the order is there already, for who may know that. */
function isStored(
  { stored, inPlay: { isRevealed } }: ReadTie,
  { side, players }: Filing,
  { isOwn }: { readonly isOwn: boolean },
): boolean {
  return isFiledAlready(stored?.orders[side]?.players, players, { isOwn, isRevealed });
}

interface Saved extends Filing {
  readonly accountId: string;
  readonly enteredBy: EnteredBy;
  readonly now: Date;
}

async function saveOrder(
  services: Services,
  tx: Db,
  locked: ReadTie,
  { side, players, baseVersion, ...by }: Saved,
): Promise<{ readonly ok: true; readonly value: null } | OrderRefusal> {
  const { stored } = locked;
  if ((stored?.orders[side]?.version ?? 0) !== baseVersion) return refuse('ORDER_CHANGED');
  const tie = await ensureTie(services, tx, locked);
  const { breaches, broken } = judge(locked, tie, side, players);
  if (broken) return broken;
  const late = isLate(tie, by.now);
  await fileOrderIn(tx, { tieId: tie.id, side, players, isLate: late, breaches, ...by });
  if (!tie.revealedAt) await judgeAgain(tx, locked, tie, opponent(side));
  await revealIn(services, tx, { tieId: tie.id, now: by.now });
  return ok(null);
}

/**
 * An order that came before is judged by the squad as it is when both come out: somebody may have left it since. It comes out all the same,
 * so that nobody waits, and says to both sides and to the desk what it breaks.
 */
async function judgeAgain(tx: Db, locked: ReadTie, tie: TieWithOrders, side: Side): Promise<void> {
  const order = tie.orders[side];
  if (!order) return;
  const { breaches } = judge(locked, tie, side, order.players);
  await tiesStore.updateBreaches(tx, order, breaches);
}

function judge(
  locked: ReadTie,
  { firstLetters }: Pick<TieWithOrders, 'firstLetters'>,
  side: Side,
  players: readonly (number | null)[],
) {
  return judgeFiling(
    {
      template: locked.inPlay.template,
      rules: locked.of.rules,
      squad: squadOf(locked, side),
      letters: letteredSide(side, firstLetters),
    },
    players,
  );
}
