import { queryOptions } from '@tanstack/react-query';
import { PROFILE_KEY } from '#features/accounts/web/lib/profile-key.ts';
import type { Output } from '#platform/shared/endpoint.ts';
import { call, unwrap } from '#platform/web/api/call.ts';
import * as contract from '../../my-page.contract.ts';

export type Profile = Output<typeof contract.profile>;

/** What every part of My Page gets: undefined while it loads. */
export interface ProfileProps {
  readonly profile: Profile | undefined;
}

const profile = call(contract.profile);

export const profileQuery = queryOptions({
  queryKey: PROFILE_KEY,
  queryFn: async ({ signal }) => unwrap(await profile({ signal })),
});
