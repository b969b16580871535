import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { v7 as newId } from 'uuid';
import { pairKey } from '#domain/league-table/league-match.ts';
import * as ScoreText from '#domain/scorecard/score-text.ts';
import * as Scorecard from '#domain/scorecard/scorecard.ts';
import { isGroupsDraw } from '#domain/stage-draw/vocabulary.ts';
import { useSideNames } from '#features/matches/web/hooks/use-side-names.ts';
import { earlyEnding, type Found, turnedEnding } from '#features/matches/web/lib/score-outbox.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { shownDraw } from '../../../public-draws/web/lib/shown-draw.ts';
import {
  type DraftedDraw,
  type EventAddress,
  isFollowed,
  preparedEventQuery,
} from '../../../web/event-draws.queries.ts';
import { isOfKnockout } from '../lib/given-results.ts';

/**
 * The match of a group that the address names, null when there is none or it is not read. The result of a match that a
 * published draw follows from cannot be removed (`isFixed`).
 */
export function useEventMatch() {
  const format = useFormat();
  const namesOf = useSideNames();
  const { id, eventId, first = '', second = '' } = useParams();
  const params = { id: Number(id), eventId: Number(eventId) };
  const query = useQuery(preparedEventQuery(params));
  const [fresh] = useState(() => newId());
  const event = query.data;
  const found = event?.draw
    ? matchIn(event.draw, {
        params,
        day: event.eventDate,
        first,
        second,
        fresh,
        nameIn: format.name,
        namesOf,
      })
    : null;
  const isFixed = event !== undefined && isFollowed(event);
  return { params, query, found, isFixed, sport: event?.sport ?? 'unspecified' };
}

interface Wanted {
  readonly params: EventAddress;
  /** Of the tournament. */
  readonly day: string;
  readonly first: string;
  readonly second: string;
  /** The id of the match, if it is new. */
  readonly fresh: string;
  readonly nameIn: (name: string) => string;
  readonly namesOf: ReturnType<typeof useSideNames>;
}

function matchIn(
  drawn: DraftedDraw,
  { params, day, first, second, fresh, nameIn, namesOf }: Wanted,
): Found | null {
  const { results } = drawn;
  const { draw, people } = shownDraw(drawn, nameIn);
  if (!results || isOfKnockout(results) || !isGroupsDraw(draw)) return null;
  if (first === second) return null;
  const meet = draw.groups.some((group) => group.includes(first) && group.includes(second));
  if (!meet) return null;
  const pair = pairKey(first, second);
  const match = results.matches.find((one) => pairKey(one.player1Id, one.player2Id) === pair);
  const sets = match ? ScoreText.parse(match.sets) : null;
  const card = sets?.ok ? Scorecard.fromSaved(sets.value) : Scorecard.empty();
  const sideOf = (id: string) => people.get(id) ?? { id, name: '' };
  const names = namesOf({ player1: sideOf(first), player2: sideOf(second) });
  const isTurned = match !== undefined && match.player1Id !== first;
  return {
    target: {
      kind: 'event',
      sessionId: results.stageId,
      pathId: String(params.eventId),
      matchId: match?.id ?? fresh,
      player1: { id: first, name: names.player1 },
      player2: { id: second, name: names.player2 },
      groupName: null,
      playedOn: day,
      event: { tournamentId: params.id, eventId: params.eventId, drawNumber: drawn.number },
    },
    stored: match
      ? {
          card: isTurned ? Scorecard.swapSides(card) : card,
          notes: '',
          version: match.version,
          scoreFormat: match.scoreFormat,
          ending: turnedEnding(earlyEnding(match), isTurned),
        }
      : null,
    scoreFormat: results.scoreFormat,
  };
}
