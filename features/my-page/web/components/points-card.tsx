import { dayInJapan } from '#platform/shared/format.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import type { Profile, ProfileProps } from '../lib/profile.ts';
import { useText } from '../my-page.text.ts';
import css from './figures.module.css';

/** What can be spent, what lapses next, and what can be spent later. */
export function PointsCard({ profile }: ProfileProps) {
  const t = useText();
  const format = useFormat();
  return (
    <Section heading={t.pointsHeading}>
      <div className={css.card}>
        <dl className={css.figure}>
          <dt>{t.pointsAvailable}</dt>
          <dd className={css.big}>
            {profile ? (
              <>
                {format.number(profile.points.available)} <span className={css.unit}>{t.pts}</span>
              </>
            ) : (
              <Skeleton shape="number" />
            )}
          </dd>
        </dl>
        <div className={css.text}>{profile ? <Notes {...profile.points} /> : <Skeleton />}</div>
      </div>
    </Section>
  );
}

function Notes({ available, nextExpiry, upcoming, debt }: Profile['points']) {
  const t = useText();
  const format = useFormat();
  return (
    <>
      <p>
        <Note available={available} nextExpiry={nextExpiry} />
      </p>
      {upcoming.map(({ points, from }) => (
        <p key={from}>{t.pointsFrom(format.number(points), format.longDate(from))}</p>
      ))}
      {upcoming.length > 0 ? <p>{t.pointsFromWhy}</p> : null}
      {debt > 0 ? <p>{t.pointsDebt(format.number(debt))}</p> : null}
    </>
  );
}

function Note({ available, nextExpiry }: Pick<Profile['points'], 'available' | 'nextExpiry'>) {
  const t = useText();
  const format = useFormat();
  if (available === 0) return t.noPoints;
  if (!nextExpiry) return t.pointsUse;
  const day = dayInJapan(new Date(nextExpiry.at));
  return t.pointsExpire(format.number(nextExpiry.points), format.longDate(day));
}
