import { call } from '#platform/web/api/call.ts';
import type * as contract from '../guardians.contract.ts';

export const answer = call<typeof contract.answer>('PUT', '/api/guardians/mine');
