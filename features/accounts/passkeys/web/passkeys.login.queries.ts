import { call } from '#platform/web/api/call.ts';
import type * as contract from '../passkeys.contract.ts';

export const beginLogin = call<typeof contract.beginLogin>(
  'POST',
  '/api/accounts/passkeys/login/options',
);
export const login = call<typeof contract.login>('POST', '/api/accounts/passkeys/login');
