import { call } from '#platform/web/api/call.ts';
import * as contract from '../../own-day.contract.ts';

/** Calls of practice matches, apart from those that home loads as well. */
export const signUpForPractice = call(contract.signUpForPractice);
export const endPractice = call(contract.endPractice);
