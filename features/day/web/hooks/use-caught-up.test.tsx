import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { useCaughtUp } from './use-caught-up.ts';

const KEY = ['entries'] as const;

/** Opens a screen whose copy is so many seconds old; `arrive` answers its read. */
function opened(seconds: number) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(KEY, 'stored', { updatedAt: Date.now() - seconds * 1000 });
  const answer = Promise.withResolvers<string>();
  const queryFn = () => answer.promise;
  const hook = renderHook(() => useCaughtUp(useQuery({ queryKey: KEY, queryFn, staleTime: 0 })), {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  });
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  return { shown: () => hook.result.current.data, answer, pass };
}

beforeEach(() => void vi.useFakeTimers());
describe('a screen that opens with a stored copy', () => {
  test('An old copy is not shown while the newer one is on its way', async () => {
    const { shown, answer, pass } = opened(60);
    expect(shown()).toBeUndefined();
    answer.resolve('newer');
    await pass(10);
    expect(shown()).toBe('newer');
  });

  test('With a poor signal the old copy is shown after a moment', async () => {
    const { shown, pass } = opened(60);
    await pass(1_400);
    expect(shown()).toBeUndefined();
    await pass(200);
    expect(shown()).toBe('stored');
  });

  test('A read that fails shows the old copy immediately', async () => {
    const { shown, answer, pass } = opened(60);
    answer.reject(new Error('no connection'));
    await pass(10);
    expect(shown()).toBe('stored');
  });

  test('A copy of a moment ago is shown immediately', () => {
    expect(opened(3).shown()).toBe('stored');
  });
});
