import { fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, test, vi } from 'vitest';
import { rendered } from '../../../../apps/web/test-rendered.tsx';
import { printsMessages as t } from '../prints.messages.en.ts';
import { Screen } from './screens/print-application.screen.tsx';

const line = { eventId: 7, state: 'confirmed', feeYen: 500, retainedYen: 500 };
const found = {
  application: {
    id: 'a',
    state: 'paid',
    school: {
      officialName: '桜丘中学校',
      postalCode: '2069999',
      prefecture: 'Tokyo',
      address: '若葉台1-2-3',
      personInCharge: '山田',
      phone: '',
    },
    group: { name: '' },
    paidAt: '2026-11-20T00:00:00Z',
    totalYen: 500,
    receivedYen: 500,
    lines: [line],
  },
  tournament: { id: 3, name: 'Cup', eventDate: '2026-11-29', venue: 'Hall', organizerName: 'Club' },
  events: [{ id: 7, name: 'Boys', eventType: 'Singles', level: 'Beginner' }],
  may: { readAll: true },
  registrationNo: '',
  receiptNumber: null,
};

test('A receipt whose first answer was lost is asked for again as the same print, and the next print is another one', async () => {
  const prints: string[] = [];
  const print = vi.fn();
  vi.stubGlobal('print', print);
  vi.stubGlobal('fetch', async (_: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'GET') return Response.json(found);
    prints.push(JSON.parse(String(body)).writeId);
    if (prints.length === 1) throw new TypeError('Failed to fetch');
    return Response.json({ number: 1, isCopy: prints.length > 2 });
  });
  rendered(
    <Routes>
      <Route path="/:id/:what" element={<Screen />} />
    </Routes>,
    { path: '/a/receipt' },
  );
  const button = await screen.findByRole('button', { name: t.print });
  for (const times of [1, 2, 3]) {
    fireEvent.click(button);
    await vi.waitFor(() => expect(prints).toHaveLength(times));
    await vi.waitFor(() => expect(print).toHaveBeenCalledTimes(times - 1));
    expect(screen.queryAllByText(t.receiptCopy)).toHaveLength(times === 3 ? 1 : 0);
    await vi.waitFor(() => expect(button.getAttribute('aria-busy')).not.toBe('true'));
  }
  expect(prints[1]).toBe(prints[0]);
  expect(prints[2]).not.toBe(prints[0]);
});

test.each(['en', 'ja'] as const)(
  'An entry form names the organizer whom it is for, in %s',
  async (language) => {
    vi.stubGlobal('fetch', async () =>
      Response.json({
        ...found,
        application: {
          ...found.application,
          lines: [{ ...line, id: 'l', rank: 1, team: null, players: [] }],
        },
      }),
    );
    rendered(
      <Routes>
        <Route path="/:id/:what" element={<Screen />} />
      </Routes>,
      { path: '/a/form', language },
    );
    expect(await screen.findByText(language === 'ja' ? 'Club 御中' : 'To: Club')).toBeTruthy();
  },
);
