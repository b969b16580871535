import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { isUnread } from '#platform/web/api/read.ts';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { MyRequests } from '../../joining/web/components/my-requests.tsx';
import { GroupList } from '../components/group-list.tsx';
import { JoinGroup } from '../components/join-group.tsx';
import { NoGroups } from '../components/no-groups.tsx';
import { myGroupsQuery } from '../groups.queries.ts';
import { useText } from '../groups.text.ts';

/** Group registered / registered groups (spec section 2.7). */
export function Screen() {
  const t = useText();
  const query = useQuery(myGroupsQuery);
  const none = query.data?.length === 0;
  return (
    <Frame title={t.registeredTitle} back={{ to: '/club-support', label: t.backToClubMenu }}>
      {none || isUnread(query) ? null : (
        <InlineNotice tone="success" title={t.submittedTitle}>
          {t.submittedText}
        </InlineNotice>
      )}
      <Section heading={t.registeredGroups}>
        <MyRequests />
        <Loaded query={query}>
          {(groups) =>
            none ? (
              <NoGroups mayCreate={false} />
            ) : (
              <GroupList
                groups={groups}
                label={t.registeredGroups}
                to={({ id }) => `/group-details/${id}`}
              />
            )
          }
        </Loaded>
      </Section>
      <LinkButton to="/create-group" icon={<Plus />} full>
        {t.addGroup}
      </LinkButton>
      {none ? <JoinGroup /> : null}
    </Frame>
  );
}
