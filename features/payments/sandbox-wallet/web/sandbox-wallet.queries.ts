import { queryOptions } from '@tanstack/react-query';
import { call, unwrap } from '#platform/web/api/call.ts';
import * as contract from '../sandbox-wallet.contract.ts';

const read = call(contract.read);
export const approve = call(contract.approve);

/** What a link asks to approve; refused with ORDER_NOT_FOUND. It is not stored on the phone. */
export function orderQuery(code: string) {
  return queryOptions({
    queryKey: ['payments', 'sandbox-wallet', code],
    queryFn: async ({ signal }) => unwrap(await read({ query: { code }, signal })),
    staleTime: 0,
    meta: { persist: false },
  });
}
