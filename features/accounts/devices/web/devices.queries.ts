import { queryOptions } from '@tanstack/react-query';
import type { Output } from '#platform/shared/endpoint.ts';
import { call, unwrap } from '#platform/web/api/call.ts';
import type { Topic } from '#platform/web/api/topics.ts';
import * as contract from '../devices.contract.ts';

/** What the end of a device's login is shown in. */
export const DEVICE_READS: readonly Topic[] = ['devices', 'session', 'push-device', 'notices'];

const list = call(contract.list);
export const signOut = call(contract.signOut);
export const signOutOthers = call(contract.signOutOthers);

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
