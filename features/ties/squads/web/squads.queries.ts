import { queryOptions } from '@tanstack/react-query';
import type { Output, Sent } from '#platform/shared/endpoint.ts';
import { call, unwrap } from '#platform/web/api/call.ts';
import * as contract from '../squads.contract.ts';

export type Squad = Output<typeof contract.find>['squad'];
export type SquadBody = NonNullable<Sent<typeof contract.save>['body']>;

const find = call(contract.find);
export const saveSquad = call(contract.save);

/** The squad of a team; not stored on the phone, as the list of a school is not. */
export const squadQuery = (entryId: string) =>
  queryOptions({
    queryKey: ['tournaments', 'squad', entryId],
    staleTime: 0,
    meta: { persist: false },
    queryFn: async ({ signal }) => unwrap(await find({ params: { entryId }, signal })).squad,
  });
