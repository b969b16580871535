import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type ComponentProps, useRef, useState } from 'react';
import { useParams } from 'react-router';
import { v7 as newId } from 'uuid';
import { pairKey } from '#domain/league-table/league-match.ts';
import * as ScoreText from '#domain/scorecard/score-text.ts';
import * as Scorecard from '#domain/scorecard/scorecard.ts';
import { ScorecardForm } from '#features/matches/web/components/scorecard-form.tsx';
import { PlayedSport } from '#features/matches/web/hooks/use-card-unit.ts';
import {
  earlyEnding,
  type Found,
  keyOf,
  type MatchResult,
  type PendingScore,
  pendingScoreFor,
  pendingScores,
  turnedEnding,
} from '#features/matches/web/lib/score-outbox.ts';
import type { CarriedMatch, Way } from '#features/matches/web/lib/scorecard-address.ts';
import { FREE_PRACTICE, useCarriedMatch } from '#features/matches/web/lib/scorecard-address.ts';
import { type Match, matchQuery } from '#features/matches/web/matches.queries.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import { isRefused } from '#platform/web/api/errors.ts';
import { now } from '#platform/web/clock.ts';
import { useLocationState } from '#platform/web/navigation/screens.tsx';
import { useLeadOn } from '#platform/web/navigation/use-lead-on.ts';
import type { OutboxEntry } from '#platform/web/offline/outbox-entry.ts';
import { useOutbox } from '#platform/web/offline/use-outbox.ts';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { LoadFailure } from '#platform/web/ui/load-failure.tsx';
import { Placeholder } from '#platform/web/ui/placeholder.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { type League, leagueQuery } from '../../../league/web/league.queries.ts';
import { isOpening, withPendingChanges } from '../../../league/web/lib/league-outbox.ts';
import { useGroupSport } from '../../../score-rules/web/hooks/use-score-rules.ts';
import { useFollowedSession } from '../../../web/hooks/use-followed-session.ts';
import { dayOf, returnFrom, returnTo, returnWith } from '../lib/scorecard-return.ts';
import { useText } from '../scorecard.text.ts';

/** Enter the score of a match of a league, one-on-one or free practice (spec section 2.14). */
export function Screen() {
  const t = useText();
  const { id = '1' } = useParams();
  const carried = useCarriedMatch();
  const { found, failure } = useTarget(id, carried);
  if (found === null) return <Missing away={returnFrom(id, carried)} />;
  const names = found
    ? [found.target.player1.name, found.target.player2.name]
    : [carried.player1?.name, carried.player2?.name];
  const [player1, player2] = names;
  const back = found
    ? returnTo(found.target, carried.fromEvening)
    : failure && returnFrom(id, carried);
  return (
    <Frame
      title={t.title}
      subtitle={player1 && player2 ? t.versus(player1, player2) : undefined}
      back={back && { ...back, label: t.back }}
    >
      {found ? <Card key={keyOf(found.target)} {...found} /> : null}
      {failure ? <LoadFailure {...failure} /> : null}
      {found || failure ? null : <Placeholder shape="card" count={3} />}
    </Frame>
  );
}

function Card(found: Found) {
  const { kind, pathId } = found.target;
  const groupId = pathId === FREE_PRACTICE ? null : Number(pathId);
  const sport = useGroupSport(groupId, kind === 'league' ? 'league' : 'one-on-one');
  const leadOn = useLeadOn();
  const fromEvening = useLocationState<CarriedMatch>()?.fromEvening;
  const leave = async (result: MatchResult | null) => {
    const { to, state } = result
      ? returnWith(found.target, result, fromEvening)
      : returnTo(found.target, fromEvening);
    if (await leadOn(to, { state, replace: true })) window.scrollTo(0, 0);
  };
  return (
    <PlayedSport value={sport}>
      <ScorecardForm {...found} onDone={leave} />
    </PlayedSport>
  );
}

function Missing({ away }: { readonly away: Way }) {
  const t = useText();
  return (
    <Frame title={t.title}>
      <InlineNotice
        tone="error"
        title={t.missing}
        action={
          <LinkButton variant="secondary" {...away}>
            {t.back}
          </LinkButton>
        }
      >
        {t.missingText}
      </InlineNotice>
    </Frame>
  );
}

interface Target {
  /** `null` when there is none, `undefined` while it loads. */
  readonly found: Found | null | undefined;
  /** Why it could not be read: it may exist. */
  readonly failure?: ComponentProps<typeof LoadFailure> | undefined;
}

type Wanted = ReturnType<typeof useCarriedMatch>;

/** Finds the match of the address and the navigation state. */
function useTarget(id: string, carried: Wanted): Target {
  const { sessionId, matchId } = carried;
  const [fresh] = useState(() => newId());
  const league = useQuery({ ...leagueQuery(sessionId ?? ''), enabled: sessionId !== undefined });
  useFollowedSession(sessionId, league, leagueQuery(sessionId ?? '').queryKey);
  const stored = useQuery({
    ...matchQuery(matchId ?? ''),
    enabled: matchId !== undefined && sessionId === undefined,
  });
  const outgoing = useOutbox();
  const own = ownScore(outgoing, carried);
  // Like the table, whose cell led here: with the players and the rules that this phone has not sent yet.
  const known = league.data && withPendingChanges(league.data, outgoing);
  const open = useOpenPair(known ? pairFound(known, carried, id, fresh) : null, carried);
  if (sessionId !== undefined) {
    if (!known) return missingFrom(league, own, isOpening(sessionId, outgoing));
    return { found: open ?? (own ? withoutStored(own) : null) };
  }
  // The navigation state has the players but no score: an empty card would be wrong for a match with a score.
  const waiting = stored.isLoading && !own;
  const found = waiting ? undefined : matchFound(stored.data, carried, id, fresh);
  return found ? { found } : missingFrom(stored, own);
}

/** A pair of a league: a card that is open stays open when another phone takes one of its players off the league. */
function useOpenPair(pair: Found | null, { sessionId, first, second }: Wanted): Found | null {
  const address = `${sessionId} ${first} ${second}`;
  const last = useRef({ address, pair });
  if (pair || last.current.address !== address) last.current = { address, pair };
  return last.current.pair;
}

/** The person's own score of the match that was not accepted yet. */
function ownScore(
  entries: readonly OutboxEntry[],
  { sessionId, matchId = '', first, second }: Wanted,
): PendingScore | undefined {
  if (sessionId === undefined) return pendingScoreFor(entries, matchId);
  return pendingScores(entries).findLast(({ score: { target } }) => {
    const pair = new Set([first, second, String(target.player1.id), String(target.player2.id)]);
    return target.sessionId === sessionId && pair.size === 2;
  });
}

/**
 * Only a refusal says that there is no such match; a lost connection or a failing server says nothing. A league that this phone has
 * still to send is there as soon as it is sent.
 */
function missingFrom(
  { error, isPaused, isLoading, refetch }: UseQueryResult,
  own: PendingScore | undefined,
  isUnsent = false,
): Target {
  if (isRefused(error, 'SESSION_NOT_FOUND', 'MATCH_NOT_FOUND', 'INVALID_INPUT')) {
    if (own) return { found: withoutStored(own) };
    return { found: isUnsent ? undefined : null };
  }
  if (error || isPaused) {
    return { found: undefined, failure: { error, onRetry: () => void refetch() } };
  }
  return { found: isLoading ? undefined : null };
}

/** A match that nobody else knows: the own score of it can be read and discarded. */
function withoutStored({ score: { target } }: PendingScore): Found {
  return { target, stored: null };
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
  const free = carried.isFreePractice || pathId === FREE_PRACTICE || match?.groupId === null;
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
    isNew: !match && carried.matchId === undefined,
  };
}
