import { z } from 'zod';
import { passwordField } from '#features/accounts/accounts.form.ts';
import { LONGEST_EMAIL } from '#platform/shared/email-address.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { linkRefusals, linkSecret } from '#platform/shared/mailed-link.ts';
import { changePasswordSchema, forgottenSchema, newPasswordSchema } from './password.form.ts';

export const check = endpoint({
  operationId: 'password.check',
  method: 'POST',
  path: '/api/accounts/password/check',
  summary:
    'Whether a password would do for a new account: before the rest of the form is filled in',
  body: z.object({
    password: passwordField,
    /** The future owner: a password must not be made of their name or address. */
    fullName: z.string().max(80),
    email: z.string().max(LONGEST_EMAIL),
  }),
  output: z.object({}),
  refusals: { PASSWORD_WEAK: 422 },
});

export const forgotten = endpoint({
  operationId: 'password.forgotten',
  method: 'POST',
  path: '/api/accounts/password/forgotten',
  summary: 'Ask for a mail with a link to a new password; the answer is the same for any name',
  body: forgottenSchema,
  output: z.object({}),
  refusals: {},
});

export const openLink = endpoint({
  operationId: 'password.openLink',
  method: 'POST',
  path: '/api/accounts/password/link',
  summary: 'Whose password a link resets, if it still does',
  body: z.object({ secret: linkSecret }),
  output: z.object({ email: z.string() }),
  refusals: { ...linkRefusals, ACCOUNT_SUSPENDED: 403 },
});

export const reset = endpoint({
  operationId: 'password.reset',
  method: 'POST',
  path: '/api/accounts/password/reset',
  summary: 'Choose a new password with a link; signs out everywhere, and in here',
  body: z.intersection(z.object({ secret: linkSecret }), newPasswordSchema),
  /** False where a login takes a second step: the person logs in with the new password. */
  output: z.object({ loggedIn: z.boolean() }),
  refusals: { ...linkRefusals, ACCOUNT_SUSPENDED: 403, PASSWORD_WEAK: 422 },
});

export const change = endpoint({
  operationId: 'password.change',
  method: 'PUT',
  path: '/api/accounts/password',
  summary: 'Change the password; every other device is signed out',
  body: changePasswordSchema,
  output: z.object({}),
  refusals: { WRONG_PASSWORD: 403, PASSWORD_WEAK: 422, DEMO_ACCOUNT: 403 },
});
