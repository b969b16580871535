import { queryOptions } from '@tanstack/react-query';
import type { Output } from '#platform/shared/endpoint.ts';
import { call, unwrap } from '#platform/web/api/call.ts';
import type { Topic } from '#platform/web/api/topics.ts';
import * as contract from '../second-factor.contract.ts';

/** The topics to read again after the second step was set up, moved, switched off, or has new codes. */
export const FACTOR_READS: readonly Topic[] = ['second-factor', 'session', 'devices'];

const readStatus = call(contract.status);
export const begin = call(contract.begin);
export const mailCode = call(contract.mailCode);
export const confirm = call(contract.confirm);
export const renewCodes = call(contract.renewCodes);
export const turnOff = call(contract.turnOff);
export const enterCode = call(contract.logIn);
export const prove = call(contract.prove);
export const beginPasskeyProof = call(contract.beginPasskeyProof);
export const proveByPasskey = call(contract.proveByPasskey);

export type FactorStatus = Output<typeof contract.status>;
export type Begun = Output<typeof contract.begin>;

export const statusQuery = queryOptions({
  queryKey: ['second-factor'],
  staleTime: 0,
  meta: { persist: false },
  queryFn: async ({ signal }) => unwrap(await readStatus({ signal })),
});
