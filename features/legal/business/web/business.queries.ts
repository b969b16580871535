import { queryOptions } from '@tanstack/react-query';
import type { Output } from '#platform/shared/endpoint.ts';
import { call, unwrap } from '#platform/web/api/call.ts';
import * as contract from '../business.contract.ts';

export type Business = Output<typeof contract.find>;

const read = call(contract.find);
const readDraft = call(contract.draft);
export const saveBusiness = call(contract.save);

export const businessQuery = queryOptions({
  queryKey: ['business'],
  queryFn: async ({ signal }) => unwrap(await read({ signal })),
});

/** For the form: read from the server whenever it opens, so that nobody edits an old copy. */
export const draftQuery = queryOptions({
  queryKey: ['operator', 'business'],
  queryFn: async ({ signal }) => unwrap(await readDraft({ signal })).business,
  gcTime: 0,
  meta: { persist: false },
});
