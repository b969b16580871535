import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { pathNumber } from '#platform/shared/ids.ts';
import { answerSchema } from './guardians.form.ts';
import { AGES, GUARDIANSHIP_STATES } from './guardians.vocabulary.ts';

const statusOutput = z
  .object({
    /** Null until the player has answered the question. */
    age: z.enum(AGES).nullable(),
    answeredAt: z.iso.datetime().nullable(),
    /** The newest guardian, also after they have declined or ended it, until another one is named. */
    guardian: z
      .object({
        email: z.string(),
        state: z.enum(GUARDIANSHIP_STATES),
        namedAt: z.iso.datetime(),
      })
      .nullable(),
    /** Whether paid entries are open: the player is of age, or has named a guardian. */
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
    /** The reader of this address has declined to be this player's guardian and is not asked again. */
    GUARDIAN_DECLINED: 409,
    /** The answer takes back an earlier one, and the current password is missing or wrong. */
    WRONG_PASSWORD: 403,
    /** All visitors of the demo share its sample player: the answer does not change. */
    DEMO_ACCOUNT: 409,
  },
});
