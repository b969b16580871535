import { useQuery } from '@tanstack/react-query';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { MyRequests } from '../../joining/web/components/my-requests.tsx';
import { myGroupsQuery } from '../groups.queries.ts';
import { useText } from '../groups.text.ts';
import { GroupList } from './group-list.tsx';
import { NoGroups } from './no-groups.tsx';

/** The person's groups under a heading, for My Page. */
export function MyGroups() {
  const t = useText();
  const query = useQuery(myGroupsQuery);
  return (
    <Section heading={t.myGroups}>
      <MyRequests />
      <Loaded query={query} count={2}>
        {(groups) =>
          groups.length > 0 ? (
            <GroupList groups={groups} label={t.myGroups} to={({ id }) => `/group-details/${id}`} />
          ) : (
            <NoGroups />
          )
        }
      </Loaded>
    </Section>
  );
}
