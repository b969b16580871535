import { removeMatch as removal } from '#features/matches/matches.contract.ts';
import { call } from '#platform/web/api/call.ts';
import * as contract from '../results.contract.ts';
import type { GivenResults } from './lib/groups-in-play.ts';

export type { GivenResults };
export const chooseScoreFormat = call(contract.chooseScoreFormat);
export const drawLots = call(contract.drawLots);
export const removeMatch = call(removal);
