import { z } from 'zod';
import { tournamentOfPayout as tournament } from '#features/payments/payouts/payouts.contract.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { deletionSchema } from './deletion.form.ts';

export const preview = endpoint({
  operationId: 'deletion.preview',
  method: 'GET',
  path: '/api/account/leaving',
  summary:
    'What goes and what stays if the signed-in person deletes their account, and what prevents it',
  output: z
    .object({
      /** Future entries: each is withdrawn. */
      entries: z.array(
        z.object({
          tournament,
          /** The refund; 0 when nothing was paid in money, or after the deadline. */
          refundYen: z.int(),
          /** Paid in money, but the deadline has passed. */
          tooLate: z.boolean(),
          /** The refund needs the person's bank account, which nobody can give once the account is deleted. */
          toAccount: z.boolean(),
          /** The refund goes to who has paid by a link, who is asked for the account and can give it afterwards. */
          payerAsked: z.boolean(),
        }),
      ),
      /** Pairs of coming events that end, each with the name of the other. */
      pairs: z.array(z.object({ id: z.uuid(), tournament, other: z.string() })),
      /** Refunds that wait for the person's bank account, in whole yen: without it the money cannot go back. */
      needsAccountYen: z.int(),
      /** Those for which who has paid by a link was asked: they can give it afterwards, too. */
      payerAskedYen: z.int(),
      waiting: z.int(),
      points: z.int(),
      /** Groups that the person created, each with its next owner; null when nobody else has an account. */
      groups: z.array(
        z.object({
          id: z.int(),
          name: z.string(),
          newOwner: z.string().nullable(),
          /** With nobody left: applications whose refund nobody could give an account for. */
          openApplications: z.array(z.object({ id: z.uuid(), tournament: z.string() })),
        }),
      ),
      /** What has to be done first. */
      obstacles: z.object({
        demo: z.boolean(),
        lastOperator: z.boolean(),
        paymentUnderWay: z.boolean(),
        tournaments: z.array(tournament),
        /** What the person has to transfer back as an organizer, in whole yen by tournament. */
        refundsDue: z.array(tournament.extend({ amountYen: z.int() })),
        /** Refunds to schools that wait for an account, which only the person can give, in whole yen by application. */
        schoolRefunds: z.array(tournament.extend({ applicationId: z.uuid(), amountYen: z.int() })),
      }),
    })
    .meta({ id: 'DeletionPreview' }),
  refusals: {},
});

export const leave = endpoint({
  operationId: 'deletion.leave',
  method: 'POST',
  path: '/api/account/leave',
  summary: 'Delete the account of the signed-in person',
  body: deletionSchema,
  output: z.object({}),
  refusals: {
    PASSWORD_WRONG: 422,
    DEMO_ACCOUNT: 409,
    LAST_OPERATOR: 409,
    TOURNAMENTS_RUNNING: 409,
    /** Money that came to the organizer's own account is not sent back yet. */
    REFUNDS_DUE: 409,
    /** Money of a school waits for an account that nobody else could give. */
    SCHOOL_REFUNDS_DUE: 409,
    /** The provider has not answered yet whether a payment succeeded; it does within minutes. */
    PAYMENT_UNDER_WAY: 409,
  },
});
