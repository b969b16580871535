import { z } from 'zod';
import {
  ASKED_BY,
  DECISIONS,
  REQUEST_STATES,
} from '#features/entries/withdrawals/withdrawals.vocabulary.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { clientId, count, pathNumber } from '#platform/shared/ids.ts';
import { PUBLISHED_KINDS, SHOWN_REFUNDS } from './withdrawing.vocabulary.ts';

const params = z.object({ id: pathNumber, eventId: pathNumber });

const request = z
  .object({
    id: z.uuid(),
    state: z.enum(REQUEST_STATES),
    askedBy: z.enum(ASKED_BY),
    askedAt: z.iso.datetime(),
    decision: z.enum(DECISIONS).nullable(),
    word: z.string(),
    decidedAt: z.iso.datetime().nullable(),
    /** The name of the organizer or referee; null before the decision, and for somebody who has left. */
    decidedBy: z.string().nullable(),
  })
  .meta({ id: 'DecidedRequest' });

const entrant = z
  .object({
    entryId: z.uuid(),
    /** In the list of the event, and in its draw. */
    number: z.int(),
    name: z.string(),
    club: z.string().nullable(),
    /** Of the school that has entered them, where it may send somebody else: not for a team, nor after the day. Null for all others. */
    applicationId: z.uuid().nullable(),
    /** The entry is confirmed. */
    isIn: z.boolean(),
    /** What happens to the fee when the entry ends now. */
    refund: z.enum(SHOWN_REFUNDS),
    /** Yen that go back; null for referees, where no money does, and of two who have shared the fee. */
    refundYen: z.int().nullable(),
    /** The newest; null without one. */
    request: request.nullable(),
  })
  .meta({ id: 'EntrantToWithdraw' });

const output = z.object({
  event: z
    .object({
      tournamentName: z.string(),
      eventName: z.string(),
      isOrganizer: z.boolean(),
      isCancelled: z.boolean(),
      /** Before its entries are closed, an event has no requests: players withdraw by themselves. */
      isClosed: z.boolean(),
      /** There is a draw, which a withdrawal makes outdated. */
      isDrawn: z.boolean(),
      /** Null without a published draw. In groups the rule book says what becomes of the matches. */
      published: z.enum(PUBLISHED_KINDS).nullable(),
      /** A match of the published draw has a result: the draw does not change any more. */
      isPlayed: z.boolean(),
      /** The draw of a stage after the first is published: what it follows from does not change any more. */
      isFollowed: z.boolean(),
      /** The desk has opened the day: seeds do not move up any more, and a line does not become a bye. */
      isOrderOut: z.boolean(),
      /** Matches of the tournament that are called or played now; ties between two rubbers, too. */
      called: z.array(
        z.object({
          stageId: z.uuid(),
          drawNumber: z.int(),
          matchId: z.string(),
          isPlaying: z.boolean(),
        }),
      ),
      /** People on the waiting list. */
      waiting: z.int(),
      /** Who is offered a place and has not answered yet. */
      offers: z.array(z.object({ name: z.string(), until: z.iso.datetime() })),
      /** Free places, which are nobody's while the entries are closed. */
      freePlaces: z.int(),
      entrants: z.array(entrant),
    })
    .meta({ id: 'EventToWithdrawFrom' }),
});

const unknown = { TOURNAMENT_NOT_FOUND: 404, EVENT_NOT_FOUND: 404 } as const;

export const list = endpoint({
  operationId: 'withdrawing.list',
  method: 'GET',
  path: '/api/tournaments/:id/events/:eventId/withdrawals',
  summary:
    'Everybody in a closed event, with the requests to withdraw, for its organizer and referees',
  params,
  output,
  refusals: unknown,
});

export const decide = endpoint({
  operationId: 'withdrawing.decide',
  method: 'POST',
  path: '/api/tournaments/:id/events/:eventId/withdrawals/:entryId',
  summary: 'Decide a request to withdraw, or withdraw somebody without one',
  params: params.extend({ entryId: z.uuid() }),
  body: z.object({
    /** Sending it again changes nothing. */
    writeId: clientId,
    /** The request on the screen; null without one. */
    seenRequest: z.uuid().nullable(),
    decision: z.enum(DECISIONS),
    /** For `alternate` and `bye`: what the screen showed. */
    seen: z
      .object({
        draw: count,
        amendments: count,
        /** The number of the alternate or of the chosen lucky loser; null without one. */
        alternate: count.nullable(),
      })
      .exactOptional(),
    /** What the player reads; needed when a request is declined. Longer than it may be, for its own refusal. */
    word: z.string().max(2000),
  }),
  output,
  refusals: {
    ...unknown,
    ENTRY_NOT_FOUND: 404,
    TOURNAMENT_CANCELLED: 409,
    TOURNAMENT_FINALIZED: 409,
    ENTRIES_OPEN: 409,
    /** Somebody has asked, taken it back or decided since; reading gives it. */
    WITHDRAWAL_CHANGED: 409,
    /** The entry has ended, and nobody asks what becomes of its place. */
    NOT_ACTIVE: 409,
    /** There is no request that could be declined, or the account is deleted. */
    NOTHING_ASKED: 409,
    /** A published knockout needs an alternate or a bye on the line; published groups have no place to offer. */
    DRAW_PUBLISHED: 409,
    /** The draw of a stage after the groups is published: the opponents there win without a match. */
    NEXT_STAGE_DRAWN: 409,
    /** Another draw, another change of it or another alternate than the writer saw. */
    DRAW_CHANGED: 409,
    /** A match has a result: the opponents win without a match. */
    MATCH_PLAYED: 409,
    /** The match of the player is called or played: the opponent wins it. */
    MATCH_CALLED: 409,
    /** The order of play is out: a line does not become a bye any more. */
    ORDER_OUT: 409,
    /** Nobody is in the list without a line, or no lucky loser was named. */
    NO_ALTERNATE: 409,
    /** A match would have no player: the draw must be made again. */
    EMPTY_MATCH: 409,
    NOBODY_WAITS: 409,
    /** The tournament has begun. */
    TOO_LATE_TO_OFFER: 409,
    /** Empty where it is needed, or longer than 200 characters. */
    INVALID_WORD: 422,
  },
});

export const reinstate = endpoint({
  operationId: 'withdrawing.reinstate',
  method: 'POST',
  path: '/api/tournaments/:id/events/:eventId/withdrawals/:entryId/reinstatement',
  summary: 'Take back that somebody was withdrawn: the entry is confirmed again, with its line',
  params: params.extend({ entryId: z.uuid() }),
  body: z.object({
    /** Sending it again changes nothing. */
    writeId: clientId,
    /** The decision on the screen. */
    seenRequest: z.uuid(),
  }),
  output,
  refusals: {
    ...unknown,
    ENTRY_NOT_FOUND: 404,
    TOURNAMENT_CANCELLED: 409,
    TOURNAMENT_FINALIZED: 409,
    ENTRIES_OPEN: 409,
    /** Somebody has decided otherwise since, or taken it back already; reading gives it. */
    WITHDRAWAL_CHANGED: 409,
    /** No decision has ended the entry. */
    NOT_WITHDRAWN: 409,
    ACCOUNT_DELETED: 409,
    /** The withdrawal has given the fee back, or its refund is on its way. */
    REFUND_ASKED: 409,
    /** The same people, or a team of this name, are in the event by another entry. */
    ENTERED_AGAIN: 409,
    /** An alternate or a lucky loser plays on the line, or it is a bye. */
    LINE_TAKEN: 409,
    /** The draw of a following stage, which was published since, counts without the entry. */
    NEXT_STAGE_OUT: 409,
    /** Every place of the event is taken or offered. */
    PLACE_SOLD: 409,
    /** Who won by walkover has played on, or is playing. */
    NEXT_MATCH_PLAYED: 409,
  },
});
