import { queryOptions } from '@tanstack/react-query';
import type { Output } from '#platform/shared/endpoint.ts';
import { call, unwrap } from '#platform/web/api/call.ts';
import * as contract from '../pairs.contract.ts';

const find = call(contract.find);
const members = call(contract.members);
const open = call(contract.open);

/** Invites a partner; a resend with the same id changes nothing. */
export const invite = call(contract.invite);
export const endPair = call(contract.end);
export const accept = call(contract.accept);
export const decline = call(contract.decline);

export type Pair = Output<typeof contract.find>['pair'];
export type Partner = NonNullable<Pair['partner']>;
export type Member = Output<typeof contract.members>['members'][number];
export type Invitation = Output<typeof contract.open>['invitation'];

/** The pair of one of my entries; refused with ENTRY_NOT_FOUND or NOT_A_PAIR. */
export function pairQuery(entryId: string) {
  return queryOptions({
    queryKey: ['entries', 'pair', entryId],
    queryFn: async ({ signal }) => unwrap(await find({ params: { id: entryId }, signal })).pair,
    staleTime: 0,
  });
}

/** The people with an account in my groups. */
export const membersQuery = queryOptions({
  queryKey: ['groups', 'partners'],
  queryFn: async ({ signal }) => unwrap(await members({ signal })).members,
});

/** An invitation as its reader sees it; another reader, another answer. */
export function invitationQuery(token: string, accountId: string | null) {
  return queryOptions({
    queryKey: ['entries', 'invitation', token, accountId],
    queryFn: async ({ signal }) => unwrap(await open({ body: { token }, signal })).invitation,
    staleTime: 0,
    retry: false,
  });
}
