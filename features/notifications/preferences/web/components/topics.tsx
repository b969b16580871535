import { useQuery } from '@tanstack/react-query';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Placeholder } from '#platform/web/ui/placeholder.tsx';
import { usePushDevice } from '../../../push/web/hooks/use-push.ts';
import { preferencesQuery } from '../preferences.queries.ts';
import { TopicList } from './topic-list.tsx';

/** Every topic with its switches, once they are read. */
export function Topics() {
  const query = useQuery(preferencesQuery);
  const device = usePushDevice();
  const isDeviceKnown = device.isFetched || device.isPaused;
  const waiting = <Placeholder shape="row" count={5} />;
  return (
    <Loaded query={query} placeholder={waiting}>
      {({ topics }) =>
        isDeviceKnown ? <TopicList topics={topics} device={device.data} /> : waiting
      }
    </Loaded>
  );
}
