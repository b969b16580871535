import { z } from 'zod';
import { AVAILABILITIES } from '#domain/entry/entry.ts';
import { EVENT_TYPES, TOURNAMENT_LEVELS, TOURNAMENT_STATES } from '#domain/entry/vocabulary.ts';
import { sport } from '#features/sports/sports.contract.ts';
import { prefectureOutput } from '#features/tournaments/tournaments.contract.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { clientId, cursor, integer, pathNumber } from '#platform/shared/ids.ts';
import { TOURNAMENT_FIELDS, tournamentSchema } from './publishing.form.ts';
import { LONGEST_REASON } from './publishing.vocabulary.ts';

/** A tournament as its organizer sees it. */
const ownTournamentOutput = z
  .object({
    id: z.int(),
    name: z.string(),
    prefecture: prefectureOutput,
    venue: z.string(),
    eventDate: z.iso.date(),
    startTime: z.string(),
    endTime: z.string(),
    applicationDeadline: z.iso.date(),
    participantLimit: z.int(),
    level: z.enum(TOURNAMENT_LEVELS),
    eventType: z.enum(EVENT_TYPES),
    feeYen: z.int(),
    sport,
    organizerName: z.string(),
    contactInfo: z.string(),
    emergencyContact: z.string(),
    notes: z.string(),
    state: z.enum(TOURNAMENT_STATES),
    /** No list shows it, and only those who have to do with it find it. */
    isUnlisted: z.boolean(),
    /** The same as players see: open, full, or why nobody can apply. */
    availability: z.enum(AVAILABILITIES),
    /** Reserved, confirmed, offered and manual entries of the first event together. */
    placesTaken: z.int(),
    /** People on the waiting lists of its full events. */
    waiting: z.int(),
    /** All events together; limit, level, type, fee and places above are those of the first. */
    events: z.object({
      count: z.int(),
      placesTaken: z.int(),
      participantLimit: z.int(),
      lowestFeeYen: z.int(),
    }),
  })
  .meta({ id: 'OwnTournament' });

/** What the form of a tournament sends. */
const tournamentInput = tournamentSchema.register(z.globalRegistry, { id: 'TournamentForm' });

const ownAnswer = z.object({ tournament: ownTournamentOutput });
const params = z.object({ id: pathNumber });

export const publish = endpoint({
  operationId: 'publishing.publish',
  method: 'POST',
  path: '/api/tournaments',
  summary: 'Publish a tournament; it is open for applications at once',
  body: z.object({
    /** Made by the browser; a resend with the same id changes nothing. */
    id: clientId,
    tournament: tournamentInput,
    sport: sport.default('unspecified'),
    /** A rehearsal: nobody but its organizer, referees and players finds it. */
    isUnlisted: z.boolean().default(false),
    /**
     * An earlier tournament of the same organization: its events come with it, the first one as the form changes it, with their names,
     * rules, limits and formats. Draws, entries, courts and dates stay behind.
     */
    copyOf: integer.min(1).optional(),
  }),
  output: z.object({ tournamentId: z.int() }),
  refusals: {
    /** There is no tournament to copy. */
    TOURNAMENT_NOT_FOUND: 404,
    /** Another organization runs the tournament to copy. */
    NOT_ITS_ORGANIZER: 403,
    /** A copied event has a format for a round that it does not have, with its limit; `details.event` has its name. */
    ROUND_UNKNOWN: 422,
    /** A copied event breaks a rule of today; `details.event` has its name. */
    EVENT_NOT_ALLOWED: 422,
    /** The id belongs to a tournament with other contents; `details.tournamentId` names it. */
    ALREADY_PUBLISHED: 409,
  },
});

export const mine = endpoint({
  operationId: 'publishing.mine',
  method: 'GET',
  path: '/api/tournaments/mine',
  summary:
    "My organization's tournaments: coming ones by date, or past and cancelled ones, newest first",
  query: z.object({ when: z.enum(['coming', 'past']), cursor: cursor.optional() }),
  output: z.object({
    tournaments: z.array(ownTournamentOutput),
    nextCursor: z.string().nullable(),
  }),
  refusals: {},
});

export const findOwn = endpoint({
  operationId: 'publishing.findOwn',
  method: 'GET',
  path: '/api/tournaments/:id/own',
  summary: 'One tournament, for its organizer',
  params,
  output: ownAnswer,
  refusals: { TOURNAMENT_NOT_FOUND: 404 },
});

export const edit = endpoint({
  operationId: 'publishing.edit',
  method: 'PUT',
  path: '/api/tournaments/:id',
  summary: 'Change a tournament; everybody entered is notified of another day, time or place',
  params,
  body: z.object({
    tournament: tournamentInput,
    /** The form's initial values: unchanged fields keep their stored values. Without it, everything is replaced. */
    was: z.record(z.enum(TOURNAMENT_FIELDS), z.string()).optional(),
  }),
  output: ownAnswer,
  refusals: {
    TOURNAMENT_NOT_FOUND: 404,
    TOURNAMENT_CANCELLED: 409,
    /** Somebody else has changed the same fields since; `details` has their current values. */
    TOURNAMENT_CHANGED: 409,
    /** `details.taken` says how many places are taken. */
    LIMIT_BELOW_TAKEN: 409,
    /** Somebody has entered the event: its type cannot change. */
    TYPE_FIXED: 409,
    /** The results are final: the event date cannot change. */
    DATE_FIXED: 409,
  },
});

export const chooseSport = endpoint({
  operationId: 'publishing.chooseSport',
  method: 'PUT',
  path: '/api/tournaments/:id/sport',
  summary: 'Choose the sport of a tournament',
  params,
  body: z.object({ sport }),
  output: ownAnswer,
  refusals: { TOURNAMENT_NOT_FOUND: 404, TOURNAMENT_CANCELLED: 409 },
});

export const setUnlisted = endpoint({
  operationId: 'publishing.setUnlisted',
  method: 'PUT',
  path: '/api/tournaments/:id/unlisted',
  summary: 'Take a tournament out of all lists and public pages, or show it to everybody',
  params,
  body: z.object({ isUnlisted: z.boolean() }),
  output: ownAnswer,
  refusals: { TOURNAMENT_NOT_FOUND: 404, TOURNAMENT_CANCELLED: 409 },
});

export const close = endpoint({
  operationId: 'publishing.close',
  method: 'POST',
  path: '/api/tournaments/:id/close',
  summary: 'Take no more applications',
  params,
  output: ownAnswer,
  refusals: { TOURNAMENT_NOT_FOUND: 404, TOURNAMENT_CANCELLED: 409 },
});

export const reopen = endpoint({
  operationId: 'publishing.reopen',
  method: 'POST',
  path: '/api/tournaments/:id/reopen',
  summary: 'Take applications again, until the deadline',
  params,
  output: ownAnswer,
  refusals: { TOURNAMENT_NOT_FOUND: 404, TOURNAMENT_CANCELLED: 409 },
});

const sum = z.object({ people: z.int(), yen: z.int() });

export const cancellation = endpoint({
  operationId: 'publishing.cancellation',
  method: 'GET',
  path: '/api/tournaments/:id/cancellation',
  summary: 'What cancelling a tournament would do now, for its organizer',
  params,
  output: z.object({
    /** Paid fees that are refunded. */
    refunds: sum,
    /** People who paid with points, and the total of points that they get back. */
    points: z.object({ people: z.int(), points: z.int() }),
    /** What the organizer took outside the app and has to give back. */
    outside: sum,
    /** What schools have paid by bank transfer, which the organizer transfers back. */
    transfers: z.object({ schools: z.int(), yen: z.int() }),
    /** The same of players. */
    playersTransfers: sum,
    /** People who are notified, each once; the guardians of players are not counted. */
    notified: z.int(),
  }),
  refusals: { TOURNAMENT_NOT_FOUND: 404 },
});

export const cancel = endpoint({
  operationId: 'publishing.cancel',
  method: 'POST',
  path: '/api/tournaments/:id/cancel',
  summary: 'Cancel a tournament: every paid fee goes back, and everybody is notified',
  params,
  body: z.object({
    /** The reason that everybody reads; may be empty. */
    reason: z.string().trim().max(LONGEST_REASON),
  }),
  output: z.object({
    tournament: ownTournamentOutput,
    /** The number of people who get money back ... */
    refunds: z.int(),
    /** ... and of those who are notified. */
    notified: z.int(),
  }),
  refusals: { TOURNAMENT_NOT_FOUND: 404, ALREADY_CANCELLED: 409, TOURNAMENT_OVER: 409 },
});
