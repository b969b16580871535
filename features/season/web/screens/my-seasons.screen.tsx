import { useQuery } from '@tanstack/react-query';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import { LoadFailure } from '#platform/web/ui/load-failure.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ownSeasonsQuery } from '../season.queries.ts';
import { useText } from '../season.text.ts';

/** The seasons of one's own teams. */
export function Screen() {
  const t = useText();
  const format = useFormat();
  const { data, error, isError, isPaused, refetch } = useQuery(ownSeasonsQuery);
  const failed = !data && (isError || isPaused);
  return (
    <Frame title={t.title} back={{ to: '/my-ties', label: t.backToTies }}>
      {data?.length === 0 ? <EmptyState title={t.noSeasons} text={t.notYetText} /> : null}
      {data && data.length > 0 ? (
        <List label={t.title}>
          {data.map(({ tournamentId, eventId, tournamentName, eventName }) => (
            <ListRow
              key={eventId}
              to={`/season/${tournamentId}/${eventId}`}
              title={<bdi>{format.name(tournamentName)}</bdi>}
              text={format.name(eventName)}
            />
          ))}
        </List>
      ) : null}
      {failed ? <LoadFailure error={error} onRetry={() => void refetch()} /> : null}
      {data || failed ? null : (
        <div role="status" aria-label={t.loading}>
          <Skeleton shape="row" count={2} />
        </div>
      )}
    </Frame>
  );
}
