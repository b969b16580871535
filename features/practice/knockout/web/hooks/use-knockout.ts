import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { peopleOf } from '#features/matches/draws/web/lib/people.ts';
import { type Mark, withPending } from '#features/matches/knockout-scores/web/lib/pending-draw.ts';
import type { ScoredView } from '#features/matches/knockout-scores/web/lib/scored-match.ts';
import type { PendingResult } from '#features/matches/knockout-scores/web/lib/sent-results.ts';
import type { Read } from '#platform/web/api/read.ts';
import { useOutbox } from '#platform/web/offline/use-outbox.ts';
import { useFollowedSession } from '../../../web/hooks/use-followed-session.ts';
import { type Knockout, knockoutQuery } from '../knockout.queries.ts';
import { pendingResults, type ResultMeta } from '../lib/result-outbox.ts';
import { withPendingRules } from '../lib/rules-outbox.ts';

export interface KnockoutView extends ScoredView {
  readonly knockout: Knockout;
  readonly pendingResults: readonly PendingResult<ResultMeta>[];
  readonly markOf: (matchId: string) => Mark | undefined;
}

/** A knockout as this phone knows it; nothing without an id to look for. */
export function useKnockout(id: string | null): Read<KnockoutView> {
  const query = useQuery({ ...knockoutQuery(id ?? ''), enabled: id !== null });
  useFollowedSession(id, query, knockoutQuery(id ?? '').queryKey);
  const entries = useOutbox();
  const { data, error, isError, isPaused, refetch } = query;
  const view = useMemo(
    () => data && viewOf(withPendingRules(data, entries), pendingResults(entries, data.id)),
    [data, entries],
  );
  return { data: view, error, isError, isPaused, refetch };
}

function viewOf(knockout: Knockout, pending: readonly PendingResult<ResultMeta>[]): KnockoutView {
  const { draw, markOf } = withPending(knockout.draw, knockout.drawNumber, pending);
  return { knockout, draw, people: peopleOf(draw), pendingResults: pending, markOf };
}
