import { queryOptions } from '@tanstack/react-query';
import { call, unwrap } from '#platform/web/api/call.ts';
import type * as contract from '../sandbox-wallet.contract.ts';

const read = call<typeof contract.read>('GET', '/api/payments/sandbox-wallet');
export const approve = call<typeof contract.approve>(
  'POST',
  '/api/payments/sandbox-wallet/approve',
);

/** What a link asks to approve; refused with ORDER_NOT_FOUND. Nothing of it is kept on the phone. */
export function orderQuery(code: string) {
  return queryOptions({
    queryKey: ['payments', 'sandbox-wallet', code],
    queryFn: async ({ signal }) => unwrap(await read({ query: { code }, signal })),
    staleTime: 0,
    meta: { persist: false },
  });
}
