import { tryStorage } from '#platform/web/forms/draft.ts';
import type { SideRef } from './live-view.ts';

/** More stars than this nobody sets; the oldest go first. */
const MOST = 20;

const keyOf = (tournamentId: number) => `rallydays.live.${tournamentId}`;

export const isSameSide = (one: SideRef, other: SideRef) =>
  one.eventId === other.eventId && one.id === other.id;

/** The sides with a star of this device; null where it stores nothing. */
export function followedSides(tournamentId: number): readonly SideRef[] | null {
  const stored: unknown = tryStorage(() =>
    JSON.parse(localStorage.getItem(keyOf(tournamentId)) ?? '[]'),
  );
  return Array.isArray(stored) ? stored.filter(isSide) : null;
}

/** Stores the stars of a tournament; false where the device stores nothing, and forgets them with the page. */
export function storeFollowed(tournamentId: number, sides: readonly SideRef[]): boolean {
  const done = tryStorage(() => {
    if (sides.length === 0) localStorage.removeItem(keyOf(tournamentId));
    else localStorage.setItem(keyOf(tournamentId), JSON.stringify(sides.slice(-MOST)));
    return true;
  });
  return done === true;
}

function isSide(value: unknown): value is SideRef {
  if (typeof value !== 'object' || value === null) return false;
  const { eventId, id } = value as Partial<SideRef>;
  return typeof eventId === 'number' && typeof id === 'string';
}
