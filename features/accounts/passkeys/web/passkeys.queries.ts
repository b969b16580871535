import { queryOptions } from '@tanstack/react-query';
import type { Output } from '#platform/shared/endpoint.ts';
import { call, unwrap } from '#platform/web/api/call.ts';
import type { Topic } from '#platform/web/api/topics.ts';
import * as contract from '../passkeys.contract.ts';

/** The topics to read again after a passkey was added, renamed or removed. */
export const PASSKEY_READS: readonly Topic[] = [
  'passkeys',
  'profile',
  'session',
  'devices',
  'notifications',
];

const list = call(contract.list);
export const begin = call(contract.begin);
export const add = call(contract.add);
export const rename = call(contract.rename);
export const remove = call(contract.remove);

export type Passkey = Output<typeof contract.list>['passkeys'][number];

export const passkeysQuery = queryOptions({
  queryKey: ['passkeys'],
  staleTime: 0,
  meta: { persist: false },
  queryFn: async ({ signal }) => unwrap(await list({ signal })),
});
