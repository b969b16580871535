import { courtKind } from '#features/sports/sports.policy.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import type { Obstacle, QueueMatch, Reason } from '../queue.queries.ts';
import { useText } from '../queue.text.ts';
import type { QueueView } from './use-queue-view.ts';

/** Why a match goes next, why another cannot, and when it will begin, in words. */
export function useReasons(view: QueueView) {
  const t = useText();
  const format = useFormat();
  const kind = courtKind(view.queue.sport);
  const time = (instant: string | null) => (instant === null ? '' : format.clockTime(instant));
  const obstacle = ({ code, person, courtId, keys, until }: Obstacle): string => {
    const name = person ? format.name(person.name) : t.somebody;
    const court = view.courtName(courtId);
    switch (code) {
      case 'sides-unknown': {
        const courts = keys.map((key) => view.courtName(view.match(key)?.courtId ?? null));
        const known = courts.filter(Boolean);
        return known.length > 0 ? t.waitsForSidesOn(t.joined(known)) : t.waitsForSides;
      }
      case 'order-missing':
        return t.waitsForOrders;
      case 'rubber-before':
        return t.waitsForRubber;
      case 'not-present':
        return t.isNotPresent(name);
      case 'absent':
        return t.isAbsent(name);
      case 'withdrawn':
        return t.hasWithdrawn(name);
      case 'busy':
        return court ? t.isBusyOn(name, court) : t.isBusy(name);
      case 'umpire-busy':
        return court ? t.isUmpireBusyOn(name, court) : t.isUmpireBusy(name);
      case 'rest':
        return t.isResting(name, time(until));
      case 'lunch':
        return t.hasLunch(name, time(until));
      case 'not-before':
        return t.isTooEarly(time(until));
      case 'unconfirmed':
        return t.isUnconfirmed(time(until));
      case 'disputed':
        return t.isDisputed;
      case 'held':
        return t.isHeld;
      case 'court-order':
        return t.waitsForCourt[kind];
      case 'court-label':
        return t.needsLabel;
    }
  };
  const reason = ({ code, minutes }: Reason): string => {
    switch (code) {
      case 'fixed-court':
        return t.reasonFixedCourt[kind];
      case 'desk':
        return t.reasonDesk;
      case 'critical-path':
        return t.reasonCriticalPath(minutes ?? 0);
      case 'longest-waiting':
        return minutes ? t.reasonLongestWaiting(minutes) : t.reasonWaitingLongest;
      case 'draw-order':
        return t.reasonDrawOrder;
    }
  };
  return {
    reason,
    obstacle,
    /** "not before 10:40 (about 10:55)"; null where nobody can say. */
    expected: ({ expected }: QueueMatch) =>
      expected && t.expected(time(expected.notBefore), time(expected.about)),
  };
}
