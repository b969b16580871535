import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { isRefused } from '#platform/web/api/errors.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { LoadFailure } from '#platform/web/ui/load-failure.tsx';
import { Placeholder } from '#platform/web/ui/placeholder.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { tournamentQuery } from '../entry-list.queries.ts';
import { useText } from '../entry-list.text.ts';

interface Query<Data> {
  readonly data: Data | undefined;
  readonly isError: boolean;
  readonly isPaused: boolean;
  readonly error: unknown;
  readonly refetch: () => unknown;
}

interface Props<Data> {
  readonly title: string;
  readonly query: Query<Data>;
  readonly children: (data: Data) => ReactNode;
}

/** Holds the line of the tournament's name while it is read, so that nothing moves. */
const EMPTY_LINE = '\u00a0';

/** The frame of an organizer's screen about one tournament, in all its states. */
export function OwnFrame<Data>({ title, query, children }: Props<Data>) {
  const t = useText();
  const format = useFormat();
  const id = Number(useParams().id);
  const tournament = useQuery(tournamentQuery(id));
  const name = tournament.data && format.name(tournament.data.name);
  const back = { to: `/organizer/tournaments/${id}`, label: t.backToTournament };
  const failed = query.data === undefined && (query.isError || query.isPaused);
  return (
    <Frame
      title={title}
      subtitle={tournament.isLoading ? EMPTY_LINE : name}
      back={back}
      width="wide"
    >
      {query.data === undefined ? null : children(query.data)}
      {failed ? <EntryListError query={query} /> : null}
      {query.data === undefined && !failed ? <Placeholder shape="row" count={5} /> : null}
    </Frame>
  );
}

function EntryListError({ query }: { readonly query: Query<unknown> }) {
  const t = useText();
  if (!isRefused(query.error)) {
    return <LoadFailure error={query.error} onRetry={() => void query.refetch()} />;
  }
  const foreign = isRefused(query.error, 'FORBIDDEN');
  return (
    <InlineNotice tone="error" title={foreign ? t.notYours : t.notFound}>
      {foreign ? t.notYoursText : t.notFoundText}
    </InlineNotice>
  );
}
