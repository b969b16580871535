import { z } from 'zod';
import { EVENT_TYPES, TOURNAMENT_LEVELS } from '#domain/entry/vocabulary.ts';
import { sport } from '#features/sports/sports.contract.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { clientId, pathNumber, timeOfDay } from '#platform/shared/ids.ts';
import { LONGEST_COURT_NAME, LONGEST_LABEL, MOST_COURTS, MOST_LABELS } from './day.vocabulary.ts';

const params = z.object({ id: pathNumber });
const courtParams = params.extend({ courtId: z.uuid() });

const court = z
  .object({ id: z.uuid(), name: z.string(), isClosed: z.boolean(), labels: z.array(z.string()) })
  .meta({ id: 'Court' });

const dayEvent = z
  .object({
    id: z.int(),
    /** Empty where the organizer has given none. */
    name: z.string(),
    eventType: z.enum(EVENT_TYPES),
    level: z.enum(TOURNAMENT_LEVELS),
    hasCheckIn: z.boolean(),
    /** "HH:MM"; null without a cut-off. */
    checkInUntil: z.string().nullable(),
    /** People, by the state of their check-in; of a pair both count. */
    expected: z.int(),
    present: z.int(),
    absent: z.int(),
  })
  .meta({ id: 'DayEvent' });

const output = z.object({
  day: z
    .object({
      tournamentName: z.string(),
      sport,
      eventDate: z.iso.date(),
      startTime: z.string(),
      isCancelled: z.boolean(),
      /** The date has passed: nothing is changed any more. */
      isOver: z.boolean(),
      /** False for referees and desk helpers, whose way back is another page. */
      isOrganizer: z.boolean(),
      /** False for a desk helper, who does not end the tournament. */
      mayReferee: z.boolean(),
      /** Null before the desk has opened the day. */
      opened: z
        .object({
          at: z.iso.datetime(),
          /** Four digits, to be shown at the venue. */
          code: z.string(),
          /** Where players check in, for the QR code; the code follows as its fragment. */
          address: z.string(),
        })
        .nullable(),
      /** From when players check themselves in. */
      checkInOpensAt: z.iso.datetime(),
      events: z.array(dayEvent),
      courts: z.array(court),
    })
    .meta({ id: 'Day' }),
});

const unknown = { TOURNAMENT_NOT_FOUND: 404 } as const;
const closed = { ...unknown, TOURNAMENT_CANCELLED: 409, DAY_OVER: 409 } as const;
const changing = {
  ...closed,
  /** Nobody has opened the day. */
  DAY_NOT_OPEN: 409,
} as const;

const courtName = z.string().trim().min(1).max(LONGEST_COURT_NAME);
const newCourts = z.array(
  z.object({ /** Made by the browser; a resend changes nothing. */ id: clientId, name: courtName }),
);
const checkIn = z
  .object({ hasCheckIn: z.boolean(), checkInUntil: timeOfDay.nullable() })
  .meta({ id: 'CheckInOfEvent' });

export const find = endpoint({
  operationId: 'day.find',
  method: 'GET',
  path: '/api/tournaments/:id/day',
  summary: 'The day of a tournament for its desk: courts, check-in and the code of the venue',
  params,
  output,
  refusals: unknown,
});

export const open = endpoint({
  operationId: 'day.open',
  method: 'POST',
  path: '/api/tournaments/:id/day',
  summary: 'Open the day: name its courts, and say which events are checked in',
  params,
  body: z.object({
    courts: newCourts.max(MOST_COURTS),
    /** Events without a line are checked in, without a cut-off. */
    events: z.array(checkIn.extend({ eventId: pathNumber })).max(100),
  }),
  output,
  refusals: {
    ...closed,
    EVENT_NOT_FOUND: 404,
    /** Another desk has opened it; reading gives what it has entered. */
    ALREADY_OPEN: 409,
    TOO_MANY_COURTS: 409,
    COURT_NAME_TAKEN: 409,
    ID_TAKEN: 409,
  },
});

export const setCheckIn = endpoint({
  operationId: 'day.setCheckIn',
  method: 'PUT',
  path: '/api/tournaments/:id/day/events/:eventId',
  summary: 'Switch the check-in of an event on or off, or move its cut-off',
  params: params.extend({ eventId: pathNumber }),
  body: z.object({
    /** What the writer saw. */
    seen: checkIn,
    next: checkIn,
  }),
  output,
  refusals: { ...changing, EVENT_NOT_FOUND: 404, DAY_CHANGED: 409 },
});

export const addCourts = endpoint({
  operationId: 'day.addCourts',
  method: 'POST',
  path: '/api/tournaments/:id/day/courts',
  summary: 'Add courts after the others: all of them or none',
  params,
  body: z.object({ courts: newCourts.min(1).max(MOST_COURTS) }),
  output,
  refusals: { ...changing, TOO_MANY_COURTS: 409, COURT_NAME_TAKEN: 409, ID_TAKEN: 409 },
});

export const orderCourts = endpoint({
  operationId: 'day.orderCourts',
  method: 'PUT',
  path: '/api/tournaments/:id/day/courts',
  summary: 'Bring all courts into another order',
  params,
  body: z.object({ order: z.array(z.uuid()).max(MOST_COURTS) }),
  output,
  refusals: {
    ...changing,
    /** These are not the courts of the day any more. */
    COURTS_CHANGED: 409,
  },
});

/** By which events and rounds choose their courts. */
const labels = z.array(z.string().trim().min(1).max(LONGEST_LABEL)).max(MOST_LABELS);
/** A screen of an earlier version knows no labels, and leaves them as they are. */
const courtState = z.object({ name: courtName, isClosed: z.boolean(), labels: labels.optional() });

export const changeCourt = endpoint({
  operationId: 'day.changeCourt',
  method: 'PUT',
  path: '/api/tournaments/:id/day/courts/:courtId',
  summary: 'Give a court another name or other labels, close it, or open it again',
  params: courtParams,
  body: z.object({
    /** What the writer saw. */
    seen: courtState,
    next: courtState,
  }),
  output,
  refusals: {
    ...changing,
    COURT_NOT_FOUND: 404,
    COURT_NAME_TAKEN: 409,
    COURTS_CHANGED: 409,
    /** A match is called or played on it: it is moved first. */
    COURT_IN_USE: 409,
  },
});

export const deleteCourt = endpoint({
  operationId: 'day.deleteCourt',
  method: 'DELETE',
  path: '/api/tournaments/:id/day/courts/:courtId',
  summary: 'Delete a court; deleting it twice changes nothing',
  params: courtParams,
  output,
  refusals: { ...changing, COURT_IN_USE: 409 },
});
