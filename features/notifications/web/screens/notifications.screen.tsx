import { useInfiniteQuery } from '@tanstack/react-query';
import Bell from 'lucide-react/icons/bell';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { PagedList } from '#platform/web/ui/paged-list.tsx';
import { Placeholder } from '#platform/web/ui/placeholder.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { SettingsLink } from '../../preferences/web/components/settings-link.tsx';
import { ListHead } from '../components/list-head.tsx';
import { NotificationRow } from '../components/notification-row.tsx';
import { useMarking } from '../hooks/use-marking.ts';
import { notificationsQuery } from '../notifications.queries.ts';
import { useText } from '../notifications.text.ts';

/** The notifications behind home's "New Notifications": opening one makes it read. */
export function Screen() {
  const t = useText();
  const { isLoading } = useInfiniteQuery(notificationsQuery);
  return (
    <Frame title={t.title} subtitle={t.subtitle}>
      <Notifications />
      {isLoading ? null : <SettingsLink />}
    </Frame>
  );
}

function Notifications() {
  const t = useText();
  const query = useInfiniteQuery(notificationsQuery);
  const [first] = query.data?.pages ?? [];
  const marking = useMarking();
  return (
    <PagedList
      query={query}
      items={query.data?.pages.flatMap((page) => page.notifications)}
      waiting={<Placeholder shape="row" count={4} />}
      empty={
        <EmptyState
          icon={<Bell />}
          title={t.emptyTitle}
          text={t.emptyText}
          action={<LinkButton to="/open-tournaments">{t.findTournament}</LinkButton>}
        />
      }
    >
      {(notifications) => (
        <>
          {first ? <ListHead first={first} marking={marking} /> : null}
          <List label={t.title}>
            {notifications.map((notification) => (
              <NotificationRow
                key={notification.id}
                notification={notification}
                marking={marking}
              />
            ))}
          </List>
        </>
      )}
    </PagedList>
  );
}
