import { z } from 'zod';
import { EVENT_TYPES } from '#domain/entry/vocabulary.ts';
import { eventFormat } from '#features/matches/draws/draws.record.contract.ts';
import { sport } from '#features/sports/sports.contract.ts';
import { EARLY_ENDS } from '#features/tournaments/tournaments.vocabulary.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { cursor, pathNumber } from '#platform/shared/ids.ts';
import { changeOf, drawnPerson, drawRecord, furtherStage } from './event-draws.record.contract.ts';
import { PUBLIC_STATES } from './event-draws.vocabulary.ts';
import { drawResults } from './results/results.record.contract.ts';

/** What everybody sees of the draws of a tournament, without an account. */

const when = z.iso.datetime();

const tournament = z.object({
  id: z.int(),
  name: z.string(),
  eventDate: z.iso.date(),
  venue: z.string(),
  sport,
  isCancelled: z.boolean(),
  /** Why its day was ended before everything was played; null where it was not. */
  endedEarly: z.enum(EARLY_ENDS).nullable(),
});

const drawsOfEvent = z.object({
  id: z.int(),
  /** Empty where the organizer has given none. */
  name: z.string(),
  eventType: z.enum(EVENT_TYPES),
  state: z.enum(PUBLIC_STATES),
});

export const publicDraws = endpoint({
  operationId: 'eventDraws.publicDraws',
  method: 'GET',
  path: '/api/tournaments/:id/draws',
  summary: 'The events of a tournament, and whether their draws are out',
  params: z.object({ id: pathNumber }),
  output: z.object({
    tournament,
    events: z.array(
      drawsOfEvent.extend({
        /** Of the published draw; null without one. */
        published: z
          .object({
            kind: z.enum(['knockout', 'groups']),
            entrants: z.int(),
            publishedAt: when,
          })
          .nullable(),
        /** It is played as a season, whose table and fixtures everybody reads. */
        hasSeason: z.boolean(),
        /** The published stages after the first. */
        further: z.array(furtherStage),
      }),
    ),
  }),
  refusals: { TOURNAMENT_NOT_FOUND: 404 },
});

const publishedDraw = z
  .object({
    number: z.int(),
    drawnAt: when,
    publishedAt: when,
    format: eventFormat,
    /** As it was drawn; the shown draw is this one with the amendments. */
    made: drawRecord,
    amendments: z.array(z.object({ at: when, reason: z.string(), change: changeOf })),
    people: z.array(drawnPerson),
    /** Not null; a copy that an earlier version of the app has cached has null for a knockout. */
    results: drawResults.nullable(),
  })
  .meta({ id: 'PublishedDraw' });

const earlierDraw = z
  .object({
    number: z.int(),
    drawnAt: when,
    publishedAt: when.nullable(),
    withdrawn: z.object({ at: when, reason: z.string() }).nullable(),
  })
  .meta({ id: 'EarlierDraw' });

const stageInPublic = z.object({
  /** What is published; null where nothing is. */
  draw: publishedDraw.nullable(),
  /** Why nothing is published any more; a new draw will follow. */
  withdrawn: z.object({ number: z.int(), at: when, reason: z.string() }).nullable(),
  /** The draws before the published one, oldest first: drafts that were drawn again, and those that were taken back. */
  earlier: z.array(earlierDraw),
});

export const publicDraw = endpoint({
  operationId: 'eventDraws.publicDraw',
  method: 'GET',
  path: '/api/tournaments/:id/draws/:eventId',
  summary: 'The published draw of an event, with everything that is needed to draw it again',
  params: z.object({ id: pathNumber, eventId: pathNumber }),
  output: z
    .object({
      tournament,
      event: drawsOfEvent,
      ...stageInPublic.shape,
      /** The stages after the first whose draws were ever published. */
      further: z.array(furtherStage.extend(stageInPublic.shape)),
    })
    .meta({ id: 'PublicDraw' }),
  refusals: { TOURNAMENT_NOT_FOUND: 404, EVENT_NOT_FOUND: 404 },
});

export const pastTournaments = endpoint({
  operationId: 'eventDraws.pastTournaments',
  method: 'GET',
  path: '/api/past-tournaments',
  summary:
    'Tournaments whose date is over and that have a published draw or a season, the newest first, a page at a time',
  query: z.object({ cursor: cursor.optional() }),
  output: z.object({
    tournaments: z.array(
      tournament.omit({ sport: true, isCancelled: true, endedEarly: true }).extend({
        /** An event of it is played as a season, which may go on for months. */
        hasSeason: z.boolean(),
      }),
    ),
    nextCursor: z.string().nullable(),
  }),
  refusals: {},
});
