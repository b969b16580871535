import { useFormat } from '#platform/web/i18n/use-format.ts';
import type { OwnEvent } from '../own-events.queries.ts';
import { useText } from '../own-events.text.ts';

/** An event's name for its organizer; one without a name is called by its type and level. */
export function useEventName(): (event: Pick<OwnEvent, 'name' | 'eventType' | 'level'>) => string {
  const t = useText();
  const format = useFormat();
  return ({ name, eventType, level }) =>
    name === '' ? t.unnamed(t.eventTypes[eventType], t.levels[level]) : format.name(name);
}
