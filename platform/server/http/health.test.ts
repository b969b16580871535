import Fastify from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { TestClock } from '#platform/testing/test-clock.ts';
import type { Db } from '../db/database.ts';
import { answerHealth } from './health.ts';

afterEach(() => void vi.useRealTimers());

test('A server whose database never answers says within seconds that it is not ready, and asks again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const http = Fastify();
  const clock = new TestClock();
  let asked = 0;
  const transaction = () => {
    asked += 1;
    return new Promise(() => {});
  };
  answerHealth(http, { db: { transaction } as unknown as Db, clock, ready: () => true });
  for (const count of [1, 2]) {
    const answer = http.inject('/readyz');
    await vi.advanceTimersByTimeAsync(3000);
    expect([(await answer).statusCode, asked]).toEqual([503, count]);
    clock.advance({ seconds: 3 });
  }
  await http.close();
}, 20_000);
