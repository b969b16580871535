import { call } from '#platform/web/api/call.ts';
import * as contract from '../forced-password-change.contract.ts';

export const choosePassword = call(contract.choosePassword);
