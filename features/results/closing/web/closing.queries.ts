import { queryOptions } from '@tanstack/react-query';
import { call, unwrap } from '#platform/web/api/call.ts';
import * as corrections from '../../corrections/corrections.contract.ts';
import * as contract from '../closing.contract.ts';

export type { Closing } from '../closing.contract.ts';

const find = call(contract.findClosing);
export const finalize = call(contract.finalize);
export const endEarly = call(contract.endEarly);
export const playOn = call(contract.playOn);
export const openCorrection = call(corrections.openCorrection);

/** How far a tournament is from its end, for its desk. */
export const closingQuery = (id: number) =>
  queryOptions({
    queryKey: ['organizer', 'closing', id],
    queryFn: async ({ signal }) => unwrap(await find({ params: { id }, signal })).closing,
    staleTime: 0,
  });
