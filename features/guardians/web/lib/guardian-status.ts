import { queryOptions } from '@tanstack/react-query';
import type { Output } from '#platform/shared/endpoint.ts';
import { call, unwrap } from '#platform/web/api/call.ts';
import * as contract from '../../guardians.contract.ts';

const mine = call(contract.mine);

export type MyGuardianStatus = Output<typeof contract.mine>;

/** The player's answer about their age, and their guardian. */
export const guardianStatusQuery = queryOptions({
  queryKey: ['guardians', 'mine'],
  queryFn: async ({ signal }) => unwrap(await mine({ signal })),
});

/** The newest guardian, if they have declined or stopped and another one is needed. */
export function lostGuardian({ age, guardian }: MyGuardianStatus) {
  if (age !== 'under-18') return null;
  return guardian?.state === 'declined' || guardian?.state === 'ended' ? guardian : null;
}
