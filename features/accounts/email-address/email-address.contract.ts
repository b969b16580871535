import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { linkRefusals, linkSecret } from '#platform/shared/mailed-link.ts';
import { changeEmailSchema } from './email-address.form.ts';

export const verify = endpoint({
  operationId: 'emailAddress.verify',
  method: 'POST',
  path: '/api/accounts/email/verify',
  summary: 'Confirm an e-mail address with the link that was sent to it; again changes nothing',
  body: z.object({ secret: linkSecret }),
  output: z.object({ email: z.string() }),
  refusals: linkRefusals,
});

export const resend = endpoint({
  operationId: 'emailAddress.resend',
  method: 'POST',
  path: '/api/accounts/email/resend',
  summary: 'Send the link that confirms the e-mail address once more',
  output: z.object({}),
  refusals: { DEMO_ACCOUNT: 403, ALREADY_VERIFIED: 409 },
});

export const change = endpoint({
  operationId: 'emailAddress.change',
  method: 'POST',
  path: '/api/accounts/email/change',
  summary: 'Ask for another e-mail address; it counts once a link sent to it was opened',
  body: changeEmailSchema,
  output: z.object({}),
  refusals: {
    WRONG_PASSWORD: 403,
    SAME_EMAIL: 409,
    DEMO_ACCOUNT: 403,
    /** The code for an operator's first app goes to the address that is there. */
    AWAITS_SECOND_FACTOR: 409,
  },
});

export const confirmChange = endpoint({
  operationId: 'emailAddress.confirmChange',
  method: 'POST',
  path: '/api/accounts/email/confirm',
  summary: 'Make the new e-mail address the one to log in with',
  body: z.object({ secret: linkSecret }),
  output: z.object({ email: z.string() }),
  refusals: { ...linkRefusals, EMAIL_IN_USE: 409 },
});

export const undoChange = endpoint({
  operationId: 'emailAddress.undoChange',
  method: 'POST',
  path: '/api/accounts/email/undo',
  summary: 'Bring the old e-mail address back and close the account until a new password is chosen',
  body: z.object({ secret: linkSecret }),
  output: z.object({
    email: z.string(),
    /** Opens the choice of a new password: access to the old mailbox proves as much as a mail would. */
    resetSecret: z.string(),
  }),
  refusals: { ...linkRefusals, EMAIL_IN_USE: 409 },
});
