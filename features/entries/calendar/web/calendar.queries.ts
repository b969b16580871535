import { call } from '#platform/web/api/call.ts';
import * as contract from '../calendar.contract.ts';

export const readAddress = call(contract.address);
export const renewAddress = call(contract.renew);
