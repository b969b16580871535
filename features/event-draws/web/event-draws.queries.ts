import { queryOptions } from '@tanstack/react-query';
import type { Output } from '#platform/shared/endpoint.ts';
import { call, unwrap } from '#platform/web/api/call.ts';
import * as contract from '../event-draws.contract.ts';
import * as drafts from '../event-draws.drafts.contract.ts';

export type PreparedEvent = Output<typeof contract.prepared>['event'];
export type SeedingList = NonNullable<PreparedEvent['seeding']>;
export type Entrant = SeedingList['entrants'][number];
export type FurtherStep = PreparedEvent['further'][number];
export type DraftedDraw = NonNullable<PreparedEvent['draw']>;

/** The numbers in the address of an event. */
export interface EventAddress {
  readonly id: number;
  readonly eventId: number;
}

/** Whether a draw that follows from the first stage is published. */
export function isFollowed({ further }: Pick<PreparedEvent, 'further'>): boolean {
  return further.some(({ state }) => state === 'published');
}

export const closeEntries = call(contract.closeEntries);
export const reopenEntries = call(contract.reopenEntries);
export const saveSeeding = call(contract.saveSeeding);
export const createDraw = call(drafts.createDraw);
export const exchangePlaces = call(drafts.exchange);
export const publishDraw = call(drafts.publishDraw);
export const withdrawPublication = call(drafts.withdrawPublication);
const prepared = call(contract.prepared);

/**
 * An event on its way to the draw. The device stores other people's names from the publication on: results are entered
 * in a hall without a signal.
 */
export const preparedEventQuery = (params: EventAddress) =>
  queryOptions({
    queryKey: ['organizer', 'event', params.id, params.eventId],
    queryFn: async ({ signal }) => unwrap(await prepared({ params, signal })).event,
    staleTime: 0,
    meta: { persist: ({ draw }: PreparedEvent) => draw !== null && draw.publishedAt !== null },
  });
