import { call } from '#platform/web/api/call.ts';
import * as contract from '../email-address.contract.ts';

export const verify = call(contract.verify);
export const resend = call(contract.resend);
export const change = call(contract.change);
export const confirmChange = call(contract.confirmChange);
export const undoChange = call(contract.undoChange);
