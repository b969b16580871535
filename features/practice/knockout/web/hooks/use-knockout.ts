import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { findMatch } from '#domain/bracket/results.ts';
import type { Draw } from '#domain/bracket/vocabulary.ts';
import { apply } from '#features/matches/draw-results/draw-results.policy.ts';
import { type People, peopleOf } from '#features/matches/draws/web/lib/people.ts';
import { useOutbox } from '#platform/web/offline/use-outbox.ts';
import { type Knockout, knockoutQuery } from '../knockout.queries.ts';
import { type PendingResult, pendingResults } from '../lib/result-outbox.ts';
import { withPendingRules } from '../lib/rules-outbox.ts';

/** Whether a match's result is pending on this phone, or was refused. */
export type Mark = 'waiting' | 'refused';

export interface KnockoutView {
  readonly knockout: Knockout;
  /** The stored draw, with the pending results of this phone. */
  readonly draw: Draw;
  readonly people: People;
  readonly pendingResults: readonly PendingResult[];
  readonly markOf: (matchId: string) => Mark | undefined;
}

/** A knockout as this phone knows it; nothing without an id to look for. */
export function useKnockout(id: string | null) {
  const query = useQuery({ ...knockoutQuery(id ?? ''), enabled: id !== null });
  const entries = useOutbox();
  const view = useMemo(
    () =>
      query.data &&
      viewOf(withPendingRules(query.data, entries), pendingResults(entries, query.data.id)),
    [query.data, entries],
  );
  return { view, error: query.error, refetch: query.refetch };
}

function viewOf(knockout: Knockout, pending: readonly PendingResult[]): KnockoutView {
  const marks = new Map<string, Mark>();
  let draw: Draw = knockout.draw;
  for (const { entry, result } of pending) {
    marks.set(result.matchId, entry.refusal ? 'refused' : 'waiting');
    if (!entry.refusal && result.drawNumber === knockout.drawNumber) draw = after(draw, result);
  }
  return {
    knockout,
    draw,
    people: peopleOf(draw),
    pendingResults: pending,
    markOf: (matchId) => marks.get(matchId),
  };
}

/** The draw with a pending result; without it where the rules forbid it, as the server does. */
function after(
  draw: Draw,
  { matchId, played, player1, player2, clears }: PendingResult['result'],
): Draw {
  const match = findMatch(draw, matchId);
  if (!match || match.player1 !== player1.id || match.player2 !== player2.id) return draw;
  const step = apply(
    draw,
    match,
    played,
    clears?.map((cleared) => cleared.matchId),
  );
  return step.ok ? step.value.next : draw;
}
