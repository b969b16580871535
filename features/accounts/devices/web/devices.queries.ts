import { queryOptions } from '@tanstack/react-query';
import type { Output } from '#platform/shared/endpoint.ts';
import { call, unwrap } from '#platform/web/api/call.ts';
import type * as contract from '../devices.contract.ts';

const list = call<typeof contract.list>('GET', '/api/accounts/devices');
export const signOut = call<typeof contract.signOut>('DELETE', '/api/accounts/devices/:id');
export const signOutOthers = call<typeof contract.signOutOthers>(
  'POST',
  '/api/accounts/devices/sign-out-others',
);

type Listed = Output<typeof contract.list>;
export type Device = Listed['devices'][number];
export type SignInLine = Listed['signIns'][number];

/** Where one is signed in changes elsewhere: it is asked for anew each time, and not kept on the phone. */
export const devicesQuery = queryOptions({
  queryKey: ['devices'],
  staleTime: 0,
  meta: { persist: false },
  queryFn: async ({ signal }) => unwrap(await list({ signal })),
});
