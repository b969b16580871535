import { z } from 'zod';
import { eventFormats } from '#features/matches/draws/draws.record.contract.ts';
import { EVENT_STATES } from '#features/matches/draws/draws.vocabulary.ts';
import { chosenFormat } from '#features/matches/matches.contract.ts';
import { eventOutput } from '#features/tournaments/events/events.contract.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { clientId, pathNumber } from '#platform/shared/ids.ts';
import { EVENT_FIELDS, eventSchema } from './own-events.form.ts';

const params = z.object({ id: pathNumber });
const eventParams = params.extend({ eventId: pathNumber });

/** An event as its organizer sees it. */
const ownEventOutput = eventOutput
  .extend({
    /** Reserved, confirmed and offered places together, with the organizer's own entries. */
    placesTaken: z.int(),
    /** The event of the publish form, which stays. */
    isFirst: z.boolean(),
    /** Somebody has entered it or waits for it, also if it is over: it cannot be deleted, nor its type changed. */
    isEntered: z.boolean(),
    /** How far it is on its way to the draw and to its end. */
    drawState: z.enum(EVENT_STATES),
    /** Its newest draw is one of groups, in which an alternate has no line. */
    isInGroups: z.boolean(),
    /** How the organizer means it to be played, before its draw. */
    formats: eventFormats,
  })
  .meta({ id: 'OwnEvent' });

const eventInput = z.object(eventSchema.shape).meta({ id: 'EventForm' });
const answer = z.object({ event: ownEventOutput });
const common = { TOURNAMENT_NOT_FOUND: 404, TOURNAMENT_CANCELLED: 409 } as const;
const ofForm = {
  /** Every event but the first needs a name. */
  NAME_MISSING: 422,
  /** Another event of the tournament has the name. */
  NAME_TAKEN: 409,
  /** Only an event of doubles can be mixed. */
  NOT_DOUBLES: 422,
  /** Somebody has entered the event: its type cannot change. */
  TYPE_FIXED: 409,
  /** The results are final: only an operator can take them out of the ratings. */
  RATED_ALREADY: 409,
} as const;

export const list = endpoint({
  operationId: 'ownEvents.list',
  method: 'GET',
  path: '/api/tournaments/:id/events',
  summary: 'The events of a tournament, for its organizer',
  params,
  output: z.object({
    /** The tournament's name. */
    name: z.string(),
    /** Events can be added and changed. */
    isOpen: z.boolean(),
    events: z.array(ownEventOutput),
    /** The score format that the organizer has chosen last for an event of this sport. */
    lastFormat: chosenFormat.nullable(),
  }),
  refusals: { TOURNAMENT_NOT_FOUND: 404 },
});

export const add = endpoint({
  operationId: 'ownEvents.add',
  method: 'POST',
  path: '/api/tournaments/:id/events',
  summary: 'Add an event to a tournament; it is open for applications at once',
  params,
  body: z.object({
    /** Made by the browser; a resend with the same id changes nothing, and other contents with it are refused. */
    id: clientId,
    event: eventInput,
  }),
  output: answer,
  refusals: { ...common, ...ofForm, TOO_MANY_EVENTS: 409, ID_TAKEN: 409 },
});

export const edit = endpoint({
  operationId: 'ownEvents.edit',
  method: 'PUT',
  path: '/api/tournaments/:id/events/:eventId',
  summary: 'Change an event; a fee applies to new applications only',
  params: eventParams,
  body: z.object({
    event: eventInput,
    /** The form's initial values: unchanged fields keep their stored values. */
    was: z.partialRecord(z.enum(EVENT_FIELDS), z.string()),
  }),
  output: answer,
  refusals: {
    ...common,
    ...ofForm,
    EVENT_NOT_FOUND: 404,
    /** Somebody else has changed the same fields since; `details` has their current values. */
    EVENT_CHANGED: 409,
    /** `details.taken` says how many places are taken. */
    LIMIT_BELOW_TAKEN: 409,
  },
});

/** Choosing again what is chosen is no error. */
export const chooseFormats = endpoint({
  operationId: 'ownEvents.chooseFormats',
  method: 'PUT',
  path: '/api/tournaments/:id/events/:eventId/formats',
  summary: 'Choose how an event is played and scored, before its draw is out',
  params: eventParams,
  body: z.object({
    formats: eventFormats,
    /** As the writer saw them. */
    seen: eventFormats,
  }),
  output: answer,
  refusals: {
    ...common,
    EVENT_NOT_FOUND: 404,
    /** Somebody else has chosen since; reading gives theirs. */
    FORMATS_CHANGED: 409,
    /** The draw is published: it is played as it was published. */
    DRAW_PUBLISHED: 409,
    UNKNOWN_FORMAT: 422,
    /** The event has no such round after its first one, or no knockout that decides it. */
    ROUND_UNKNOWN: 422,
  },
});

export const remove = endpoint({
  operationId: 'ownEvents.remove',
  method: 'DELETE',
  path: '/api/tournaments/:id/events/:eventId',
  summary: 'Delete an event that nobody has entered',
  params: eventParams,
  output: z.object({}),
  refusals: { ...common, EVENT_HAS_ENTRIES: 409, FIRST_EVENT: 409 },
});
