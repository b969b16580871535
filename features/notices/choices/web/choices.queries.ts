import { queryOptions } from '@tanstack/react-query';
import type { Output } from '#platform/shared/endpoint.ts';
import { call, unwrap } from '#platform/web/api/call.ts';
import type * as contract from '../choices.contract.ts';

export type Choices = Output<typeof contract.choices>;
export type TopicChoice = Choices['topics'][number];

const read = call<typeof contract.choices>('GET', '/api/notices/choices');
export const choose = call<typeof contract.choose>('PUT', '/api/notices/choices');
export const openUnsubscribe = call<typeof contract.openUnsubscribe>(
  'POST',
  '/api/notices/unsubscribe/link',
);
export const unsubscribe = call<typeof contract.unsubscribe>('POST', '/api/notices/unsubscribe');

/** What I want to be told of outside the app. */
export const choicesQuery = queryOptions({
  queryKey: ['notice-choices'],
  queryFn: async ({ signal }) => unwrap(await read({ signal })),
});
