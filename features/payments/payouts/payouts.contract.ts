import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { day } from '#platform/shared/ids.ts';
import { bankAccountSchema } from './payouts.form.ts';
import {
  ACCOUNT_TYPES,
  LONGEST_PAID_NAME,
  PAYOUT_OWNERS,
  PAYOUT_STATES,
} from './payouts.vocabulary.ts';

const payout = {
  id: z.uuid(),
  tournament: z.object({ id: z.int(), name: z.string(), eventDate: z.iso.date() }),
  amountYen: z.int(),
  state: z.enum(PAYOUT_STATES),
  createdAt: z.iso.datetime(),
  /** The day on which the money was transferred. */
  paidOutOn: z.iso.date().nullable(),
};

const ownPayout = z
  .object({
    ...payout,
    owner: z.enum(PAYOUT_OWNERS),
    /** Who transfers the money, where that is the organizer. */
    organizerName: z.string(),
    /** The account that was given, but for all digits except the last three; null without one, and once the money is transferred. */
    account: z.object({ bank: z.string(), branch: z.string(), lastDigits: z.string() }).nullable(),
  })
  .meta({ id: 'OwnPayout' });

/** A payout as who transfers the money sees it. */
export const duePayout = z
  .object({
    ...payout,
    /** Who gets the money: the payer, or the school. */
    payee: z.string(),
    /** Null until it is given, and again once the money is transferred. */
    account: z
      .object({
        bank: z.string(),
        branch: z.string(),
        accountType: z.enum(ACCOUNT_TYPES),
        number: z.string(),
        holder: z.string(),
      })
      .nullable(),
    /** Who has transferred it; '' before. */
    paidOutName: z.string(),
  })
  .meta({ id: 'DuePayout' });

/** What is noted once the money is transferred. */
export const paidOutBody = z.object({
  paidOutOn: day,
  /** Who has transferred it. */
  paidOutName: z.string().trim().min(1).max(LONGEST_PAID_NAME),
});

export const paidOutRefusals = {
  PAYOUT_NOT_FOUND: 404,
  /** The payer has not given an account yet. */
  ACCOUNT_MISSING: 409,
} as const;

export const own = endpoint({
  operationId: 'payouts.own',
  method: 'GET',
  path: '/api/payouts',
  summary: 'Money that goes back to the reader by a transfer, or to a school they look after',
  query: z.object({
    /** Of this application of a school; without it, of the reader's own payments. */
    applicationId: z.uuid().optional(),
  }),
  output: z.object({ payouts: z.array(ownPayout) }),
  refusals: { APPLICATION_NOT_FOUND: 404 },
});

export const giveAccount = endpoint({
  operationId: 'payouts.giveAccount',
  method: 'PUT',
  path: '/api/payouts/account',
  summary: 'Give the bank account to which money goes back; the last one given counts',
  body: z.object({
    payoutIds: z.array(z.uuid()).min(1).max(50),
    account: bankAccountSchema,
  }),
  output: z.object({}),
  refusals: { PAYOUT_NOT_FOUND: 404, ALREADY_PAID_OUT: 409 },
});
