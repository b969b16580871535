import { queryOptions } from '@tanstack/react-query';
import type { Output } from '#platform/shared/endpoint.ts';
import { call, unwrap } from '#platform/web/api/call.ts';
import type { Topic } from '#platform/web/api/topics.ts';
import * as contract from '../../tournaments.contract.ts';

const find = call(contract.find);

export type Tournament = Output<typeof contract.find>['tournament'];

/** What shows tournaments and the places in them: a write to either may change all of it. */
export const TOURNAMENT_READS: readonly Topic[] = [
  'tournaments',
  'organizer',
  'entries',
  'payments',
  'guardians',
  'guardian-page',
  'profile',
  'leaving',
  'operator',
  'notices',
  'home',
];

/** One tournament, for every feature's screens; refused with TOURNAMENT_NOT_FOUND. */
export function tournamentQuery(id: number) {
  return queryOptions({
    queryKey: ['tournaments', id],
    queryFn: async ({ signal }) => unwrap(await find({ params: { id }, signal })).tournament,
  });
}
