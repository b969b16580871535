import { act, fireEvent, renderHook, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, test, vi } from 'vitest';
import { dayWithWeekday } from '#platform/shared/format.ts';
import { outbox } from '#platform/web/offline/use-outbox.ts';
import { platformMessages as platform } from '#platform/web/platform.messages.en.ts';
import { rendered } from '../../../../../apps/web/test-rendered.tsx';
import { eveningMessages as en } from '../../evening.messages.en.ts';
import { useEveningDay } from '../hooks/use-evening-day.ts';
import { Screen } from './practice-evening.screen.tsx';

const japan = (time: string) => new Date(`${time}:00+09:00`);
const TUESDAY = '2026-11-17T19:00';
const THURSDAY = '2026-11-19T19:00';

test('A screen that stays open until the next practice begins that one without the people of the one before', async () => {
  vi.useFakeTimers({ now: japan(TUESDAY), toFake: ['Date'] });
  const read: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    read.push(url);
    if (url.endsWith('/participants')) {
      const members = [{ id: 1, name: 'Aoki Ren' }];
      return Response.json({ group: { id: 7, name: 'Sakura' }, members });
    }
    if (url.includes('evening')) return Response.json({ evening: null, lastTime: [], rates: [] });
    return Response.json({ account: null, scoreFormat: null, sport: 'unspecified' });
  });
  rendered(
    <Routes>
      <Route path="/practice-evening/:groupId" element={<Screen />} />
    </Routes>,
    { path: '/practice-evening/7' },
  );
  const person = () => screen.findByRole('button', { name: 'Aoki Ren' });
  fireEvent.click(await person());
  expect((await person()).getAttribute('aria-pressed')).toBe('true');

  vi.setSystemTime(japan(THURSDAY));
  fireEvent(document, new Event('visibilitychange'));
  await vi.waitFor(() => expect(read.some((url) => url.includes('2026-11-19'))).toBe(true));
  // A line never ends inside it.
  screen.getByText(dayWithWeekday('2026-11-19', 'en'));
  expect((await person()).getAttribute('aria-pressed')).toBe('false');
});

test('A practice evening that could not be read says so once, and reads the members again with it', async () => {
  const read: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    read.push(url);
    throw new TypeError('Failed to fetch');
  });
  rendered(
    <Routes>
      <Route path="/practice-evening/:groupId" element={<Screen />} />
    </Routes>,
    { path: '/practice-evening/7' },
  );
  const members = () => read.filter((url) => url.endsWith('/participants')).length;
  await screen.findByRole('button', { name: en.start });
  await vi.waitFor(() => expect(members()).toBe(1));
  await act(async () => {});
  expect(screen.getAllByText(platform.lostTitle)).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: platform.tryAgain }));
  await vi.waitFor(() => expect(members()).toBe(2));
});

test('A change of a practice evening that was refused and discarded is no longer on the board', async () => {
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit = {}) => {
    if (method !== 'GET') {
      return Response.json({ code: 'PLAYERS_UNKNOWN', requestId: 'r' }, { status: 422 });
    }
    if (url.endsWith('/participants')) {
      const members = [{ id: 1, name: 'Aoki Ren' }];
      return Response.json({ group: { id: 7, name: 'Sakura' }, members });
    }
    if (url.includes('evening')) return Response.json({ evening: null, lastTime: [], rates: [] });
    return Response.json({ account: { id: 'ann' }, scoreFormat: null, sport: 'unspecified' });
  });
  rendered(
    <Routes>
      <Route path="/practice-evening/:groupId" element={<Screen />} />
    </Routes>,
    { path: '/practice-evening/7' },
  );
  const person = () => screen.findByRole('button', { name: 'Aoki Ren' });
  await person();
  await act(async () => {});
  fireEvent.click(await person());
  await vi.waitFor(() => expect(outbox.current()[0]?.refusal).toBeTruthy());
  await act(async () => outbox.discard(outbox.current()[0]!.id));
  expect((await person()).getAttribute('aria-pressed')).toBe('false');
});

test('The day of a practice evening follows the clock within a minute, and goes on after midnight', () => {
  vi.useFakeTimers({ now: japan('2026-11-17T23:59') });
  const { result } = renderHook(() => useEveningDay(undefined));
  const pass = (minutes: number) => act(() => vi.advanceTimersByTime(minutes * 60_000));
  pass(2);
  expect(result.current).toBe('2026-11-17');
  pass(6 * 60);
  expect(result.current).toBe('2026-11-18');
});
