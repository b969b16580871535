import { queryOptions } from '@tanstack/react-query';
import type * as publishing from '#features/tournaments/publishing/publishing.contract.ts';
import type { Output } from '#platform/shared/endpoint.ts';
import { call, unwrap } from '#platform/web/api/call.ts';
import type * as contract from '../entry-list.contract.ts';

export type ListedEntry = Output<typeof contract.list>['entries'][number];
export type Audiences = Output<typeof contract.audiences>;
export type Takings = Output<typeof contract.takings>;

export const exportEntries = call<typeof contract.exportList>(
  'GET',
  '/api/tournaments/:id/entries/csv',
);
export const exportTakings = call<typeof contract.exportTakings>(
  'GET',
  '/api/tournaments/:id/takings/csv',
);
export const addManual = call<typeof contract.addManual>('POST', '/api/tournaments/:id/entries');
export const removeManual = call<typeof contract.removeManual>(
  'DELETE',
  '/api/tournaments/:id/entries/:entryId',
);
const audiences = call<typeof contract.audiences>('GET', '/api/tournaments/:id/audiences');
export const writeToAll = call<typeof contract.writeToAll>('POST', '/api/tournaments/:id/messages');
const list = call<typeof contract.list>('GET', '/api/tournaments/:id/entries');
const takings = call<typeof contract.takings>('GET', '/api/tournaments/:id/takings');
const findOwn = call<typeof publishing.findOwn>('GET', '/api/tournaments/:id/own');

/** Other people's contact details are not kept on the device. */
const meta = { persist: false };

export const entriesQuery = (id: number) =>
  queryOptions({
    meta,
    queryKey: ['organizer', 'entries', id],
    queryFn: async ({ signal }) => unwrap(await list({ params: { id }, signal })).entries,
  });

/** Whom a message would reach now; asked again each time that somebody writes one. */
export const audiencesQuery = (id: number) =>
  queryOptions({
    meta,
    queryKey: ['organizer', 'audiences', id],
    queryFn: async ({ signal }) => unwrap(await audiences({ params: { id }, signal })),
    staleTime: 0,
  });

export const takingsQuery = (id: number) =>
  queryOptions({
    meta,
    queryKey: ['organizer', 'takings', id],
    queryFn: async ({ signal }) => unwrap(await takings({ params: { id }, signal })),
  });

export const tournamentQuery = (id: number) =>
  queryOptions({
    meta,
    queryKey: ['organizer', 'tournament', id],
    queryFn: async ({ signal }) => unwrap(await findOwn({ params: { id }, signal })).tournament,
  });
