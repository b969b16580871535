import { call } from '#platform/web/api/call.ts';
import * as contract from '../accounts.contract.ts';

export const login = call(contract.login);
export const logout = call(contract.logout);
export const enterDemo = call(contract.enterDemo);
export const chooseLanguage = call(contract.chooseLanguage);
