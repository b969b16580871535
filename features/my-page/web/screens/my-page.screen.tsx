import { useQuery } from '@tanstack/react-query';
import Database from 'lucide-react/icons/database';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useSearchParams } from 'react-router';
import { EmailNotice } from '#features/accounts/email-address/web/components/email-notice.tsx';
import { LanguageChoice } from '#features/accounts/web/components/language-choice.tsx';
import { ComingEntries } from '#features/entries/web/components/coming-entries.tsx';
import { OwnMerges } from '#features/groups/merging/web/components/own-merges.tsx';
import { JoinGroup } from '#features/groups/web/components/join-group.tsx';
import { MyGroups } from '#features/groups/web/components/my-groups.tsx';
import { GuardianLink } from '#features/guardians/web/components/guardian-link.tsx';
import { LegalLinks } from '#features/legal/web/components/legal-links.tsx';
import { SettingsLink } from '#features/notifications/preferences/web/components/settings-link.tsx';
import { OwnHistory } from '#features/ratings/web/components/own-history.tsx';
import { RefereedTournaments } from '#features/referees/web/components/refereed-tournaments.tsx';
import { LogoutButton } from '#features/sign-in/web/components/logout-button.tsx';
import { isUnread } from '#platform/web/api/read.ts';
import { fromMyPage } from '#platform/web/navigation/back-to-my-page.ts';
import { CardLink } from '#platform/web/ui/card-link.tsx';
import { LoadFailure } from '#platform/web/ui/load-failure.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { SegmentedTabs } from '#platform/web/ui/segmented-tabs.tsx';
import { NoEntries } from '../components/no-entries.tsx';
import { PersonHead } from '../components/person-head.tsx';
import { PointsCard } from '../components/points-card.tsx';
import { ProfileFacts } from '../components/profile-facts.tsx';
import { RatingCard } from '../components/rating-card.tsx';
import { RoleLinks } from '../components/role-links.tsx';
import { type Profile, profileQuery } from '../lib/profile.ts';
import { useText } from '../my-page.text.ts';
import css from './my-page.module.css';

/** The signed-in person's own page: the player on top, then records, entries, clubs and settings; `?tab=` says which. */
export function Screen() {
  const t = useText();
  const query = useQuery(profileQuery);
  const { data, error, refetch } = query;
  const failed = isUnread(query);
  return (
    <Frame title={t.myPageTitle}>
      {failed ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          <PersonHead profile={data} />
          <RatingCard profile={data} />
        </>
      )}
      <EmailNotice />
      <RoleLinks />
      <Tabs profile={failed ? null : data} />
    </Frame>
  );
}

const TABS = ['records', 'entries', 'clubs', 'settings'] as const;
type Tab = (typeof TABS)[number];

interface TabsProps {
  /** Undefined while it loads, null where it could not be loaded. */
  readonly profile: Profile | undefined | null;
}

function Tabs({ profile }: TabsProps) {
  const t = useText();
  const [params, setParams] = useSearchParams();
  const tab = TABS.find((one) => one === params.get('tab')) ?? 'records';
  return (
    <SegmentedTabs<Tab>
      label={t.myPageTitle}
      value={tab}
      onChange={(next) => setParams({ tab: next }, { replace: true })}
      tabs={TABS.map((value) => ({ value, label: t.tabs[value] }))}
    >
      <div className={css.panel}>
        {tab === 'records' ? <OwnHistory /> : null}
        {tab === 'entries' ? <Entries profile={profile} /> : null}
        {tab === 'clubs' ? <Clubs /> : null}
        {tab === 'settings' ? <Settings profile={profile} /> : null}
      </div>
    </SegmentedTabs>
  );
}

function Entries({ profile }: TabsProps) {
  return (
    <>
      <ComingEntries whenNone={<NoEntries />} state={fromMyPage('entries')} />
      <RefereedTournaments state={fromMyPage('entries')} />
      {profile === null ? null : <PointsCard profile={profile} />}
    </>
  );
}

function Clubs() {
  return (
    <>
      <MyGroups />
      <OwnMerges />
      <JoinGroup />
    </>
  );
}

function Settings({ profile }: TabsProps) {
  const t = useText();
  return (
    <>
      {profile === null ? null : <ProfileFacts profile={profile} />}
      <GuardianLink />
      <Section heading={t.languageHeading} text={t.languageHint}>
        <LanguageChoice />
      </Section>
      <SettingsLink state={fromMyPage('settings')} />
      <Section heading={t.logoutHeading}>
        <CardLink
          to="/account"
          icon={<ShieldCheck />}
          title={t.security}
          text={t.securityText}
          tone="plain"
        />
        <CardLink
          to="/account/data"
          icon={<Database />}
          title={t.yourData}
          text={t.yourDataText}
          tone="plain"
        />
        <LogoutButton full />
      </Section>
      <LegalLinks state={fromMyPage('settings')} />
    </>
  );
}
