import type { Sent } from '#platform/shared/endpoint.ts';
import { call } from '#platform/web/api/call.ts';
import * as contract from '../suspended.contract.ts';

/** The login name and the password, which each of these requests carries. */
export type Proof = Sent<typeof contract.suspendedPreview>['body'];

export const readPreview = call(contract.suspendedPreview);
export const readData = call(contract.suspendedData);
export const leave = call(contract.suspendedLeave);
