import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Tournament } from '#features/tournaments/web/tournaments.queries.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { myEntriesQuery } from '../entries.queries.ts';
import { useText } from '../entries.text.ts';

/** Warns of another tournament that the player has entered on the same day; applying is possible all the same. */
export function SameDay({
  tournament: { id, eventDate },
}: {
  readonly tournament: Pick<Tournament, 'id' | 'eventDate'>;
}) {
  const t = useText();
  const format = useFormat();
  const query = useInfiniteQuery(myEntriesQuery('coming'));
  const { hasNextPage, isFetching, isError, fetchNextPage } = query;
  const coming = (query.data?.pages ?? []).flatMap(({ entries }) => entries);
  const last = coming.at(-1)?.tournament.eventDate;
  // The soonest come first: the day may be on a later page.
  const isBeforeDay = hasNextPage && last !== undefined && last <= eventDate;
  useEffect(() => {
    if (isBeforeDay && !isFetching && !isError) void fetchNextPage();
  }, [isBeforeDay, isFetching, isError, fetchNextPage]);

  const clash = coming
    .map((one) => one.tournament)
    .find((one) => one.id !== id && one.eventDate === eventDate);
  if (!clash) return null;
  return (
    <InlineNotice tone="warning" title={t.sameDay}>
      {t.sameDayText(format.name(clash.name))}
    </InlineNotice>
  );
}
