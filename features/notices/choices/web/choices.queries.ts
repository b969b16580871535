import { queryOptions } from '@tanstack/react-query';
import type { Output } from '#platform/shared/endpoint.ts';
import { call, unwrap } from '#platform/web/api/call.ts';
import * as contract from '../choices.contract.ts';

export type Choices = Output<typeof contract.choices>;
export type TopicChoice = Choices['topics'][number];

const read = call(contract.choices);
export const choose = call(contract.choose);
export const openUnsubscribe = call(contract.openUnsubscribe);
export const unsubscribe = call(contract.unsubscribe);

/** What the person wants to receive outside the app. */
export const choicesQuery = queryOptions({
  queryKey: ['notice-choices'],
  queryFn: async ({ signal }) => unwrap(await read({ signal })),
});
