import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useOutbox } from '#platform/web/offline/use-outbox.ts';
import { useUnsentScores } from '../../../records/web/lib/unsent-scores.ts';
import type { ReturnedMatch } from '../../../scorecard/web/lib/scorecard-return.ts';
import { removedIn } from '../../../web/lib/match-writes.ts';
import { matchRows } from '../lib/match-rows.ts';
import { oneOnOneQuery } from '../one-on-one.queries.ts';

/** A group's recorded matches: the server's, and those that this phone has not sent yet. */
export function useMatches(groupId: number, returned: ReturnedMatch | null) {
  const query = useInfiniteQuery(oneOnOneQuery(groupId));
  const everyUnsent = useUnsentScores('one-on-one');
  const entries = useOutbox();
  const { data, isFetchedAfterMount } = query;
  const rows = useMemo(() => {
    const unsent = everyUnsent.filter(({ match }) => match.groupId === groupId);
    const saved = data?.pages.flatMap((page) => page.matches);
    if (!saved && unsent.length === 0) return undefined;
    const all = matchRows({
      saved: saved ?? [],
      unsent,
      returned: isFetchedAfterMount ? null : returned,
    });
    const removed = removedIn(entries);
    return all.filter(({ id }) => !removed.has(id));
  }, [data, entries, everyUnsent, groupId, isFetchedAfterMount, returned]);
  return { rows, query };
}
