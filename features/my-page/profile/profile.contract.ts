import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { profileSchema } from './profile.form.ts';

export const edit = endpoint({
  operationId: 'profile.edit',
  method: 'PUT',
  path: '/api/accounts/profile',
  summary:
    'Correct the own name, its reading, nickname, school or club, prefecture and phone number',
  body: profileSchema,
  output: z.object({}),
  refusals: {
    /** All visitors of the demo share its sample player: the profile does not change. */
    DEMO_ACCOUNT: 409,
  },
});
