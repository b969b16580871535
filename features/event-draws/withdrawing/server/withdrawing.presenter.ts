import { placesLeft } from '#domain/entry/entry.ts';
import type { StoredDraw } from '#features/matches/draws/server/draws.events.store.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import type { OwnEvent } from '../../server/event-draws.locks.commands.ts';
import { publishedKind, shownRefundOf } from '../withdrawing.policy.ts';
import type { CalledMatch } from './withdrawing.calls.provider.ts';
import type { StoredEntrantToWithdraw } from './withdrawing.store.ts';

interface Around extends OwnEvent {
  readonly entrants: readonly StoredEntrantToWithdraw[];
  readonly waiting: number;
  /** Places that are offered, until an instant. */
  readonly offers: readonly { readonly name: string; readonly until: Date }[];
  readonly newest: StoredDraw | null;
  /** A match of the published draw has a result. */
  readonly isPlayed: boolean;
  /** The draw of a stage after the first is published. */
  readonly isFollowed: boolean;
  /** The reader runs the tournament, and does not only referee it: referees see no money. */
  readonly isOrganizer: boolean;
  /** The desk has opened the day. */
  readonly isOrderOut: boolean;
  readonly called: readonly CalledMatch[];
  readonly now: Date;
}

/** Everybody in an event with the requests to withdraw, as the organizer or a referee sees them. */
export function asEventToWithdrawFrom(around: Around) {
  const { tournament, event, entrants, waiting, offers, newest, isPlayed, isOrganizer } = around;
  return {
    tournamentName: tournament.name,
    eventName: event.name,
    isOrganizer,
    isCancelled: tournament.state === 'cancelled',
    isClosed: event.isClosed,
    isDrawn: newest !== null && newest.withdrawnAt === null,
    published: publishedKind(newest),
    isPlayed,
    isFollowed: around.isFollowed,
    isOrderOut: around.isOrderOut,
    called: around.called.map(({ stageId, drawNumber, matchId, isPlaying }) => {
      return { stageId, drawNumber, matchId, isPlaying };
    }),
    waiting,
    offers: offers.map(({ name, until }) => ({ name, until: until.toISOString() })),
    freePlaces: placesLeft({ ...event, isClosed: false }),
    entrants: entrants.map((one) => asEntrant(one, around)),
  };
}

function asEntrant(one: StoredEntrantToWithdraw, { tournament, event, isOrganizer, now }: Around) {
  const { request } = one;
  const takesOthers = event.discipline !== 'Team' && dayInJapan(now) <= tournament.eventDate;
  const isAsked = request?.state === 'asked';
  const day = dayInJapan(isAsked ? new Date(request.askedAt) : now);
  const refund = shownRefundOf(one, tournament, day);
  return {
    entryId: one.entryId,
    number: one.number,
    name: one.name,
    club: one.club,
    applicationId: takesOthers ? one.applicationId : null,
    isIn: one.state === 'confirmed',
    refund,
    refundYen: isOrganizer && refund === 'money' ? one.restYen : null,
    request: request && {
      ...request,
      askedAt: new Date(request.askedAt).toISOString(),
      decidedAt: request.decidedAt && new Date(request.decidedAt).toISOString(),
    },
  };
}
