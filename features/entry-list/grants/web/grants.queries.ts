import { queryOptions } from '@tanstack/react-query';
import type { Output } from '#platform/shared/endpoint.ts';
import { call, unwrap } from '#platform/web/api/call.ts';
import * as contract from '../grants.contract.ts';

export type Refundable = Output<typeof contract.find>;
export type RefundableAll = Output<typeof contract.findAll>;

const find = call(contract.find);
const findAll = call(contract.findAll);
/** Gives the fee of an entry back; a resend with the same id changes nothing. */
export const grant = call(contract.grant);
export const grantAll = call(contract.grantAll);

// Amounts are decided by what is left now.
const fresh = { meta: { persist: false }, staleTime: 0 };

export const refundableQuery = (id: number, entryId: string) =>
  queryOptions({
    ...fresh,
    queryKey: ['organizer', 'refundable', id, entryId],
    queryFn: async ({ signal }) => unwrap(await find({ params: { id, entryId }, signal })),
  });

export const refundableAllQuery = (id: number) =>
  queryOptions({
    ...fresh,
    queryKey: ['organizer', 'refundable', id],
    queryFn: async ({ signal }) => unwrap(await findAll({ params: { id }, signal })),
  });
