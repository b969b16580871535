import type { Output } from '#platform/shared/endpoint.ts';
import type { profile } from '../../accounts.contract.ts';

export type Profile = Output<typeof profile>;

/** What every part of My Page gets: undefined while it loads. */
export interface ProfileProps {
  readonly profile: Profile | undefined;
}
