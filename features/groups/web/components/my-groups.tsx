import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '#platform/web/ui/load-failure.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { MyRequests } from '../../joining/web/components/my-requests.tsx';
import { myGroupsQuery } from '../groups.queries.ts';
import { useText } from '../groups.text.ts';
import { GroupList } from './group-list.tsx';
import { NoGroups } from './no-groups.tsx';

/** The person's groups under a heading, for My Page. */
export function MyGroups() {
  const t = useText();
  const { data: groups, error, fetchStatus, refetch } = useQuery(myGroupsQuery);
  const failed = !groups && (error || fetchStatus === 'paused');
  return (
    <Section heading={t.myGroups}>
      <MyRequests />
      {groups ? <Listed groups={groups} label={t.myGroups} /> : null}
      {failed ? <LoadFailure error={error} onRetry={() => void refetch()} /> : null}
      {groups || failed ? null : <Skeleton shape="row" count={2} />}
    </Section>
  );
}

function Listed({ groups, label }: Pick<Parameters<typeof GroupList>[0], 'groups' | 'label'>) {
  if (groups.length === 0) return <NoGroups />;
  return <GroupList groups={groups} label={label} to={({ id }) => `/group-details/${id}`} />;
}
