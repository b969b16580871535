import { foldForSearch } from '#platform/shared/search-text.ts';
import { HOLDING, LIST_STATES } from '../../entry-list.vocabulary.ts';
import type { ListedEntry } from '../entry-list.queries.ts';

export const SHOWN = ['holding', 'waiting', 'gone', 'all'] as const;
export type Shown = (typeof SHOWN)[number];
export const SORTS = ['applied', 'name', 'state'] as const;
export type Sort = (typeof SORTS)[number];

export interface Filter {
  readonly q: string;
  readonly shown: Shown;
  readonly sort: Sort;
  /** Null for all events. */
  readonly eventId?: number | null;
}

/** The people whom a filter shows, in its order. */
export function filtered(entries: readonly ListedEntry[], filter: Filter): ListedEntry[] {
  const q = foldForSearch(filter.q);
  const { eventId = null } = filter;
  const found = entries.filter(
    (one) =>
      isShown(one, filter.shown) &&
      (eventId === null || one.eventId === eventId) &&
      (!q || matches(one, q)),
  );
  return found.sort(ORDERS[filter.sort]);
}

/** How many people hold a place, and how many wait. */
export function countOf(entries: readonly ListedEntry[]): { holding: number; waiting: number } {
  return {
    holding: entries.filter(({ state }) => HOLDING.includes(state)).length,
    waiting: entries.filter(({ state }) => state === 'waiting').length,
  };
}

function isShown({ state }: ListedEntry, shown: Shown): boolean {
  if (shown === 'all') return true;
  if (shown === 'waiting') return state === 'waiting' || state === 'offered';
  return HOLDING.includes(state) === (shown === 'holding') && state !== 'waiting';
}

function matches(
  { name, reading, club, contactName, partner, email, phone, note }: ListedEntry,
  q: string,
): boolean {
  const partners = [partner?.name ?? '', partner?.reading ?? '', partner?.club ?? ''];
  return [name, reading, club, contactName ?? '', ...partners, email, phone, note].some((text) =>
    foldForSearch(text).includes(q),
  );
}

const ORDERS: Record<Sort, (a: ListedEntry, b: ListedEntry) => number> = {
  applied: (a, b) => a.appliedAt.localeCompare(b.appliedAt),
  // Names are ordered by their readings in Japan, where they are known.
  name: (a, b) => (a.reading || a.name).localeCompare(b.reading || b.name, 'ja'),
  state: (a, b) => LIST_STATES.indexOf(a.state) - LIST_STATES.indexOf(b.state),
};
