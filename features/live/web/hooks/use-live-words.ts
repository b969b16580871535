import { useMemo } from 'react';
import { matchKind } from '#domain/bracket/rounds.ts';
import { useStageName } from '#features/event-draws/public-draws/web/hooks/use-stage-name.ts';
import { useRoundName } from '#features/matches/draws/web/hooks/use-round-name.ts';
import { useRubberName } from '#features/matches/rubber-names/web/hooks/use-rubber-name.ts';
import { courtKind } from '#features/sports/sports.policy.ts';
import { useEventName } from '#features/tournaments/web/hooks/use-event-name.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import type { SideRef } from '../lib/live-view.ts';
import type { LiveMatch, LiveSide, LiveSnapshot } from '../live.queries.ts';
import { useText } from '../live.text.ts';

/** The words for what is in a snapshot. */
export interface LiveWords {
  readonly snapshot: LiveSnapshot;
  readonly side: (ref: SideRef) => LiveSide | undefined;
  /** "Aoki", or that nobody knows yet. */
  readonly sideName: (eventId: number, id: string | null) => string;
  /** School or club; empty for none. */
  readonly club: (eventId: number, id: string | null) => string;
  /** The same after the reading of what is shown of the name, where it is known. */
  readonly readingAndClub: (eventId: number, id: string | null) => string;
  /** "Aoki vs Baba". */
  readonly versus: (match: LiveMatch) => string;
  /** "Table 3"; empty for none. */
  readonly courtName: (courtId: string | null) => string;
  /** Null where the tournament has one event only. */
  readonly eventName: (eventId: number) => string | null;
  /** "Men's singles · Main draw · Semi-finals". */
  readonly place: (match: LiveMatch) => string;
  /** The same of the tie of a rubber. */
  readonly tiePlace: (rubber: LiveMatch) => string;
}

export function useLiveWords(snapshot: LiveSnapshot): LiveWords {
  const t = useText();
  const format = useFormat();
  const eventNameOf = useEventName();
  const stageName = useStageName();
  const roundName = useRoundName();
  const rubberName = useRubberName();
  const sides = useMemo(
    () => new Map(snapshot.sides.map((side) => [`${side.eventId} ${side.id}`, side])),
    [snapshot.sides],
  );
  const side = ({ eventId, id }: SideRef) => sides.get(`${eventId} ${id}`);
  const sideName = (eventId: number, id: string | null) => {
    const found = id === null ? undefined : side({ eventId, id });
    if (!found) return t.unknownSide;
    return found.name === null ? t.formerPlayer : format.name(found.name);
  };
  const club = (eventId: number, id: string | null) => {
    const found = id === null ? null : side({ eventId, id })?.club;
    return found ? format.name(found) : '';
  };
  const eventName = (eventId: number) => {
    const event = snapshot.events.find(({ id }) => id === eventId);
    return event && snapshot.events.length > 1 ? eventNameOf(event) : null;
  };
  const stageOf = ({ key, eventId }: LiveMatch) => {
    const event = snapshot.events.find(({ id }) => id === eventId);
    const stage = event?.stages.find(({ stageId }) => key.startsWith(`${stageId} `));
    return stage?.further ? stageName(stage.further) : null;
  };
  const roundOf = ({ place }: LiveMatch) =>
    place.kind === 'group'
      ? (place.rubber ? t.groupTie : t.group)(place.group, place.number)
      : roundName(matchKind(place, place));
  const tiePlace = (match: LiveMatch) =>
    format.facts([eventName(match.eventId), stageOf(match), roundOf(match)]);
  return {
    snapshot,
    side,
    sideName,
    club,
    readingAndClub(eventId, id) {
      const reading = id === null ? '' : side({ eventId, id })?.reading;
      return format.facts([reading, club(eventId, id)]);
    },
    versus: ({ eventId, player1Id, player2Id }) =>
      `${sideName(eventId, player1Id)} ${t.versus} ${sideName(eventId, player2Id)}`,
    courtName(courtId) {
      const court = snapshot.courts.find(({ id }) => id === courtId);
      if (!court) return '';
      const isTable = courtKind(snapshot.tournament.sport) === 'table';
      const numbered = isTable ? t.tableNumber : t.courtNumber;
      return /^\d+$/.test(court.name) ? numbered(court.name) : format.name(court.name);
    },
    eventName,
    place: ({ place, ...match }) =>
      format.facts([tiePlace({ place, ...match }), place.rubber && rubberName(place.rubber.name)]),
    tiePlace,
  };
}
