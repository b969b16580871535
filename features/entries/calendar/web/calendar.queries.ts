import { call } from '#platform/web/api/call.ts';
import type * as contract from '../calendar.contract.ts';

export const readAddress = call<typeof contract.address>('POST', '/api/entries/calendar/address');
export const renewAddress = call<typeof contract.renew>('POST', '/api/entries/calendar/renew');
