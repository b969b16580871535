import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { expect, test } from 'vitest';
import * as accounts from '#features/accounts/accounts.contract.ts';
import { notFound } from '#features/home/home.contract.ts';
import { reserve } from '#features/personal-data/server/personal-data.factory.ts';
import { register } from '#features/registration/registration.contract.ts';
import * as password from '#features/sign-in/password/password.contract.ts';
import { withoutSecret } from '#platform/server/log.ts';
import { startTestApp, type TestApp } from './test-app.ts';
import { routesOf } from './test-routes.ts';

/** Must never be in a log: each word represents one kind of secret or personal data. */
const SECRET = 'secret-in-a-link';
const WORDS = {
  password: 'pass-phrase-9',
  name: '秘密野 太郎',
  email: 'quiet.person@example.com',
  phone: '090-9999-0000',
  card: 'tok_sandbox_ok_4242',
  search: 'searched-for-this',
  link: SECRET,
} as const;

test('The log, at its most verbose, contains no password, secret, card or personal data', async () => {
  const lines: string[] = [];
  const server = await startTestApp(
    { LOG_LEVEL: 'debug' },
    { logOutput: { write: (line) => void lines.push(line) } },
  );
  const phone = server.phone();
  const cookie = await registerAndPay(server, phone);
  await phone.call(accounts.login, { body: { loginId: WORDS.email, password: WORDS.password } });
  await phone.call(accounts.login, { body: { loginId: WORDS.email, password: 'not it' } });
  await phone.call(password.forgotten, { body: { loginId: WORDS.email } });
  await everyAddress(server, cookie);
  await anError(server);
  await server.app.jobs.drain();
  const log = lines.join('');
  await server.close();

  expect(log).toContain('/api/accounts/login');
  expect(log).toContain('the database refused (42P01)');
  for (const [kind, word] of Object.entries(WORDS)) {
    expect([kind, log.includes(word)]).toEqual([kind, false]);
  }
  for (const value of phone.cookies.values()) expect(log).not.toContain(value);
});

test('A job has the id of the request that has queued it', async () => {
  const server = await startTestApp();
  const phone = await server.playerPhone();
  await reserve(server, phone, { feeYen: 0 });
  const queued = (await server.services.db.execute(
    sql`select distinct data->>'reqId' as id from pgboss.job where name = 'mail.send'`,
  )) as unknown as { rows: { id: string }[] };
  await server.close();
  expect(queued.rows).toEqual([{ id: expect.stringMatching(/^[0-9a-f]{8}-\d+$/) }]);
});

test.for([
  ['/b/abc', '/b/…'],
  ['/join/ABCD2345', '/join/…'],
  ['/M/abc?lang=ja', '/M/…'],
  ['/reset-password%23abc', '/reset-password'],
  ['/reset-password%2523abc', '/reset-password'],
  ['/undo-email#abc', '/undo-email'],
  ['/brackets?q=abc', '/brackets'],
  ['/organizer/tournaments/30', '/organizer/tournaments/30'],
] as const)('The address %s is logged as %s', ([address, logged]) => {
  expect(withoutSecret(address)).toBe(logged);
});

async function registerAndPay(server: TestApp, phone: ReturnType<TestApp['phone']>) {
  const person = {
    fullName: WORDS.name,
    nickname: '',
    prefecture: 'Tokyo',
    phone: WORDS.phone,
    email: WORDS.email,
    password: WORDS.password,
    confirmPassword: WORDS.password,
  } as const;
  const { status } = await phone.call(register, {
    body: { id: uuidv7(), person, club: { clubId: '' }, experience: { level: 'C' } },
  });
  expect(status).toBe(200);
  await reserve(server, phone, { feeYen: 0 });
  return [...phone.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
}

/** Causes a fault by removing a table: the failing statement contains what the person typed. */
async function anError(server: TestApp): Promise<void> {
  await server.services.db.execute(sql`alter table tournaments rename to hidden`);
  const answer = await server.app.http.inject(`/api/tournaments?q=${WORDS.search}`);
  await server.services.db.execute(sql`alter table hidden rename to tournaments`);
  expect(answer.statusCode).toBe(500);
}

/** Calls every endpoint, the calendar and the invitation to a pair, with a secret in every address or body that takes one. */
async function everyAddress(server: TestApp, cookie: string): Promise<void> {
  const body = { secret: SECRET, token: SECRET, cardToken: WORDS.card, password: WORDS.password };
  for (const { name, method } of await routesOf(server)) {
    if (name.endsWith('/logout')) continue;
    const path = (name.split(' ')[1] ?? '').replace(/\{(secret|token)\}/g, SECRET);
    await server.app.http.inject({
      method,
      url: `${path.replace(/\{\w+\}/g, '1')}?q=${WORDS.search}&email=${WORDS.email}`,
      headers: { 'x-rallydays': '1', cookie, authorization: `Bearer ${SECRET}` },
      ...(method !== 'GET' && { payload: body }),
    });
  }
  await server.app.http.inject(`/calendar/${SECRET}.ics`);
  for (const page of ['p', 'b', 'c', 'm', 'C', 'join']) {
    await server.app.http.inject(`/${page}/${SECRET}`);
    // Another site's page could have caused it.
    await server.app.http.inject({ method: 'POST', url: `/${page}/${SECRET}` });
  }
  for (const path of [`/B/${SECRET}`, `/reset-password%23${SECRET}`, `/wrong#${SECRET}`]) {
    await server.app.http.inject(path);
    const headers = { 'x-rallydays': '1' };
    const url = notFound.path;
    await server.app.http.inject({ method: 'POST', url, headers, payload: { path } });
  }
}
