import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';

/** The mail server, or a small program beside it, says what became of a mail after it had taken it. */
export const report = endpoint({
  operationId: 'returnedMails.report',
  method: 'POST',
  path: '/api/mails/returned',
  summary:
    'A mail came back, or its reader called it unwanted; proven by a signature over the body',
  body: z.object({
    type: z.enum(['bounce', 'complaint']),
    /** The `Message-ID` of the mail, with or without its angle brackets. */
    messageId: z.string().max(200),
    /** What the other mail server has said. */
    reason: z.string().max(500).default(''),
  }),
  output: z.object({}),
  refusals: { SIGNATURE_WRONG: 401 },
});
