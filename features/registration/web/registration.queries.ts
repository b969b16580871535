import { call } from '#platform/web/api/call.ts';
import * as contract from '../registration.contract.ts';

export const register = call(contract.register);
