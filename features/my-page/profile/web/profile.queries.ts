import { call } from '#platform/web/api/call.ts';
import type { Topic } from '#platform/web/api/topics.ts';
import * as contract from '../profile.contract.ts';

export const edit = call(contract.edit);

/** Every list that may name the person. */
export const PROFILE_READS: readonly Topic[] = [
  'profile',
  'session',
  'entries',
  'tournaments',
  'ratings',
];
