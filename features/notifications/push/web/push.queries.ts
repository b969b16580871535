import { call } from '#platform/web/api/call.ts';
import * as contract from '../push.contract.ts';

export const readState = call(contract.state);
export const subscribe = call(contract.subscribe);
export const unsubscribe = call(contract.unsubscribe);
