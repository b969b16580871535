import { queryOptions } from '@tanstack/react-query';
import type { Output } from '#platform/shared/endpoint.ts';
import { call, unwrap } from '#platform/web/api/call.ts';
import * as contract from '../bank-transfers.contract.ts';

export type TransferList = Output<typeof contract.list>;
export type BankTransfer = TransferList['transfers'][number];

const list = call(contract.list);
export const exportTransfers = call(contract.exportList);
export const saveTerms = call(contract.saveTerms);
export const noteArrival = call(contract.note);

/** Other people's payments are not stored on the device. */
export const transfersQuery = (id: number) =>
  queryOptions({
    meta: { persist: false },
    queryKey: ['organizer', 'transfers', id],
    queryFn: async ({ signal }) => unwrap(await list({ params: { id }, signal })),
  });
