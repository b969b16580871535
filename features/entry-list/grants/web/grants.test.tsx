import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { describe, expect, test, vi } from 'vitest';
import { notifications } from '#platform/web/notify/notify.ts';
import { rendered } from '../../../../apps/web/test-rendered.tsx';
import { grantsMessages as ja } from '../grants.messages.ja.ts';
import { RefundAllForm } from './components/refund-all-form.tsx';
import { RefundEntry } from './components/refund-entry.tsx';
import type { Refundable, RefundableAll } from './grants.queries.ts';
import { Screen as RefundAllScreen } from './screens/refund-all.screen.tsx';

const ENTRY = '019a9d1c-0000-7000-8000-000000000001';
const refundable: Refundable = {
  leftYen: 2000,
  points: 0,
  isOutside: false,
  openUntil: '2026-12-24T08:00:00.000Z',
  isOver: false,
  grants: [],
};

/** What is sent by the screens, whose reads are answered by this. */
function serve(answer: object, refusal?: { code: string; status: number }) {
  const sent: { id: string; seen: object; grant: object }[] = [];
  vi.stubGlobal('fetch', async (_url: string, options?: RequestInit) => {
    if (options?.method !== 'POST') return Response.json(answer);
    sent.push(JSON.parse(String(options.body)));
    if (!refusal) return Response.json({});
    return Response.json({ code: refusal.code }, { status: refusal.status });
  });
  return sent;
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { exact: false }), { target: { value } });

async function openEntry(change: Partial<Refundable> = {}) {
  rendered(<RefundEntry tournamentId={1} entryId={ENTRY} name="青木 蓮" nothingLeft={false} />, {
    language: 'ja',
  });
  const sent = serve({ ...refundable, ...change });
  press(/返金…/);
  await screen.findByText(ja.refundTitle('青木 蓮'));
  return sent;
}

describe('giving back the fee of one entry', () => {
  test('The amount is filled with what is left, and goes back with the reason', async () => {
    const sent = await openEntry();
    const amount = await screen.findByLabelText<HTMLInputElement>(ja.amount);
    expect(amount.value).toBe('2000');
    type(ja.amount, '５００');
    type(ja.reason, '雨のため短縮しました');
    press(ja.give);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      seen: { leftYen: 2000, points: 0 },
      grant: { amountYen: 500, reason: '雨のため短縮しました' },
    });
  });

  test('Bad input is said next to its field, and nothing is sent', async () => {
    const sent = await openEntry();
    await screen.findByLabelText(ja.amount);
    type(ja.amount, '2001');
    press(ja.give);
    expect(screen.getByText(ja.errors.AMOUNT_TOO_HIGH)).toBeTruthy();
    expect(screen.getByText(ja.errors.reasonMissing)).toBeTruthy();
    type(ja.amount, '千円');
    press(ja.give);
    expect(screen.getByText(ja.errors.amountInvalid)).toBeTruthy();
    type(ja.amount, '0');
    press(ja.give);
    expect(screen.getByText(ja.errors.AMOUNT_MISSING)).toBeTruthy();
    expect(sent).toEqual([]);
  });

  test('The reason stays typed when something else is left than before, and the amount is the new one', async () => {
    await openEntry();
    await screen.findByLabelText(ja.amount);
    type(ja.reason, '雨のため短縮しました');
    const sent = serve({ ...refundable, leftYen: 1500 }, { code: 'REFUND_CHANGED', status: 409 });
    press(ja.give);
    await waitFor(() => expect(sent).toHaveLength(1));
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLInputElement>(ja.amount).value).toBe('1500'),
    );
    const reason = screen.getByLabelText<HTMLTextAreaElement>(ja.reason, { exact: false });
    expect(reason.value).toBe('雨のため短縮しました');
  });

  test('Points have no amount, and what was paid outside the app is noted', async () => {
    const sent = await openEntry({ leftYen: 0, points: 2000 });
    await screen.findByText(ja.leftPoints('2,000'));
    expect(screen.queryByLabelText(ja.amount)).toBe(null);
    type(ja.reason, '台風');
    press(ja.give);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ grant: { amountYen: 0 } });
  });

  test('A noted refund says that nobody is written to', async () => {
    await openEntry({ isOutside: true });
    expect(await screen.findByText(ja.outside)).toBeTruthy();
    expect(screen.getByRole('button', { name: ja.note })).toBeTruthy();
  });

  test('Once nothing is left, or the time is over, there is no form but what was given back', async () => {
    const given = { id: ENTRY, amountYen: 2000, reason: '台風', at: '2026-11-24T08:00:00.000Z' };
    await openEntry({ leftYen: 0, grants: [given] });
    expect(await screen.findByText(ja.nothingLeft)).toBeTruthy();
    expect(screen.getByText(/台風/)).toBeTruthy();
    expect(screen.queryByLabelText(ja.reason)).toBe(null);
  });
});

describe('giving back all fees', () => {
  const all: RefundableAll = {
    entries: [
      { eventId: 1, leftYen: 2000, points: 0, isOutside: false },
      { eventId: 1, leftYen: 500, points: 0, isOutside: false },
      { eventId: 1, leftYen: 0, points: 2000, isOutside: false },
      { eventId: 1, leftYen: 1200, points: 0, isOutside: true },
    ],
    grantedYen: 0,
    isEndedEarly: true,
    openUntil: null,
    isOver: false,
  };
  const openAll = (entries = all.entries) => {
    const sent = serve({ events: [], canAdd: false });
    rendered(<RefundAllForm id={1} all={{ ...all, entries }} />, { language: 'ja' });
    return sent;
  };

  test('The number of entries and the sum are shown before it is done, and sent as they were seen', async () => {
    const sent = openAll();
    expect(screen.getByText('3,700円')).toBeTruthy();
    type(ja.reason, '雷のため終了しました');
    press(ja.giveAll);
    expect(screen.getByText(ja.confirmTitle(4))).toBeTruthy();
    expect(screen.getByText(ja.confirmText(ja.sumWithPoints('2,500円', '2,000')))).toBeTruthy();
    expect(screen.getByText(ja.confirmOutside('1,200円'))).toBeTruthy();
    expect(sent).toEqual([]);
    press(ja.confirm);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      eventId: null,
      seen: { entries: 4, amountYen: 3700, points: 2000 },
      grant: { mostYen: null, reason: '雷のため終了しました' },
    });
  });

  test('What was paid outside the app alone is only noted, in the question and afterwards', async () => {
    const sent = openAll(all.entries.filter(({ isOutside }) => isOutside));
    type(ja.reason, '雷');
    press(ja.giveAll);
    expect(screen.getByText(ja.confirmOutside('1,200円'))).toBeTruthy();
    expect(screen.queryByText(ja.confirmText('0円'))).toBe(null);
    press(ja.confirm);
    await waitFor(() => expect(sent).toHaveLength(1));
    await waitFor(() => expect(notifications.current()?.title).toBe(ja.noted));
  });

  test('A part of each leaves the points, and a missing amount or reason is said next to its field', async () => {
    const sent = openAll();
    fireEvent.click(screen.getByLabelText(ja.part));
    press(ja.giveAll);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: ja.giveAll }).disabled).toBe(
      false,
    );
    expect(screen.getByText(ja.errors.amountInvalid)).toBeTruthy();
    expect(screen.getByText(ja.errors.reasonMissing)).toBeTruthy();
    type(ja.most, '1000');
    expect(screen.getByText('2,500円')).toBeTruthy();
    expect(screen.getByText(ja.pointsText)).toBeTruthy();
    type(ja.reason, '雷');
    press(ja.giveAll);
    press(ja.confirm);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      seen: { entries: 3, amountYen: 2500, points: 0 },
      grant: { mostYen: 1000 },
    });
  });

  /** Gives 500 yen of each back on the screen, which is answered or lost; nothing of it was given back before. */
  const giveOnScreen = async (answer: () => Response) => {
    const sent: object[] = [];
    const after = {
      entries: all.entries.map((one) => ({ ...one, leftYen: Math.max(0, one.leftYen - 500) })),
      grantedYen: 1500,
    };
    vi.stubGlobal('fetch', async (url: string, options?: RequestInit) => {
      if (options?.method === 'POST') {
        sent.push(JSON.parse(String(options.body)));
        return answer();
      }
      const state = sent.length > 0 ? { ...all, ...after } : all;
      const others = { events: [], tournament: { name: '秋季大会' } };
      return Response.json(url.includes('/refunds') ? state : others);
    });
    rendered(
      <Routes>
        <Route path="/organizer/tournaments/:id/refund-all" element={<RefundAllScreen />} />
        <Route path="/organizer/tournaments/:id/results" element="the end of the day" />
      </Routes>,
      { language: 'ja', path: '/organizer/tournaments/1/refund-all' },
    );
    fireEvent.click(await screen.findByLabelText(ja.part));
    type(ja.most, '500');
    type(ja.reason, '雷');
    press(ja.giveAll);
    press(ja.confirm);
    await waitFor(() => expect(sent).toHaveLength(1));
  };

  test('Once a part has gone back, the organizer is led back to the end of the tournament', async () => {
    await giveOnScreen(() => Response.json({}));
    expect(await screen.findByText('the end of the day')).toBeTruthy();
  });

  test('Where the answer was lost and something has gone back, the form begins empty and says how much', async () => {
    await giveOnScreen(() => {
      throw new TypeError('Failed to fetch');
    });
    expect(await screen.findByText(ja.allBefore('1,500円'))).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>(ja.reason, { exact: false }).value).toBe('');
    expect(screen.queryByLabelText(ja.most)).toBe(null);
  });
});
