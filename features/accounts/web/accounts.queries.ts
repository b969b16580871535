import { queryOptions } from '@tanstack/react-query';
import { call, unwrap } from '#platform/web/api/call.ts';
import type * as contract from '../accounts.contract.ts';

export const register = call<typeof contract.register>('POST', '/api/accounts');
export const login = call<typeof contract.login>('POST', '/api/accounts/login');
export const logout = call<typeof contract.logout>('POST', '/api/accounts/logout');
export const enterDemo = call<typeof contract.enterDemo>('POST', '/api/accounts/demo');
export const chooseLanguage = call<typeof contract.chooseLanguage>('PUT', '/api/accounts/language');

const profile = call<typeof contract.profile>('GET', '/api/accounts/profile');

export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: async ({ signal }) => unwrap(await profile({ signal })),
});
