import { matchKind } from '#domain/bracket/rounds.ts';
import { useRoundName } from '#features/matches/draws/web/hooks/use-round-name.ts';
import { useEventName } from '#features/tournaments/web/hooks/use-event-name.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import type { OwnDay, OwnMatch } from '../own-day.queries.ts';
import { useText } from '../own-day.text.ts';

/** A match of the own day in words. */
export function useOwnMatchWords(sport: OwnDay['sport']) {
  const t = useText();
  const format = useFormat();
  const roundName = useRoundName();
  const eventName = useEventName();
  const numbered = sport === 'table-tennis' ? t.tableNumber : t.courtNumber;
  const nameOf = (side: OwnMatch['sides'][number]) =>
    side ? format.name(side.name) : t.sideNotKnown;
  const courtName = (name: string) => (/^\d+$/.test(name) ? numbered(name) : name);
  return {
    court: courtName,
    /** "Go to Table 3 now", or "On Table 3"; null of a match that is neither called nor played on a court. */
    onCourt: ({ state, court }: OwnMatch): string | null => {
      if (court === null) return null;
      if (state === 'called') return t.goTo(courtName(court));
      return state === 'playing' ? t.playingOn(courtName(court)) : null;
    },
    /** "Men's singles · Semi-finals". */
    place: ({ event, place }: OwnMatch): string => {
      const round =
        place.kind === 'group'
          ? t.inGroup(place.group, place.number)
          : roundName(matchKind(place, place));
      return format.facts([event.isOnly ? null : eventName(event), round, place.rubber?.name]);
    },
    /** "vs Sato"; of an umpire both sides. */
    opponents: ({ role, sides: [one, other] }: OwnMatch): string => {
      if (role === 'umpire') return t.versus(nameOf(one), nameOf(other));
      return other ? t.against(format.name(other.name)) : t.notKnown;
    },
    /** "Not before 10:40"; null where nobody can say. */
    notBefore: ({ notBefore }: OwnMatch) => notBefore && t.notBefore(format.clockTime(notBefore)),
    about: ({ about }: OwnMatch) => about && t.about(format.clockTime(about)),
  };
}
