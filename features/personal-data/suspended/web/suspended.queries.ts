import type { Sent } from '#platform/shared/endpoint.ts';
import { call } from '#platform/web/api/call.ts';
import * as contract from '../suspended.contract.ts';

/** The login name and the password, which each of these requests carries. */
export type Proof = Sent<typeof contract.suspendedPlan>['body'];

export const readPlan = call(contract.suspendedPlan);
export const readData = call(contract.suspendedData);
export const leave = call(contract.suspendedLeave);
