import { dayInJapan } from '#platform/shared/format.ts';
import { now } from '#platform/web/clock.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import type { Listing } from '../tournaments.queries.ts';
import { useText } from '../tournaments.text.ts';
import css from './availability.module.css';

/** From so few places on, the number stands out. */
const FEW = 5;

type Places = Pick<
  Listing,
  'availability' | 'applicationDeadline' | 'participantLimit' | 'placesLeft'
>;

/** The places left, or why there are none. */
export function Availability({ tournament }: { readonly tournament: Places }) {
  const t = useText();
  const { availability, placesLeft, participantLimit } = tournament;
  if (availability === 'open') {
    const few = placesLeft <= FEW;
    return (
      <span className={few ? css.few : css.places}>
        {t.placesLeft(placesLeft, participantLimit)}
      </span>
    );
  }
  return <Badge tone={availability === 'closed' ? 'neutral' : 'red'}>{t[availability]}</Badge>;
}

/** Why one cannot apply, as a sentence; null when one can. */
export function useUnavailable(tournament: Places): string | null {
  const t = useText();
  const format = useFormat();
  switch (tournament.availability) {
    case 'open':
      return null;
    case 'full':
      return t.whyFull(tournament.participantLimit);
    case 'cancelled':
      return t.whyCancelled;
    case 'closed':
      return dayInJapan(now()) > tournament.applicationDeadline
        ? t.whyClosed(format.longDate(tournament.applicationDeadline))
        : t.whyClosedEarly;
  }
}
