import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '#platform/web/ui/load-failure.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { usePushDevice } from '../../../push/web/hooks/use-push.ts';
import { preferencesQuery } from '../preferences.queries.ts';
import { TopicList } from './topic-list.tsx';

/** Every topic with its switches, once they are read. */
export function Topics() {
  const { data, error, fetchStatus, refetch } = useQuery(preferencesQuery);
  const device = usePushDevice();
  const isDeviceKnown = device.isFetched || device.fetchStatus === 'paused';
  if (data && isDeviceKnown) return <TopicList topics={data.topics} device={device.data} />;
  if (error || fetchStatus === 'paused') {
    return <LoadFailure error={error} onRetry={() => void refetch()} />;
  }
  return <Skeleton shape="row" count={5} />;
}
