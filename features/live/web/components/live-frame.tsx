import type { ReactNode } from 'react';
import { isRefused } from '#platform/web/api/errors.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useJoined } from '#platform/web/i18n/use-joined.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import type { useLive } from '../hooks/use-live.ts';
import { isOver } from '../lib/live-view.ts';
import type { LiveSnapshot } from '../live.queries.ts';
import { useText } from '../live.text.ts';

interface Props {
  readonly id: number;
  readonly title: string;
  readonly query: ReturnType<typeof useLive>;
  readonly children: (snapshot: LiveSnapshot) => ReactNode;
}

/** A page that follows a tournament, with what it shows while it loads, and why it cannot be shown. */
export function LiveFrame({ id, title, query, children }: Props) {
  const t = useText();
  const format = useFormat();
  const { labelled } = useJoined();
  const snapshot = isUnknown(query.error) ? undefined : query.data;
  const name = snapshot ? format.name(snapshot.tournament.name) : null;
  return (
    <Frame
      title={name === null ? title : labelled(title, name)}
      heading={name === null ? title : <bdi>{name}</bdi>}
      subtitle={snapshot ? <Subtitle snapshot={snapshot} /> : null}
      width="wide"
      back={{ to: `/confirm-tournament-application/${id}`, label: t.back }}
    >
      <Loaded
        query={query}
        shape="card"
        count={4}
        refused={(refusal) =>
          isUnknown(refusal) ? (
            <EmptyState
              title={t.notFound}
              text={t.notFoundText}
              action={<LinkButton to="/open-tournaments">{t.toTournaments}</LinkButton>}
            />
          ) : undefined
        }
      >
        {children}
      </Loaded>
    </Frame>
  );
}

/** When and where it is, and that it is over. */
function Subtitle({ snapshot }: { readonly snapshot: LiveSnapshot }) {
  const t = useText();
  const format = useFormat();
  const { eventDate, venue } = snapshot.tournament;
  return (
    <>
      {format.facts([format.dayWithWeekday(eventDate), format.name(venue)])}{' '}
      {isOver(snapshot) ? <Badge>{t.over}</Badge> : null}
    </>
  );
}

/** Whether nobody may follow it: one that is held back meanwhile is no longer shown from the device. */
export function isUnknown(error: unknown): boolean {
  return isRefused(error, 'TOURNAMENT_NOT_FOUND', 'INVALID_INPUT');
}
