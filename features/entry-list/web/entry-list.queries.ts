import { queryOptions } from '@tanstack/react-query';
import * as ownEvents from '#features/publishing/own-events/own-events.contract.ts';
import * as publishing from '#features/publishing/publishing.contract.ts';
import { TOURNAMENT_READS } from '#features/tournaments/web/tournaments.queries.ts';
import type { Output } from '#platform/shared/endpoint.ts';
import { call, unwrap } from '#platform/web/api/call.ts';
import * as contract from '../entry-list.contract.ts';
import * as namesContract from '../entry-list.names.contract.ts';
import * as revenueContract from '../entry-list.revenue.contract.ts';

export type ListedEntry = Output<typeof contract.list>['entries'][number];
export type Audiences = Output<typeof contract.audiences>;
export type Revenue = Output<typeof revenueContract.revenue>;

export const exportEntries = call(contract.exportList);
export const exportRevenue = call(revenueContract.exportRevenue);
export const addManual = call(contract.addManual);
export const removeManual = call(contract.removeManual);
/** Enters the partner of a pair; a resend with the same id changes nothing. */
export const namePartner = call(namesContract.namePartner);
export const correctNames = call(namesContract.correctNames);
export const renameTeam = call(namesContract.renameTeam);
const audiences = call(contract.audiences);
export const writeToAll = call(contract.writeToAll);
const list = call(contract.list);
const revenue = call(revenueContract.revenue);
export const markPaidOut = call(revenueContract.markPaidOut);
const payouts = call(revenueContract.payouts);
const findOwn = call(publishing.findOwn);
const listEvents = call(ownEvents.list);

/** What an organizer's write may have changed; it is read again in the background. */
export const LIST_READS = { reads: TOURNAMENT_READS, inBackground: true } as const;

/** Other people's contact details are not stored on the device. */
const meta = { persist: false };

export const entriesQuery = (id: number) =>
  queryOptions({
    meta,
    queryKey: ['organizer', 'entries', id],
    queryFn: async ({ signal }) => unwrap(await list({ params: { id }, signal })).entries,
  });

/** The recipients of a message now; read again for each message. */
export const audiencesQuery = (id: number) =>
  queryOptions({
    meta,
    queryKey: ['organizer', 'audiences', id],
    queryFn: async ({ signal }) => unwrap(await audiences({ params: { id }, signal })),
    staleTime: 0,
  });

export const revenueQuery = (id: number) =>
  queryOptions({
    meta,
    queryKey: ['organizer', 'revenue', id],
    queryFn: async ({ signal }) => unwrap(await revenue({ params: { id }, signal })),
  });

/** What the organizer has to transfer back. */
export const payoutsQuery = (id: number) =>
  queryOptions({
    meta,
    queryKey: ['organizer', 'payouts', id],
    queryFn: async ({ signal }) => unwrap(await payouts({ params: { id }, signal })).payouts,
  });

/** The events of the tournament, with the places left of each. */
export const eventsQuery = (id: number) =>
  queryOptions({
    meta,
    queryKey: ['organizer', 'events', id],
    queryFn: async ({ signal }) => unwrap(await listEvents({ params: { id }, signal })),
  });

export const tournamentQuery = (id: number) =>
  queryOptions({
    meta,
    queryKey: ['organizer', 'tournament', id],
    queryFn: async ({ signal }) => unwrap(await findOwn({ params: { id }, signal })).tournament,
  });
