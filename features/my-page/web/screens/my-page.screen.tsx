import { useQuery } from '@tanstack/react-query';
import Database from 'lucide-react/icons/database';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { EmailNotice } from '#features/accounts/email-address/web/parts/email-notice.tsx';
import { LanguageChoice } from '#features/accounts/web/parts/language-choice.tsx';
import { ComingEntries } from '#features/entries/web/parts/coming-entries.tsx';
import { JoinGroup } from '#features/groups/web/parts/join-group.tsx';
import { MyGroups } from '#features/groups/web/parts/my-groups.tsx';
import { GuardianLink } from '#features/guardians/web/parts/guardian-link.tsx';
import { LegalLinks } from '#features/legal/web/parts/legal-links.tsx';
import { SettingsLink } from '#features/notices/choices/web/parts/settings-link.tsx';
import { LogoutButton } from '#features/sign-in/web/parts/logout-button.tsx';
import { FROM_MY_PAGE } from '#platform/web/navigation/back-to-my-page.ts';
import { CardLink } from '#platform/web/ui/card-link.tsx';
import { LoadFailure } from '#platform/web/ui/load-failure.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { useText } from '../my-page.text.ts';
import { NoEntries } from '../parts/no-entries.tsx';
import { PersonHead } from '../parts/person-head.tsx';
import { PointsCard } from '../parts/points-card.tsx';
import { profileQuery } from '../parts/profile.ts';
import { ProfileFacts } from '../parts/profile-facts.tsx';
import { RatingCard } from '../parts/rating-card.tsx';
import { RoleLinks } from '../parts/role-links.tsx';
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
