import { queryOptions } from '@tanstack/react-query';
import type { Output } from '#platform/shared/endpoint.ts';
import { call, unwrap } from '#platform/web/api/call.ts';
import * as contract from '../payouts.contract.ts';

export type OwnPayout = Output<typeof contract.own>['payouts'][number];

const own = call(contract.own);
export const giveAccount = call(contract.giveAccount);

/** Money that goes back by a transfer, of the reader or of a school's application; not stored on the phone. */
export function ownPayoutsQuery(applicationId: string | undefined) {
  return queryOptions({
    queryKey: ['payouts', applicationId ?? 'own'],
    queryFn: async ({ signal }) => unwrap(await own({ query: { applicationId }, signal })).payouts,
    meta: { persist: false },
  });
}
