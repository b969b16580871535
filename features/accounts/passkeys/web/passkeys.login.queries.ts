import { call } from '#platform/web/api/call.ts';
import * as contract from '../passkeys.contract.ts';

export const beginLogin = call(contract.beginLogin);
export const login = call(contract.login);
