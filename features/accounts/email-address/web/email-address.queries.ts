import { call } from '#platform/web/api/call.ts';
import type * as contract from '../email-address.contract.ts';

export const verify = call<typeof contract.verify>('POST', '/api/accounts/email/verify');
export const resend = call<typeof contract.resend>('POST', '/api/accounts/email/resend');
