import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { MyRequests } from '../../joining/web/components/my-requests.tsx';
import { GroupList } from '../components/group-list.tsx';
import { JoinGroup } from '../components/join-group.tsx';
import { NoGroups } from '../components/no-groups.tsx';
import { myGroupsQuery } from '../groups.queries.ts';
import { useText } from '../groups.text.ts';

/** Group registered / registered groups (spec section 2.7). */
export function Screen() {
  const t = useText();
  const { data: groups, error } = useQuery(myGroupsQuery);
  if (!groups && error) throw error;
  const none = groups?.length === 0;
  return (
    <Frame title={t.registeredTitle} back={{ to: '/club-support', label: t.backToClubMenu }}>
      {none ? null : (
        <InlineNotice tone="success" title={t.submittedTitle}>
          {t.submittedText}
        </InlineNotice>
      )}
      <Section heading={t.registeredGroups}>
        <MyRequests />
        {groups ? null : <Skeleton shape="row" count={3} />}
        {none ? <NoGroups mayCreate={false} /> : null}
        {groups && !none ? (
          <GroupList
            groups={groups}
            label={t.registeredGroups}
            to={({ id }) => `/group-details/${id}`}
          />
        ) : null}
      </Section>
      <LinkButton to="/create-group" icon={<Plus />} full>
        {t.addGroup}
      </LinkButton>
      {none ? <JoinGroup /> : null}
    </Frame>
  );
}
