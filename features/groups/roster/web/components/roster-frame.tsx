import { useQuery } from '@tanstack/react-query';
import ListX from 'lucide-react/icons/list-x';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { isRefused } from '#platform/web/api/errors.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
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
  const query = useQuery(rosterQuery(id));
  const isMissing = isRefused(
    query.error,
    'GROUP_NOT_FOUND',
    'GROUP_NOT_EDITABLE',
    'INVALID_INPUT',
  );
  if (isMissing) return <Missing />;
  const back = isRoster
    ? { to: `/group-details/${id}`, label: t.backToGroup }
    : { to: `/group-roster/${id}`, label: t.backToRoster };
  return (
    <Frame title={title} subtitle={query.data?.groupName} back={back}>
      <Loaded query={query} count={4}>
        {children}
      </Loaded>
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
