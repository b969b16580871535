import { useQuery } from '@tanstack/react-query';
import History from 'lucide-react/icons/history';
import { CardLink } from '#platform/web/ui/card-link.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { LoadFailure } from '#platform/web/ui/load-failure.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { devicesQuery } from '../devices.queries.ts';
import { useText } from '../devices.text.ts';
import { DeviceRow } from './device-row.tsx';
import { SignOutOthers } from './sign-out-others.tsx';

/** The devices on which the person is logged in, and the link to the latest logins. */
export function DevicesSection() {
  const t = useText();
  const { data, error, fetchStatus, refetch } = useQuery(devicesQuery);
  const devices = data?.devices ?? [];
  if (!data && (error || fetchStatus === 'paused')) {
    return (
      <Section heading={t.heading}>
        <LoadFailure error={error} onRetry={() => void refetch()} />
      </Section>
    );
  }
  return (
    <Section heading={t.heading} text={t.text}>
      {data ? (
        <List>
          {devices.map((device) => (
            <DeviceRow key={device.id} device={device} />
          ))}
        </List>
      ) : (
        <Skeleton />
      )}
      {devices.length > 1 ? <SignOutOthers /> : null}
      <CardLink
        to="/account/sign-ins"
        icon={<History />}
        title={t.recent}
        text={t.recentText}
        tone="plain"
      />
    </Section>
  );
}
