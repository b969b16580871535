import { useQuery } from '@tanstack/react-query';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { MyRequests } from '../../joining/web/components/my-requests.tsx';
import { GroupList } from '../components/group-list.tsx';
import { JoinGroup } from '../components/join-group.tsx';
import { NoGroups } from '../components/no-groups.tsx';
import { myGroupsQuery } from '../groups.queries.ts';
import { useText } from '../groups.text.ts';

/** Choose a group to practice with (spec section 2.10). */
export function Screen() {
  const t = useText();
  const { data: groups, error } = useQuery(myGroupsQuery);
  if (!groups && error) throw error;
  return (
    <Frame title={t.chooseTitle} back={{ to: '/start-practicing', label: t.back }}>
      <MyRequests />
      {groups ? null : <Skeleton shape="row" count={3} />}
      {groups && groups.length > 0 ? (
        <GroupList
          groups={groups}
          label={t.chooseTitle}
          to={({ id }) => `/select-practice-mode/${id}`}
          carryName
        />
      ) : null}
      {groups?.length === 0 ? (
        <>
          <NoGroups />
          <JoinGroup />
        </>
      ) : null}
    </Frame>
  );
}
