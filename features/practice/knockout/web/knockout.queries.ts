import { queryOptions } from '@tanstack/react-query';
import type { Output } from '#platform/shared/endpoint.ts';
import { call, unwrap } from '#platform/web/api/call.ts';
import { queryClient } from '#platform/web/offline/query-client.ts';
import * as calls from '../knockout.calls.contract.ts';
import * as contract from '../knockout.contract.ts';
import * as sharing from '../knockout.sharing.contract.ts';

export type Knockout = contract.KnockoutOutput;
export type KnockoutInList = Output<typeof contract.knockouts>['knockouts'][number];
export type PublicBracket = Output<typeof sharing.publicBracket>['bracket'];

export const createKnockout = call(contract.createKnockout);
export const redrawKnockout = call(contract.redrawKnockout);
export const removeKnockout = call(contract.removeKnockout);
export const restoreKnockout = call(contract.restoreKnockout);
export const shareKnockout = call(sharing.shareKnockout);
export const unshareKnockout = call(sharing.unshareKnockout);

export const callMatch = call(calls.callMatch);

const knockout = call(contract.knockout);
const knockouts = call(contract.knockouts);
const publicBracket = call(sharing.publicBracket);

export const knockoutQuery = (id: string) =>
  queryOptions({
    queryKey: ['practice', 'knockout', id],
    queryFn: async ({ signal }) => unwrap(await knockout({ params: { id }, signal })).knockout,
    // Others may have scored a moment ago: opening it always reads it.
    staleTime: 0,
  });

/** The latest knockouts of a group, newest first. */
export const knockoutsQuery = (groupId: number) =>
  queryOptions({
    queryKey: ['practice', 'knockouts', groupId],
    queryFn: async ({ signal }) =>
      unwrap(await knockouts({ query: { groupId }, signal })).knockouts,
  });

export const publicBracketQuery = (token: string) =>
  queryOptions({
    queryKey: ['public-bracket', token],
    queryFn: async ({ signal }) =>
      unwrap(await publicBracket({ params: { token }, signal })).bracket,
    staleTime: 5_000,
  });

/** Caches the answer of a write, and invalidates the lists that show it. */
export function cacheKnockout(known: Knockout): void {
  queryClient.setQueryData(knockoutQuery(known.id).queryKey, known);
  void queryClient.invalidateQueries({ queryKey: knockoutsQuery(known.groupId).queryKey });
}

/** Caches the public link of a knockout, or that it has none; others may have recorded since its screen was drawn. */
export function cacheShareToken(id: string, shareToken: string | null): void {
  queryClient.setQueryData(
    knockoutQuery(id).queryKey,
    (known) => known && { ...known, shareToken },
  );
}

/** Reads a knockout again that somebody else has changed or removed. */
export function invalidateKnockout({ id, groupId }: Pick<Knockout, 'id' | 'groupId'>): void {
  void queryClient.invalidateQueries({ queryKey: knockoutQuery(id).queryKey });
  void queryClient.invalidateQueries({ queryKey: knockoutsQuery(groupId).queryKey });
}

/** The knockout on the server now; null when the server cannot be reached. */
export function fetchKnockout(id: string): Promise<Knockout | null> {
  return queryClient.fetchQuery(knockoutQuery(id)).catch(() => null);
}

/** Reads the practice records again. */
export function invalidateRecords(): void {
  void queryClient.invalidateQueries({ queryKey: ['practice', 'records'] });
}
