import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { useOffline } from './use-offline.ts';

const FINE = { isError: false, isPaused: false, failureCount: 0 };
const FAILING = { ...FINE, failureCount: 1 };

interface Seen {
  readonly reading: typeof FINE;
  readonly isRefused?: boolean;
}

/** A court's device with what it reads; `see` gives it another answer. */
function opened(first: Seen) {
  const hook = renderHook(
    ({ reading, isRefused = false }: Seen) => useOffline(reading, isRefused),
    {
      initialProps: first,
    },
  );
  return {
    shown: () => hook.result.current,
    see: (next: Seen) => hook.rerender(next),
    pass: (ms: number) => act(() => vi.advanceTimersByTime(ms)),
  };
}

beforeEach(() => void vi.useFakeTimers());
describe('a court without a connection', () => {
  test('The connection counts as lost at once, and is spoken of after 20 seconds', () => {
    const { shown, pass } = opened({ reading: FAILING });
    expect(shown()).toEqual({ isLost: true, isLong: false });
    pass(19_999);
    expect(shown()).toEqual({ isLost: true, isLong: false });
    pass(1);
    expect(shown()).toEqual({ isLost: true, isLong: true });
  });

  test('A short gap is never spoken of, and the next one counts again from the start', () => {
    const { shown, see, pass } = opened({ reading: FAILING });
    pass(15_000);
    see({ reading: FINE });
    expect(shown()).toEqual({ isLost: false, isLong: false });
    see({ reading: FAILING });
    pass(15_000);
    expect(shown().isLong).toBe(false);
    pass(5_000);
    expect(shown().isLong).toBe(true);
    see({ reading: FINE });
    expect(shown()).toEqual({ isLost: false, isLong: false });
  });

  test('A refusal is an answer of the server, and no lost connection', () => {
    const { shown, pass } = opened({ reading: FAILING, isRefused: true });
    pass(60_000);
    expect(shown()).toEqual({ isLost: false, isLong: false });
  });
});
