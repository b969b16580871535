import type { EventType, TournamentLevel } from '#domain/entry/vocabulary.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '../tournaments.text.ts';

export interface NamedEvent {
  readonly name: string;
  readonly eventType: EventType;
  readonly level: TournamentLevel;
}

/** The name of an event; one without a name, in a tournament with several, is called by its type and level. */
export function useEventName(): (event: NamedEvent) => string {
  const t = useText();
  const format = useFormat();
  return ({ name, eventType, level }) =>
    name === '' ? t.unnamedEvent(t.eventTypes[eventType], t.levels[level]) : format.name(name);
}
