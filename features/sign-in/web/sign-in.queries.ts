import * as accounts from '#features/accounts/accounts.contract.ts';
import * as passkeys from '#features/accounts/passkeys/passkeys.contract.ts';
import { call } from '#platform/web/api/call.ts';

export const login = call(accounts.login);
export const logout = call(accounts.logout);
export const enterDemo = call(accounts.enterDemo);
export const beginPasskeyLogin = call(passkeys.beginLogin);
export const loginWithPasskey = call(passkeys.login);
