import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { basename } from 'node:path';
import { addAbortSignal } from 'node:stream';
import { text } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import * as accounts from '#features/accounts/accounts.contract.ts';
import { startTestApp, type TestApp, test } from './test-app.ts';

describe('the server', () => {
  test('The server refuses writes that another site could have caused', async ({ server }) => {
    const post = (headers: Record<string, string>) =>
      server.app.http.inject({ method: 'POST', url: '/api/accounts/logout', headers });
    expect((await post({})).statusCode).toBe(403);
    expect((await post({ 'x-rallydays': '1', origin: 'https://evil.example' })).statusCode).toBe(
      403,
    );
    expect((await post({ 'x-rallydays': '1', 'sec-fetch-site': 'cross-site' })).statusCode).toBe(
      403,
    );
    expect((await post({ 'x-rallydays': '1' })).statusCode).toBe(200);
  });

  test('The server accepts requests by address, by localhost and by APP_ORIGIN, and by no other name', async ({
    server,
  }) => {
    const statusAt = async (host: string) =>
      (await server.app.http.inject({ url: '/api/home', headers: { host } })).statusCode;
    for (const host of ['localhost', 'localhost:3000', '127.0.0.1:3000', '[::1]:3000']) {
      expect([host, await statusAt(host)]).toEqual([host, 200]);
    }
    for (const host of ['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example']) {
      expect([host, await statusAt(host)]).toEqual([host, 421]);
    }
    const known = await startTestApp({ APP_ORIGIN: 'https://rallydays.example' });
    const post = (origin: string) =>
      known.app.http.inject({
        method: 'POST',
        url: '/api/accounts/logout',
        headers: { 'x-rallydays': '1', host: 'evil.example', origin },
      });
    expect((await post('https://rallydays.example')).statusCode).toBe(200);
    expect((await post('http://evil.example')).statusCode).toBe(403);
    await known.close();
  });

  test('The server accepts no foreign name where the demo is open to this machine', async () => {
    const settings = { DEMO: 'on', APP_ORIGIN: 'http://localhost:3000', HOST: '0.0.0.0' };
    const demo = await startTestApp(settings);
    const statusAt = async (host: string) =>
      (await demo.app.http.inject({ url: '/api/home', headers: { host } })).statusCode;
    expect(await statusAt('localhost:3000')).toBe(200);
    expect(await statusAt('evil.example')).toBe(421);
    await demo.close();
  });

  test('The server ends a request whose body or headers do not arrive', async ({ signal }) => {
    const server = await startTestApp({}, { requestTimeoutMs: 1000 });
    const { port } = new URL(await server.app.http.listen({ port: 0, host: '127.0.0.1' }));
    const head = 'POST /api/accounts/login HTTP/1.1\r\nhost: localhost\r\n';
    const slow = [
      `${head}x-rallydays: 1\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{`,
      head,
    ].map((bytes) => {
      const socket = connect(Number(port), '127.0.0.1');
      addAbortSignal(signal, socket);
      socket.write(bytes);
      return text(socket);
    });
    for (const answer of await Promise.all(slow)) expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    await server.close();
  });

  test('The server does nothing in the name of one person that a tab meant for another', async ({
    server,
  }) => {
    const phone = await server.playerPhone();
    const choose = (account: string) =>
      phone.call(
        accounts.chooseLanguage,
        { body: { language: 'ja' } },
        { 'x-rallydays-account': account },
      );
    expect((await choose(phone.player.id)).status).toBe(200);
    const other = await choose('somebody-else');
    expect([other.status, other.refusal?.code]).toEqual([409, 'ACCOUNT_CHANGED']);
  });

  test('The server sends strict headers with every answer', async ({ server }) => {
    const { headers } = await server.app.http.inject('/api/home');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe-inline');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-request-id']).toMatch(/^[0-9a-f]{8}-\d+$/);
  });

  test('The server answers an unknown address of the API in JSON', async ({ server }) => {
    const response = await server.app.http.inject('/api/nothing');
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('The server answers a body that is not JSON without revealing internals', async ({
    server,
  }) => {
    const response = await server.app.http.inject({
      method: 'POST',
      url: '/api/accounts/login',
      headers: { 'x-rallydays': '1', 'content-type': 'application/json' },
      payload: '{"broken',
    });
    expect([response.statusCode, response.json().code]).toEqual([400, 'INVALID_INPUT']);
    expect(response.body).not.toMatch(/stack|SyntaxError|node_modules/);
  });

  test('The server refuses text that no database can store, in every part of a request', async ({
    server,
  }) => {
    const tried = async (url: string, payload?: object) => {
      const method = payload ? 'POST' : 'GET';
      const headers = { 'x-rallydays': '1' };
      const answer = await server.app.http.inject({
        method,
        url,
        headers,
        ...(payload && { payload }),
      });
      return [answer.statusCode, answer.json().code];
    };
    const refused = [422, 'INVALID_INPUT'];
    expect(await tried('/api/tournaments?q=a%00')).toEqual(refused);
    expect(await tried('/api/public/brackets/a%00')).toEqual(refused);
    const body = { loginId: 'a\0', password: 'x' };
    expect(await tried('/api/accounts/login', body)).toEqual(refused);
  });

  test.for(['POST', 'OPTIONS'])(
    'The server answers a request that names a type and has no body: %s',
    async (method, { server, signal }) => {
      const { port } = new URL(await server.app.http.listen({ port: 0, host: '127.0.0.1' }));
      const socket = connect(Number(port), '127.0.0.1');
      addAbortSignal(signal, socket);
      const lines = [
        `${method} /api/accounts/login HTTP/1.1`,
        'host: localhost',
        'x-rallydays: 1',
        'content-type: application/json',
        'connection: close',
      ];
      socket.write(`${lines.join('\r\n')}\r\n\r\n`);
      expect(await text(socket)).toMatch(/^HTTP\/1\.1 4\d\d /);
    },
  );

  test('The server refuses a body that is too large', async ({ server }) => {
    const response = await server.app.http.inject({
      method: 'POST',
      url: '/api/accounts/login',
      headers: { 'x-rallydays': '1' },
      payload: { loginId: 'x'.repeat(600_000), password: 'x' },
    });
    expect(response.statusCode).toBe(413);
  });

  test('A request has a number of this server after the word of the browser, and no other text from it', async ({
    server,
  }) => {
    const idFor = async (word: string) => {
      const headers = { 'x-request-id': word };
      return (await server.app.http.inject({ url: '/api/home', headers })).headers['x-request-id'];
    };
    const first = String(await idFor('k3j9x2p1'));
    expect(first).toMatch(/^k3j9x2p1-\d+$/);
    expect(await idFor('k3j9x2p1')).not.toBe(first);
    for (const word of ['', 'x', 'K3J9X2P1', 'a b c d', 'a'.repeat(17), '{"level":60}']) {
      expect(await idFor(word)).toMatch(/^[0-9a-f]{8}-\d+$/);
    }
  });

  test('The server reports that it is alive and ready', async ({ server }) => {
    expect((await server.app.http.inject('/healthz')).statusCode).toBe(200);
    expect((await server.app.http.inject('/readyz')).statusCode).toBe(200);
  });

  test('The server is not ready while its database is read-only, and is ready again later', async ({
    server,
  }) => {
    const isReady = async (seconds = 5) => {
      server.clock.advance({ seconds });
      return (await server.app.http.inject('/readyz')).statusCode;
    };
    expect([await isReady(), await isReady()]).toEqual([200, 200]);
    await setReadOnly(server, 'on');
    expect(await isReady()).toBe(503);
    expect((await server.app.http.inject('/healthz')).statusCode).toBe(200);
    await setReadOnly(server, 'off');
    expect([await isReady(0), await isReady(1)]).toEqual([503, 200]);
  });

  test('The server describes every endpoint, with its refusals, in an OpenAPI document', async ({
    server,
  }) => {
    const document = (await server.app.http.inject('/api/openapi.json')).json();
    const apply = document.paths['/api/entries'].post;
    expect(document.openapi).toBe('3.1.0');
    expect(apply.summary).toMatch(/^Apply/);
    expect(Object.keys(apply.responses)).toEqual(
      expect.arrayContaining(['200', '401', '404', '409']),
    );
    expect(apply.security).toEqual([{ ownRequest: [], session: [] }]);
    expect(apply.responses[401].$ref).toBe('#/components/responses/SignInRequired');
    const { schema } = document.components.responses.SignInRequired.content['application/json'];
    expect(schema.$ref).toBe('#/components/schemas/SignInRequired');
  });

  test('The server names every operation by the topic and the constant of its contract', async ({
    server,
  }) => {
    const { paths } = (await server.app.http.inject('/api/openapi.json')).json();
    const ids = Object.values(paths as Record<string, Record<string, { operationId: string }>>)
      .flatMap((methods) => Object.values(methods))
      .map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    const written = readdirSync('features', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.contract.ts'))
      .flatMap((file) => {
        const [topic = ''] = basename(file).split('.');
        const camel = topic.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
        const text = readFileSync(`features/${file}`, 'utf8');
        return [...text.matchAll(/^export const (\w+) = endpoint\(/gm)].map(
          ([, name]) => `${camel}.${name}`,
        );
      });
    expect(ids.toSorted()).toEqual(written.toSorted());
  });

  test('The server writes a shape that several endpoints share once', async ({ server }) => {
    const { body } = await server.app.http.inject('/api/openapi.json');
    const entry = '#/components/schemas/Entry';
    const { paths, components } = JSON.parse(body);
    for (const operation of [paths['/api/entries'].post, paths['/api/entries/{id}'].get]) {
      const { schema } = operation.responses[200].content['application/json'];
      expect(schema.properties.entry).toEqual({ $ref: entry });
    }
    expect(Object.keys(components.schemas)).toContain('Entry');
    const operations = Object.values<object>(paths).flatMap((path) => Object.keys(path));
    expect(body.length / operations.length).toBeLessThan(2_300);
  });

  test('The server shows the API documentation under the same strict policy as every page', async ({
    server,
  }) => {
    const page = await server.app.http.inject('/api/docs');
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toMatch(/^text\/html/);
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';style-src 'self';");
    expect(policy).not.toContain('unsafe');
    expect(page.body).not.toMatch(/<script>|style=/);
  });

  test("With Stripe a page may load what Stripe's guide names, and nothing else of the outside", async () => {
    const server = await startTestApp({
      PAYMENTS: 'stripe',
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
    });
    const { headers } = await server.app.http.inject('/api/docs');
    await server.close();
    const policy = String(headers['content-security-policy']).split(';');
    // docs.stripe.com/security/guide#content-security-policy, without what only addresses and wallets need.
    expect(policy.filter((directive) => directive.includes('stripe'))).toEqual([
      "script-src 'self' https://js.stripe.com https://*.js.stripe.com",
      "connect-src 'self' https://api.stripe.com",
      'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
    ]);
    expect(String(policy).match(/https:/g)).toHaveLength(6);
  });
});

/** Every new connection starts with this setting; open connections are ended, as at a restart. */
async function setReadOnly({ services: { db } }: TestApp, state: 'on' | 'off'): Promise<void> {
  await db.transaction(
    (tx) =>
      tx.execute(
        sql.raw(`do $$ begin
          execute format('alter database %I set default_transaction_read_only = ${state}', current_database());
        end $$`),
      ),
    { accessMode: 'read write' },
  );
  await db.execute(sql`
    select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`);
  // The connection that ended the others ends itself; its answer is the end of the connection.
  await db.execute(sql`select pg_terminate_backend(pg_backend_pid())`).catch(() => {});
}
