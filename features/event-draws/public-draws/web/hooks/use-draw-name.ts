import type { EventType } from '#domain/entry/vocabulary.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '../public-draws.text.ts';

/** An event's name; one without a name is called by its type. */
export function useDrawName(): (event: {
  readonly name: string;
  readonly eventType: EventType;
}) => string {
  const t = useText();
  const format = useFormat();
  return ({ name, eventType }) => (name === '' ? t.eventTypes[eventType] : format.name(name));
}
