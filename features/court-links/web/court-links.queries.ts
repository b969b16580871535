import { queryOptions } from '@tanstack/react-query';
import { call, unwrap } from '#platform/web/api/call.ts';
import { pollUntilGone } from '#platform/web/api/poll.ts';
import * as contract from '../court-links.contract.ts';
import { deviceId, storeDevice, storedDevice } from './lib/device-store.ts';

export const sendTally = call(contract.tally);
const read = call(contract.read);

/** A call to this court must appear soon; in milliseconds. */
const LIVE = 5_000;

/**
 * What is on the court of a link. The device stores it apart from the cache of the app, which ends with every new version and
 * every log-out on it.
 */
export const deviceQuery = (token: string) =>
  queryOptions({
    queryKey: ['court-link', token],
    queryFn: async ({ signal }) => {
      const { device } = unwrap(await read({ query: { deviceId: deviceId() }, token, signal }));
      storeDevice(token, device);
      return device;
    },
    initialData: () => storedDevice(token) ?? undefined,
    initialDataUpdatedAt: 0,
    staleTime: 0,
    refetchInterval: pollUntilGone(LIVE),
    meta: { persist: false },
  });
