import { call } from '#platform/web/api/call.ts';
import type * as contract from '../first-login.contract.ts';

export const choosePassword = call<typeof contract.choosePassword>(
  'POST',
  '/api/accounts/first-password',
);
