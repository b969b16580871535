import { queryOptions } from '@tanstack/react-query';
import { address, call, unwrap } from '#platform/web/api/call.ts';
import { readWithPage } from '#platform/web/api/page-reads.ts';
import type { LiveSnapshot } from '../live.contract.ts';
import * as contract from '../live.contract.ts';
import { newerOf } from './lib/applied-message.ts';

export type { LiveMatch, LiveSnapshot, Message } from '../live.contract.ts';
export type LiveCourt = LiveSnapshot['courts'][number];
export type LiveSide = LiveSnapshot['sides'][number];

const snapshot = call(contract.snapshot);
const draw = call(contract.draw);

/** A tournament as everybody follows it; the phone stores it for places without a signal. */
export const liveQuery = (id: number) =>
  queryOptions({
    queryKey: ['tournaments', id, 'live'],
    queryFn: async ({ client, queryKey, signal }) => {
      const read = unwrap(await snapshot({ params: { id }, signal }));
      return newerOf(client.getQueryData<LiveSnapshot>(queryKey), read);
    },
    staleTime: 0,
    ...readWithPage(contract.snapshot, { params: { id } }),
  });

/** The draw of an event with its results; `useLive` has it read again after a result. */
export const liveDrawQuery = (params: { readonly id: number; readonly eventId: number }) =>
  queryOptions({
    queryKey: ['tournaments', params.id, 'live', 'draw', params.eventId],
    queryFn: async ({ signal }) => unwrap(await draw({ params, signal })),
  });

/** The address of the stream of a tournament, after a change. */
export const streamAddress = (id: number, after: number) =>
  address(`${contract.snapshot.path}/stream`, { params: { id }, query: { after } });
