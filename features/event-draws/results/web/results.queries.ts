import { queryOptions } from '@tanstack/react-query';
import { removeMatch as removal } from '#features/matches/matches.contract.ts';
import { call, unwrap } from '#platform/web/api/call.ts';
import type { EventAddress } from '../../web/event-draws.queries.ts';
import * as contract from '../results.contract.ts';
import type { GivenResults } from './lib/groups-in-play.ts';

export type { GivenResults };
export const chooseScoreFormat = call(contract.chooseScoreFormat);
export const drawLots = call(contract.drawLots);
export const removeMatch = call(removal);
const findOnCourt = call(contract.findOnCourt);

/** The matches that a correction would stop; nothing is stored, because they change with every call. */
export const onCourtQuery = (params: EventAddress) =>
  queryOptions({
    queryKey: ['organizer', 'on-court', params.id, params.eventId],
    queryFn: async ({ signal }) => unwrap(await findOnCourt({ params, signal })).matches,
    staleTime: 0,
    meta: { persist: false },
  });
