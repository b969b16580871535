import { PREFECTURES, type Prefecture } from '#domain/common/prefectures.ts';
import {
  EVENT_TYPES,
  type EventType,
  TOURNAMENT_LEVELS,
  type TournamentLevel,
} from '#domain/entry/vocabulary.ts';

/** The search and the filters; an empty text means all. The address and the controls use the same names. */
export interface Criteria {
  readonly search: string;
  readonly prefecture: Prefecture | '';
  readonly level: TournamentLevel | '';
  readonly eventType: EventType | '';
}

export const NO_CRITERIA: Criteria = { search: '', prefecture: '', level: '', eventType: '' };
const LONGEST_SEARCH = 100;

/** Reads the criteria from an address; an invalid value counts as all. */
export function criteriaFrom(address: URLSearchParams): Criteria {
  return {
    search: (address.get('search') ?? '').trim().slice(0, LONGEST_SEARCH),
    prefecture: oneOf(PREFECTURES, address.get('prefecture')),
    level: oneOf(TOURNAMENT_LEVELS, address.get('level')),
    eventType: oneOf(EVENT_TYPES, address.get('eventType')),
  };
}

/** The address of the criteria: only those that are not "all". */
export function addressOf(criteria: Criteria): URLSearchParams {
  return new URLSearchParams(Object.entries(criteria).filter(([, value]) => value !== ''));
}

/** How many filters of the popover are active; the search text is not one. */
export function filtersInUse({ prefecture, level, eventType }: Criteria): number {
  return [prefecture, level, eventType].filter(Boolean).length;
}

function oneOf<Word extends string>(words: readonly Word[], word: string | null): Word | '' {
  return words.includes(word as Word) ? (word as Word) : '';
}
