import { z } from 'zod';
import { EVENT_TYPES, TOURNAMENT_LEVELS } from '#domain/entry/vocabulary.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { clientId, pathNumber } from '#platform/shared/ids.ts';
import { linkRefusals, linkSecret } from '#platform/shared/mailed-link.ts';
import { invitationSchema } from './referees.form.ts';
import { SHOWN_REFEREE_STATES } from './referees.vocabulary.ts';

const params = z.object({ id: pathNumber });

const referee = z
  .object({
    id: z.uuid(),
    /** The invited address. */
    email: z.string(),
    /** Of the account that has accepted; null before. */
    name: z.string().nullable(),
    state: z.enum(SHOWN_REFEREE_STATES),
    invitedAt: z.iso.datetime(),
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
  summary: 'The referees of a tournament and the invited ones, for its organizer',
  params,
  output: refereesOutput,
  refusals: unknown,
});

export const invite = endpoint({
  operationId: 'referees.invite',
  method: 'POST',
  path: '/api/tournaments/:id/referees',
  summary: 'Invite a referee by mail; a second invitation of an address replaces the first',
  params,
  body: z.object({
    /** Made by the browser; a resend with the same id sends no second mail. */
    id: clientId,
    ...invitationSchema.shape,
  }),
  output: refereesOutput,
  refusals: {
    ...unknown,
    TOURNAMENT_CANCELLED: 409,
    /** The holder of the address referees the tournament already. */
    ALREADY_REFEREE: 409,
    /** The organizer's own address. */
    OWN_ADDRESS: 422,
    TOO_MANY_REFEREES: 409,
    ID_TAKEN: 409,
  },
});

export const remove = endpoint({
  operationId: 'referees.remove',
  method: 'DELETE',
  path: '/api/tournaments/:id/referees/:refereeId',
  summary: 'Withdraw an invitation, or remove a referee; removing twice changes nothing',
  params: z.object({ id: pathNumber, refereeId: z.uuid() }),
  output: refereesOutput,
  refusals: unknown,
});

const proof = z.object({ secret: linkSecret });

export const open = endpoint({
  operationId: 'referees.open',
  method: 'POST',
  path: '/api/referees/invitation',
  summary: 'Who invites to referee what, for the reader of a mailed link',
  body: proof,
  output: z.object({
    invitation: z.object({
      email: z.string(),
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
  summary: 'Referee the tournament with the account that is signed in',
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
  summary: 'The coming tournaments that I referee, the soonest first',
  output: z.object({
    tournaments: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        eventDate: z.iso.date(),
        venue: z.string(),
      }),
    ),
  }),
  refusals: {},
});

export const find = endpoint({
  operationId: 'referees.find',
  method: 'GET',
  path: '/api/referees/tournaments/:id',
  summary: 'A tournament with its events, for its referees',
  params,
  output: z.object({
    tournament: z.object({
      ...tournamentFacts,
      /** False for the organizer and operators, who may referee without an invitation. */
      isReferee: z.boolean(),
      events: z.array(
        z.object({
          id: z.int(),
          name: z.string(),
          eventType: z.enum(EVENT_TYPES),
          level: z.enum(TOURNAMENT_LEVELS),
          /** The organizer has closed its entries. */
          isClosed: z.boolean(),
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
  summary: 'Stop being a referee of the tournament',
  params,
  output: z.object({}),
  refusals: { ...unknown, NOT_REFEREE: 404 },
});
