import type { Output } from '#platform/shared/endpoint.ts';
import { call } from '#platform/web/api/call.ts';
import type * as contract from '../export.contract.ts';

export type Everything = Output<typeof contract.everything>;

export const readEverything = call<typeof contract.everything>('GET', '/api/account/data');
