import type { ReactNode } from 'react';
import type { Prefecture } from '#domain/common/prefectures.ts';
import { prefectureName } from '#platform/shared/prefecture-names.ts';
import { useLanguage } from '#platform/web/i18n/language.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import type { ProfileProps } from '../lib/profile.ts';
import { useText } from '../my-page.text.ts';
import css from './profile-facts.module.css';

/** The data that the person entered about themselves. */
export function ProfileFacts({ profile }: ProfileProps) {
  const t = useText();
  const { language } = useLanguage();
  const { prefecture } = profile ?? {};
  const facts: [label: string, value: ReactNode][] = [
    [t.fullName, profile?.fullName],
    [t.reading, profile?.reading],
    [t.nickname, profile?.nickname],
    [t.club, profile?.club],
    [t.prefecture, prefecture && prefectureName(prefecture as Prefecture, language)],
    [t.phone, profile?.phone],
    [t.email, profile?.email],
  ];
  return (
    <Section heading={t.profileHeading}>
      <dl className={css.facts}>
        {facts.map(([label, value]) => (
          <div key={label} className={css.fact}>
            <dt>{label}</dt>
            <dd>
              {profile ? value || <span className={css.none}>{t.notGiven}</span> : <Skeleton />}
            </dd>
          </div>
        ))}
      </dl>
      <LinkButton variant="secondary" to="/account/profile">
        {t.editProfile}
      </LinkButton>
    </Section>
  );
}
