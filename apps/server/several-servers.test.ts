import { expect, test } from 'vitest';
import * as accounts from '#features/accounts/accounts.contract.ts';
import { openPostgres } from '#platform/server/db/open-postgres.ts';
import { copyDatabase } from '#platform/testing/test-database.ts';
import { startTestApp } from './test-app.ts';

test('A session of one server is known to another on the same database, and ends on both', async () => {
  const url = await copyDatabase();
  const settings = { DATABASE_URL: url, SESSION_SECRET: 'x'.repeat(32) };
  const [one, two] = [
    await startTestApp(settings, { database: await openPostgres(url) }),
    await startTestApp(settings, { database: await openPostgres(url) }),
  ];
  const phone = await one.playerPhone();
  const cookie = [...phone.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const statusAt = async (server: typeof one) => {
    const request = { url: '/api/accounts/profile', headers: { cookie } };
    return (await server.app.http.inject(request)).statusCode;
  };
  expect([await statusAt(one), await statusAt(two)]).toEqual([200, 200]);
  await phone.call(accounts.logout);
  expect([await statusAt(one), await statusAt(two)]).toEqual([401, 401]);
  await one.close();
  await two.close();
});
