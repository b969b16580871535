import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { ConnectionLost, Refused } from './errors.ts';
import { pollUntilGone } from './poll.ts';

beforeEach(() => void vi.useFakeTimers());
const refused = (status: number, code: string) => new Refused({ status, code, requestId: 'r' });

/** How often a screen that polls every 20 seconds calls the server in a minute. */
async function askedInAMinute(answer: () => Promise<string>): Promise<number> {
  const queryFn = vi.fn(answer);
  const options = {
    queryKey: ['practice'] as const,
    queryFn,
    retry: false,
    refetchInterval: pollUntilGone(20_000),
  };
  const end = new QueryObserver(new QueryClient(), options).subscribe(() => {});
  await vi.advanceTimersByTimeAsync(61_000);
  end();
  return queryFn.mock.calls.length;
}

it('A poll repeats a read that succeeds', async () => {
  expect(await askedInAMinute(async () => 'there')).toBe(4);
});

it('A poll stops once the server refuses the read because the data does not exist', async () => {
  const answers = ['there', 'there'];
  const answer = async () => {
    const next = answers.shift();
    if (!next) throw refused(404, 'SESSION_NOT_FOUND');
    return next;
  };
  expect(await askedInAMinute(answer)).toBe(3);
  expect(await askedInAMinute(() => Promise.reject(refused(404, 'SESSION_NOT_FOUND')))).toBe(1);
  expect(await askedInAMinute(() => Promise.reject(refused(400, 'INVALID_INPUT')))).toBe(1);
});

it.each([
  { failure: 'a lost connection', error: new ConnectionLost() },
  { failure: 'a session that has ended', error: refused(401, 'UNAUTHENTICATED') },
  { failure: 'a limit on requests', error: refused(429, 'RATE_LIMITED') },
])('A poll continues after $failure', async ({ error }) => {
  expect(await askedInAMinute(() => Promise.reject(error))).toBe(4);
});
