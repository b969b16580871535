import { queryOptions } from '@tanstack/react-query';
import type { Output } from '#platform/shared/endpoint.ts';
import { call, unwrap } from '#platform/web/api/call.ts';
import * as contract from '../preferences.contract.ts';

export type Preferences = Output<typeof contract.preferences>;
export type TopicPreference = Preferences['topics'][number];

const read = call(contract.preferences);
export const choose = call(contract.choose);
export const openUnsubscribe = call(contract.openUnsubscribe);
export const unsubscribe = call(contract.unsubscribe);

/** What the person wants to receive outside the app. */
export const preferencesQuery = queryOptions({
  queryKey: ['notification-preferences'],
  queryFn: async ({ signal }) => unwrap(await read({ signal })),
});
