import { useSession } from '#features/accounts/web/lib/session.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import type { ProfileProps } from '../lib/profile.ts';
import { useText } from '../my-page.text.ts';
import css from './person-head.module.css';

/** Whose page it is. */
export function PersonHead({ profile }: ProfileProps) {
  const t = useText();
  const format = useFormat();
  const { data } = useSession();
  if (!profile) {
    return (
      <div className={css.head}>
        <Avatar name=" " size="large" />
        <div className={css.words}>
          <Skeleton shape="title" />
          <Skeleton shape="short" />
        </div>
      </div>
    );
  }
  return (
    <div className={css.head}>
      <Avatar name={profile.fullName} size="large" />
      <div className={css.words}>
        <h2 className={css.name}>{profile.fullName}</h2>
        {profile.nickname ? <p>{profile.nickname}</p> : null}
        <p className={css.since}>
          <span>{t.memberSince(format.longDate(dayInJapan(new Date(profile.memberSince))))}</span>
          {data?.account?.demo ? <Badge tone="amber">{t.demoBadge}</Badge> : null}
        </p>
      </div>
    </div>
  );
}
