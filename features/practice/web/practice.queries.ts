import { queryOptions } from '@tanstack/react-query';
import { participantsKey } from '#features/groups/web/groups.queries.ts';
import type { Output } from '#platform/shared/endpoint.ts';
import { call, unwrap } from '#platform/web/api/call.ts';
import * as contract from '../practice.contract.ts';

export type PracticeGroup = Output<typeof contract.participants>;

const participants = call(contract.participants);

/** A group's name and members, to choose players from. */
export const participantsQuery = (groupId: number) =>
  queryOptions({
    queryKey: participantsKey(groupId),
    queryFn: async ({ signal }) => unwrap(await participants({ params: { groupId }, signal })),
  });
