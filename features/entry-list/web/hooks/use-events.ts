import { useQuery } from '@tanstack/react-query';
import { eventsQuery } from '../entry-list.queries.ts';

/** The events of a tournament where there are several; none while they load, and where there is only one. */
export function useEvents(id: number) {
  return useEventList(id).events;
}

/** The same, and whether they are being read for the first time. */
export function useEventList(id: number) {
  const { data, isLoading } = useQuery(eventsQuery(id));
  const events = data?.events ?? [];
  return { events: events.length > 1 ? events : [], isLoading };
}
