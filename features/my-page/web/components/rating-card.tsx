import Medal from 'lucide-react/icons/medal';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import type { ProfileProps } from '../lib/profile.ts';
import { useText } from '../my-page.text.ts';
import css from './figures.module.css';

/** Rate, rank and place. */
export function RatingCard({ profile }: ProfileProps) {
  const t = useText();
  if (profile && !profile.rating) {
    return (
      <Section heading={t.ratingHeading}>
        <EmptyState icon={<Medal />} title={t.noRating} text={t.noRatingText} />
      </Section>
    );
  }
  const rating = profile?.rating;
  return (
    <Section heading={t.ratingHeading}>
      <dl className={css.card}>
        <div className={css.figure}>
          <dt>{t.rate}</dt>
          <dd className={css.big}>
            {rating ? t.points(rating.points) : <Skeleton shape="number" />}
          </dd>
        </div>
        <div className={css.figure}>
          <dt>{t.rank}</dt>
          <dd className={css.big}>{rating ? rating.rank : <Skeleton shape="number" />}</dd>
        </div>
        <div className={css.note}>
          <dt>{t.placement}</dt>
          <dd>{rating ? t.place(rating.place, rating.players) : <Skeleton shape="short" />}</dd>
        </div>
      </dl>
    </Section>
  );
}
