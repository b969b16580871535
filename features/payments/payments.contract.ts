import { z } from 'zod';
import {
  EVENT_TYPES,
  FURTHER_WAYS,
  PAYMENT_METHODS,
  TOURNAMENT_LEVELS,
} from '#domain/entry/vocabulary.ts';
import { MOST_EVENTS } from '#features/tournaments/events/events.vocabulary.ts';
import { tournamentOutput } from '#features/tournaments/tournaments.contract.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { clientId, count } from '#platform/shared/ids.ts';
import { ACTION_KINDS, DECLINES, PAYMENT_STATES, STORES } from './payments.vocabulary.ts';

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

/** What the person who pays has to do: bring the money to a store, approve it on other pages, or transfer it. */
const actionOutput = z
  .object({
    kind: z.enum(ACTION_KINDS),
    until: z.iso.datetime(),
    stores: z.array(
      z.object({
        store: z.enum(STORES),
        paymentCode: z.string(),
        confirmationNumber: z.string().nullable(),
      }),
    ),
    /** The provider's own page of it, or the pages of the bank or the payment app. */
    url: z.url().nullable(),
    /** The organizer's account, what is written before the name, and until when the place is held. */
    transfer: z
      .object({ to: z.string(), code: z.string(), heldUntil: z.iso.datetime() })
      .nullable(),
  })
  .meta({ id: 'PaymentAction' });

const paymentOutput = z
  .object({
    id: z.uuid(),
    entryId: z.uuid(),
    method: z.enum(PAYMENT_METHODS),
    amountYen: z.int(),
    /** `pending`: the provider has not answered yet; read the outcome again later. */
    state: z.enum(PAYMENT_STATES),
    /** Null unless the payment waits for the person. */
    action: actionOutput.nullable(),
    /** No real money moves. */
    sandbox: z.boolean(),
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
    /** The provider's own card fields, which the page shows in place of its own; null where there are none. */
    browser: z.object({ publishableKey: z.string(), script: z.url() }).nullable(),
    /** Further ways to pay these entries, in the order in which they are shown; of a store, or by a transfer, until when. */
    further: z.array(z.object({ way: z.enum(FURTHER_WAYS), until: z.iso.datetime().nullable() })),
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
      .regex(/^(tok|pm)_[\w-]{1,100}$/)
      .optional(),
  }),
  output: z.object({ payment: paymentOutput }),
  refusals: {
    ENTRY_NOT_FOUND: 404,
    RESERVATION_EXPIRED: 409,
    CARD_TOKEN_MISSING: 422,
    CARD_DECLINED: 402,
    CARD_EXPIRED: 402,
    NOT_APPROVED: 402,
    /** The provider does not take this amount in this way. */
    WAY_REFUSED: 402,
    /** The provider does not have this way, or it takes too long for this entry. */
    WAY_NOT_OFFERED: 409,
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

export const open = endpoint({
  operationId: 'payments.open',
  method: 'GET',
  path: '/api/payments/open',
  summary:
    'The payment of an entry that is under way, for another device than the one that began it',
  query: z.object({ entryId: z.uuid() }),
  output: z.object({ payment: paymentOutput.nullable() }),
  refusals: { ENTRY_NOT_FOUND: 404 },
});

export const cancel = endpoint({
  operationId: 'payments.cancel',
  method: 'POST',
  path: '/api/payments/:id/cancel',
  summary:
    'Give up a payment that waits, to pay in another way; money that was quicker counts all the same',
  params: z.object({ id: z.uuid() }),
  output: z.object({ payment: paymentOutput }),
  refusals: {
    PAYMENT_NOT_FOUND: 404,
    /** The provider does not answer; whether it is given up is unknown. */
    PROVIDER_SILENT: 503,
  },
});

export const webhook = endpoint({
  operationId: 'payments.webhook',
  method: 'POST',
  path: '/api/payments/webhook',
  summary:
    'The provider announces what has become of a payment, in its own words; proven by its signature over the body',
  body: z.record(z.string(), z.unknown()),
  output: z.object({}),
  refusals: { SIGNATURE_WRONG: 401 },
});
