import type { Listing } from '../tournaments.queries.ts';
import css from './places-bar.module.css';

/** How full a tournament is, as a bar; the words beside it say it in numbers. */
export function PlacesBar({
  of,
}: {
  readonly of: Pick<Listing, 'placesLeft' | 'participantLimit'>;
}) {
  const taken = Math.max(0, of.participantLimit - of.placesLeft);
  const share = of.participantLimit > 0 ? Math.min(1, taken / of.participantLimit) : 0;
  return (
    // A drawing: the server renders no inline styles, which the content security policy blocks.
    <svg className={css.bar} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
      <rect className={css.taken} width={share} height="1" />
    </svg>
  );
}
