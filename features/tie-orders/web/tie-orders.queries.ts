import { queryOptions } from '@tanstack/react-query';
import type { Output } from '#platform/shared/endpoint.ts';
import { call, unwrap } from '#platform/web/api/call.ts';
import * as contract from '../tie-orders.contract.ts';
import * as desk from '../tie-orders.desk.contract.ts';

export type ListedTie = Output<typeof contract.list>['ties'][number];
export type OwnTie = Output<typeof contract.find>['tie'];
export type TieRubber = NonNullable<OwnTie['rubbers']>[number];
export type SquadMember = OwnTie['squad'][number];
export type DeskOrders = Output<typeof desk.listForDesk>;
export type DeskTie = DeskOrders['ties'][number];
export type TieRules = Output<typeof desk.findRules>['rules'];
export type Side = OwnTie['own'];

export interface OwnAddress {
  readonly stageId: string;
  readonly matchId: string;
  readonly side: Side;
}

export const fileOrder = call(contract.file);
export const enterOrder = call(desk.enter);
export const setTime = call(desk.setTime);
export const saveRules = call(desk.saveRules);

const list = call(contract.list);
const find = call(contract.find);
const listForDesk = call(desk.listForDesk);
const findRules = call(desk.findRules);

/** The other side may file at any time; in milliseconds. */
const LIVE = 10_000;

/** The ties of the signed-in person's teams. */
export const tiesQuery = queryOptions({
  queryKey: ['entries', 'ties'],
  queryFn: async ({ signal }) => unwrap(await list({ signal })).ties,
  staleTime: 0,
});

/** One of them; stored on the phone, so that an order can be prepared without a signal. */
export const tieQuery = (params: OwnAddress) =>
  queryOptions({
    queryKey: ['entries', 'tie', params.stageId, params.matchId, params.side],
    queryFn: async ({ signal }) => unwrap(await find({ params, signal })).tie,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === 'over' ? false : LIVE),
  });

/** The orders of a tournament for its desk. Other people's names are not stored on the device. */
export const deskOrdersQuery = (id: number) =>
  queryOptions({
    queryKey: ['organizer', 'tie-orders', id],
    queryFn: async ({ signal }) => unwrap(await listForDesk({ params: { id }, signal })),
    staleTime: 0,
    refetchInterval: LIVE,
    meta: { persist: false },
  });

export const tieRulesQuery = (params: { readonly id: number; readonly eventId: number }) =>
  queryOptions({
    queryKey: ['organizer', 'tie-rules', params.id, params.eventId],
    queryFn: async ({ signal }) => unwrap(await findRules({ params, signal })).rules,
    staleTime: 0,
  });
