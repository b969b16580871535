import { z } from 'zod';
import { CHECK_IN_STATES } from '#features/entries/check-ins/check-ins.vocabulary.ts';
import { eventOfEntry } from '#features/entries/entries.contract.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { count, pathNumber } from '#platform/shared/ids.ts';
import { CHECK_IN_WRITERS, MOST_TICKED } from './check-in.vocabulary.ts';

const params = z.object({ id: pathNumber });
const state = z.enum(CHECK_IN_STATES);

const person = z
  .object({
    /** The entry's id, or that of the partner in it. */
    id: z.uuid(),
    eventId: z.int(),
    /** The player, or the team. */
    name: z.string(),
    /** The reading of the name (furigana) in katakana; '' where nobody has given it. */
    reading: z.string(),
    /** The other of a pair. */
    partnerName: z.string().nullable(),
    club: z.string().nullable(),
    /** The entrant's number; null before the entries are closed. */
    number: z.int().nullable(),
    state,
    /** 0 for somebody whom nobody has ticked yet. */
    version: z.int(),
    by: z.enum(CHECK_IN_WRITERS).nullable(),
    at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'PersonToCheckIn' });

const listOutput = z.object({
  list: z
    .object({
      tournamentName: z.string(),
      /** The list is read, and nothing is changed: the date has passed, or the tournament is cancelled. */
      isClosed: z.boolean(),
      /** The events that are checked in. */
      events: z.array(eventOfEntry),
      people: z.array(person),
    })
    .meta({ id: 'CheckInList' }),
});

const unknown = { TOURNAMENT_NOT_FOUND: 404, DAY_NOT_OPEN: 409 } as const;

export const list = endpoint({
  operationId: 'checkIn.list',
  method: 'GET',
  path: '/api/tournaments/:id/day/check-ins',
  summary: 'Everybody in the events of the day and whether they are there, for the desk',
  params,
  output: listOutput,
  refusals: unknown,
});

export const tick = endpoint({
  operationId: 'checkIn.tick',
  method: 'POST',
  path: '/api/tournaments/:id/day/check-ins',
  summary: 'Mark people as present, absent or expected: all of them or none',
  params,
  body: z.object({
    state,
    people: z
      .array(z.object({ id: z.uuid(), /** What the writer saw. */ seenVersion: count }))
      .min(1)
      .max(MOST_TICKED),
  }),
  output: listOutput,
  refusals: {
    ...unknown,
    TOURNAMENT_CANCELLED: 409,
    DAY_OVER: 409,
    /** One of them has withdrawn, or is no partner any more. */
    PERSON_NOT_FOUND: 409,
    /** Another desk, or the player, has changed one of them since. */
    CHECK_IN_CHANGED: 409,
  },
});

export const missing = endpoint({
  operationId: 'checkIn.missing',
  method: 'GET',
  path: '/api/tournaments/:id/day/missing',
  summary: 'Who is not there yet, with the phone number of their entry, for the desk',
  params,
  output: z.object({
    people: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        reading: z.string(),
        club: z.string().nullable(),
        eventId: z.int(),
        /** Null where the entry gives none. */
        phone: z.string().nullable(),
      }),
    ),
    /** Whether it is the day of the tournament: on any other nobody is listed. */
    isToday: z.boolean(),
  }),
  refusals: unknown,
});

const ownOutput = z.object({
  checkIn: z
    .object({
      tournamentName: z.string(),
      eventDate: z.iso.date(),
      venue: z.string(),
      isCancelled: z.boolean(),
      /** From when the code is accepted; null while the desk has not opened the day. */
      opensAt: z.iso.datetime().nullable(),
      /** Mine: one for each event that is checked in. */
      people: z.array(
        z.object({
          id: z.uuid(),
          event: eventOfEntry,
          state,
          /** Until when I check in by myself. */
          closesAt: z.iso.datetime(),
        }),
      ),
    })
    .meta({ id: 'OwnCheckIn' }),
});

const own = {
  /** Also where I have no place in it. */
  TOURNAMENT_NOT_FOUND: 404,
} as const;

export const findOwn = endpoint({
  operationId: 'checkIn.findOwn',
  method: 'GET',
  path: '/api/tournaments/:id/check-in',
  summary: 'My check-in on the day of a tournament that I have entered',
  params,
  output: ownOutput,
  refusals: own,
});

export const checkIn = endpoint({
  operationId: 'checkIn.checkIn',
  method: 'POST',
  path: '/api/tournaments/:id/check-in',
  summary:
    'Check in for all my events with the code of the venue; checking in twice changes nothing',
  params,
  body: z.object({ code: z.string().regex(/^\d{4}$/) }),
  output: ownOutput,
  refusals: {
    ...own,
    TOURNAMENT_CANCELLED: 409,
    DAY_NOT_OPEN: 409,
    /** `details.opensAt` says from when. */
    TOO_EARLY: 409,
    /** The cut-off of all my events has passed, or the desk has marked me as absent. */
    CHECK_IN_CLOSED: 409,
    WRONG_CODE: 409,
    /** Five wrong codes: `details.until` says until when to wait. */
    TOO_MANY_TRIES: 409,
  },
});
