import { useEventName } from '#features/tournaments/web/hooks/use-event-name.ts';

type Named = Parameters<ReturnType<typeof useEventName>>[0];

/** The names of a tournament's events by their numbers; empty for one that is gone. */
export function useEventNames(events: readonly (Named & { readonly id: number })[]) {
  const nameOf = useEventName();
  return (eventId: number): string => {
    const event = events.find(({ id }) => id === eventId);
    return event ? nameOf(event) : '';
  };
}
