import { inSeedingOrder } from '../../event-draws.policy.ts';
import type { Entrant, SeedingList } from '../event-draws.queries.ts';

/** What an organizer has changed in a seeding list and not saved yet. It names nobody: only numbers. */
export interface SeedingEdit {
  /** The version of the list with which the changes began. */
  readonly base: number;
  /** The numbers of the entrants, the strongest first; null is by rating points and lot. */
  readonly order: readonly number[] | null;
  /** Null is the usual number. */
  readonly seedCount: number | null;
}

/** The stored list as an edit that changes nothing. */
export function asStored(list: SeedingList): SeedingEdit {
  return {
    base: list.version,
    order: list.isByPoints ? null : list.entrants.map(({ number }) => number),
    seedCount: list.isCountChosen ? list.seedCount : null,
  };
}

/** Whether an edit asks for something else than what is stored. */
export function isChanged(edit: SeedingEdit, list: SeedingList): boolean {
  const stored = asStored(list);
  const isInOrder = String(edit.order) === String(stored.order);
  return !isInOrder || edit.seedCount !== stored.seedCount;
}

/** The entrants in the order of an edit. Who is not named in it, because they came later, is last; who left is missing. */
export function entrantsIn({ order }: SeedingEdit, list: SeedingList): readonly Entrant[] {
  if (order === null) {
    return inSeedingOrder(
      list.entrants.map((one) => ({ ...one, isEstablished: !one.isProvisional, rank: null })),
    );
  }
  const place = new Map(order.map((number, at) => [number, at]));
  const at = ({ number }: Entrant) => place.get(number) ?? order.length;
  return list.entrants.toSorted((one, other) => at(one) - at(other));
}

/** The number of seeds of an edit, of those who take part now. */
export function seedsIn({ seedCount }: SeedingEdit, list: SeedingList): number {
  return Math.min(list.mostSeeds, seedCount ?? list.usualSeedCount);
}

/** The edit with one entrant at another place, counted from 0. */
export function withMoved(
  edit: SeedingEdit,
  list: SeedingList,
  { number, to }: { readonly number: number; readonly to: number },
): SeedingEdit {
  const numbers = entrantsIn(edit, list).map((one) => one.number);
  if (numbers[to] === number) return edit;
  const others = numbers.filter((one) => one !== number);
  return { ...edit, order: others.toSpliced(Math.max(0, to), 0, number) };
}
