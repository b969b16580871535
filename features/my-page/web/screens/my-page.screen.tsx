import { useQuery } from '@tanstack/react-query';
import Database from 'lucide-react/icons/database';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { EmailNotice } from '#features/accounts/email-address/web/components/email-notice.tsx';
import { LanguageChoice } from '#features/accounts/web/components/language-choice.tsx';
import { ComingEntries } from '#features/entries/web/components/coming-entries.tsx';
import { JoinGroup } from '#features/groups/web/components/join-group.tsx';
import { MyGroups } from '#features/groups/web/components/my-groups.tsx';
import { GuardianLink } from '#features/guardians/web/components/guardian-link.tsx';
import { LegalLinks } from '#features/legal/web/components/legal-links.tsx';
import { SettingsLink } from '#features/notifications/preferences/web/components/settings-link.tsx';
import { RefereedTournaments } from '#features/referees/web/components/refereed-tournaments.tsx';
import { LogoutButton } from '#features/sign-in/web/components/logout-button.tsx';
import { FROM_MY_PAGE } from '#platform/web/navigation/back-to-my-page.ts';
import { CardLink } from '#platform/web/ui/card-link.tsx';
import { LoadFailure } from '#platform/web/ui/load-failure.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { NoEntries } from '../components/no-entries.tsx';
import { PersonHead } from '../components/person-head.tsx';
import { PointsCard } from '../components/points-card.tsx';
import { ProfileFacts } from '../components/profile-facts.tsx';
import { RatingCard } from '../components/rating-card.tsx';
import { RoleLinks } from '../components/role-links.tsx';
import { profileQuery } from '../lib/profile.ts';
import { useText } from '../my-page.text.ts';
import css from './my-page.module.css';

/** The signed-in person's own page: rating, points, entries, profile, language, logout. */
export function Screen() {
  const t = useText();
  const { data, error, fetchStatus, refetch } = useQuery(profileQuery);
  const failed = !data && (error || fetchStatus === 'paused');
  return (
    <Frame title={t.myPageTitle}>
      {failed ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          <PersonHead profile={data} />
          <div className={css.pair}>
            <RatingCard profile={data} />
            <PointsCard profile={data} />
          </div>
        </>
      )}
      <EmailNotice />
      <RoleLinks />
      <RefereedTournaments state={FROM_MY_PAGE} />
      <ComingEntries whenNone={<NoEntries />} state={FROM_MY_PAGE} />
      {failed ? null : <ProfileFacts profile={data} />}
      <GuardianLink />
      <MyGroups />
      <JoinGroup />
      <Section heading={t.languageHeading} text={t.languageHint}>
        <LanguageChoice />
      </Section>
      <SettingsLink state={FROM_MY_PAGE} />
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
      <LegalLinks state={FROM_MY_PAGE} />
    </Frame>
  );
}
