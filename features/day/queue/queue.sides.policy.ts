import { groupBy } from '#domain/common/grouped.ts';
import type { CheckInState } from '#features/entries/check-ins/check-ins.vocabulary.ts';
import { inHall, personKey } from '../check-in/check-in.policy.ts';

/** Who plays in the events of a day: the sides of its draws, and the people in them. */

export interface DayPerson {
  /** As `personKey` of the check-in. */
  readonly key: string;
  /** As in the check-in: the id of the entry, or of the partner in it. */
  readonly id: string;
  readonly accountId: string | null;
  readonly name: string;
  /** Of the name, in katakana; '' where nobody has given it. */
  readonly reading: string;
  readonly club: string | null;
  readonly isMissing: boolean;
  /** The desk has marked them as absent. */
  readonly isAbsent: boolean;
  /** When they checked in; null for somebody who has not, or need not. */
  readonly cameAt: Date | null;
}

export interface DaySide {
  /** The entrant's number, as text. */
  readonly id: string;
  readonly eventId: number;
  readonly entryId: string;
  readonly name: string;
  readonly club: string | null;
  /** The entry is still confirmed. */
  readonly isIn: boolean;
  /** Empty for somebody who has withdrawn. */
  readonly people: readonly DayPerson[];
  /** Who plays one rubber for a team: the check-in has the team. */
  readonly isLineUp?: true;
}

interface Listed {
  readonly eventId: number;
  readonly number: number;
  readonly entryId: string;
  readonly name: string;
  readonly club: string | null;
  readonly state: string;
}

interface CheckedIn {
  readonly id: string;
  readonly entryId: string;
  readonly eventId: number;
  readonly accountId: string | null;
  readonly pupil: string | null;
  readonly name: string;
  readonly reading: string;
  readonly club: string | null;
  readonly state: CheckInState;
  readonly at: Date | null;
}

export type Sides = ReadonlyMap<string, DaySide>;

export function sideKey(eventId: number, id: string): string {
  return `${eventId} ${id}`;
}

/** The side of an event with this number; null while it is not known. */
export function sideOf(sides: Sides, eventId: number, id: string | null): DaySide | null {
  return id === null ? null : (sides.get(sideKey(eventId, id)) ?? null);
}

/**
 * All sides of a day by `sideKey`. Somebody who has checked in for one event is in the hall, and is missing in no other event, unless
 * the desk has marked them as absent there. In an event without check-in nobody is missing.
 */
export function sidesOf(
  listed: readonly Listed[],
  checkedIn: readonly CheckedIn[],
  hasCheckIn: (eventId: number) => boolean,
): Sides {
  const here = inHall(checkedIn, hasCheckIn);
  const asPerson = (one: CheckedIn): DayPerson => {
    const key = personKey(one);
    const counts = hasCheckIn(one.eventId);
    const isAbsent = counts && one.state === 'absent';
    return {
      key,
      id: one.id,
      accountId: one.accountId,
      name: one.name,
      reading: one.reading,
      club: one.club,
      isAbsent,
      isMissing: isAbsent || (counts && !here.has(key)),
      cameAt: here.get(key) ?? null,
    };
  };
  const byEntry = groupBy(checkedIn, ({ entryId }) => entryId);
  return new Map(
    listed.map(({ eventId, number, entryId, name, club, state }) => [
      sideKey(eventId, String(number)),
      {
        id: String(number),
        eventId,
        entryId,
        name,
        club,
        isIn: state === 'confirmed',
        people: (byEntry.get(entryId) ?? []).map(asPerson),
      },
    ]),
  );
}
