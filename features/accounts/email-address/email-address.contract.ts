import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';

/** The part of a link behind `#`; in a body only, so that no log ever holds it. */
const secret = z.string().min(1).max(200);

export const verify = endpoint({
  method: 'POST',
  path: '/api/accounts/email/verify',
  summary: 'Confirm an e-mail address with the link that was sent to it; again changes nothing',
  body: z.object({ secret }),
  output: z.object({ email: z.string() }),
  refusals: { LINK_UNKNOWN: 404, LINK_EXPIRED: 410, LINK_USED: 410 },
});

export const resend = endpoint({
  method: 'POST',
  path: '/api/accounts/email/resend',
  summary: 'Send the link that confirms the e-mail address once more',
  output: z.object({}),
  refusals: { DEMO_ACCOUNT: 403, ALREADY_VERIFIED: 409 },
});
