import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Output } from '#platform/shared/endpoint.ts';
import { call, unwrap } from '#platform/web/api/call.ts';
import { firstPageWithPage, readWithPage } from '#platform/web/api/page-reads.ts';
import * as contract from '../../event-draws.public.contract.ts';

export type DrawsOfTournament = Output<typeof contract.publicDraws>;
export type PublicDraw = Output<typeof contract.publicDraw>;
export type PublishedDraw = NonNullable<PublicDraw['draw']>;

const publicDraws = call(contract.publicDraws);
const publicDraw = call(contract.publicDraw);
const pastTournaments = call(contract.pastTournaments);

/** Which draws of a tournament are out. */
export const publicDrawsQuery = (id: number) =>
  queryOptions({
    queryKey: ['tournaments', id, 'draws'],
    queryFn: async ({ signal }) => unwrap(await publicDraws({ params: { id }, signal })),
    ...readWithPage(contract.publicDraws, { params: { id } }),
  });

/** The draw of an event; once opened it can be read without a connection. */
export const publicDrawQuery = (params: { readonly id: number; readonly eventId: number }) =>
  queryOptions({
    queryKey: ['tournaments', params.id, 'draws', params.eventId],
    queryFn: async ({ signal }) => unwrap(await publicDraw({ params, signal })),
    ...readWithPage(contract.publicDraw, { params }),
  });

/** The tournaments whose draws and results can be read after they are over, a page at a time. */
export const pastTournamentsQuery = infiniteQueryOptions({
  queryKey: ['tournaments', 'past'],
  queryFn: async ({ pageParam, signal }) =>
    unwrap(await pastTournaments({ query: { cursor: pageParam }, signal })),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.nextCursor ?? undefined,
  ...firstPageWithPage(contract.pastTournaments, { query: {} }),
});
