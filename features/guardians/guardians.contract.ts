import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { pathNumber } from '#platform/shared/ids.ts';
import { answerSchema } from './guardians.form.ts';
import { AGES, GUARDIANSHIP_STATES } from './guardians.vocabulary.ts';

const statusOutput = z
  .object({
    /** Null until the question has been answered. */
    age: z.enum(AGES).nullable(),
    answeredAt: z.iso.datetime().nullable(),
    /** The newest guardian; one who declined or ended stands here until another is named. */
    guardian: z
      .object({
        email: z.string(),
        state: z.enum(GUARDIANSHIP_STATES),
        namedAt: z.iso.datetime(),
      })
      .nullable(),
    /** Paid entries are open: of age, or a guardian is named. */
    mayEnterPaid: z.boolean(),
  })
  .meta({ id: 'GuardianStatus' });

export const mine = endpoint({
  operationId: 'guardians.mine',
  method: 'GET',
  path: '/api/guardians/mine',
  summary: 'What I said about my age, and my guardian',
  output: statusOutput,
  refusals: {},
});

export const answer = endpoint({
  operationId: 'guardians.answer',
  method: 'PUT',
  path: '/api/guardians/mine',
  summary: 'Say whether I am under 18, and name my guardian, who is asked by mail',
  body: z.intersection(
    answerSchema,
    z.object({
      /** What the guardian is named for: the tournament being applied for. */
      tournamentId: pathNumber.optional(),
    }),
  ),
  output: statusOutput,
  refusals: {
    /** The address is the player's own. */
    GUARDIAN_IS_PLAYER: 422,
    /** Whoever reads this address has said that they are not this player's guardian; they are not asked again. */
    GUARDIAN_DECLINED: 409,
    /** The demo's sample player is everybody's: the answer stays. */
    DEMO_ACCOUNT: 409,
  },
});
