import { useMatchWords } from '#features/day/handshake/web/hooks/use-match-words.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '../court-links.text.ts';
import type { Device, LinkMatch } from '../lib/device.ts';

/** A court and its matches in words. */
export function useCourtWords({ sport, events }: Pick<Device, 'sport' | 'events'>) {
  const t = useText();
  const format = useFormat();
  const { place, names, ending, sets, result } = useMatchWords();
  return {
    names,
    ending,
    sets,
    result,
    /** A number alone is "Court 3", or "Table 3" in table tennis. */
    court: (name: string): string => {
      if (!/^\d+$/.test(name)) return name;
      return sport === 'table-tennis' ? t.tableNumber(name) : t.courtNumber(name);
    },
    /** "Boys’ Singles, Semi Finals"; the event only where there are several with names. */
    place: ({ match }: Pick<LinkMatch, 'match'>): string => {
      const event = events.length > 1 ? events.find(({ id }) => id === match.eventId)?.name : '';
      return event ? `${format.name(event)} ${place(match)}` : place(match);
    },
  };
}
