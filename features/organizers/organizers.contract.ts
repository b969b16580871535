import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { clientId } from '#platform/shared/ids.ts';
import { applicationSchema } from './organizers.form.ts';

export const apply = endpoint({
  operationId: 'organizers.apply',
  method: 'POST',
  path: '/api/organizers/applications',
  summary: 'Apply as an organizer; the operator reviews it and answers by mail',
  body: z.object({
    /** Made by the browser: sending the same application again changes nothing. */
    id: clientId,
    application: applicationSchema,
  }),
  output: z.object({}),
  refusals: {},
});
