import { type NamedEvent, useEventName } from '#features/tournaments/web/hooks/use-event-name.ts';
import { useText } from '../day.text.ts';

/** The name of an event of these; the only event of a tournament is called "all players". */
export function useEventLabel(events: readonly unknown[]): (event: NamedEvent) => string {
  const t = useText();
  const eventName = useEventName();
  return events.length === 1 ? () => t.theTournament : eventName;
}
