import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Output } from '#platform/shared/endpoint.ts';
import { call, unwrap } from '#platform/web/api/call.ts';
import * as contract from '../entries.contract.ts';

const find = call(contract.find);
const current = call(contract.current);
/** Reserves a place; a resend with the same id gives the same place. */
export const apply = call(contract.apply);

export type Entry = Output<typeof contract.find>['entry'];

/** What "Pay now" and a new application carry to the payment screen. */
export interface CarriedEntry {
  readonly tournament?: Entry['tournament'];
  readonly entry?: Entry;
}

/** What the payment carries to the next screen. */
export interface ConfirmedEntry {
  readonly confirmed: Entry;
}

/** One of my entries; refused with ENTRY_NOT_FOUND. Money depends on it, so every screen reads it again. */
export function entryQuery(id: string) {
  return queryOptions({
    queryKey: ['entries', 'one', id],
    queryFn: async ({ signal }) => unwrap(await find({ params: { id }, signal })).entry,
    staleTime: 0,
  });
}

/** My live entries of a tournament, the newest first; without a tournament my newest reservation, if any. */
export function ownEntriesQuery(tournamentId?: number) {
  return queryOptions({
    queryKey: ['entries', 'own', tournamentId ?? 'newest'],
    queryFn: async ({ signal }) => {
      const { entry, also } = unwrap(await current({ query: { tournamentId }, signal }));
      return entry ? [entry, ...also] : [];
    },
    staleTime: 0,
  });
}

/** The first of them; null where there is none. */
export function currentEntryQuery(tournamentId?: number) {
  return queryOptions({
    ...ownEntriesQuery(tournamentId),
    select: ([first]: readonly Entry[]): Entry | null => first ?? null,
  });
}

export const withdraw = call(contract.withdraw);
export const renameTeam = call(contract.renameTeam);
export const takeBack = call(contract.takeBack);
const mine = call(contract.mine);

export type When = 'coming' | 'past';

/** My entries, a page at a time. */
export function myEntriesQuery(when: When) {
  return infiniteQueryOptions({
    queryKey: ['entries', 'mine', when],
    queryFn: async ({ pageParam, signal }) =>
      unwrap(await mine({ query: { when, cursor: pageParam }, signal })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}
