import { call } from '#platform/web/api/call.ts';
import * as contract from '../guardians.contract.ts';

export const answer = call(contract.answer);
