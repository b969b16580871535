import { useQuery } from '@tanstack/react-query';
import History from 'lucide-react/icons/history';
import { CardLink } from '#platform/web/ui/card-link.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { devicesQuery } from '../devices.queries.ts';
import { useText } from '../devices.text.ts';
import { DeviceRow } from './device-row.tsx';
import { SignOutOthers } from './sign-out-others.tsx';

/** The devices on which the person is logged in, and the link to the latest logins. */
export function DevicesSection() {
  const t = useText();
  const query = useQuery(devicesQuery);
  return (
    <Section heading={t.heading} text={t.text}>
      <Loaded query={query} shape="line" count={1}>
        {({ devices }) => (
          <>
            <List>
              {devices.map((device) => (
                <DeviceRow key={device.id} device={device} />
              ))}
            </List>
            {devices.length > 1 ? <SignOutOthers /> : null}
          </>
        )}
      </Loaded>
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
