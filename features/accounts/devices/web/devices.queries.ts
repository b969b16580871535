import { queryOptions } from '@tanstack/react-query';
import type { Output } from '#platform/shared/endpoint.ts';
import { call, unwrap } from '#platform/web/api/call.ts';
import type { Topic } from '#platform/web/api/topics.ts';
import * as contract from '../devices.contract.ts';

/** The topics to read again after a device was signed out. */
export const DEVICE_READS: readonly Topic[] = [
  'devices',
  'session',
  'push-device',
  'notifications',
];

const list = call(contract.list);
export const signOut = call(contract.signOut);
export const signOutOthers = call(contract.signOutOthers);

type Listed = Output<typeof contract.list>;
export type Device = Listed['devices'][number];
export type SignInLine = Listed['signIns'][number];

/** Sign-ins change on other devices: the list is read at each visit, and not stored on the phone. */
export const devicesQuery = queryOptions({
  queryKey: ['devices'],
  staleTime: 0,
  meta: { persist: false },
  queryFn: async ({ signal }) => unwrap(await list({ signal })),
});
