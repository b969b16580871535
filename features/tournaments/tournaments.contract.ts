import { z } from 'zod';
import { PREFECTURES } from '#domain/common/prefectures.ts';
import { AVAILABILITIES } from '#domain/entry/entry.ts';
import { EVENT_TYPES, TOURNAMENT_LEVELS } from '#domain/entry/vocabulary.ts';
import { sport } from '#features/sports/sports.contract.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { cursor, pathNumber } from '#platform/shared/ids.ts';
import { eventOutput } from './events/events.contract.ts';

/** A prefecture, which the API description lists once. */
export const prefectureOutput = z.enum(PREFECTURES).meta({ id: 'Prefecture' });

export const listingOutput = z
  .object({
    id: z.int(),
    name: z.string(),
    venue: z.string(),
    prefecture: prefectureOutput,
    sport,
    eventDate: z.iso.date(),
    eventType: z.enum(EVENT_TYPES),
    level: z.enum(TOURNAMENT_LEVELS),
    /** Of several events: the lowest. */
    feeYen: z.int(),
    applicationDeadline: z.iso.date(),
    participantLimit: z.int(),
    placesLeft: z.int(),
    availability: z.enum(AVAILABILITIES),
    eventCount: z.int(),
    /** The types and levels of its events; those above are of the first. */
    eventTypes: z.array(z.enum(EVENT_TYPES)),
    levels: z.array(z.enum(TOURNAMENT_LEVELS)),
  })
  .meta({ id: 'ListedTournament' });

export const tournamentOutput = listingOutput
  .extend({
    startTime: z.string(),
    endTime: z.string(),
    organizerName: z.string(),
    contact: z.string(),
    notes: z.string(),
  })
  .meta({ id: 'Tournament' });

/** People on the waiting list of a full tournament. */
const waiting = z.int();

export const list = endpoint({
  operationId: 'tournaments.list',
  method: 'GET',
  path: '/api/tournaments',
  summary: 'Coming tournaments by date, searched and filtered, a page at a time',
  query: z.object({
    /**
     * Words that are each somewhere in the name or venue, or name the prefecture; letter case, full and half width, and
     * hiragana and katakana do not matter.
     */
    q: z.string().trim().max(100).optional(),
    prefecture: prefectureOutput.optional(),
    level: z.enum(TOURNAMENT_LEVELS).optional(),
    eventType: z.enum(EVENT_TYPES).optional(),
    /** The first and the last day of the tournament. */
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
    /** With an event that costs nothing. */
    free: z.literal('true').optional(),
    cursor: cursor.optional(),
  }),
  output: z.object({
    tournaments: z.array(
      listingOutput.extend({
        waiting,
        /** The reader has a place in it, reserved or confirmed. */
        isEntered: z.boolean(),
      }),
    ),
    nextCursor: z.string().nullable(),
    /** For a search that is nothing but a prefecture's name: the prefecture, to filter by it instead. */
    namedPrefecture: z
      .object({
        prefecture: prefectureOutput,
        /** Future tournaments there that meet the other filters, up to 100. */
        count: z.int(),
        /** There are more than that. */
        more: z.boolean(),
      })
      .nullable(),
  }),
  refusals: {},
});

export const find = endpoint({
  operationId: 'tournaments.find',
  method: 'GET',
  path: '/api/tournaments/:id',
  summary: 'One tournament',
  params: z.object({ id: pathNumber }),
  output: z.object({
    tournament: tournamentOutput.extend({ waiting, events: z.array(eventOutput) }),
  }),
  refusals: { TOURNAMENT_NOT_FOUND: 404 },
});
