import { dispatch } from '#domain/order-of-play/dispatch.ts';
import type { Priority } from '#domain/order-of-play/reasons.ts';
import { asQueuedDay } from './queue.day.policy.ts';
import type { DayFacts } from './queue.facts.policy.ts';
import { type DayMatch, keyOf } from './queue.matches.policy.ts';
import { isPlanned } from './queue.planned.policy.ts';
import type { QueueRow } from './queue.rows.policy.ts';

/** What the desk fixes about a match that waits. */
export type Order =
  | {
      readonly kind: 'place';
      readonly before: { readonly stageId: string; readonly matchId: string } | null;
    }
  | { readonly kind: 'priority'; readonly priority: Priority }
  | { readonly kind: 'court'; readonly courtId: string | null }
  | { readonly kind: 'hold'; readonly isHeld: boolean }
  | { readonly kind: 'not-before'; readonly time: string | null };

export type SimpleOrder = Exclude<Order, { readonly kind: 'place' }>;

/** Whether the desk has fixed this already. A place is never the same: what is around it may have changed. */
export function isFixed(order: Order, row: QueueRow): boolean {
  switch (order.kind) {
    case 'place':
      return false;
    case 'priority':
      return row.priority === order.priority && row.place === null;
    case 'court':
      return row.fixedCourtId === order.courtId;
    case 'hold':
      return row.isHeld === order.isHeld;
    case 'not-before':
      return row.notBefore === order.time;
  }
}

/** The row with what the desk has fixed. A priority also takes the match from its place. */
export function withOrder(row: QueueRow, order: SimpleOrder): QueueRow {
  const next = { ...row, version: row.version + 1 };
  switch (order.kind) {
    case 'priority':
      return { ...next, priority: order.priority, place: null };
    case 'court':
      return { ...next, fixedCourtId: order.courtId };
    case 'hold':
      return { ...next, isHeld: order.isHeld };
    case 'not-before':
      return { ...next, notBefore: order.time };
  }
}

/**
 * The matches that get a place when one is put before another, in their order: everything before it stays before it, and what has
 * a place behind it stays behind it in its order. Null where the other one does not wait any more.
 */
export function placed(
  facts: DayFacts,
  { key }: DayMatch,
  before: Extract<Order, { kind: 'place' }>['before'],
): readonly string[] | null {
  const { waiting, notReady } = dispatch(asQueuedDay(facts));
  const later = notReady.filter(({ id, obstacles }) => {
    return !isPlanned(id) && !obstacles.some(({ code }) => code === 'sides-unknown');
  });
  const others = [...waiting, ...later].map(({ id }) => id).filter((id) => id !== key);
  const at = before ? others.indexOf(keyOf(before.stageId, before.matchId)) : others.length;
  if (at < 0) return null;
  const order = others.toSpliced(at, 0, key);
  const isPlaced = (id: string) => facts.rows.get(id)!.place !== null;
  return order.slice(0, Math.max(at, order.findLastIndex(isPlaced)) + 1);
}
