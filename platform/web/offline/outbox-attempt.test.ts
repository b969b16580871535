import { afterEach, describe, expect, test, vi } from 'vitest';
import { attempt } from './outbox-attempt.ts';

const entry = {
  id: '019a9d1c-0000-7000-8000-000000000001',
  kind: 'score',
  queueKey: 'a',
  method: 'PUT',
  path: '/api/x',
  body: {},
  meta: null,
  accountId: 'ann',
  at: 0,
  tries: 0,
  refusal: null,
} as const;

const answering = (status: number, code: string) =>
  vi.stubGlobal('fetch', async () => Response.json({ code, requestId: 'r' }, { status }));

afterEach(() => vi.unstubAllGlobals());

describe('attempt', () => {
  test('A write that gets "too many requests" is sent again later and does not count as refused', async () => {
    answering(429, 'RATE_LIMITED');
    expect(await attempt(entry)).toEqual({ kind: 'failed', reached: true });
  });

  test('A write with invalid input counts as refused', async () => {
    answering(422, 'INVALID_INPUT');
    expect(await attempt(entry)).toMatchObject({
      kind: 'refused',
      refusal: { code: 'INVALID_INPUT', status: 422 },
    });
  });
});
