import { z } from 'zod';
import { AVAILABILITIES } from '#domain/entry/entry.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { cursor, pathNumber } from '#platform/shared/ids.ts';
import { LONGEST_REASON } from '../operator.vocabulary.ts';

const query = z.object({ q: z.string().max(100).optional(), cursor: cursor.optional() });
const reasonBody = z.object({ reason: z.string().trim().max(LONGEST_REASON) });

export const accounts = endpoint({
  operationId: 'moderation.accounts',
  method: 'GET',
  path: '/api/operator/accounts',
  summary: 'Accounts, the newest first, searched by name, e-mail or organizer ID; a page',
  query,
  output: z.object({
    accounts: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        email: z.string(),
        organizerId: z.string().nullable(),
        organizationName: z.string().nullable(),
        operator: z.boolean(),
        suspended: z.boolean(),
        /** A login takes a second step. */
        secondFactor: z.boolean(),
        createdAt: z.iso.datetime(),
      }),
    ),
    nextCursor: z.string().nullable(),
  }),
  refusals: {},
});

export const suspendAccount = endpoint({
  operationId: 'moderation.suspendAccount',
  method: 'POST',
  path: '/api/operator/accounts/:id/suspend',
  summary: 'Keep an account out: it is signed out everywhere and cannot log in',
  params: z.object({ id: z.string().max(100) }),
  body: reasonBody,
  output: z.object({}),
  refusals: {
    ACCOUNT_NOT_FOUND: 404,
    /** Operators do not lock each other, or themselves, out. */
    OPERATOR_ACCOUNT: 409,
    ALREADY_SUSPENDED: 409,
  },
});

export const reinstateAccount = endpoint({
  operationId: 'moderation.reinstateAccount',
  method: 'POST',
  path: '/api/operator/accounts/:id/reinstate',
  summary: 'Let a suspended account in again',
  params: z.object({ id: z.string().max(100) }),
  output: z.object({}),
  refusals: { ACCOUNT_NOT_FOUND: 404, NOT_SUSPENDED: 409 },
});

export const resetSecondFactor = endpoint({
  operationId: 'moderation.resetSecondFactor',
  method: 'POST',
  path: '/api/operator/accounts/:id/reset-second-factor',
  summary:
    'Sign an account out everywhere and remove its second factor; of an operator the password, too',
  params: z.object({ id: z.string().max(100) }),
  body: reasonBody,
  output: z.object({
    /** Of an operator only, shown once: they need it to set up the second factor again. */
    setUpCode: z.string().nullable(),
  }),
  refusals: {
    ACCOUNT_NOT_FOUND: 404,
    /** One's own is changed in one's own settings. */
    OWN_ACCOUNT: 409,
    /** There is no second factor, and the account is no operator's. */
    NOTHING_TO_RESET: 409,
  },
});

export const tournaments = endpoint({
  operationId: 'moderation.tournaments',
  method: 'GET',
  path: '/api/operator/tournaments',
  summary: 'Tournaments, the newest first, searched by name or venue; a page',
  query,
  output: z.object({
    tournaments: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        organizerName: z.string(),
        eventDate: z.iso.date(),
        availability: z.enum(AVAILABILITIES),
        waiting: z.int(),
        placesTaken: z.int(),
        participantLimit: z.int(),
        suspended: z.boolean(),
        /** Whether its results count for rates; null where they never do: no sport is chosen, or it is a rehearsal. */
        rated: z.boolean().nullable(),
      }),
    ),
    nextCursor: z.string().nullable(),
  }),
  refusals: {},
});

export const suspendTournament = endpoint({
  operationId: 'moderation.suspendTournament',
  method: 'POST',
  path: '/api/operator/tournaments/:id/suspend',
  summary: 'Hold a tournament back: it is listed nowhere and nobody can apply',
  params: z.object({ id: pathNumber }),
  body: reasonBody,
  output: z.object({}),
  refusals: { TOURNAMENT_NOT_FOUND: 404, ALREADY_SUSPENDED: 409 },
});

export const reinstateTournament = endpoint({
  operationId: 'moderation.reinstateTournament',
  method: 'POST',
  path: '/api/operator/tournaments/:id/reinstate',
  summary: 'Let a tournament go on',
  params: z.object({ id: pathNumber }),
  output: z.object({}),
  refusals: { TOURNAMENT_NOT_FOUND: 404, NOT_SUSPENDED: 409 },
});
