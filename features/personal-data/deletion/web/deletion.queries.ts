import { queryOptions } from '@tanstack/react-query';
import type { Output } from '#platform/shared/endpoint.ts';
import { call, unwrap } from '#platform/web/api/call.ts';
import * as contract from '../deletion.contract.ts';

export type Preview = Output<typeof contract.preview>;

const readPreview = call(contract.preview);
export const leave = call(contract.leave);

/** Always read again: money depends on it. */
export const previewQuery = queryOptions({
  queryKey: ['deletion-preview'],
  queryFn: async ({ signal }) => unwrap(await readPreview({ signal })),
  staleTime: 0,
  meta: { persist: false },
});
