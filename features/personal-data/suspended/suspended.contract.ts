import { loginSchema } from '#features/accounts/accounts.form.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { leave, preview } from '../deletion/deletion.contract.ts';
import { everything } from '../export/export.contract.ts';

/**
 * Suspended people cannot log in, but their data are theirs: the login name and the password give access to just this,
 * in each request. An account that is not suspended gets the answer to a wrong password: it has the ordinary screens
 * for it.
 */
export const suspendedPreview = endpoint({
  operationId: 'suspended.suspendedPreview',
  method: 'POST',
  path: '/api/account/suspended/leaving',
  summary: 'What goes and what stays if a suspended account is deleted, and what prevents it',
  body: loginSchema,
  output: preview.output,
  refusals: { LOGIN_FAILED: 401 },
});

export const suspendedData = endpoint({
  operationId: 'suspended.suspendedData',
  method: 'POST',
  path: '/api/account/suspended/data',
  summary: 'Everything that is stored about the person of a suspended account',
  body: loginSchema,
  output: everything.output,
  refusals: { LOGIN_FAILED: 401 },
});

export const suspendedLeave = endpoint({
  operationId: 'suspended.suspendedLeave',
  method: 'POST',
  path: '/api/account/suspended/leave',
  summary: 'Delete a suspended account; that it was suspended stays in the log of the operator',
  body: loginSchema,
  output: leave.output,
  refusals: {
    LOGIN_FAILED: 401,
    DEMO_ACCOUNT: 409,
    LAST_OPERATOR: 409,
    TOURNAMENTS_RUNNING: 409,
    REFUNDS_DUE: 409,
    SCHOOL_REFUNDS_DUE: 409,
    PAYMENT_UNDER_WAY: 409,
  },
});
