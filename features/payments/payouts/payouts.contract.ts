import { z } from 'zod';
import { LARGEST_INTEGER } from '#platform/shared/bounds.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { day } from '#platform/shared/ids.ts';
import { linkRefusals, linkSecret } from '#platform/shared/mailed-link.ts';
import { bankAccountSchema } from './payouts.form.ts';
import {
  ACCOUNT_TYPES,
  LONGEST_PAID_NAME,
  PAYER_STEPS,
  PAYOUT_OWNERS,
  PAYOUT_REASONS,
  PAYOUT_STATES,
} from './payouts.vocabulary.ts';

/** What names a tournament to who has money to get from it. */
export const tournamentOfPayout = z
  .object({ id: z.int(), name: z.string(), eventDate: z.iso.date() })
  .meta({ id: 'TournamentOfPayout' });

const payout = {
  id: z.uuid(),
  tournament: tournamentOfPayout,
  amountYen: z.int(),
  state: z.enum(PAYOUT_STATES),
  reason: z.enum(PAYOUT_REASONS),
  createdAt: z.iso.datetime(),
  /** The day on which the money was transferred. */
  paidOutOn: z.iso.date().nullable(),
};

const shown = {
  ...payout,
  owner: z.enum(PAYOUT_OWNERS),
  /** Who transfers the money, where that is the organizer. */
  organizerName: z.string(),
  /** The account that the reader has given, but for all digits except the last three; null without one, and once the money is transferred. */
  account: z.object({ bank: z.string(), branch: z.string(), lastDigits: z.string() }).nullable(),
};

const ownPayout = z
  .object({
    ...shown,
    /** Whether who has paid by a link was asked for the account, or has given it. */
    payer: z.enum(PAYER_STEPS).nullable(),
  })
  .meta({ id: 'OwnPayout' });

/** A payout as who has paid by a link sees it. */
const payersPayout = z
  .object({
    ...shown,
    /** For whom it was paid. */
    player: z.string(),
  })
  .meta({ id: 'PayersPayout' });

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
    /** Differs for every account that is given; null where none is stored. */
    accountMark: z.string().nullable(),
    /** Who has transferred it; '' before. */
    paidOutName: z.string(),
  })
  .meta({ id: 'DuePayout' });

/** What is noted once the money is transferred. */
export const paidOutBody = z
  .object({
    paidOutOn: day,
    /** Who has transferred it. */
    paidOutName: z.string().trim().min(1).max(LONGEST_PAID_NAME),
    /** What the writer saw; a page of an earlier version sends neither. */
    seenAmountYen: z.int().min(0).max(LARGEST_INTEGER).optional(),
    seenAccountMark: z.string().max(100).optional(),
  })
  .meta({ id: 'PaidOut' });

export const paidOutRefusals = {
  PAYOUT_NOT_FOUND: 404,
  /** The payer has not given an account yet. */
  ACCOUNT_MISSING: 409,
  /** The account or the amount is not what the writer saw. */
  PAYOUT_CHANGED: 409,
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
  refusals: {
    PAYOUT_NOT_FOUND: 404,
    ALREADY_PAID_OUT: 409,
    /** Who has paid by a link has given one. */
    GIVEN_BY_PAYER: 409,
  },
});

export const link = endpoint({
  operationId: 'payouts.link',
  method: 'POST',
  path: '/api/payouts/link',
  summary: 'Make a link by which who has paid gives the bank account, without a login',
  body: z.object({ payoutId: z.uuid() }),
  output: z.object({ secret: z.string(), until: z.iso.datetime() }),
  refusals: { PAYOUT_NOT_FOUND: 404, ALREADY_PAID_OUT: 409 },
});

const proof = z.object({ secret: linkSecret });

export const openLink = endpoint({
  operationId: 'payouts.openLink',
  method: 'POST',
  path: '/api/payouts/for-payer/open',
  summary: 'What goes back to the holder of a link, and how far it is',
  body: proof,
  output: z.object({ payout: payersPayout }),
  refusals: linkRefusals,
});

export const giveByLink = endpoint({
  operationId: 'payouts.giveByLink',
  method: 'PUT',
  path: '/api/payouts/for-payer/account',
  summary:
    'Give the bank account by a link; it goes before that of the player, and the last one given counts',
  body: proof.extend({ account: bankAccountSchema }),
  output: z.object({ payout: payersPayout }),
  refusals: { ...linkRefusals, ALREADY_PAID_OUT: 409 },
});
