import { type NamedEvent, useEventName } from '../hooks/use-event-name.ts';

/** The name of an event of a tournament with several. */
export function EventName({ event }: { readonly event: NamedEvent }) {
  const eventName = useEventName();
  return eventName(event);
}
