import type { EventType } from '#domain/entry/vocabulary.ts';

/** The type of all events of a tournament, in which its places are counted; null where they differ. */
export function onlyType(eventTypes: readonly EventType[]): EventType | null {
  const [first, ...others] = new Set(eventTypes);
  return others.length === 0 ? (first ?? null) : null;
}
