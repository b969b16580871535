import { useFormat } from '#platform/web/i18n/use-format.ts';
import type { Invitation } from '../referees.queries.ts';
import { useText } from '../referees.text.ts';

type Shown = Pick<
  Invitation['tournament'],
  'eventDate' | 'startTime' | 'endTime' | 'venue' | 'organizerName'
>;

/** When and where a tournament is and who runs it, as rows of facts. */
export function useTournamentFacts(tournament: Shown) {
  const t = useText();
  const format = useFormat();
  return [
    [t.date, format.dayWithWeekday(tournament.eventDate)],
    [t.time, format.hours(tournament.startTime, tournament.endTime)],
    [t.venue, <bdi key="venue">{format.name(tournament.venue)}</bdi>],
    [t.organizer, <bdi key="organizer">{format.name(tournament.organizerName)}</bdi>],
  ] as const;
}
