import type { Availability } from '#domain/entry/entry.ts';
import { type EntryState, type EventType, isLive } from '#domain/entry/vocabulary.ts';
import { foldedKey } from '#platform/shared/search-text.ts';

/** Whether a place of an event is a team's, which has a name. */
export function isForTeams(eventType: EventType): boolean {
  return eventType === 'Team';
}

/** A team's name as it is compared in its event: width, letter case, kana and spaces do not distinguish two teams. */
export function teamKey(name: string): string {
  return foldedKey(name);
}

interface Renamed {
  readonly eventType: EventType;
  readonly state: EntryState;
  /** Of the event, at the time of the change. */
  readonly availability: Availability;
}

/** Why a team cannot get another name by the organizer, also after the entries have closed; null if it can. */
export function renamingRefusal({
  eventType,
  state,
  availability,
}: Renamed): 'NOT_FOR_TEAMS' | 'TOURNAMENT_CANCELLED' | 'NOT_ACTIVE' | null {
  if (!isForTeams(eventType)) return 'NOT_FOR_TEAMS';
  if (availability === 'cancelled') return 'TOURNAMENT_CANCELLED';
  return isLive({ state }) ? null : 'NOT_ACTIVE';
}

/** The same by its contact person, as long as the event takes entries, full or not. */
export function ownRenamingRefusal(renamed: Renamed) {
  const { availability } = renamed;
  const isTaking = availability === 'open' || availability === 'full';
  return renamingRefusal(renamed) ?? (isTaking ? null : ('ENTRIES_CLOSED' as const));
}
