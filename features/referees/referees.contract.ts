import { z } from 'zod';
import { EVENT_TYPES, TOURNAMENT_LEVELS } from '#domain/entry/vocabulary.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { clientId, pathNumber } from '#platform/shared/ids.ts';
import { linkRefusals, linkSecret } from '#platform/shared/mailed-link.ts';
import { invitationSchema } from './referees.form.ts';
import { PLAYED_AS, REFEREE_DUTIES, SHOWN_REFEREE_STATES } from './referees.vocabulary.ts';

const params = z.object({ id: pathNumber });
const duty = z.enum(REFEREE_DUTIES);

const referee = z
  .object({
    id: z.uuid(),
    /** The invited address. */
    email: z.string(),
    /** Of the account that has accepted; null before. */
    name: z.string().nullable(),
    /** What they are asked for. */
    duty,
    state: z.enum(SHOWN_REFEREE_STATES),
    /** Until when the invitation can be accepted. */
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'Referee' });

const refereesOutput = z.object({
  tournamentName: z.string(),
  isCancelled: z.boolean(),
  referees: z.array(referee),
});

/** What a referee sees of a tournament, before and after accepting. */
const tournamentFacts = {
  id: z.int(),
  name: z.string(),
  eventDate: z.iso.date(),
  startTime: z.string(),
  endTime: z.string(),
  venue: z.string(),
  organizerName: z.string(),
  isCancelled: z.boolean(),
};

const unknown = { TOURNAMENT_NOT_FOUND: 404 } as const;

export const list = endpoint({
  operationId: 'referees.list',
  method: 'GET',
  path: '/api/tournaments/:id/referees',
  summary: 'The referees and desk helpers of a tournament and the invited ones, for its organizer',
  params,
  output: refereesOutput,
  refusals: unknown,
});

export const invite = endpoint({
  operationId: 'referees.invite',
  method: 'POST',
  path: '/api/tournaments/:id/referees',
  summary:
    'Invite a referee or a desk helper by mail; a second invitation of an address replaces the first',
  params,
  body: z.object({
    /** Made by the browser; a resend with the same id sends no second mail. */
    id: clientId,
    ...invitationSchema.shape,
    /** A page that is older than desk helpers invites referees. */
    duty: duty.default('referee'),
  }),
  output: refereesOutput,
  refusals: {
    ...unknown,
    TOURNAMENT_CANCELLED: 409,
    /** The holder of the address has accepted already. */
    ALREADY_REFEREE: 409,
    /** The organizer's own address. */
    OWN_ADDRESS: 422,
    TOO_MANY_REFEREES: 409,
    ID_TAKEN: 409,
  },
});

export const changeDuty = endpoint({
  operationId: 'referees.changeDuty',
  method: 'PUT',
  path: '/api/tournaments/:id/referees/:refereeId/duty',
  summary:
    'Make a desk helper who has accepted a referee, or the other way round; the same again changes nothing',
  params: z.object({ id: pathNumber, refereeId: z.uuid() }),
  body: z.object({ duty }),
  output: refereesOutput,
  refusals: {
    ...unknown,
    /** Removed meanwhile; an invitation is replaced by another one. */
    REFEREE_NOT_FOUND: 404,
  },
});

export const remove = endpoint({
  operationId: 'referees.remove',
  method: 'DELETE',
  path: '/api/tournaments/:id/referees/:refereeId',
  summary:
    'Withdraw an invitation, or remove a referee or desk helper; removing twice changes nothing',
  params: z.object({ id: pathNumber, refereeId: z.uuid() }),
  output: refereesOutput,
  refusals: unknown,
});

const proof = z.object({ secret: linkSecret });

export const open = endpoint({
  operationId: 'referees.open',
  method: 'POST',
  path: '/api/referees/invitation',
  summary: 'Who invites to what, and what for, for the reader of a mailed link',
  body: proof,
  output: z.object({
    invitation: z.object({
      email: z.string(),
      duty,
      tournament: z.object({
        ...tournamentFacts,
      }),
      isDeclined: z.boolean(),
      expiresAt: z.iso.datetime(),
    }),
  }),
  refusals: linkRefusals,
});

export const accept = endpoint({
  operationId: 'referees.accept',
  method: 'POST',
  path: '/api/referees/invitation/accept',
  summary: 'Accept an invitation with the account that is signed in',
  body: proof,
  output: z.object({ tournamentId: z.int() }),
  refusals: {
    ...linkRefusals,
    TOURNAMENT_CANCELLED: 409,
    /** The account organizes the tournament. */
    ALREADY_ORGANIZER: 409,
    /** The account has accepted another invitation to it. */
    ALREADY_REFEREE: 409,
  },
});

export const decline = endpoint({
  operationId: 'referees.decline',
  method: 'POST',
  path: '/api/referees/invitation/decline',
  summary: 'Say no to an invitation; needs no account',
  body: proof,
  output: z.object({}),
  refusals: linkRefusals,
});

export const mine = endpoint({
  operationId: 'referees.mine',
  method: 'GET',
  path: '/api/referees/tournaments',
  summary: 'The coming tournaments that I referee or help in, the soonest first',
  output: z.object({
    tournaments: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        eventDate: z.iso.date(),
        venue: z.string(),
        duty,
      }),
    ),
  }),
  refusals: {},
});

export const find = endpoint({
  operationId: 'referees.find',
  method: 'GET',
  path: '/api/referees/tournaments/:id',
  summary: 'A tournament with its events, for its referees and desk helpers',
  params,
  output: z.object({
    tournament: z.object({
      ...tournamentFacts,
      /** What the reader has accepted; null for the organizer and operators, who may referee without an invitation. */
      duty: duty.nullable(),
      events: z.array(
        z.object({
          id: z.int(),
          name: z.string(),
          eventType: z.enum(EVENT_TYPES),
          level: z.enum(TOURNAMENT_LEVELS),
          /** The organizer has closed its entries. */
          isClosed: z.boolean(),
          /** Null before its draw is published, or its season has begun. */
          playedAs: z.enum(PLAYED_AS).nullable(),
        }),
      ),
    }),
  }),
  refusals: unknown,
});

export const leave = endpoint({
  operationId: 'referees.leave',
  method: 'POST',
  path: '/api/referees/tournaments/:id/leave',
  summary: 'Stop being a referee or desk helper of the tournament',
  params,
  output: z.object({}),
  refusals: { ...unknown, NOT_REFEREE: 404 },
});
