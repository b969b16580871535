import { call } from '#platform/web/api/call.ts';
import * as contract from '../first-login.contract.ts';

export const choosePassword = call(contract.choosePassword);
