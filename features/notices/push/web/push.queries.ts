import { call } from '#platform/web/api/call.ts';
import type * as contract from '../push.contract.ts';

export const readState = call<typeof contract.state>('POST', '/api/notices/push/state');
export const subscribe = call<typeof contract.subscribe>('POST', '/api/notices/push/subscribe');
export const unsubscribe = call<typeof contract.unsubscribe>(
  'POST',
  '/api/notices/push/unsubscribe',
);
