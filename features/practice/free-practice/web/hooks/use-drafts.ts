import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useOnline } from '#platform/web/offline/use-online.ts';
import { useOutbox } from '#platform/web/offline/use-outbox.ts';
import { useUnsentScores } from '../../../records/web/lib/unsent-scores.ts';
import type { ReturnedMatch } from '../../../scorecard/web/lib/scorecard-return.ts';
import { removedIn } from '../../../web/lib/match-writes.ts';
import { freeMatchesQuery } from '../free-practice.queries.ts';
import { type DraftRow, draftRows } from '../lib/draft-rows.ts';

/** The unconfirmed list, without the rows that are being deleted. */
export function useDrafts(returned: ReturnedMatch | null) {
  const query = useQuery(freeMatchesQuery);
  const { data, error, isError, isPaused, isFetchedAfterMount, refetch } = query;
  const outgoing = useOutbox();
  const unsent = useUnsentScores('free-practice');
  const online = useOnline();
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const scored = isFetchedAfterMount ? null : returned;

  const rows = useMemo(() => {
    const all = draftRows({ saved: data ?? [], outgoing, unsent, returned: scored });
    if (!data && all.length === 0) return undefined;
    // A write that is being sent right now gets no mark.
    const stuck = !online || outgoing.some(({ tries }) => tries > 0);
    const removed = removedIn(outgoing);
    return all
      .filter(({ id }) => !hidden.has(id) && !removed.has(id))
      .map((row): DraftRow => (row.mark === 'unsent' && !stuck ? { ...row, mark: null } : row));
  }, [data, outgoing, unsent, scored, hidden, online]);

  const hide = (id: string) => setHidden((ids) => new Set([...ids, id]));
  const show = (id: string) =>
    setHidden((ids) => new Set([...ids].filter((other) => other !== id)));
  return { data: rows, error, isError, isPaused, refetch, hide, show };
}
