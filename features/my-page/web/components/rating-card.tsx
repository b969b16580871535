import Medal from 'lucide-react/icons/medal';
import { OwnRate } from '#features/ratings/web/components/own-rate.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import type { ProfileProps } from '../lib/profile.ts';
import { useText } from '../my-page.text.ts';
import css from './figures.module.css';

interface Props extends ProfileProps {
  /** With the reasons of the last change, instead of a link to them. */
  readonly withReasons?: boolean;
}

/** The rate as results have moved it; before the first rated match, rate, rank and place of the declared level. */
export function RatingCard({ profile, withReasons = false }: Props) {
  const t = useText();
  return (
    <Section heading={t.ratingHeading}>
      <OwnRate first={<FirstRating profile={profile} />} withReasons={withReasons} />
    </Section>
  );
}

function FirstRating({ profile }: ProfileProps) {
  const t = useText();
  if (profile && !profile.rating) {
    return <EmptyState icon={<Medal />} title={t.noRating} text={t.noRatingText} />;
  }
  const rating = profile?.rating;
  return (
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
  );
}
