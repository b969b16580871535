import type { Availability as State } from '#domain/entry/entry.ts';
import type { EventType } from '#domain/entry/vocabulary.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Badge, type Tone } from '#platform/web/ui/badge.tsx';
import { onlyType } from '../../events/events.policy.ts';
import type { Listing } from '../tournaments.queries.ts';
import { useText } from '../tournaments.text.ts';
import css from './availability.module.css';

/** From this few places on, the number is highlighted. */
const FEW = 5;

type Places = Pick<
  Listing,
  | 'availability'
  | 'applicationDeadline'
  | 'eventTypes'
  | 'participantLimit'
  | 'placesLeft'
  | 'waiting'
>;

const TONES = {
  open: 'green',
  full: 'amber',
  'deadline-passed': 'neutral',
  closed: 'neutral',
  'held-back': 'red',
  cancelled: 'red',
  over: 'neutral',
} as const satisfies Record<State, Tone>;

interface BadgeProps {
  readonly tournament: Pick<Places, 'availability' | 'waiting'>;
  /** In which its places are counted; null where that differs or is not known. */
  readonly eventType: EventType | null;
}

/** The state of a tournament in the same words for players, its organizer and the operator. */
export function AvailabilityBadge({
  tournament: { availability, waiting },
  eventType,
}: BadgeProps) {
  const t = useText();
  const text =
    availability === 'full' ? t.fullAndWaiting(waiting, eventType) : t.availabilities[availability];
  return <Badge tone={TONES[availability]}>{text}</Badge>;
}

/** The places left, or why there are none. */
export function Availability({ tournament }: { readonly tournament: Places }) {
  const t = useText();
  const { availability, placesLeft, participantLimit, eventTypes } = tournament;
  if (availability === 'open') {
    const few = placesLeft <= FEW;
    return (
      <span className={few ? css.few : css.places}>
        {t.placesLeft(placesLeft, participantLimit, onlyType(eventTypes))}
      </span>
    );
  }
  return <AvailabilityBadge tournament={tournament} eventType={onlyType(eventTypes)} />;
}

/** Why nobody can apply, as a sentence; null when applications are open. */
export function useUnavailable(tournament: Places): string | null {
  const t = useText();
  const format = useFormat();
  switch (tournament.availability) {
    case 'open':
      return null;
    case 'full':
      return t.whyFull(tournament.participantLimit, onlyType(tournament.eventTypes));
    case 'deadline-passed':
      return t.whyDeadlinePassed(format.longDate(tournament.applicationDeadline));
    default:
      return t.unavailableTexts[tournament.availability];
  }
}
