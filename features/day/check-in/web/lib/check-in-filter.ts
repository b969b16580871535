import type { CheckInState } from '#features/entries/check-ins/check-ins.vocabulary.ts';
import { nameIn } from '#platform/shared/bilingual.ts';
import { LANGUAGES } from '#platform/shared/language.ts';
import { foldedKey } from '#platform/shared/search-text.ts';
import type { Person } from '../check-in.queries.ts';

export interface Filter {
  readonly q: string;
  /** Null for all events. */
  readonly eventId: number | null;
  /** Null for everybody. */
  readonly state: CheckInState | null;
  /** Null for all schools and clubs. */
  readonly club: string | null;
}

export const EVERYBODY: Filter = { q: '', eventId: null, state: null, club: null };

/** The people that fit a filter, by name; spaces, width, letter case and kana do not matter to the search. */
export function filtered(people: readonly Person[], { q, eventId, state, club }: Filter): Person[] {
  const wanted = foldedKey(q);
  return people
    .filter(
      (person) =>
        (eventId === null || person.eventId === eventId) &&
        (state === null || person.state === state) &&
        (club === null || person.club === club) &&
        (wanted === '' || searchedIn(person).includes(wanted)),
    )
    .sort((a, b) => orderedBy(a).localeCompare(orderedBy(b), 'ja') || (a.id < b.id ? -1 : 1));
}

/** The name by which people are ordered in Japan: its reading, where it is known. */
function orderedBy({ name, reading }: Person): string {
  return reading || name;
}

function searchedIn({ name, reading, partnerName, club }: Person): string {
  const texts = [name, reading, partnerName ?? '', club ?? ''];
  const inAll = texts.flatMap((text) => LANGUAGES.map((language) => nameIn(text, language)));
  return inAll.map(foldedKey).join(' ');
}

export interface School {
  readonly name: string;
  readonly present: number;
  readonly all: number;
}

/** The schools and clubs of these people, by name, with how many of each are there. */
export function schoolsOf(people: readonly Person[]): School[] {
  const schools = new Map<string, { present: number; all: number }>();
  for (const { club, state } of people) {
    if (club === null) continue;
    const { present, all } = schools.get(club) ?? { present: 0, all: 0 };
    schools.set(club, { present: present + (state === 'present' ? 1 : 0), all: all + 1 });
  }
  return [...schools]
    .map(([name, counts]) => ({ name, ...counts }))
    .sort((a, b) => a.name.localeCompare(b.name, 'ja'));
}

/** How many of these people are in each state. */
export function countsOf(people: readonly Person[]): Readonly<Record<CheckInState, number>> {
  const counts = { expected: 0, present: 0, absent: 0 };
  for (const { state } of people) counts[state] += 1;
  return counts;
}
