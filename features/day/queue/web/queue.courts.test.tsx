import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { queueMessages as en } from '../queue.messages.en.ts';
import { openQueue as open } from './components/sample-desk.tsx';
import { court, key, NOW, queue } from './lib/sample-queue.ts';
import type { Queue } from './queue.queries.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Opens the sheet of a table. */
async function sheetOf(name: string) {
  fireEvent.click(screen.getByRole('button', { name: en.more(name) }));
  return within(await screen.findByRole('dialog', { hidden: true }));
}

/** The desk reads the queue again, and this is in it. */
function readAgain(part: Partial<Queue>) {
  vi.stubGlobal('fetch', async () => Response.json({ queue: { ...queue, ...part } }));
  fireEvent(window, new Event('visibilitychange'));
}

describe('the sheet of a table', () => {
  test('Where the chosen match is called elsewhere, no other one takes its place', async () => {
    await open('');
    const sheet = await sheetOf('Table 2');
    const choice = () => sheet.getByLabelText<HTMLSelectElement>(en.callSomething);
    const call = () => sheet.getByText(en.call).closest('button')!;
    expect([choice().value, call().disabled]).toEqual([key('1-1'), false]);
    readAgain({ waiting: queue.waiting.slice(1) });
    await vi.waitFor(() => expect(choice().value).toBe(''));
    expect(call().disabled).toBe(true);
    fireEvent.change(choice(), { target: { value: key('1-3') } });
    expect(call().disabled).toBe(false);
  });

  test('Where the chosen table is taken, a match is moved to no other one', async () => {
    const courts = [...queue.courts, court('d', '4')];
    await open('', { queue: { courts } });
    const sheet = await sheetOf('Table 1');
    const choice = () => sheet.getByLabelText<HTMLSelectElement>(en.moveTo.table);
    const move = () => sheet.getByText(en.move).closest('button')!;
    expect([choice().value, move().disabled]).toEqual(['b', false]);
    readAgain({
      courts: courts.map((one) => (one.id === 'b' ? { ...one, current: key('1-3') } : one)),
    });
    await vi.waitFor(() => expect(choice().value).toBe(''));
    expect(move().disabled).toBe(true);
  });

  test('A break that is sent again after a lost answer is the same, also a minute later', async () => {
    vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] });
    await open('');
    const sheet = await sheetOf('Table 2');
    const sent: unknown[] = [];
    vi.stubGlobal('fetch', async (_url: string, { body, method = 'GET' }: RequestInit = {}) => {
      if (method === 'GET') return Response.json({ queue });
      sent.push(JSON.parse(String(body)));
      vi.setSystemTime(new Date('2026-12-05T01:01:00.000Z'));
      throw new TypeError('no connection');
    });
    fireEvent.change(sheet.getByLabelText(en.breakUntil), { target: { value: '11:30' } });
    const add = () => sheet.getByText(en.addBreak).closest('button')!;
    for (const times of [1, 2]) {
      fireEvent.click(add());
      await vi.waitFor(() => expect(sent).toHaveLength(times));
      await vi.waitFor(() => expect(add().disabled).toBe(false));
    }
    expect(sent[1]).toEqual(sent[0]);
  });
});
