import { CalendarSection } from '#features/entries/calendar/web/components/calendar-section.tsx';
import { Topics } from '#features/notifications/preferences/web/components/topics.tsx';
import { ThisDevice } from '#features/notifications/push/web/components/this-device.tsx';
import { useBackToMyPage } from '#platform/web/navigation/back-to-my-page.ts';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { useText } from '../notification-settings.text.ts';

/** The settings of notifications outside the app: by topic, by mail and on this device. */
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
