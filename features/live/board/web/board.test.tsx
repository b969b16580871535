import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { rendered } from '../../../../apps/web/test-rendered.tsx';
import { liveMessages as liveEn } from '../../live.messages.en.ts';
import { liveMessages as liveJa } from '../../live.messages.ja.ts';
import {
  sampleCourt,
  sampleMatch,
  sampleSide,
  sampleSnapshot,
  sampleTie,
} from '../../web/lib/sample-live.ts';
import type { LiveSnapshot } from '../../web/live.queries.ts';
import { boardMessages as en } from '../board.messages.en.ts';
import { Screen } from './screens/board.screen.tsx';

/** The first page of two begins at a multiple of 24 seconds. */
const START = 24_000 * 75_000_000;
const instant = (seconds: number) => new Date(START + seconds * 1000).toISOString();
const day = sampleSnapshot({
  sides: [sampleSide('1', { name: 'A.R.', club: 'Aozora' }), sampleSide('2', { name: 'Baba' })],
  courts: [sampleCourt('3')],
  matches: [
    sampleMatch({ state: 'called', courtId: '3', calledAt: instant(-5), tally: '11-9 3-5' }),
    sampleMatch({ key: 's 1-1' }),
  ],
});

class SilentStream {
  readonly readyState = 0;
  close() {}
}

async function board(snapshot: LiveSnapshot | null, language: 'en' | 'ja' = 'en') {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => {
      if (snapshot) return Response.json(snapshot);
      return Response.json({ code: 'TOURNAMENT_NOT_FOUND' }, { status: 404 });
    }),
  );
  rendered(
    <Routes>
      <Route path="/live/:id/board" element={<Screen />} />
    </Routes>,
    { language, path: '/live/8/board' },
  );
  await act(() => vi.advanceTimersByTimeAsync(50));
}

const later = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
const title = () => screen.getAllByRole('heading', { level: 2 })[0]?.textContent;

beforeEach(() => {
  vi.useFakeTimers({ now: START });
  vi.stubGlobal('EventSource', SilentStream);
  vi.stubGlobal('BroadcastChannel', undefined);
});
describe('The board', () => {
  test('The board shows a called match on its court and among the calls, with its running score', async () => {
    await board(day);
    const court = document.querySelector('[data-court="3"]');
    expect(court?.textContent).toContain('Table 3');
    expect(court?.textContent).toContain('A.R.Aozora13');
    expect(court?.textContent).toContain('Baba05');
    expect(court?.getAttribute('data-fresh')).toBe('true');
    expect(screen.getByRole('heading', { name: en.calls })).toBeTruthy();
    await later(15);
    expect(document.querySelectorAll('[data-fresh="true"]')).toHaveLength(0);
  });

  test('The board turns its pages every 12 seconds, until somebody stops it', async () => {
    await board(day);
    expect(title()).toBe(en.pages.courts);
    await later(12);
    expect(title()).toBe(en.pages.next);
    await later(12);
    expect(title()).toBe(en.pages.courts);
    fireEvent.click(screen.getByRole('button', { name: en.pause }));
    await later(12);
    expect(title()).toBe(en.pages.courts);
    fireEvent.click(screen.getByRole('button', { name: en.resume }));
    await later(1);
    expect(title()).toBe(en.pages.next);
  });

  test('The board has a page of the ties that are played, with both teams and the court', async () => {
    const tie = sampleTie('3', new Date(START).toISOString());
    await board(sampleSnapshot({ courts: [sampleCourt('3')], ...tie }));
    await later(12);
    expect(title()).toBe(en.pages.ties);
    const row = document.querySelector('[data-tie]');
    expect(row?.textContent).toBe('Player 11–0Player 2D2 playingTable 3');
  });

  test('The board shows the time of day, which goes on', async () => {
    vi.setSystemTime(Date.parse('2026-12-15T00:59:30.000Z'));
    await board(day);
    const clock = document.querySelector('time');
    expect(clock?.dateTime).toBe('09:59');
    await later(31);
    expect(clock?.dateTime).toBe('10:00');
  });

  test('The board keeps the screen on, and again when the tab is shown again', async () => {
    const request = vi.fn(async () => ({ release: async () => {} }));
    vi.stubGlobal('navigator', Object.create(navigator, { wakeLock: { value: { request } } }));
    await board(day);
    expect(request).toHaveBeenCalledExactlyOnceWith('screen');
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    expect(request).toHaveBeenCalledTimes(2);
  });

  test('The board says when the tournament starts before it, and how long a break is', async () => {
    await board(sampleSnapshot({ state: 'drawn' }), 'ja');
    expect(screen.getByText(liveJa.drawsOut)).toBeTruthy();
    expect(document.querySelector('time[datetime="09:00"]')).toBeTruthy();
    cleanup();
    await board({ ...day, pausedUntil: '2026-12-15T04:00:00.000Z' });
    expect(screen.getByText(liveEn.pausedTitle('13:00'))).toBeTruthy();
  });

  test('The board says until when entries are open, which is never after the day', async () => {
    for (const [applicationDeadline, last] of [
      ['2026-12-01', 'Tue, Dec 1, 2026'],
      ['2026-12-20', 'Tue, Dec 15, 2026'],
    ] as const) {
      const tournament = { ...day.tournament, applicationDeadline };
      await board(sampleSnapshot({ state: 'entries', tournament }));
      expect(screen.getByText(liveEn.entriesTitle(last))).toBeTruthy();
      cleanup();
    }
  });

  test('The board of a tournament that nobody may follow says that there is none', async () => {
    await board(null);
    expect(screen.getByText(liveEn.notFound)).toBeTruthy();
  });
});
