import { queryOptions } from '@tanstack/react-query';
import type { Output } from '#platform/shared/endpoint.ts';
import { call, unwrap } from '#platform/web/api/call.ts';
import { pollUntilGone } from '#platform/web/api/poll.ts';
import * as contract from '../../court-links.contract.ts';

export type Links = Output<typeof contract.list>['links'];
export type CourtLinks = Links['courts'][number];
export type MadeLink = Output<typeof contract.issue>['made'][number];
export type History = Output<typeof contract.findHistory>['history'];
export type MadeSlip = Output<typeof contract.issueSlips>['made'][number];
/** A slip with where its match is: event, stage and round as in the queue; null for one that is not in it. */
export type PrintedSlip = MadeSlip & { readonly place: string | null };

export const issueLinks = call(contract.issue);
export const revokeLink = call(contract.revoke);
export const issueSlips = call(contract.issueSlips);
export const revokeSlips = call(contract.revokeSlips);
export const handOver = call(contract.handOver);
const list = call(contract.list);
const findHistory = call(contract.findHistory);

/** When a link was used last changes with every read of its device; in milliseconds. */
const LIVE = 20_000;

/** The links of a day for its desk; no token is among them. */
export const linksQuery = (id: number) =>
  queryOptions({
    queryKey: ['organizer', 'links', id],
    queryFn: async ({ signal }) => unwrap(await list({ params: { id }, signal })).links,
    staleTime: 0,
    refetchInterval: pollUntilGone(LIVE),
  });

/** What happened in a match of the day, for its desk. */
export const historyQuery = (id: number, stageId: string, matchId: string) =>
  queryOptions({
    queryKey: ['organizer', 'history', id, stageId, matchId],
    queryFn: async ({ signal }) =>
      unwrap(await findHistory({ params: { id, stageId, matchId }, signal })).history,
    staleTime: 0,
    refetchInterval: pollUntilGone(LIVE),
  });
