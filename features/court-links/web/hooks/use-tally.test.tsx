import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { findFormat } from '#domain/scoring/formats.ts';
import { madeMatch } from '../lib/sample-device.ts';
import { useTally } from './use-tally.ts';

const format = findFormat('table-tennis-5')!;
const { match } = madeMatch('1-0');

let sent: number;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  sent = 0;
  vi.stubGlobal('fetch', async () => {
    sent += 1;
    return Response.json({ otherDevice: null });
  });
});
test('The running score goes on to the server every three seconds when the clock of the tablet is set back', async () => {
  const { result } = renderHook(() => useTally('token', match, format));
  const point = () => act(async () => result.current.point('player1'));
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  await point();
  await pass(0);
  expect(sent).toBe(1);
  vi.setSystemTime(Date.now() - 20 * 60_000);
  await point();
  await pass(2_999);
  expect(sent).toBe(1);
  await pass(1);
  expect(sent).toBe(2);
});
