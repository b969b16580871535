import type { EventType } from '#domain/entry/vocabulary.ts';
import { foldForSearch } from '#platform/shared/search-text.ts';

/** Whether a place of an event is a team's, which has a name. */
export function isForTeams(eventType: EventType): boolean {
  return eventType === 'Team';
}

/** A team's name as it is compared in its event: width, letter case, kana and spaces do not distinguish two teams. */
export function teamKey(name: string): string {
  return foldForSearch(name).replaceAll(' ', '');
}
