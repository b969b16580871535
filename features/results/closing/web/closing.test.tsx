import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { describe, expect, test, vi } from 'vitest';
import { notifications } from '#platform/web/notify/notify.ts';
import { rendered } from '../../../../apps/web/test-rendered.tsx';
import type { Closing } from '../closing.contract.ts';
import { closingMessages as en } from '../closing.messages.en.ts';
import { closingMessages as ja } from '../closing.messages.ja.ts';
import { Screen } from './screens/closing.screen.tsx';

const event = {
  ...({ id: 7, name: '', eventType: 'Singles', level: 'Intermediate' } as const),
  isFinished: true,
  isEmpty: false,
  open: 0,
  isUndrawn: false,
  needsLots: false,
};

const played: Closing = {
  tournamentName: 'Winter Open',
  eventDate: '2026-11-25',
  sport: 'table-tennis' as const,
  isCancelled: false,
  isOrganizer: true,
  events: [event],
  hasResults: true,
  disputes: 0,
  endedEarly: null,
  finalizedAt: null,
  mayCorrect: false,
  finalAt: '2026-11-27T09:00:00.000Z',
};

/** What was sent: method, path and body. */
let sent: unknown[] = [];

async function open(closing: Closing, language: 'en' | 'ja' = 'en') {
  sent = [];
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const method = init?.method ?? 'GET';
    if (method !== 'GET') sent.push([method, address, JSON.parse(String(init?.body ?? 'null'))]);
    const isCorrection = address.endsWith('/corrections');
    return Response.json(isCorrection ? { openUntil: '2026-11-26T02:00:00.000Z' } : { closing });
  });
  rendered(
    <Routes>
      <Route path="/organizer/tournaments/:id/results" element={<Screen />} />
      <Route path="/organizer/tournaments/:id/events/:eventId" element={<p>The scores</p>} />
    </Routes>,
    { language, path: '/organizer/tournaments/8/results' },
  );
  await screen.findByText('Winter Open');
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const dialog = () => within(screen.getByRole('alertdialog'));

describe('The end of a tournament at its desk', () => {
  test('Results of a played tournament become final after a question that says what follows', async () => {
    await open(played);
    expect(screen.getByText(en.readyTitle)).toBeTruthy();
    expect(screen.getByText(/become final by themselves/)).toBeTruthy();
    press(en.finalize);
    expect(dialog().getByText(en.finalizeText)).toBeTruthy();
    expect(sent).toEqual([]);
    fireEvent.click(dialog().getByRole('button', { name: en.finalize }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject(['POST', '/api/tournaments/8/closing/final', {}]);
  });

  test('A tournament without a sport is asked for it', async () => {
    await open({ ...played, sport: 'unspecified' }, 'ja');
    expect(screen.getByText(ja.sport)).toBeTruthy();
  });

  test('A tournament that is not played says what is missing, event by event', async () => {
    const open2 = { ...event, isFinished: false, open: 2 };
    const undrawn = { ...event, id: 8, name: 'Girls', isFinished: false, isUndrawn: true };
    const empty = { ...event, id: 9, name: 'Boys', isEmpty: true };
    await open({ ...played, events: [open2, undrawn, empty], finalAt: null });
    const list = screen.getByRole('list', { name: en.events });
    for (const text of [en.open(2), en.undrawn, en.empty]) {
      expect(within(list).getByText(text)).toBeTruthy();
    }
    expect(screen.queryByRole('button', { name: en.finalize })).toBeNull();
  });

  test.each([
    ['en', en],
    ['ja', ja],
  ] as const)(
    'A day that ended before the first result has none to make final (%s)',
    async (language, t) => {
      const endedEarly = { at: '2026-11-25T05:00:00.000Z', why: 'storm' } as const;
      await open({ ...played, endedEarly, hasResults: false, finalAt: null }, language);
      screen.getByText(t.nothingTitle);
      screen.getByText(t.nothingText);
      expect(screen.queryByText(t.notReadyTitle)).toBeNull();
      expect(screen.queryByRole('button', { name: t.finalize })).toBeNull();
      screen.getByRole('button', { name: t.playOn });
    },
  );

  test('Lots that are still to be drawn come before the final step', async () => {
    await open({ ...played, events: [{ ...event, needsLots: true }], finalAt: null }, 'ja');
    const row = screen.getByText(ja.lots).closest('a');
    expect(row?.getAttribute('href')).toBe('/organizer/tournaments/8/events/7');
    expect(screen.queryByRole('button', { name: ja.finalize })).toBeNull();
  });

  test('A contradicted result comes before the final step', async () => {
    await open({ ...played, disputes: 1, finalAt: null });
    expect(screen.getByText(en.disputesTitle(1))).toBeTruthy();
    const link = screen.getByRole('link', { name: en.toDisputes });
    expect(link.getAttribute('href')).toBe('/organizer/tournaments/8/day/results');
    expect(screen.queryByRole('button', { name: en.finalize })).toBeNull();
  });

  test('The day ends early for a reason, with how many matches that cancels', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-25T03:00:00.000Z'), toFake: ['Date'] });
    await open({ ...played, events: [{ ...event, isFinished: false, open: 3 }], finalAt: null });
    press(en.earlyButton);
    expect(dialog().getByText(en.earlyEffect(3))).toBeTruthy();
    expect(dialog().getByText(en.refunds)).toBeTruthy();
    fireEvent.click(dialog().getByRole('radio', { name: en.why.heat }));
    fireEvent.click(dialog().getByRole('button', { name: en.endNow }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject(['POST', '/api/tournaments/8/closing/early', { why: 'heat' }]);
  });

  test('Before its date a day cannot be ended', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-24T03:00:00.000Z'), toFake: ['Date'] });
    await open({ ...played, events: [{ ...event, isFinished: false, open: 3 }], finalAt: null });
    expect(screen.queryByRole('button', { name: en.earlyButton })).toBeNull();
  });

  test('An early end is taken back until the results are final', async () => {
    const endedEarly = { at: '2026-11-25T05:00:00.000Z', why: 'storm' } as const;
    await open({ ...played, endedEarly });
    expect(screen.getByText(en.readyEarlyTitle)).toBeTruthy();
    expect(screen.queryByText(en.readyTitle)).toBeNull();
    press(en.playOn);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject(['DELETE', '/api/tournaments/8/closing/early', null]);
    cleanup();
    await open({ ...played, endedEarly, finalizedAt: '2026-11-25T09:00:00.000Z', finalAt: null });
    expect(screen.queryByRole('button', { name: en.playOn })).toBeNull();
  });

  const final = { ...played, finalizedAt: '2026-11-25T09:00:00.000Z', finalAt: null };

  test('Final results are corrected with a reason of at most 200 characters', async () => {
    await open({ ...final, mayCorrect: true });
    press(en.openCorrection);
    expect(screen.getByText(en.reasonMissing)).toBeTruthy();
    const reason = screen.getByRole('textbox', { name: en.reason });
    fireEvent.change(reason, { target: { value: 'x'.repeat(201) } });
    press(en.openCorrection);
    expect(screen.getByText(en.reasonTooLong)).toBeTruthy();
    expect(sent).toEqual([]);
    fireEvent.change(reason, { target: { value: ' Read wrongly ' } });
    press(en.openCorrection);
    await screen.findByText('The scores');
    expect(notifications.current()?.title).toBe(en.correctionOpen('11:00'));
    expect(sent).toMatchObject([
      ['POST', '/api/tournaments/8/results/corrections', { eventId: 7, reason: 'Read wrongly' }],
    ]);
  });

  test('Where the hour of a correction has passed before its answer came, another one is opened', async () => {
    await open({ ...final, mayCorrect: true });
    const ids: string[] = [];
    const answers = [
      () => Promise.reject(new TypeError('Failed to fetch')),
      async () => Response.json({ code: 'CORRECTION_CLOSED', requestId: '1' }, { status: 409 }),
    ];
    const others = globalThis.fetch;
    vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
      if (!address.endsWith('/corrections')) return others(address, init);
      ids.push(JSON.parse(String(init?.body)).id);
      return (answers.shift() ?? (() => others(address, init)))();
    });
    const reason = screen.getByRole('textbox', { name: en.reason });
    fireEvent.change(reason, { target: { value: 'Read wrongly' } });
    press(en.openCorrection);
    await waitFor(() => expect(ids).toHaveLength(1));
    fireEvent.click(await screen.findByRole('button', { name: en.openCorrection }));
    await screen.findByText('The scores');
    expect(ids).toHaveLength(3);
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).not.toBe(ids[0]);
  });

  test('After seven days the organizer reads whom to write to', async () => {
    await open(final);
    expect(screen.getByText(en.failures.CORRECTION_OVER)).toBeTruthy();
    expect(screen.queryByRole('button', { name: en.openCorrection })).toBeNull();
  });

  test('A cancelled tournament has no results to be made final', async () => {
    await open({ ...played, isCancelled: true, finalAt: null });
    expect(screen.getByText(en.cancelledTitle)).toBeTruthy();
    expect(screen.queryByText(en.papers)).toBeNull();
    expect(screen.queryByRole('button', { name: en.finalize })).toBeNull();
  });
});
