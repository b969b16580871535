import type { EventType, TournamentLevel } from '#domain/entry/vocabulary.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '../tournaments.text.ts';

interface Named {
  readonly name: string;
  readonly eventType: EventType;
  readonly level: TournamentLevel;
}

/** The name of an event of a tournament with several; one without a name is called by its type and level. */
export function EventName({ event: { name, eventType, level } }: { readonly event: Named }) {
  const t = useText();
  const format = useFormat();
  if (name !== '') return format.name(name);
  return t.unnamedEvent(t.eventTypes[eventType], t.levels[level]);
}
