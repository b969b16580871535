import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withMinDuration } from './timing.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('A quick answer is delayed to the minimum time', async () => {
  const settled = vi.fn();
  void withMinDuration(1500, Promise.resolve('done')).then(settled);
  await vi.advanceTimersByTimeAsync(1499);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledWith('done');
});

it('A failure is delayed to the same time', async () => {
  const failed = vi.fn();
  void withMinDuration(1000, Promise.reject(new Error('no'))).catch(failed);
  await vi.advanceTimersByTimeAsync(999);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalled();
});
