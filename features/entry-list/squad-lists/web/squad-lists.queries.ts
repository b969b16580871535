import { queryOptions } from '@tanstack/react-query';
import type { Output } from '#platform/shared/endpoint.ts';
import { call, unwrap } from '#platform/web/api/call.ts';
import * as contract from '../squad-lists.contract.ts';

export type ListedTeam = Output<typeof contract.list>['teams'][number];

export const exportSquads = call(contract.exportList);
const list = call(contract.list);

/** The squads of a tournament; not stored on the device, as the list of a school is not. */
export const squadsQuery = (id: number) =>
  queryOptions({
    meta: { persist: false },
    queryKey: ['organizer', 'squads', id],
    queryFn: async ({ signal }) => unwrap(await list({ params: { id }, signal })).teams,
  });
