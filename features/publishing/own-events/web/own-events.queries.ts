import { queryOptions } from '@tanstack/react-query';
import type { Output } from '#platform/shared/endpoint.ts';
import { call, unwrap } from '#platform/web/api/call.ts';
import * as contract from '../own-events.contract.ts';

export type OwnEvents = Output<typeof contract.list>;
export type OwnEvent = OwnEvents['events'][number];

export const addEvent = call(contract.add);
export const editEvent = call(contract.edit);
export const removeEvent = call(contract.remove);
export const chooseFormats = call(contract.chooseFormats);
const list = call(contract.list);

/** The events of a tournament, for its organizer; not stored on the phone. */
export const ownEventsQuery = (id: number) =>
  queryOptions({
    queryKey: ['organizer', 'events', id],
    queryFn: async ({ signal }) => unwrap(await list({ params: { id }, signal })),
    meta: { persist: false },
  });
