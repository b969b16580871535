import { queryOptions } from '@tanstack/react-query';
import { call, unwrap } from '#platform/web/api/call.ts';
import * as contract from '../accounts.contract.ts';

export const register = call(contract.register);
export const login = call(contract.login);
export const logout = call(contract.logout);
export const enterDemo = call(contract.enterDemo);
export const chooseLanguage = call(contract.chooseLanguage);

const profile = call(contract.profile);

export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: async ({ signal }) => unwrap(await profile({ signal })),
});
