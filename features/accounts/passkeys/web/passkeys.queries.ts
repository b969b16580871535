import { queryOptions } from '@tanstack/react-query';
import type { Output } from '#platform/shared/endpoint.ts';
import { call, unwrap } from '#platform/web/api/call.ts';
import type * as contract from '../passkeys.contract.ts';

const list = call<typeof contract.list>('GET', '/api/accounts/passkeys');
export const begin = call<typeof contract.begin>('POST', '/api/accounts/passkeys/new');
export const add = call<typeof contract.add>('POST', '/api/accounts/passkeys');
export const rename = call<typeof contract.rename>('PUT', '/api/accounts/passkeys/:id');
export const remove = call<typeof contract.remove>('DELETE', '/api/accounts/passkeys/:id');

export type Passkey = Output<typeof contract.list>['passkeys'][number];

export const passkeysQuery = queryOptions({
  queryKey: ['passkeys'],
  staleTime: 0,
  meta: { persist: false },
  queryFn: async ({ signal }) => unwrap(await list({ signal })),
});
