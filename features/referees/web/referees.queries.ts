import { queryOptions } from '@tanstack/react-query';
import type { Output } from '#platform/shared/endpoint.ts';
import { call, unwrap } from '#platform/web/api/call.ts';
import * as contract from '../referees.contract.ts';

export type RefereeList = Output<typeof contract.list>;
export type Referee = RefereeList['referees'][number];
export type Invitation = Output<typeof contract.open>['invitation'];
export type RefereedTournament = Output<typeof contract.find>['tournament'];

export const inviteReferee = call(contract.invite);
export const changeDuty = call(contract.changeDuty);
export const removeReferee = call(contract.remove);
export const acceptInvitation = call(contract.accept);
export const declineInvitation = call(contract.decline);
export const leaveTournament = call(contract.leave);

const list = call(contract.list);
const open = call(contract.open);
const mine = call(contract.mine);
const find = call(contract.find);

/** The referees and desk helpers of a tournament. Other people's addresses are not stored on the device. */
export const refereesQuery = (id: number) =>
  queryOptions({
    queryKey: ['organizer', 'referees', id],
    queryFn: async ({ signal }) => unwrap(await list({ params: { id }, signal })),
    staleTime: 0,
    meta: { persist: false },
  });

/** What a mailed link invites to; refused with LINK_UNKNOWN, LINK_EXPIRED or LINK_USED. */
export const invitationQuery = (secret: string) =>
  queryOptions({
    queryKey: ['organizer', 'invitation', secret],
    queryFn: async ({ signal }) => unwrap(await open({ body: { secret }, signal })).invitation,
    staleTime: 0,
    gcTime: 0,
    meta: { persist: false },
  });

/** The coming tournaments that the signed-in person referees or helps in. */
export const refereedTournamentsQuery = queryOptions({
  queryKey: ['organizer', 'refereed'],
  queryFn: async ({ signal }) => unwrap(await mine({ signal })).tournaments,
});

/** One of them, with its events. */
export const refereedTournamentQuery = (id: number) =>
  queryOptions({
    queryKey: ['organizer', 'refereed', id],
    queryFn: async ({ signal }) => unwrap(await find({ params: { id }, signal })).tournament,
    staleTime: 0,
  });
