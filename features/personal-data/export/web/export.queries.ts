import type { Output } from '#platform/shared/endpoint.ts';
import { call } from '#platform/web/api/call.ts';
import * as contract from '../export.contract.ts';

export type Everything = Output<typeof contract.everything>;

export const readEverything = call(contract.everything);
