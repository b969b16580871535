import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { leaveSchema } from './deletion.form.ts';

const tournament = z.object({ id: z.int(), name: z.string(), eventDate: z.iso.date() });

export const plan = endpoint({
  operationId: 'deletion.plan',
  method: 'GET',
  path: '/api/account/leaving',
  summary:
    'What goes and what stays if the signed-in person deletes their account, and what stands in the way',
  output: z.object({
    /** Coming entries: each is withdrawn. */
    entries: z.array(
      z.object({
        tournament,
        /** The fee that goes back; 0 when nothing was paid in money, or it is too late. */
        refundYen: z.int(),
        /** Paid in money, but the deadline has passed. */
        tooLate: z.boolean(),
      }),
    ),
    waiting: z.int(),
    points: z.int(),
    /** Groups that the person created, with who looks after each from then on; null when nobody else has an account. */
    groups: z.array(z.object({ id: z.int(), name: z.string(), heir: z.string().nullable() })),
    /** What must be done first. */
    obstacles: z.object({
      demo: z.boolean(),
      lastOperator: z.boolean(),
      paymentUnderWay: z.boolean(),
      tournaments: z.array(tournament),
    }),
  }),
  refusals: {},
});

export const leave = endpoint({
  operationId: 'deletion.leave',
  method: 'POST',
  path: '/api/account/leave',
  summary: 'Delete the account of the signed-in person',
  body: leaveSchema,
  output: z.object({}),
  refusals: {
    PASSWORD_WRONG: 422,
    DEMO_ACCOUNT: 409,
    LAST_OPERATOR: 409,
    TOURNAMENTS_RUNNING: 409,
    /** The provider has not said yet whether a payment went through: in some minutes it has. */
    PAYMENT_UNDER_WAY: 409,
  },
});
