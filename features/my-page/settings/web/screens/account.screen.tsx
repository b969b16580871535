import { useQuery } from '@tanstack/react-query';
import KeyRound from 'lucide-react/icons/key-round';
import Mail from 'lucide-react/icons/mail';
import { DevicesSection } from '#features/accounts/devices/web/components/devices-section.tsx';
import { EmailNotice } from '#features/accounts/email-address/web/components/email-notice.tsx';
import { PasskeysSection } from '#features/accounts/passkeys/web/components/passkeys-section.tsx';
import { SecondFactorSection } from '#features/accounts/second-factor/web/components/second-factor-section.tsx';
import { useSession } from '#features/accounts/web/lib/session.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { profileQuery } from '../../../web/lib/profile.ts';
import { useText } from '../settings.text.ts';

/** How the person logs in, and where they are logged in. */
export function Screen() {
  const t = useText();
  const demo = useSession().data?.account?.demo ?? false;
  const { data: profile } = useQuery(profileQuery);
  return (
    <Frame
      title={t.title}
      subtitle={t.subtitle}
      back={{ to: '/my-page?tab=settings', label: t.back }}
    >
      {demo ? <InlineNotice title={t.demoTitle}>{t.demoText}</InlineNotice> : <EmailNotice />}
      {profile?.emailUndelivered && !demo ? (
        <InlineNotice tone="warning" title={t.undeliveredTitle}>
          {t.undeliveredText}
        </InlineNotice>
      ) : null}
      <Section heading={t.login}>
        <List>
          <ListRow
            start={<Mail aria-hidden="true" />}
            title={t.email}
            text={profile?.email}
            end={
              profile && !demo ? (
                <Badge tone={profile.emailVerified ? 'green' : 'amber'}>
                  {profile.emailVerified ? t.confirmed : t.unconfirmed}
                </Badge>
              ) : null
            }
            {...(!demo && { to: '/account/email' })}
          />
          <ListRow
            start={<KeyRound aria-hidden="true" />}
            title={t.password}
            text={demo ? null : t.passwordText}
            {...(!demo && { to: '/account/password' })}
          />
        </List>
      </Section>
      {demo ? null : (
        <>
          <SecondFactorSection />
          <PasskeysSection />
          <DevicesSection />
        </>
      )}
    </Frame>
  );
}
