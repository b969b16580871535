import { z } from 'zod';
import { EVENT_TYPES } from '#domain/entry/vocabulary.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { count, pathNumber } from '#platform/shared/ids.ts';
import { DRAW_STATES, MOST_ENTRANTS } from './event-draws.vocabulary.ts';

const params = z.object({ id: pathNumber, eventId: pathNumber });

const entrant = z
  .object({
    /** Unique in the event; drawn by lot when the entries were closed. */
    number: z.int(),
    name: z.string(),
    /** Null where it is not known. */
    club: z.string().nullable(),
    /** Rating points when the entries were closed; null without a rating. */
    points: z.int().nullable(),
    /** The organizer has ranked the others, but not this one, who was confirmed later. */
    isNew: z.boolean(),
  })
  .meta({ id: 'Entrant' });

/** An event on its way to the draw, as its organizer sees it. */
const preparedEvent = z
  .object({
    tournamentName: z.string(),
    /** Empty where the organizer has given none. */
    eventName: z.string(),
    eventType: z.enum(EVENT_TYPES),
    state: z.enum(DRAW_STATES),
    /** The reader is its organizer or an operator: a referee does not close and open entries. */
    isOrganizer: z.boolean(),
    /** Nothing can be changed in a cancelled tournament. */
    isCancelled: z.boolean(),
    people: z.object({
      confirmed: z.int(),
      /** Somebody pays, or a place is offered to them. */
      held: z.int(),
      waiting: z.int(),
    }),
    /** Null while the entries are open. */
    seeding: z
      .object({
        /** Of the list; a write names the version that its writer saw. */
        version: z.int(),
        seedCount: z.int(),
        /** The organizer has chosen the number. */
        isCountChosen: z.boolean(),
        usualSeedCount: z.int(),
        mostSeeds: z.int(),
        /** Who saved the order last, and when; null while nobody has. */
        savedBy: z.object({ name: z.string(), at: z.iso.datetime() }).nullable(),
        /** By rating points and lot: the organizer has ranked nobody. */
        isByPoints: z.boolean(),
        /** In the order of the list, the strongest first. */
        entrants: z.array(entrant),
      })
      .nullable(),
  })
  .meta({ id: 'PreparedEvent' });

const output = z.object({ event: preparedEvent });
const unknown = { TOURNAMENT_NOT_FOUND: 404, EVENT_NOT_FOUND: 404 } as const;
const changes = { ...unknown, TOURNAMENT_CANCELLED: 409 } as const;

export const prepared = endpoint({
  operationId: 'eventDraws.prepared',
  method: 'GET',
  path: '/api/tournaments/:id/events/:eventId/seeding',
  summary: 'An event on its way to the draw, for its organizer and referees',
  params,
  output,
  refusals: unknown,
});

export const closeEntries = endpoint({
  operationId: 'eventDraws.closeEntries',
  method: 'POST',
  path: '/api/tournaments/:id/events/:eventId/close',
  summary: 'Close the entries of an event: its confirmed entries become its seeding list',
  params,
  output,
  refusals: changes,
});

export const reopenEntries = endpoint({
  operationId: 'eventDraws.reopenEntries',
  method: 'POST',
  path: '/api/tournaments/:id/events/:eventId/reopen',
  summary: 'Take entries of an event again; free places are offered to its waiting list',
  params,
  output,
  refusals: changes,
});

/** The same seeding as the stored one is no conflict, whatever version its writer saw. */
export const saveSeeding = endpoint({
  operationId: 'eventDraws.saveSeeding',
  method: 'PUT',
  path: '/api/tournaments/:id/events/:eventId/seeding',
  summary: 'Save the order and the number of seeds',
  params,
  body: z.object({
    baseVersion: count,
    /** The numbers of all entrants, the strongest first; null orders them by rating points and lot. */
    order: z.array(count).max(MOST_ENTRANTS).nullable(),
    /** Null is the usual number. */
    seedCount: count.nullable(),
  }),
  output,
  refusals: {
    ...changes,
    ENTRIES_OPEN: 409,
    /** Somebody else has changed the list since; reading it gives theirs. */
    SEEDING_CHANGED: 409,
    /** The order leaves somebody out, or names somebody twice or who is not in the list. */
    INVALID_ORDER: 422,
    INVALID_SEED_COUNT: 422,
  },
});
