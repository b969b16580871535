import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { v7 as newId } from 'uuid';
import { pairKey } from '#domain/league-table/league-match.ts';
import * as ScoreText from '#domain/scorecard/score-text.ts';
import * as Scorecard from '#domain/scorecard/scorecard.ts';
import type { ChosenFormat } from '#domain/scoring/chosen-format.ts';
import type { MatchPlayer } from '#features/matches/matches.vocabulary.ts';
import {
  earlyEnding,
  type Found,
  type MatchResult,
  pendingScoreFor,
  type ScoreTarget,
  turnedEnding,
} from '#features/matches/web/lib/score-outbox.ts';
import { type Match, matchQuery } from '#features/matches/web/matches.queries.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import { now } from '#platform/web/clock.ts';
import { useLocationState } from '#platform/web/navigation/screens.tsx';
import { useOutbox } from '#platform/web/offline/use-outbox.ts';
import { type League, leagueQuery } from '../../../league/web/league.queries.ts';
import { useFollowedSession } from '../../../web/hooks/use-followed-session.ts';

/** The navigation state of the scorecard (spec section 2.14); the address alone is enough as well. */
export interface CarriedMatch {
  readonly player1?: MatchPlayer;
  readonly player2?: MatchPlayer;
  readonly matchDate?: string;
  readonly isOneOnOne?: boolean;
  readonly isFreePractice?: boolean;
  readonly matchId?: string;
  readonly sessionId?: string;
  readonly groupName?: string;
  readonly groupId?: number | string;
  /** What the practice has chosen for its next match. */
  readonly scoreFormat?: ChosenFormat | null;
  /** The board of a practice evening opened the scorecard, and is returned to. */
  readonly fromEvening?: boolean;
}

const FREE = 'free-practice';

/** Finds the match of the address and the navigation state: `null` when there is none, `undefined` while it loads. */
export function useTarget(): Found | null | undefined {
  const { id = '1' } = useParams();
  const carried = useWanted();
  const { sessionId, matchId } = carried;
  const [fresh] = useState(() => newId());
  const league = useQuery({ ...leagueQuery(sessionId ?? ''), enabled: sessionId !== undefined });
  useFollowedSession(sessionId, league, leagueQuery(sessionId ?? '').queryKey);
  const stored = useQuery({
    ...matchQuery(matchId ?? ''),
    enabled: matchId !== undefined && sessionId === undefined,
  });
  const unsent = pendingScoreFor(useOutbox(), matchId ?? '');
  if (sessionId === undefined) {
    // The navigation state has the players but no score: an empty card would be wrong for a match with a score.
    const waiting = stored.isLoading && !unsent;
    return waiting ? undefined : matchFound(stored.data, carried, id, fresh);
  }
  if (!league.data) return league.error ? null : undefined;
  return pairFound(league.data, carried, id, fresh);
}

/** The address takes precedence over the navigation state. */
function useWanted() {
  const [search] = useSearchParams();
  const carried = useLocationState<CarriedMatch>() ?? {};
  const asked = (name: string) => search.get(name) ?? undefined;
  return {
    ...carried,
    sessionId: asked('session') ?? carried.sessionId,
    matchId: asked('match') ?? carried.matchId,
    first: asked('p1') ?? idOf(carried.player1),
    second: asked('p2') ?? idOf(carried.player2),
  };
}
type Wanted = ReturnType<typeof useWanted>;

function idOf(player: MatchPlayer | undefined): string | undefined {
  return player && String(player.id);
}

function pairFound(
  league: League,
  { first, second }: Wanted,
  pathId: string,
  fresh: string,
): Found | null {
  const player1 = league.players.find((player) => String(player.id) === first);
  const player2 = league.players.find((player) => String(player.id) === second);
  if (!player1 || !player2 || player1 === player2) return null;
  const pair = pairKey(player1.id, player2.id);
  const match = league.matches.find((one) => pairKey(one.player1Id, one.player2Id) === pair);
  const sets = match ? ScoreText.parse(match.sets) : null;
  const card = sets?.ok ? Scorecard.fromSaved(sets.value) : Scorecard.empty();
  return {
    target: {
      kind: 'league',
      sessionId: league.id,
      pathId,
      matchId: match?.id ?? fresh,
      player1,
      player2,
      groupName: league.groupName,
      playedOn: league.practiceDate,
    },
    stored: match
      ? {
          card: match.player1Id === player1.id ? card : Scorecard.swapSides(card),
          notes: '',
          version: match.version,
          scoreFormat: match.scoreFormat,
          ending: turnedEnding(earlyEnding(match), match.player1Id !== player1.id),
        }
      : null,
    scoreFormat: league.scoreFormat,
  };
}

function matchFound(
  match: Match | undefined,
  carried: Wanted,
  pathId: string,
  fresh: string,
): Found | null {
  const player1 = match?.player1 ?? carried.player1;
  const player2 = match?.player2 ?? carried.player2;
  if (!player1 || !player2) return null;
  const free = carried.isFreePractice || pathId === FREE || match?.groupId === null;
  return {
    target: {
      kind: free ? 'free-practice' : 'one-on-one',
      sessionId: null,
      pathId,
      matchId: match?.id ?? carried.matchId ?? fresh,
      player1,
      player2,
      groupName: match?.groupName ?? carried.groupName ?? null,
      playedOn: match?.playedOn ?? dayOf(carried.matchDate) ?? dayInJapan(now()),
    },
    stored: match
      ? {
          card: Scorecard.fromSaved(match.sets),
          notes: match.notes,
          version: match.version,
          scoreFormat: match.scoreFormat,
          ending: earlyEnding(match),
        }
      : null,
    scoreFormat: carried.scoreFormat,
  };
}

/** A date in the navigation state may be a day or an instant. */
function dayOf(date: string | undefined): string | undefined {
  const day = date?.slice(0, 10);
  return day && /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : undefined;
}

export interface ReturnTo {
  readonly to: string;
  readonly state: object;
}

/** The screen that opened a scorecard, with its navigation state (spec section 2.14). */
export function returnTo(
  { kind, pathId, sessionId, groupName, playedOn }: ScoreTarget,
  fromEvening = false,
): ReturnTo {
  if (fromEvening) {
    return { to: `/practice-evening/${pathId}`, state: { groupName, day: playedOn } };
  }
  if (kind === 'free-practice') return { to: '/free-practice-match', state: {} };
  if (kind === 'one-on-one') return { to: `/one-on-one-match/${pathId}`, state: { groupName } };
  const to = `/league-match-table/${pathId}?session=${sessionId}`;
  return { to, state: { groupName, sessionId } };
}

/** The address to return to from a scorecard whose match cannot be found. */
export function returnFrom(pathId: string): string {
  return pathId === 'free-practice' ? '/free-practice-match' : `/league-match-table/${pathId}`;
}

/** The return to the screen that opened the scorecard, with the result of the match. */
export function returnWith(
  target: ScoreTarget,
  matchResult: MatchResult,
  fromEvening = false,
): ReturnTo {
  const { to, state } = returnTo(target, fromEvening);
  return { to, state: { ...state, matchResult, updatedMatch: true } };
}
