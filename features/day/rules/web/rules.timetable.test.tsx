import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { queueMessages as queueEn } from '../../queue/queue.messages.en.ts';
import { queueMessages as queueJa } from '../../queue/queue.messages.ja.ts';
import { openQueue } from '../../queue/web/components/sample-desk.tsx';
import { match, side } from '../../queue/web/lib/sample-queue.ts';
import { rulesMessages as rulesEn } from '../rules.messages.en.ts';
import { rulesMessages as rulesJa } from '../rules.messages.ja.ts';

const en = { ...queueEn, ...rulesEn };
const ja = { ...queueJa, ...rulesJa };

const known = { player1: side('1', '青木 蓮', '桜丘'), player2: side('2', '馬場 結衣', null) };
const waits = { ...known, state: 'waiting' as const };
/** In the order of the draw, which is that of no time. */
const matches = [
  match({ ...waits, matchId: '1-0' }),
  match({
    ...waits,
    matchId: '1-1',
    fixedCourtId: 'b',
    notBefore: '11:00',
    expected: { notBefore: '2026-12-05T01:50:00.000Z', about: '2026-12-05T02:05:00.000Z' },
  }),
  match({ ...waits, matchId: '1-2', fixedCourtId: 'a', notBefore: '11:00' }),
  match({
    ...waits,
    matchId: '1-3',
    expected: { notBefore: '2026-12-05T01:10:00.000Z', about: '2026-12-05T01:20:00.000Z' },
  }),
  match({
    ...known,
    matchId: '2-0',
    player2: null,
    state: 'playing',
    courtId: 'a',
    startedAt: '2026-12-05T00:48:00.000Z',
  }),
];

/** The cells of the sheet, line by line; without the place of the match in the event, which each has. */
const lines = () =>
  [...document.querySelectorAll('tbody tr')].map((row) => {
    const cells = [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent);
    expect(cells[2]).not.toBe('');
    return [cells[0], cells[1], cells[3], cells[4]];
  });

const TABLES = { en: ['Table 1', 'Table 2'], ja: ['1番台', '2番台'] } as const;

test.each([
  ['en', en, '青木 蓮 (桜丘)'],
  ['ja', ja, '青木 蓮（桜丘）'],
] as const)(
  'In %s the timetable has every match with its time, its court and its sides, in the order of times and courts',
  async (language, t, aoki) => {
    await openQueue('/timetable', { language, queue: { matches } });
    const [first, second] = TABLES[language];
    expect(lines()).toEqual([
      ['09:48', first, aoki, t.unknownSide],
      [t.expected('10:10', '10:20'), t.freeCourt, aoki, '馬場 結衣'],
      [t.isTooEarly('11:00'), first, aoki, '馬場 結衣'],
      // The published time is not undercut by the forecast.
      [t.expected('11:00', '11:05'), second, aoki, '馬場 結衣'],
      [t.none, t.freeCourt, aoki, '馬場 結衣'],
    ]);
    const print = vi.fn();
    vi.stubGlobal('print', print);
    fireEvent.click(screen.getByRole('button', { name: t.print }));
    expect(print).toHaveBeenCalledOnce();
  },
);

test('The rules of the day lead to the timetable, and a day without matches has none', async () => {
  await openQueue('/rules', { queue: { matches: [] } });
  fireEvent.click(screen.getByRole('link', { name: en.printTimetable }));
  expect(await screen.findByText(en.noDraw)).toBeTruthy();
  expect(document.querySelector('table')).toBeNull();
});

test('A desk helper reads the rules and sets breaks; the rules and the order of play are the referees', async () => {
  await openQueue('/rules', { queue: { mayReferee: false } });
  const list = within(screen.getByRole('list', { name: en.rulesOfEvents }));
  expect(list.queryByRole('button')).toBeNull();
  expect(screen.queryByText(en.orderOfPlay)).toBeNull();
  expect(screen.getByRole('link', { name: en.printTimetable })).toBeTruthy();
  expect(screen.getByText(en.breaks)).toBeTruthy();
});
