import { queryOptions } from '@tanstack/react-query';
import type { Output } from '#platform/shared/endpoint.ts';
import { call, unwrap } from '#platform/web/api/call.ts';
import * as applying from '../team-applications.applying.contract.ts';
import * as contract from '../team-applications.contract.ts';
import * as organizing from '../team-applications.organizer.contract.ts';

export type Sheet = Output<typeof applying.sheet>;
export type SheetEvent = Sheet['events'][number];
export type SheetPupil = Sheet['pupils'][number];
export type Found = Output<typeof contract.find>;
export type Application = Found['application'];
export type Line = Application['lines'][number];
export type SchoolList = Output<typeof organizing.list>;

export const saveDraft = call(applying.saveDraft);
export const applyForAll = call(applying.apply);
export const payLater = call(contract.payLater);
export const giveUp = call(contract.giveUp);
export const withdrawLine = call(contract.withdrawLine);
export const replacePupil = call(contract.replacePupil);
export const issueReceipt = call(contract.issueReceipt);
export const exportSchools = call(organizing.exportList);
export const saveTerms = call(organizing.saveTerms);
export const noteTransfer = call(organizing.noteTransfer);
export const remind = call(organizing.remind);

const groupsOf = call(applying.groupsOf);
const sheet = call(applying.sheet);
const find = call(contract.find);
const ofGroup = call(contract.ofGroup);
const list = call(organizing.list);

/** What a write of an application may have changed. */
export const APPLICATION_READS = ['tournaments', 'entries', 'groups', 'home', 'organizer'] as const;

export const groupsQuery = (tournamentId: number) =>
  queryOptions({
    queryKey: ['groups', 'applying', tournamentId],
    queryFn: async ({ signal }) =>
      unwrap(await groupsOf({ params: { tournamentId }, signal })).groups,
    staleTime: 0,
  });

/** Stored on the phone, so that a teacher can go on choosing without a signal. */
export const sheetQuery = (tournamentId: number, groupId: number) =>
  queryOptions({
    queryKey: ['groups', groupId, 'apply', tournamentId],
    queryFn: async ({ signal }) =>
      unwrap(await sheet({ params: { tournamentId, groupId }, signal })),
    staleTime: 0,
  });

export const applicationQuery = (id: string) =>
  queryOptions({
    queryKey: ['groups', 'application', id],
    queryFn: async ({ signal }) => unwrap(await find({ params: { id }, signal })),
    staleTime: 0,
  });

export const ofGroupQuery = (groupId: number) =>
  queryOptions({
    queryKey: ['groups', groupId, 'applications'],
    queryFn: async ({ signal }) =>
      unwrap(await ofGroup({ params: { groupId }, signal })).applications,
    staleTime: 0,
  });

/** Other people's pupils are not stored on the organizer's device. */
export const schoolsQuery = (tournamentId: number) =>
  queryOptions({
    queryKey: ['organizer', 'schools', tournamentId],
    queryFn: async ({ signal }) => unwrap(await list({ params: { tournamentId }, signal })),
    staleTime: 0,
    meta: { persist: false },
  });
