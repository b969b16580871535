import { useQuery } from '@tanstack/react-query';
import { CalendarSection } from '#features/entries/calendar/web/parts/calendar-section.tsx';
import { useBackToMyPage } from '#platform/web/navigation/back-to-my-page.ts';
import { LoadFailure } from '#platform/web/ui/load-failure.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ThisDevice } from '../../../push/web/parts/this-device.tsx';
import { usePushDevice } from '../../../push/web/parts/use-push.ts';
import { choicesQuery } from '../choices.queries.ts';
import { useText } from '../choices.text.ts';
import { TopicList } from '../parts/topic-list.tsx';

/** What one is told outside the app: by topic, by mail and on this device. */
export function Screen() {
  const t = useText();
  const back = useBackToMyPage({ to: '/notifications', label: t.back });
  return (
    <Frame title={t.title} subtitle={t.subtitle} back={back}>
      <ThisDevice />
      <Section heading={t.heading}>
        <Topics />
      </Section>
      <CalendarSection />
    </Frame>
  );
}

function Topics() {
  const { data, error, fetchStatus, refetch } = useQuery(choicesQuery);
  const device = usePushDevice();
  const isDeviceKnown = device.isFetched || device.fetchStatus === 'paused';
  if (data && isDeviceKnown) return <TopicList topics={data.topics} device={device.data} />;
  if (error || fetchStatus === 'paused') {
    return <LoadFailure error={error} onRetry={() => void refetch()} />;
  }
  return <Skeleton shape="row" count={5} />;
}
