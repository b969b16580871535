import { z } from 'zod';
import { PRIORITIES } from '#domain/order-of-play/reasons.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { count, pathNumber, timeOfDay } from '#platform/shared/ids.ts';
import { matchRef } from './queue.match.contract.ts';
import { queueOutput } from './queue.record.contract.ts';
import { NO_UMPIRE } from './queue.vocabulary.ts';

/**
 * The queue of an open day, for its desk. Every write names what its writer saw: the version of a match and its two sides, or
 * the rules before. The wanted state is there already: nothing happens. Another change came between: it is refused.
 */

export const params = z.object({ id: pathNumber });
export const output = z.object({ queue: queueOutput });

export const unknown = { TOURNAMENT_NOT_FOUND: 404, DAY_NOT_OPEN: 409 } as const;
/** Of every write of the desk. */
export const changing = { ...unknown, TOURNAMENT_CANCELLED: 409, DAY_OVER: 409 } as const;
const ofMatch = {
  ...changing,
  /** No published draw has such a match. */
  MATCH_NOT_FOUND: 404,
  /** It has a result. */
  MATCH_PLAYED: 409,
  /** The match, its sides or its place have changed since the writer read them. */
  QUEUE_CHANGED: 409,
} as const;
export const ofCourt = { COURT_NOT_FOUND: 409 } as const;

const courtId = z.uuid();
const entrantId = z.string().min(1).max(10);
const umpireId = z.union([z.literal(NO_UMPIRE), entrantId]);

/** The match as its writer saw it. */
const seen = matchRef.extend({
  seenVersion: count,
  player1Id: entrantId.nullable(),
  player2Id: entrantId.nullable(),
});

export const find = endpoint({
  operationId: 'queue.find',
  method: 'GET',
  path: '/api/tournaments/:id/day/queue',
  summary:
    'What is played, called and next on each court, which match goes next and why, and when each will begin',
  params,
  output,
  refusals: unknown,
});

const step = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('call'),
    /** Null for the court that the rules propose. */
    courtId: courtId.nullable(),
    /** The entrant who umpires, or nobody; null for the one that the rules propose, if any. */
    umpireId: umpireId.nullable(),
    /** In spite of what NOT_READY has listed. No player is called to two courts. */
    isAnyway: z.boolean(),
  }),
  /** The second call of a called match. */
  z.object({ kind: z.literal('call-again') }),
  z.object({ kind: z.literal('start') }),
  /** Back into the queue, from a court or from being next. */
  z.object({ kind: z.literal('back') }),
  /** A called or playing match goes on on another court. */
  z.object({ kind: z.literal('move'), courtId }),
  /** Somebody else umpires a called or playing match, or nobody. */
  z.object({ kind: z.literal('umpire'), umpireId }),
  /** A waiting match is the next one on a court, whether it is ready or not. */
  z.object({ kind: z.literal('next'), courtId }),
]);

export const takeStep = endpoint({
  operationId: 'queue.takeStep',
  method: 'POST',
  path: '/api/tournaments/:id/day/queue/steps',
  summary:
    'Call a match, call it again, start it, move it, change its umpire, make it the next of a court, or take it back',
  params,
  body: seen.extend({ step }),
  output,
  refusals: {
    ...ofMatch,
    ...ofCourt,
    /** Details: `reasons`, the obstacles with commas; `isOverridable` whether `isAnyway` helps. */
    NOT_READY: 409,
    /** Details: `person` and `court`. */
    PLAYER_BUSY: 409,
    /** Details: `court`. Another match is called or played there, or is its next one. */
    COURT_TAKEN: 409,
    /** Details: `court`. Nothing is called to a closed court, or to one that has a break. */
    COURT_CLOSED: 409,
    /** No court is free for it. */
    NO_FREE_COURT: 409,
    /** The umpire plays the match, or is not in the event. */
    UMPIRE_NOT_FOUND: 409,
  },
});

const order = z.discriminatedUnion('kind', [
  /** Before another waiting match; null is the end of the list. What comes before it in the list stays before it. */
  z.object({ kind: z.literal('place'), before: matchRef.nullable() }),
  /** `usual` also takes it from a place that the desk has given it. */
  z.object({ kind: z.literal('priority'), priority: z.enum(PRIORITIES) }),
  /** It is played on this court only; null on any. */
  z.object({ kind: z.literal('court'), courtId: courtId.nullable() }),
  z.object({ kind: z.literal('hold'), isHeld: z.boolean() }),
  z.object({ kind: z.literal('not-before'), time: timeOfDay.nullable() }),
]);

export const changeOrder = endpoint({
  operationId: 'queue.changeOrder',
  method: 'PUT',
  path: '/api/tournaments/:id/day/queue/order',
  summary: 'Give a waiting match another place, priority, court or time, or hold it',
  params,
  body: seen.extend({ order }),
  output,
  refusals: {
    ...ofMatch,
    ...ofCourt,
    /** It is called or played. */
    MATCH_ON_COURT: 409,
  },
});

export const decideWalkover = endpoint({
  operationId: 'queue.decideWalkover',
  method: 'POST',
  path: '/api/tournaments/:id/day/queue/walkovers',
  summary:
    'Accept a proposed walkover, which records it as the result, or decline it: the player came',
  params,
  body: seen.extend({
    decision: z.discriminatedUnion('kind', [
      /** Null where neither side came. */
      z.object({ kind: z.literal('accept'), winnerId: entrantId.nullable() }),
      z.object({ kind: z.literal('decline') }),
    ]),
  }),
  output,
  refusals: {
    ...ofMatch,
    /** Nobody has proposed it, or the player came. */
    WALKOVER_NOT_PROPOSED: 409,
    /** A stage that follows from this match is drawn. */
    NEXT_STAGE_DRAWN: 409,
    /** Scores of this event are entered as they are: they know no walkover, or need another result. */
    RESULT_REFUSED: 409,
  },
});
