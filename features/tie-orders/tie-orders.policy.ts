import { type BySide, opponent, type Side } from '#domain/scorecard/side.ts';
import type { Order } from '#domain/team-tie/line-up.ts';
import { type Breach, judgeOrder } from '#domain/team-tie/order.ts';
import type { Template } from '#domain/team-tie/template.ts';
import { type PlainDate, sameTimeOn } from '#platform/shared/format.ts';
import type { OrderState } from './tie-orders.vocabulary.ts';

/** The blind exchange of orders (next.md, F3). Time is the server's. */

/** Days after its tournament for which a tie is in the list of its coaches; later they read it in the draw. */
export const LISTED_DAYS = 30;

interface Exchange {
  readonly dueAt: Date | null;
  readonly revealedAt: Date | null;
}

/** Why a coach cannot file any more: both orders are out, or the time is over. Null while it is possible. */
export function filingRefusal(
  { dueAt, revealedAt }: Exchange,
  now: Date,
): 'ORDERS_REVEALED' | 'ORDER_LATE' | null {
  if (revealedAt) return 'ORDERS_REVEALED';
  return isLate({ dueAt }, now) ? 'ORDER_LATE' : null;
}

/** Whether an order that comes at `now` is late; never where the desk has taken its time back. */
export function isLate({ dueAt }: Pick<Exchange, 'dueAt'>, now: Date): boolean {
  return dueAt !== null && dueAt <= now;
}

/** How far the exchange is, for everybody concerned. */
export function orderState(
  { dueAt, revealedAt }: Exchange,
  {
    hasAny,
    isOver,
    now,
  }: { readonly hasAny: boolean; readonly isOver: boolean; readonly now: Date },
): OrderState {
  if (isOver) return 'over';
  if (revealedAt) return 'revealed';
  if (isLate({ dueAt }, now)) return 'late';
  return hasAny ? 'waiting' : 'open';
}

/** Whether nobody files an order of a tie any more: both are out, or it is over. */
export function isExchanged(state: OrderState): boolean {
  return state === 'revealed' || state === 'over';
}

interface Knowing {
  /** The reader speaks for the team of the order, or has filed it. */
  readonly isOwn: boolean;
  /** Both orders are out. */
  readonly isRevealed: boolean;
}

/** Whether somebody may know what an order says: of an own one at any time, of another one once both are out. */
export function mayKnow({ isOwn, isRevealed }: Knowing): boolean {
  return isOwn || isRevealed;
}

/**
 * Whether an order that is sent is in already, for somebody who may know that; then nothing changes. The desk could else try out
 * which order a coach has filed.
 */
export function isFiledAlready(
  filed: Order<number> | undefined,
  sent: Order<number>,
  knowing: Knowing,
): boolean {
  return mayKnow(knowing) && JSON.stringify(filed) === JSON.stringify(sent);
}

/** When the orders of a tie are due: so many minutes before it begins. */
export function dueBefore(startsAt: Date, minutes: number): Date {
  return new Date(startsAt.getTime() - minutes * 60_000);
}

interface Known {
  /** When the tournament begins. */
  readonly begins: Date;
  /** Since when the two teams of the tie are known. */
  readonly known: Date;
}

/**
 * When the orders of a tie are due where the desk has set no time (decision 0067): so many minutes before the tournament begins, and so
 * many after its teams are known where that is later.
 */
export function usualDue({ begins, known }: Known, minutes: number): Date {
  const since = new Date(known.getTime() + minutes * 60_000);
  const before = dueBefore(begins, minutes);
  return since > before ? since : before;
}

interface Times {
  readonly startsAt: Date | null;
  readonly dueAt: Date | null;
}

interface Beginning {
  readonly eventDate: PlainDate;
  /** When its orders are due as usual. */
  readonly usual: Date;
  /** Before the tie begins its orders are due so many minutes. */
  readonly minutes: number;
}

/**
 * The times of a tie whose tournament begins on another day or at another time: what the desk has set is the same clock time of that day, what
 * nobody has set is as usual. Null where the desk has taken the time back.
 */
export function movedTimes(
  { startsAt, dueAt }: Times,
  { eventDate, usual, minutes }: Beginning,
): Times | null {
  if (startsAt === null) return dueAt && { startsAt, dueAt: usual };
  const begins = sameTimeOn(eventDate, startsAt);
  return { startsAt: begins, dueAt: dueBefore(begins, minutes) };
}

/** Which side has the first letters: by lot, from what nobody chooses, since the numbers of the entrants were drawn. */
export function firstLettersOf({ player1, player2 }: BySide<string>, eventId: number): Side {
  return (Number(player1) + Number(player2) + eventId) % 2 === 0 ? 'player1' : 'player2';
}

/** Which letters a side of a tie has: the lot may have given the first ones to the second team. */
export function letteredSide(side: Side, firstLetters: Side | null): Side {
  return firstLetters === 'player2' ? opponent(side) : side;
}

/** The letters or the rubber of each place of an order, as a form names it. */
export function placeNames({ letters, rubbers, places }: Template, side: Side): readonly string[] {
  if (letters) return letters[side];
  return Array.from({ length: places }, (_, place) => {
    return rubbers.find((rubber) => rubber.places[side].includes(place))?.name ?? '';
  });
}

/** The last order of a team for its next tie: without those who have left the squad; null where it has other places. */
export function proposedOrder(
  last: Order<number> | null,
  template: Pick<Template, 'places'>,
  squad: readonly number[],
): readonly (number | null)[] | null {
  if (last?.length !== template.places) return null;
  return last.map((number) => (number !== null && squad.includes(number) ? number : null));
}

/** An order that is refused for a rule that it breaks. */
export interface BrokenOrder {
  readonly ok: false;
  readonly code: Breach['code'];
  readonly breach: Breach;
}

interface Judging {
  readonly template: Template;
  /** Of the event; null where its organizer has decided nothing. */
  readonly rules: { readonly warnsOnly: boolean } | null;
  /** The players who are in the squad, in their registered order. */
  readonly squad: readonly { readonly number: number }[];
  /** Whose letters the team has. */
  readonly letters: Side;
}

/** Judges an order that is filed: all that it breaks, and what refuses it, null where it is taken. */
export function judgeFiling(
  { template, rules, squad, letters }: Judging,
  players: Order<number>,
): { readonly breaches: readonly Breach[]; readonly broken: BrokenOrder | null } {
  const numbers = squad.map(({ number }) => number);
  const { breaches } = judgeOrder(template, letters, players, numbers);
  const breach = refusedBreach(breaches, rules?.warnsOnly ?? false);
  return { breaches, broken: breach && { ok: false, code: breach.code, breach } };
}

/**
 * The breach for which an order is refused; null where it is taken. Who is not in the squad comes first. An organizer may take the others
 * with a warning, but for an order that cannot be read.
 */
export function refusedBreach(breaches: readonly Breach[], warnsOnly: boolean): Breach | null {
  const refused = warnsOnly ? breaches.filter(isAlwaysRefused) : breaches;
  return refused.find(({ code }) => code === 'NOT_IN_SQUAD') ?? refused[0] ?? null;
}

function isAlwaysRefused(breach: Breach): boolean {
  return breach.code === 'NOT_IN_SQUAD' || ALWAYS.has(breach.rule);
}

const ALWAYS: ReadonlySet<string> = new Set(['places', 'same-player-in-pair', 'empty']);
