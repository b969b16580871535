import { useQuery } from '@tanstack/react-query';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { MyRequests } from '../../joining/web/components/my-requests.tsx';
import { GroupList } from '../components/group-list.tsx';
import { JoinGroup } from '../components/join-group.tsx';
import { NoGroups } from '../components/no-groups.tsx';
import { myGroupsQuery } from '../groups.queries.ts';
import { useText } from '../groups.text.ts';

/** Choose a group to practice with (spec section 2.10). */
export function Screen() {
  const t = useText();
  const query = useQuery(myGroupsQuery);
  return (
    <Frame title={t.chooseTitle} back={{ to: '/start-practicing', label: t.back }}>
      <MyRequests />
      <Loaded query={query}>
        {(groups) =>
          groups.length > 0 ? (
            <GroupList
              groups={groups}
              label={t.chooseTitle}
              to={({ id }) => `/select-practice-mode/${id}`}
              carryName
            />
          ) : (
            <>
              <NoGroups />
              <JoinGroup />
            </>
          )
        }
      </Loaded>
    </Frame>
  );
}
