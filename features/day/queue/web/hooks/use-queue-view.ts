import { useMemo } from 'react';
import { matchKind } from '#domain/bracket/rounds.ts';
import type { Side } from '#domain/scorecard/side.ts';
import { useStageName } from '#features/event-draws/public-draws/web/hooks/use-stage-name.ts';
import { useRoundName } from '#features/matches/draws/web/hooks/use-round-name.ts';
import { useSideNames } from '#features/matches/web/hooks/use-side-names.ts';
import { useEventName } from '#features/tournaments/web/hooks/use-event-name.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useCourtName } from '../../../web/hooks/use-court-name.ts';
import type { Queue, QueueMatch, QueueSide } from '../queue.queries.ts';
import { useText } from '../queue.text.ts';

/** A queue on the screen, with the words for what is in it. */
export interface QueueView {
  readonly tournamentId: number;
  readonly queue: Queue;
  readonly match: (key: string) => QueueMatch | undefined;
  /** "Table 3"; empty for a court that is deleted. */
  readonly courtName: (courtId: string | null) => string;
  /** The name of an event; null where the tournament has only one. */
  readonly eventName: (eventId: number) => string | null;
  readonly sideName: (side: QueueSide | null) => string;
  /** The names of both sides of a match, of which no two look alike. */
  readonly names: (match: QueueMatch) => Readonly<Record<Side, string>>;
  /** "Aoki Ren vs Baba Yui", as it is read aloud. */
  readonly versus: (match: QueueMatch) => string;
  /** The same as it is seen. */
  readonly shownVersus: (match: QueueMatch) => string;
  /** "Men's singles · Main draw · Semi-finals". */
  readonly place: (match: QueueMatch) => string;
}

export function useQueueView(tournamentId: number, queue: Queue): QueueView {
  const t = useText();
  const format = useFormat();
  const named = useCourtName(queue.sport);
  const eventNameOf = useEventName();
  const stageName = useStageName();
  const roundName = useRoundName();
  const sideNames = useSideNames();
  const matches = useMemo(() => new Map(queue.matches.map((one) => [one.key, one])), [queue]);
  const sideName = (side: QueueSide | null) => (side ? format.name(side.name) : t.unknownSide);
  const names = ({ player1, player2 }: QueueMatch) =>
    player1 && player2
      ? sideNames({ player1, player2 })
      : { player1: sideName(player1), player2: sideName(player2) };
  const joined = (match: QueueMatch, word: string) => {
    const { player1, player2 } = names(match);
    return `${player1} ${word} ${player2}`;
  };
  const eventName = (eventId: number) => {
    const event = queue.events.find(({ id }) => id === eventId);
    return event && queue.events.length > 1 ? eventNameOf(event) : null;
  };
  const roundOf = ({ place }: QueueMatch) =>
    place.kind === 'group'
      ? t.group(place.group, place.number)
      : roundName(matchKind(place, place));
  return {
    tournamentId,
    queue,
    match: (key) => matches.get(key),
    courtName: (courtId) => {
      const court = queue.courts.find(({ id }) => id === courtId);
      return court ? named(court.name) : '';
    },
    eventName,
    sideName,
    names,
    versus: (match) => joined(match, t.versus),
    shownVersus: (match) => joined(match, t.shownVersus),
    place: (match) =>
      format.facts([
        eventName(match.eventId),
        match.stage && stageName(match.stage),
        roundOf(match),
        match.place.rubber?.name,
      ]),
  };
}
