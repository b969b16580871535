import type { Sent } from '#platform/shared/endpoint.ts';
import { call } from '#platform/web/api/call.ts';
import type * as contract from '../suspended.contract.ts';

/** The login name and the password, which are sent with each of these. */
export type Proof = Sent<typeof contract.suspendedPlan>['body'];

export const readPlan = call<typeof contract.suspendedPlan>(
  'POST',
  '/api/account/suspended/leaving',
);
export const readData = call<typeof contract.suspendedData>('POST', '/api/account/suspended/data');
export const leave = call<typeof contract.suspendedLeave>('POST', '/api/account/suspended/leave');
