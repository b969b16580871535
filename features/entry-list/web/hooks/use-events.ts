import { useQuery } from '@tanstack/react-query';
import { eventsQuery } from '../entry-list.queries.ts';

/** The events of a tournament where there are several; none while they load, and where there is only one. */
export function useEvents(id: number) {
  const events = useQuery(eventsQuery(id)).data?.events ?? [];
  return events.length > 1 ? events : [];
}
