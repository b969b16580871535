import { useText as useTournamentText } from '#features/tournaments/web/tournaments.text.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import type { DayEvent } from '../day.queries.ts';
import { useText } from '../day.text.ts';

type Named = Pick<DayEvent, 'name' | 'eventType' | 'level'>;

/** The name of an event of these as text; the only event of a tournament is called "all players". */
export function useEventLabel(events: readonly unknown[]): (event: Named) => string {
  const t = useText();
  const { unnamedEvent, eventTypes, levels } = useTournamentText();
  const format = useFormat();
  return ({ name, eventType, level }) => {
    if (events.length === 1) return t.theTournament;
    return name === '' ? unnamedEvent(eventTypes[eventType], levels[level]) : format.name(name);
  };
}
