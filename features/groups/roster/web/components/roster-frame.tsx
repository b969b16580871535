import { useQuery } from '@tanstack/react-query';
import ListX from 'lucide-react/icons/list-x';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { isRefused } from '#platform/web/api/errors.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { LoadFailure } from '#platform/web/ui/load-failure.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { type Roster, rosterQuery } from '../roster.queries.ts';
import { useText } from '../roster.text.ts';

interface Props {
  readonly title: string;
  /** The roster's own screen leads back to its group, the others to the roster. */
  readonly isRoster?: boolean;
  readonly children: (roster: Roster) => ReactNode;
}

/** The frame of the roster's screens, with the roster once it is loaded. */
export function RosterFrame({ title, isRoster = false, children }: Props) {
  const t = useText();
  const id = Number(useParams().id) || 0;
  const { data, error, fetchStatus, refetch } = useQuery(rosterQuery(id));
  const isMissing = isRefused(error, 'GROUP_NOT_FOUND', 'GROUP_NOT_EDITABLE', 'INVALID_INPUT');
  if (isMissing) return <Missing />;
  const back = isRoster
    ? { to: `/group-details/${id}`, label: t.backToGroup }
    : { to: `/group-roster/${id}`, label: t.backToRoster };
  return (
    <Frame title={title} subtitle={data?.groupName} back={back}>
      {data ? children(data) : null}
      {!data && (error || fetchStatus === 'paused') ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : null}
      {data || error || fetchStatus === 'paused' ? null : (
        <div role="status" aria-label={t.loading}>
          <Skeleton shape="row" count={4} />
        </div>
      )}
    </Frame>
  );
}

function Missing() {
  const t = useText();
  return (
    <Frame title={t.notFoundTitle}>
      <EmptyState
        icon={<ListX />}
        title={t.notFoundText}
        action={<LinkButton to="/group-registered">{t.toGroups}</LinkButton>}
      />
    </Frame>
  );
}
