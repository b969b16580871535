import { queryOptions } from '@tanstack/react-query';
import { call, unwrap } from '#platform/web/api/call.ts';
import * as contract from '../business.contract.ts';

const readDraft = call(contract.draft);
export const saveBusiness = call(contract.save);

/** For the form: fetched at each opening, so that nobody edits an old copy. */
export const draftQuery = queryOptions({
  queryKey: ['operator', 'business'],
  queryFn: async ({ signal }) => unwrap(await readDraft({ signal })).business,
  gcTime: 0,
  meta: { persist: false },
});
