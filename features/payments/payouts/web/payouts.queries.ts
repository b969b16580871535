import { queryOptions } from '@tanstack/react-query';
import type { Output } from '#platform/shared/endpoint.ts';
import { call, unwrap } from '#platform/web/api/call.ts';
import * as contract from '../payouts.contract.ts';

export type PayersPayout = Output<typeof contract.openLink>['payout'];
export type OwnPayout = Output<typeof contract.own>['payouts'][number];

const own = call(contract.own);
export const giveAccount = call(contract.giveAccount);
export const createLink = call(contract.link);
const openLink = call(contract.openLink);
export const giveByLink = call(contract.giveByLink);

/** Money that goes back by a transfer, of the reader or of a school's application; not stored on the phone. */
export function ownPayoutsQuery(applicationId: string | undefined) {
  return queryOptions({
    queryKey: ['payouts', applicationId ?? 'own'],
    queryFn: async ({ signal }) => unwrap(await own({ query: { applicationId }, signal })).payouts,
    meta: { persist: false },
  });
}

/** What goes back to the holder of a link; not stored on the phone, which may be anybody's. */
export function payersPayoutQuery(secret: string) {
  return queryOptions({
    queryKey: ['payouts', 'for-payer', secret],
    queryFn: async ({ signal }) => unwrap(await openLink({ body: { secret }, signal })).payout,
    enabled: secret !== '',
    meta: { persist: false },
    staleTime: 0,
    retry: false,
  });
}
