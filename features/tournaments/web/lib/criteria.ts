import { PREFECTURES, type Prefecture } from '#domain/common/prefectures.ts';
import {
  EVENT_TYPES,
  type EventType,
  TOURNAMENT_LEVELS,
  type TournamentLevel,
} from '#domain/entry/vocabulary.ts';
import { dayOfWeek } from '#platform/shared/calendar.ts';
import { addDays, type PlainDate } from '#platform/shared/format.ts';

/** The search and the filters; an empty text means all. The address and the controls use the same names. */
export interface Criteria {
  readonly search: string;
  readonly prefecture: Prefecture | '';
  readonly level: TournamentLevel | '';
  readonly eventType: EventType | '';
  /** Saturday and Sunday of this week. */
  readonly when: 'weekend' | '';
  /** With an event that costs nothing. */
  readonly fee: 'free' | '';
}

export const NO_CRITERIA: Criteria = {
  search: '',
  prefecture: '',
  level: '',
  eventType: '',
  when: '',
  fee: '',
};
const LONGEST_SEARCH = 100;

/** Reads the criteria from an address; an invalid value counts as all. */
export function criteriaFrom(address: URLSearchParams): Criteria {
  return {
    search: (address.get('search') ?? '').trim().slice(0, LONGEST_SEARCH),
    prefecture: oneOf(PREFECTURES, address.get('prefecture')),
    level: oneOf(TOURNAMENT_LEVELS, address.get('level')),
    eventType: oneOf(EVENT_TYPES, address.get('eventType')),
    when: oneOf(['weekend'], address.get('when')),
    fee: oneOf(['free'], address.get('fee')),
  };
}

/** The address of the criteria: only those that are not "all". */
export function addressOf(criteria: Criteria): URLSearchParams {
  return new URLSearchParams(Object.entries(criteria).filter(([, value]) => value !== ''));
}

/** How many filters of the dialog are active; neither the search text nor a badge is one. */
export function filtersInUse({ prefecture, level, eventType }: Criteria): number {
  return [prefecture, level, eventType].filter(Boolean).length;
}

/** Whether anything narrows the list. */
export function isNarrowed(criteria: Criteria): boolean {
  return Object.values(criteria).some((value) => value !== '');
}

/** Saturday and Sunday of the week of `today`, which ends on Sunday; on a Sunday that day alone. */
export function weekendOf(today: PlainDate): { readonly from: PlainDate; readonly to: PlainDate } {
  const toSunday = (7 - dayOfWeek(today)) % 7;
  const sunday = addDays(today, toSunday);
  return { from: toSunday === 0 ? today : addDays(sunday, -1), to: sunday };
}

function oneOf<Word extends string>(words: readonly Word[], word: string | null): Word | '' {
  return words.includes(word as Word) ? (word as Word) : '';
}
