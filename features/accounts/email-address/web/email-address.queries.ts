import { call } from '#platform/web/api/call.ts';
import type * as contract from '../email-address.contract.ts';

export const verify = call<typeof contract.verify>('POST', '/api/accounts/email/verify');
export const resend = call<typeof contract.resend>('POST', '/api/accounts/email/resend');
export const change = call<typeof contract.change>('POST', '/api/accounts/email/change');
export const confirmChange = call<typeof contract.confirmChange>(
  'POST',
  '/api/accounts/email/confirm',
);
export const undoChange = call<typeof contract.undoChange>('POST', '/api/accounts/email/undo');
