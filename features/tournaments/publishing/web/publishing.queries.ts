import { queryOptions } from '@tanstack/react-query';
import { call, unwrap } from '#platform/web/api/call.ts';
import type * as contract from '../publishing.contract.ts';

export const publish = call<typeof contract.publish>('POST', '/api/tournaments');
export const edit = call<typeof contract.edit>('PUT', '/api/tournaments/:id');
const findOwn = call<typeof contract.findOwn>('GET', '/api/tournaments/:id/own');

/** One tournament, as its organizer sees it; not kept on the phone. */
export const ownTournamentQuery = (id: number) =>
  queryOptions({
    queryKey: ['organizer', 'tournament', id],
    queryFn: async ({ signal }) => unwrap(await findOwn({ params: { id }, signal })).tournament,
    meta: { persist: false },
  });
