import { z } from 'zod';
import { EVENT_TYPES, TOURNAMENT_LEVELS } from '#domain/entry/vocabulary.ts';
import { sport } from '#features/sports/sports.contract.ts';
import { EARLY_ENDS } from '#features/tournaments/tournaments.vocabulary.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { pathNumber } from '#platform/shared/ids.ts';

/** The end of a tournament, for its organizer, its referees and the operators. */

const when = z.iso.datetime();
const params = z.object({ id: pathNumber });

const output = z.object({
  closing: z
    .object({
      tournamentName: z.string(),
      eventDate: z.iso.date(),
      sport,
      isCancelled: z.boolean(),
      /** False for a referee, whose way back is another page. */
      isOrganizer: z.boolean(),
      events: z.array(
        z.object({
          id: z.int(),
          /** Empty where the organizer has given none. */
          name: z.string(),
          eventType: z.enum(EVENT_TYPES),
          level: z.enum(TOURNAMENT_LEVELS),
          /** Every stage is; or fewer than two have entered it. */
          isFinished: z.boolean(),
          isEmpty: z.boolean(),
          /** Matches without a result. */
          open: z.int(),
          /** A stage is still to be drawn. */
          isUndrawn: z.boolean(),
          /** Places of a group are shared that only lots decide. */
          needsLots: z.boolean(),
        }),
      ),
      /** Whether a match has a result, or an event is decided without one. */
      hasResults: z.boolean(),
      /** Results that the other side contradicts. */
      disputes: z.int(),
      endedEarly: z.object({ at: when, why: z.enum(EARLY_ENDS) }).nullable(),
      finalizedAt: when.nullable(),
      /** Whether the reader corrects final results today. */
      mayCorrect: z.boolean(),
      /** When the results become final by themselves; null while that is not foreseeable, and afterwards. */
      finalAt: when.nullable(),
    })
    .meta({ id: 'Closing' }),
});
export type Closing = z.output<typeof output>['closing'];

const unknown = { TOURNAMENT_NOT_FOUND: 404 } as const;

export const findClosing = endpoint({
  operationId: 'closing.findClosing',
  method: 'GET',
  path: '/api/tournaments/:id/closing',
  summary: 'How far a tournament is from its end, for those who run or referee it',
  params,
  output,
  refusals: unknown,
});

/** Sent twice it changes nothing. */
export const finalize = endpoint({
  operationId: 'closing.finalize',
  method: 'POST',
  path: '/api/tournaments/:id/closing/final',
  summary: 'Make the results of a finished tournament final',
  params,
  body: z.object({
    /** For a tournament without a sport; 'unspecified' leaves it unrated. Ignored where there is one. */
    sport: sport.optional(),
  }),
  output,
  refusals: {
    ...unknown,
    TOURNAMENT_CANCELLED: 409,
    /** A match has no result, or a stage is not drawn. */
    NOT_FINISHED: 409,
    /** Somebody contradicts a result. */
    DISPUTES_OPEN: 409,
    /** Only lots decide the places of a group; afterwards nobody could draw them. */
    LOTS_NEEDED: 409,
    /** Nobody has said yet which sport was played. */
    SPORT_NEEDED: 422,
  },
});

const ending = { ...unknown, TOURNAMENT_CANCELLED: 409, TOURNAMENT_FINALIZED: 409 } as const;

/** Sent twice it changes nothing. Nothing is refunded by it. */
export const endEarly = endpoint({
  operationId: 'closing.endEarly',
  method: 'POST',
  path: '/api/tournaments/:id/closing/early',
  summary: 'End the day before everything is played: open matches are cancelled',
  params,
  body: z.object({ why: z.enum(EARLY_ENDS) }),
  output,
  refusals: {
    ...ending,
    /** It is not the date yet: cancel the tournament instead. */
    TOO_EARLY: 409,
    /** No draw is published. */
    NOTHING_DRAWN: 409,
  },
});

export const playOn = endpoint({
  operationId: 'closing.playOn',
  method: 'DELETE',
  path: '/api/tournaments/:id/closing/early',
  summary: 'Take an early end back',
  params,
  output,
  refusals: ending,
});
