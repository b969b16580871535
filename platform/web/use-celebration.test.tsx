import { renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { useCelebration } from './use-celebration.ts';

/** The canvas of the confetti is asked for its pen first. */
const pen = vi.fn(() => null);

function open(at: string, winner?: string, wonOn?: string) {
  return renderHook((shown: string | undefined) => useCelebration(shown, wonOn), {
    initialProps: winner,
    wrapper: ({ children }) => <MemoryRouter initialEntries={[at]}>{children}</MemoryRouter>,
  });
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(new Date('2026-11-30T03:00:00Z'));
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(pen);
  pen.mockClear();
});

test('The winner of an old cup is not celebrated again', () => {
  open('/old', 'Abe Rin', '2026-11-29');
  open('/undated', 'Abe Rin');
  expect(pen).not.toHaveBeenCalled();
});

test('A winner of today is celebrated once, also when the screen is opened again', () => {
  open('/today', 'Abe Rin', '2026-11-30');
  open('/today', 'Abe Rin', '2026-11-30');
  expect(pen).toHaveBeenCalledTimes(1);
});

test('A winner who comes up while the screen is open is celebrated', () => {
  const { rerender } = open('/live');
  expect(pen).not.toHaveBeenCalled();
  rerender('Abe Rin');
  expect(pen).toHaveBeenCalledTimes(1);
});
