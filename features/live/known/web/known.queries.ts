import { queryOptions } from '@tanstack/react-query';
import type { Output } from '#platform/shared/endpoint.ts';
import { call, unwrap } from '#platform/web/api/call.ts';
import * as contract from '../known.contract.ts';

export type KnownSide = Output<typeof contract.known>['sides'][number];

const known = call(contract.known);
const guarded = call(contract.guarded);

/** Whom the person who is signed in knows in the draws of a tournament. */
export const knownQuery = (id: number) =>
  queryOptions({
    queryKey: ['tournaments', id, 'live', 'known'],
    queryFn: async ({ signal }) => unwrap(await known({ params: { id }, signal })).sides,
  });

/** Whom the guardian with a mailed link looks after. The phone does not store it: the link may end. */
export const guardedQuery = (id: number, secret: string) =>
  queryOptions({
    queryKey: ['tournaments', id, 'live', 'guarded', secret],
    queryFn: async ({ signal }) =>
      unwrap(await guarded({ params: { id }, body: { secret }, signal })).sides,
    meta: { persist: false },
  });
