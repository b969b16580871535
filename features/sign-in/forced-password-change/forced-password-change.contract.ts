import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { newPasswordSchema } from '../password/password.form.ts';

export const choosePassword = endpoint({
  operationId: 'forcedPasswordChange.choosePassword',
  method: 'POST',
  path: '/api/accounts/first-password',
  summary: 'Replace the one-time password of an account that was made for somebody',
  body: newPasswordSchema,
  output: z.object({}),
  refusals: {
    /** The owner has chosen a password already. */
    NOT_NEEDED: 409,
    /** It is the one-time password again. */
    SAME_PASSWORD: 409,
    PASSWORD_WEAK: 422,
  },
});
