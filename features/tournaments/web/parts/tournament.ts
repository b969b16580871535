import { queryOptions } from '@tanstack/react-query';
import type { Output } from '#platform/shared/endpoint.ts';
import { call, unwrap } from '#platform/web/api/call.ts';
import * as contract from '../../tournaments.contract.ts';

const find = call(contract.find);

export type Tournament = Output<typeof contract.find>['tournament'];

/** One tournament, for every feature's screens; refused with TOURNAMENT_NOT_FOUND. */
export function tournamentQuery(id: number) {
  return queryOptions({
    queryKey: ['tournaments', id],
    queryFn: async ({ signal }) => unwrap(await find({ params: { id }, signal })).tournament,
  });
}
