import { z } from 'zod';
import { EVENT_TYPES, PAYMENT_METHODS, TOURNAMENT_LEVELS } from '#domain/entry/vocabulary.ts';
import { MOST_EVENTS } from '#features/tournaments/events/events.vocabulary.ts';
import { tournamentOutput } from '#features/tournaments/tournaments.contract.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { clientId, count } from '#platform/shared/ids.ts';
import { DECLINES, PAYMENT_STATES } from './payments.vocabulary.ts';

/** The points of an account. */
export const pointsOutput = z
  .object({
    /** What can be spent now. */
    available: z.int(),
    /** Earned points that can be spent from a later day on (in Japan), the soonest first. */
    upcoming: z.array(z.object({ points: z.int(), from: z.iso.date() })),
    /** Spent points of refunded entries; the next points cover them. */
    debt: z.int(),
  })
  .meta({ id: 'Points' });

const paymentOutput = z
  .object({
    id: z.uuid(),
    entryId: z.uuid(),
    method: z.enum(PAYMENT_METHODS),
    amountYen: z.int(),
    /** `pending`: the provider has not answered yet; read the outcome again later. */
    state: z.enum(PAYMENT_STATES),
    /** By all entries together. */
    pointsEarned: z.int(),
    /** The day, in Japan, from which these can be spent; null when there are none. */
    pointsFrom: z.iso.date().nullable(),
  })
  .meta({ id: 'Payment' });

export const options = endpoint({
  operationId: 'payments.options',
  method: 'GET',
  path: '/api/payments/options',
  summary: 'What one can pay an entry with',
  query: z.object({
    /** Without it, only what does not depend on an entry is given. */
    entryId: z.uuid().optional(),
  }),
  output: z.object({
    points: pointsOutput.extend({ required: z.int() }),
    /** Opens the payment in the wallet's app, and is the content of its QR code; null without an entry. */
    walletLink: z.url().nullable(),
    /** The entry with the person's other reservations of the tournament, which are paid together; null without an entry. */
    toPay: z
      .object({
        amountYen: z.int(),
        /** They are the lines of a school's application. */
        isSchool: z.boolean(),
        entries: z.array(
          z.object({
            id: z.uuid(),
            /** Of the event; may be empty. */
            name: z.string(),
            eventType: z.enum(EVENT_TYPES),
            level: z.enum(TOURNAMENT_LEVELS),
            feeYen: z.int(),
            /** The name of the team, in an event for teams. */
            team: z.string().nullable(),
          }),
        ),
      })
      .nullable(),
    /** Test numbers may be shown, since no real money moves. */
    sandbox: z.boolean(),
  }),
  refusals: { ENTRY_NOT_FOUND: 404 },
});

export const sample = endpoint({
  operationId: 'payments.sample',
  method: 'GET',
  path: '/api/payments/sample',
  summary:
    'In the demo: a tournament whose payment the sample player can try; null where there is none',
  output: z.object({ tournament: tournamentOutput.nullable() }),
  refusals: {},
});

export const pay = endpoint({
  operationId: 'payments.pay',
  method: 'POST',
  path: '/api/payments',
  summary: 'Pay the fees of one reserved entry or several, once however often it is sent',
  body: z.object({
    /** Made by the browser when the person confirms; a new attempt after a refusal uses a new one. */
    id: clientId,
    entryId: z.uuid(),
    /** Further entries of the same tournament: all are paid by one charge, or none. */
    also: z.array(z.uuid()).max(MOST_EVENTS).default([]),
    method: z.enum(PAYMENT_METHODS),
    /** What the person has seen as the sum of a school's application; without it, nothing is compared. */
    amountYen: count.optional(),
    /** The token that the provider's code in the browser makes of the card; card numbers never come here. */
    cardToken: z
      .string()
      .regex(/^tok_[\w-]{1,100}$/)
      .optional(),
  }),
  output: z.object({ payment: paymentOutput }),
  refusals: {
    ENTRY_NOT_FOUND: 404,
    RESERVATION_EXPIRED: 409,
    CARD_TOKEN_MISSING: 422,
    CARD_DECLINED: 402,
    CARD_EXPIRED: 402,
    POINTS_SHORT: 409,
    /** Another payment for this entry is pending or done. */
    ALREADY_PAID: 409,
    /** A line of the school's application was withdrawn meanwhile; `details` has what it `was` and what it `is`. */
    AMOUNT_CHANGED: 409,
    ID_TAKEN: 409,
  },
});

export const find = endpoint({
  operationId: 'payments.find',
  method: 'GET',
  path: '/api/payments/:id',
  summary: 'The outcome of a payment, for a browser whose answer was lost',
  params: z.object({ id: z.uuid() }),
  output: z.object({ payment: paymentOutput, failure: z.enum(DECLINES).nullable() }),
  refusals: { PAYMENT_NOT_FOUND: 404 },
});

export const webhook = endpoint({
  operationId: 'payments.webhook',
  method: 'POST',
  path: '/api/payments/webhook',
  summary: 'The provider announces a charge, a refund or an approval; proven by its signature',
  body: z.object({
    /** `approval`: somebody has approved an entry's fee in the wallet, and it can be charged. */
    type: z.enum(['charge', 'refund', 'approval']),
    /** The idempotency key of our charge. */
    key: z.uuid(),
  }),
  output: z.object({}),
  refusals: { SIGNATURE_WRONG: 401 },
});
