import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { describe, expect, onTestFinished, test } from 'vitest';
import { TestClock } from '#platform/testing/test-clock.ts';
import { createLimits } from './limiter.ts';
import { LIMITS, type LimitName } from './limits.ts';

const START = new TestClock().now().getTime();

interface Caller {
  readonly from?: string;
  readonly device?: string;
  readonly body?: object;
}

/** One route with this limit, and how many seconds those who called it have waited in all. */
async function routeWith(limit: LimitName) {
  const http: FastifyInstance = Fastify();
  const clock = new TestClock();
  await http.register(rateLimit, { global: false });
  http.decorate('clock', clock);
  http.decorateRequest('account', null);
  http.post('/', { preHandler: createLimits(http)(limit) }, async () => ({}));
  onTestFinished(() => http.close());
  const call = async ({ from = '203.0.113.1', device, body = {} }: Caller = {}) => {
    const headers = device ? { cookie: `rallydays.device=${device}` } : {};
    const { statusCode, headers: sent } = await http.inject({
      method: 'POST',
      url: '/',
      remoteAddress: from,
      headers,
      payload: body,
    });
    return { status: statusCode, retryAfter: sent['retry-after'] };
  };
  /** The different statuses of so many calls. */
  const calls = async (count: number, caller: (index: number) => Caller = () => ({})) => {
    const statuses = new Set<number>();
    for (let index = 0; index < count; index++) statuses.add((await call(caller(index))).status);
    return [...statuses];
  };
  return { call, calls, waited: () => (clock.now().getTime() - START) / 1000 };
}

describe('limiter', () => {
  test('A limit refuses requests beyond it, and says when to try again', async () => {
    const { call, calls } = await routeWith('grouping');
    expect(await calls(LIMITS.grouping[0].max)).toEqual([200]);
    const { status, retryAfter } = await call();
    expect([status, Number(retryAfter)]).toEqual([429, expect.any(Number)]);
    expect(Number(retryAfter)).toBeGreaterThan(3000);
    expect((await call({ from: '203.0.113.2' })).status).toBe(200);
  });

  test('A limit counts the addresses of one IPv6 network as one caller', async () => {
    const { calls } = await routeWith('diagnostics');
    const from = (index: number) => ({ from: `2001:db8:1:2::${index + 1}` });
    expect(await calls(LIMITS.diagnostics[0].max, from)).toEqual([200]);
    expect(await calls(1, () => ({ from: '2001:db8:1:2:ffff::1' }))).toEqual([429]);
    expect(await calls(1, () => ({ from: '2001:db8:1:3::1' }))).toEqual([200]);
  });
});

test.each([
  ['directly', false],
  ['through a proxy', '127.0.0.1'],
])(
  'A request that came %s and whose connection has ended is counted and handled',
  async (_how, trustProxy) => {
    const http: FastifyInstance = Fastify({ trustProxy });
    await http.register(rateLimit, { global: false });
    http.decorate('clock', new TestClock());
    http.decorateRequest('account', null);
    const outcome = new Promise((resolve) => {
      http.addHook('onError', async (_request, _reply, error) => resolve(error));
      const leave = async (request: FastifyRequest) => void request.raw.socket.destroy();
      http.post('/', { preHandler: [leave, ...createLimits(http)('diagnostics')] }, async () => {
        resolve('handled');
        return {};
      });
    });
    onTestFinished(() => http.close());
    const address = await http.listen({ port: 0, host: '127.0.0.1' });
    await expect(fetch(address, { method: 'POST' })).rejects.toThrow();
    expect(await outcome).toBe('handled');
  },
);

describe('The limit of registrations', () => {
  test('The limit of registrations lets 400 people of one address register without a wait', async () => {
    const { calls, waited } = await routeWith('registration');
    expect(await calls(400)).toEqual([200]);
    expect(waited()).toBe(0);
  });

  test('The limit of registrations slows an address down after 400 instead of refusing it', async () => {
    const { calls, waited } = await routeWith('registration');
    await calls(400);
    expect(await calls(13)).toEqual([200]);
    expect(waited()).toBe(60);
    expect(await calls(1, () => ({ from: '203.0.113.2' }))).toEqual([200]);
    expect(waited()).toBe(60);
  });

  test('The limit of registrations slows one device down after 40, from any addresses', async () => {
    const { calls, waited } = await routeWith('registration');
    const tablet = (index: number) => ({ from: `198.51.100.${index}`, device: 'tablet' });
    await calls(40, tablet);
    expect(waited()).toBe(0);
    expect(await calls(3, tablet)).toEqual([200]);
    expect(waited()).toBe(10);
  });

  test('The limit of registrations counts a device by its address when it makes up a cookie for each try', async () => {
    const { calls, waited } = await routeWith('registration');
    await calls(400, (index) => ({ device: `made-up-${index}` }));
    await calls(3, (index) => ({ device: `another-${index}` }));
    expect(waited()).toBe(10);
  });
});

test('The limit of links for guardians lets the parents of one hall act, and ends for one link', async () => {
  const { calls } = await routeWith('guardian');
  const parent = (secret: string) => ({ body: { secret } });
  expect(await calls(1000, (index) => parent(`parent ${index % 40}`))).toEqual([200]);
  expect(await calls(LIMITS.guardian[0].max, () => parent('one link'))).toEqual([200]);
  expect(await calls(1, () => ({ ...parent('one link'), from: '203.0.113.2' }))).toEqual([429]);
  expect(await calls(1, () => parent('another link'))).toEqual([200]);
});

describe('The limit of forgotten passwords', () => {
  test('The limit of forgotten passwords has a budget for each name and one for the address with all names', async () => {
    const { calls } = await routeWith('forgotten');
    const asked = (loginId: string) => ({ body: { loginId } });
    expect(await calls(5, () => asked('hana@example.com'))).toEqual([200]);
    expect(await calls(1, () => asked(' Hana@example.com'))).toEqual([429]);
    expect(await calls(95, (index) => asked(`somebody${index}@example.com`))).toEqual([200]);
    expect(await calls(1, () => asked('somebody.else@example.com'))).toEqual([429]);
  });
});

describe('The limit of scores', () => {
  test('The limit of scores has room for a tournament of 128 players whose matches are all corrected twice', () => {
    expect(LIMITS.score[0].max).toBeGreaterThan(127 * 3);
    expect(LIMITS.practice[0].max).toBeGreaterThan(60);
  });
});
