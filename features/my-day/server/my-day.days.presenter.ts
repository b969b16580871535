import type { CheckInState } from '#features/entries/check-ins/check-ins.vocabulary.ts';
import type { OwnDay } from '#features/entries/own-day/server/own-day.provider.ts';
import type { DayOfPeople } from './my-day.commands.ts';
import { byUrgency } from './my-day.presenter.ts';
import type { DayPlace } from './my-day.store.ts';

/** The day of one person. */
export function asOwnDay(
  { tournament, isOver, places, matches }: DayOfPeople,
  practice: OwnDay['practice'],
) {
  return {
    tournamentId: tournament.id,
    tournamentName: tournament.name,
    venue: tournament.venue,
    sport: tournament.sport,
    isOver,
    checkIn: checkInOf(places),
    matches: matches.map(({ match }) => match).toSorted(byUrgency),
    practice,
  };
}

/** Who has checked in for one event is there for all; null where none is checked in. */
export function checkInOf(places: readonly Pick<DayPlace, 'checkIn'>[]): CheckInState | null {
  const states = places.map(({ checkIn }) => checkIn);
  const order = ['absent', 'present', 'expected'] as const;
  return order.find((state) => states.includes(state)) ?? null;
}
