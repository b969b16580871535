import { call } from '#platform/web/api/call.ts';
import type * as contract from '../password.contract.ts';

export const check = call<typeof contract.check>('POST', '/api/accounts/password/check');
export const forgotten = call<typeof contract.forgotten>(
  'POST',
  '/api/accounts/password/forgotten',
);
export const openLink = call<typeof contract.openLink>('POST', '/api/accounts/password/link');
export const reset = call<typeof contract.reset>('POST', '/api/accounts/password/reset');
export const change = call<typeof contract.change>('PUT', '/api/accounts/password');
