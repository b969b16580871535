import { call } from '#platform/web/api/call.ts';
import * as contract from '../password.contract.ts';

export const check = call(contract.check);
export const forgotten = call(contract.forgotten);
export const openLink = call(contract.openLink);
export const reset = call(contract.reset);
export const change = call(contract.change);
