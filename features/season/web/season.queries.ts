import { queryOptions } from '@tanstack/react-query';
import type { Output } from '#platform/shared/endpoint.ts';
import { call, unwrap } from '#platform/web/api/call.ts';
import { readWithPage } from '#platform/web/api/page-reads.ts';
import * as contract from '../season.contract.ts';
import * as orders from '../season.orders.contract.ts';

export type Season = Output<typeof contract.find>['season'];
export type Made = NonNullable<Season['season']>;
export type Fixture = Made['fixtures'][number];
export type Row = Made['table'][number];

export type FixtureOrders = Output<typeof orders.findOrders>['orders'];

export interface SeasonAddress {
  readonly id: number;
  readonly eventId: number;
}

export const startSeason = call(contract.start);
export const scheduleFixture = call(contract.schedule);
export const proposeDay = call(contract.propose);
export const answerProposal = call(contract.answerProposal);
export const enterResult = call(contract.enterResult);
export const answerResult = call(contract.answerResult);
export const withdrawTeam = call(contract.withdrawTeam);
export const saveMarks = call(contract.saveMarks);
export const fileOrder = call(orders.fileOrder);

const find = call(contract.find);
const listOwn = call(contract.listOwn);
const findOrders = call(orders.findOrders);

/** The seasons of the signed-in person's teams. */
export const ownSeasonsQuery = queryOptions({
  queryKey: ['entries', 'seasons'],
  queryFn: async ({ signal }) => unwrap(await listOwn({ signal })).seasons,
  staleTime: 0,
});

/** The season of an event; captains may write it at any time. */
export const seasonQuery = (params: SeasonAddress) => {
  const { initialData, initialDataUpdatedAt } = readWithPage(contract.find, { params });
  return queryOptions({
    queryKey: ['tournaments', 'season', params.id, params.eventId],
    queryFn: async ({ signal }) => unwrap(await find({ params, signal })).season,
    initialData: () => initialData()?.season,
    initialDataUpdatedAt,
    staleTime: 0,
    refetchInterval: 30_000,
  });
};

/** The orders of a fixture, which the other captain may file at any time. */
export const ordersQuery = (params: SeasonAddress & { readonly fixtureId: string }) =>
  queryOptions({
    queryKey: ['tournaments', 'season-orders', params.fixtureId],
    queryFn: async ({ signal }) => unwrap(await findOrders({ params, signal })).orders,
    staleTime: 0,
    refetchInterval: 30_000,
    // Squads of other teams are not stored on the device of the desk.
    meta: { persist: false },
  });
