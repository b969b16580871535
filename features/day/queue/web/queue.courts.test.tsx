import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { queueMessages as en } from '../queue.messages.en.ts';
import { openQueue as open } from './components/sample-desk.tsx';
import { court, key, NOW, queue } from './lib/sample-queue.ts';
import type { Queue } from './queue.queries.ts';

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
      await vi.waitFor(() => expect(add().getAttribute('aria-busy')).toBeNull());
    }
    expect(sent[1]).toEqual(sent[0]);
  });
});

describe('the card of a table', () => {
  const calledAt = (key: string) =>
    queue.matches.map((one) =>
      one.key === key ? { ...one, state: 'called' as const, courtId: 'b' } : one,
    );

  test('After a call the words to read out are on the card until the desk hides them or the match begins', async () => {
    await open('', {
      after: {
        courts: [court('b', '2', { current: key('1-1') })],
        matches: calledAt(key('1-1')),
      },
    });
    fireEvent.click(
      screen.getByRole('button', { name: en.callOf('Chiba Sora vs Doi Aoi', 'Table 2') }),
    );
    const words = () => screen.queryByText(/Chiba Sora, Sakura School against Doi Aoi/);
    await vi.waitFor(() => expect(words()).toBeTruthy());
    fireEvent.click(screen.getByRole('button', { name: en.hideAloudOf('Table 2') }));
    expect(words()).toBeNull();
  });

  test('One tap on the card of a called match shows the words to read out', async () => {
    const courts = [court('b', '2', { current: key('1-1') })];
    await open('', { queue: { courts, matches: calledAt(key('1-1')) } });
    fireEvent.click(screen.getByRole('button', { name: en.aloudOf('Table 2') }));
    expect(screen.getByText(/Chiba Sora, Sakura School against Doi Aoi/)).toBeTruthy();
  });

  test('In the order of play a free table says for which match it waits, and why', async () => {
    const rules = { ...queue.events[0]!.rules, mode: 'order-of-play' as const };
    const events = queue.events.map((one) => ({ ...one, rules }));
    const matches = queue.matches.map((one) => ({ ...one, fixedCourtId: 'b' }));
    const none = { person: null, courtId: null, keys: [], until: null };
    await open('', {
      queue: {
        events,
        matches,
        courts: [court('b', '2')],
        waiting: [],
        notReady: [
          { key: key('1-3'), obstacles: [{ ...none, code: 'court-order' }] },
          { key: key('1-1'), obstacles: [{ ...none, code: 'held' }] },
        ],
      },
    });
    expect(screen.getByText(en.courtWaits('Chiba Sora vs Doi Aoi', en.isHeld))).toBeTruthy();
    expect(screen.queryByText(en.nothingToCall)).toBeNull();
  });
});
