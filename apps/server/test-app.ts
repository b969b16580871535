import type { InjectOptions } from 'fastify';
import { test as base } from 'vitest';
import * as accounts from '#features/accounts/accounts.contract.ts';
import * as secondFactor from '#features/accounts/second-factor/second-factor.contract.ts';
import { type MadePlayer, makePlayer } from '#features/accounts/server/accounts.factory.ts';
import { makeOperator } from '#features/operator/server/operator.factory.ts';
import { readConfig } from '#platform/server/config.ts';
import { readWebBuild } from '#platform/server/http/web-files.ts';
import { silentLog } from '#platform/server/log.ts';
import type { Services } from '#platform/server/services.ts';
import type {
  Endpoint,
  Output,
  RefusalBody,
  RefusalCode,
  Sent,
} from '#platform/shared/endpoint.ts';
import { keepSessions } from '#platform/testing/keep-sessions.ts';
import { TestClock } from '#platform/testing/test-clock.ts';
import { openTestDatabase } from '#platform/testing/test-database.ts';
import { type App, type AppOptions, createApp } from './app.ts';

type MadeOperator = Awaited<ReturnType<typeof makeOperator>>;

/** The answer: the declared output, or a refusal. */
export type Answer<E extends Endpoint> =
  | { readonly status: 200; readonly data: Output<E>; readonly refusal: null }
  | { readonly status: number; readonly data: null; readonly refusal: RefusalBody<RefusalCode<E>> };

/** One person's phone: it keeps its cookies between calls. */
export interface Phone {
  call<E extends Endpoint>(
    endpoint: E,
    sent?: Partial<Sent<E>>,
    headers?: Record<string, string>,
  ): Promise<Answer<E>>;
  readonly cookies: Map<string, string>;
}

export interface TestApp {
  readonly app: App;
  readonly services: Services;
  readonly clock: TestClock;
  phone(): Phone;
  /** A phone on which a new player is signed in. */
  playerPhone(options?: Parameters<typeof makePlayer>[1]): Promise<Phone & { player: MadePlayer }>;
  /** A phone on which a new operator is signed in, with both steps of the login. */
  operatorPhone(): Promise<Phone & { operator: MadeOperator }>;
  /** From now on sessions end when the clock jumps. Without it people are taken to have used the app meanwhile. */
  letSessionsEnd(): void;
}

/** Read once for all servers of a worker: its pages are hundreds of files. */
const web = readWebBuild();

/** A server on a separate database, with a clock that does not move; ended after the test. */
export const test = base.extend<{ server: TestApp }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads a fixture's needs from the pattern
  server: async ({}, use) => {
    const server = await startTestApp();
    await use(server);
    await server.close();
  },
});

/** Starts the same server without a test, for a whole file, the demo or a given database; `close` must be called. */
export async function startTestApp(
  settings: Record<string, string> = {},
  {
    database: given,
    ...more
  }: Partial<
    Pick<
      AppOptions,
      'aroundProvider' | 'database' | 'log' | 'logOutput' | 'requestTimeoutMs' | 'stripe'
    >
  > = {},
): Promise<TestApp & { close(): Promise<void> }> {
  const database = given ?? (await openTestDatabase());
  const clock = new TestClock();
  const config = readConfig({
    DEMO: 'off',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    DATA_DIR: '.cache/test-data',
    ...settings,
  });
  const app = await createApp({
    config,
    database,
    clock,
    log: silentLog,
    logOutput: process.stdout,
    web,
    ...more,
  });
  const unexpected: Error[] = [];
  app.http.addHook('onError', async (_request, _reply, error) => {
    if ((error.statusCode ?? 500) >= 500) unexpected.push(error);
  });
  app.setReady();
  const sessions = keepSessions(app.services.db, clock);
  const newPhone = () => createPhone(app, unexpected, sessions.keep);
  return {
    app,
    services: app.services,
    clock,
    letSessionsEnd: sessions.letEnd,
    phone: newPhone,
    playerPhone: async (options) => {
      const player = await makePlayer(app.services, options);
      const phone = newPhone();
      const body = { loginId: player.email, password: player.password };
      await phone.call(accounts.login, { body });
      return { ...phone, player };
    },
    operatorPhone: async () => {
      const operator = await makeOperator(app.services);
      const phone = newPhone();
      await logInWithCode(phone, operator);
      return { ...phone, operator };
    },
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}

/** Both steps of a login. */
export async function logInWithCode(
  phone: Phone,
  { email: loginId, password, app }: Pick<MadeOperator, 'email' | 'password' | 'app'>,
): Promise<void> {
  const { data } = await phone.call(accounts.login, { body: { loginId, password } });
  const body = { step: data?.step ?? '', code: await app.code() };
  const { refusal } = await phone.call(secondFactor.logIn, { body });
  if (refusal) throw new Error(refusal.code);
}

function createPhone(app: App, unexpected: Error[], keep: () => Promise<void>): Phone {
  const cookies = new Map<string, string>();
  return {
    cookies,
    async call(endpoint, sent = {}, headers = {}) {
      await keep();
      const { params, query, body } = sent as Record<string, unknown>;
      const response = await app.http.inject({
        method: endpoint.method,
        url: filled(endpoint.path, params as Record<string, unknown> | undefined),
        query: query as InjectOptions['query'],
        ...(body !== undefined && { payload: body as object }),
        headers: { 'x-rallydays': '1', cookie: cookieHeader(cookies), ...headers },
      } as InjectOptions);
      for (const { name, value } of response.cookies) {
        if (value === '') cookies.delete(name);
        else cookies.set(name, value);
      }
      const [failure] = unexpected.splice(0);
      if (failure) throw failure;
      const json = response.json();
      return response.statusCode === 200
        ? { status: 200, data: json, refusal: null }
        : { status: response.statusCode, data: null, refusal: json };
    },
  };
}

function filled(path: string, params: Record<string, unknown> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

function cookieHeader(cookies: Map<string, string>): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
}
