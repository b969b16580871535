import { checkInOf } from './my-day.days.presenter.ts';
import { byUrgency } from './my-day.presenter.ts';
import type { SchoolToday } from './my-day.school.commands.ts';

/** A club on the days of today: who of it plays, and all their matches in one order. */
export function asSchool({ name, pupils, days }: SchoolToday, now: Date) {
  const pupilOf = new Map(pupils.map((pupil) => [pupil.personId, pupil]));
  return {
    at: now.toISOString(),
    name,
    days: days.map(({ tournament, isOver, places, matches }) => ({
      tournamentId: tournament.id,
      tournamentName: tournament.name,
      venue: tournament.venue,
      sport: tournament.sport,
      isOver,
      people: pupils.flatMap(({ personId, ...pupil }) => {
        const own = places.filter((place) => place.personId === personId);
        if (own.length === 0) return [];
        return [{ memberId: pupil.memberId, name: pupil.name, checkIn: checkInOf(own) }];
      }),
      matches: matches
        .flatMap(({ personId, match }) => {
          const pupil = pupilOf.get(personId);
          return pupil ? [{ memberId: pupil.memberId, match }] : [];
        })
        .toSorted((one, other) => byUrgency(one.match, other.match)),
    })),
  };
}
