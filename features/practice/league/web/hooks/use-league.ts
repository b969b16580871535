import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { byPair, type PlayerId, pairKey } from '#domain/league-table/league-match.ts';
import { type ShownMatch, shownMatch } from '#domain/league-table/shown-match.ts';
import { setsIn } from '#domain/scorecard/score-text.ts';
import { pendingScores } from '#features/matches/web/lib/score-outbox.ts';
import { isRefused } from '#platform/web/api/errors.ts';
import type { OutboxEntry } from '#platform/web/offline/outbox-entry.ts';
import { useOutbox } from '#platform/web/offline/use-outbox.ts';
import { type League, leagueQuery } from '../league.queries.ts';
import { isOpening, withPendingChanges } from '../lib/league-outbox.ts';

/** Whether a pair's score is pending on this phone, or was refused. */
export type Mark = 'waiting' | 'refused';

export interface LeagueView {
  readonly league: League;
  /** The stored matches, with the pending scores of this phone in place of those that they correct. */
  readonly matches: readonly ShownMatch[];
  readonly matchOf: (a: PlayerId, b: PlayerId) => ShownMatch | null;
  readonly markOf: (a: PlayerId, b: PlayerId) => Mark | undefined;
}

/** A league as this phone knows it; `gone` when it was removed, or its group was. */
export function useLeague(sessionId: string | null) {
  const query = useQuery({ ...leagueQuery(sessionId ?? ''), enabled: sessionId !== null });
  const entries = useOutbox();
  const { data, error, isError, isPaused, refetch } = query;
  const gone =
    isRefused(error, 'SESSION_NOT_FOUND', 'INVALID_INPUT') && !isOpening(sessionId ?? '', entries);
  const view = useMemo(
    () => (data && !gone ? viewOf(data, entries) : undefined),
    [data, gone, entries],
  );
  return { data: view, gone, error, isError, isPaused, refetch };
}

function viewOf(known: League, entries: readonly OutboxEntry[]): LeagueView {
  const pending = pendingScores(entries).filter(({ score }) => score.target.sessionId === known.id);
  const marks = new Map<string, Mark>();
  const matches = new Map<string, ShownMatch>();
  for (const match of known.matches) {
    const shown = shownMatch({ ...match, sets: setsIn(match.sets) });
    matches.set(pairKey(match.player1Id, match.player2Id), shown);
  }
  for (const { entry, score } of pending) {
    const { player1, player2 } = score.target;
    const pair = pairKey(player1.id, player2.id);
    marks.set(pair, entry.refusal ? 'refused' : 'waiting');
    if (entry.refusal) continue;
    const { sets, winner, status = 'finished' } = score.confirmed;
    const ids = { player1Id: player1.id, player2Id: player2.id };
    matches.set(pair, shownMatch({ ...ids, sets, winner, status, scoreFormat: score.scoreFormat }));
  }
  const list = [...matches.values()];
  return {
    league: withPendingChanges(known, entries),
    matches: list,
    matchOf: byPair(list),
    markOf: (a, b) => marks.get(pairKey(a, b)),
  };
}
