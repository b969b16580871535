import { useInfiniteQuery } from '@tanstack/react-query';
import Bell from 'lucide-react/icons/bell';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { PagedList } from '#platform/web/ui/paged-list.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { SettingsLink } from '../../choices/web/parts/settings-link.tsx';
import { noticesQuery } from '../notices.queries.ts';
import { useText } from '../notices.text.ts';
import { ListHead } from '../parts/list-head.tsx';
import { NoticeRow } from '../parts/notice-row.tsx';
import { useMarking } from '../parts/use-marking.ts';

/** The notifications behind home's "New Notifications": opening one makes it read. */
export function Screen() {
  const t = useText();
  return (
    <Frame title={t.title} subtitle={t.subtitle}>
      <Notices />
      <SettingsLink />
    </Frame>
  );
}

function Notices() {
  const t = useText();
  const query = useInfiniteQuery(noticesQuery);
  const [first] = query.data?.pages ?? [];
  const marking = useMarking();
  return (
    <PagedList
      query={query}
      items={query.data?.pages.flatMap((page) => page.notices)}
      waiting={<Skeleton shape="row" count={4} />}
      empty={
        <EmptyState
          icon={<Bell />}
          title={t.emptyTitle}
          text={t.emptyText}
          action={<LinkButton to="/open-tournaments">{t.findTournament}</LinkButton>}
        />
      }
    >
      {(notices) => (
        <>
          {first ? <ListHead first={first} marking={marking} /> : null}
          <List label={t.title}>
            {notices.map((notice) => (
              <NoticeRow key={notice.id} notice={notice} marking={marking} />
            ))}
          </List>
        </>
      )}
    </PagedList>
  );
}
