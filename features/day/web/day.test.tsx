import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { describe, expect, test, vi } from 'vitest';
import type { Language } from '#platform/shared/language.ts';
import { notifications } from '#platform/web/notify/notify.ts';
import { platformMessages as platformEn } from '#platform/web/platform.messages.en.ts';
import { rendered } from '../../../apps/web/test-rendered.tsx';
import { dayMessages as en } from '../day.messages.en.ts';
import { dayMessages as ja } from '../day.messages.ja.ts';
import { queue } from '../queue/web/lib/sample-queue.ts';
import type { Day } from './day.queries.ts';
import { Screen as Courts } from './screens/courts.screen.tsx';
import { Screen as Home } from './screens/day.screen.tsx';

const HERE = '/organizer/tournaments/8/day';

const event = {
  id: 7,
  name: '',
  eventType: 'Singles',
  level: 'Advanced',
  hasCheckIn: true,
  checkInUntil: null,
  expected: 3,
  present: 2,
  absent: 1,
} as const;
const court = (id: string, name: string) => ({ id, name, isClosed: false, labels: [] });
const day: Day = {
  tournamentName: '冬の大会｜Winter Open',
  sport: 'table-tennis',
  eventDate: '2026-12-05',
  startTime: '09:00',
  isCancelled: false,
  isOver: false,
  isOrganizer: true,
  mayReferee: true,
  opened: { at: '2026-12-04T12:00:00Z', code: '0427', address: 'https://rally.example/check-in/8' },
  checkInOpensAt: '2026-12-04T22:00:00Z',
  events: [event],
  courts: [court('a', '1'), court('b', 'センター')],
};

interface Sent {
  readonly method: string;
  readonly url: string;
  readonly body: Record<string, unknown>;
}

/** The day of the next answer. */
let answered = day;

/** Opens a screen of the day; gives what is sent. A write is refused with `code`, where there is one. */
async function open(path: string, given: Partial<Day> = {}, language: Language = 'en', code = '') {
  const sent: Sent[] = [];
  answered = { ...day, ...given };
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'GET') {
      sent.push({ method, url, body: JSON.parse(String(body ?? '{}')) });
      if (code) return Response.json({ code, requestId: 'r' }, { status: 409 });
    }
    return Response.json({ day: answered, queue, event: { draw: null } });
  });
  rendered(
    <Routes>
      <Route path="/organizer/tournaments/:id/day" element={<Home />} />
      <Route path="/organizer/tournaments/:id/day/courts" element={<Courts />} />
    </Routes>,
    { language, path },
  );
  await screen.findByText(language === 'ja' ? '冬の大会' : 'Winter Open');
  return sent;
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe('opening the day', () => {
  test('Ten tables are numbered from 1, and every event is checked in unless the desk says otherwise', async () => {
    const sent = await open(HERE, { opened: null, courts: [] });
    fireEvent.change(screen.getByLabelText(en.courtCount.table), { target: { value: '１０' } });
    press(en.open);
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    const courts = '1 2 3 4 5 6 7 8 9 10'.split(' ').map((name) => ({ name }));
    const events = [{ eventId: 7, hasCheckIn: true, checkInUntil: null }];
    expect(sent[0]?.body).toMatchObject({ courts, events });
  });

  test('A second try after a refusal sends the same courts', async () => {
    const sent = await open(HERE, { opened: null, courts: [] }, 'en', 'OTHER');
    fireEvent.change(screen.getByLabelText(en.courtCount.table), { target: { value: '2' } });
    press(en.open);
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    await vi.waitFor(() =>
      expect(screen.getByRole('button', { name: en.open }).getAttribute('aria-busy')).toBeNull(),
    );
    press(en.open);
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.body).toEqual(sent[0]?.body);
  });

  test('Sixty-one courts are pointed out beside the field, and nothing is sent', async () => {
    const sent = await open(HERE, { opened: null, courts: [] });
    fireEvent.change(screen.getByLabelText(en.courtCount.table), { target: { value: '61' } });
    press(en.open);
    expect(await screen.findByText(en.countInvalid(60))).toBeTruthy();
    expect(sent).toEqual([]);
  });
});

describe('the open day', () => {
  test.each([
    ['en', en],
    ['ja', ja],
  ] as const)('In %s the home of the desk counts who is there', async (language, t) => {
    await open(HERE, {}, language);
    expect(await screen.findByText(t.toListText(3))).toBeTruthy();
    expect(screen.getByText(t.countsLabel(2, 6))).toBeTruthy();
    expect(screen.getByText(t.toCodeText('07:00'))).toBeTruthy();
    expect(screen.getByText(t.courtsOpen(2, 0))).toBeTruthy();
  });

  test('The cut-off of an event is sent with what the desk saw', async () => {
    const sent = await open(HERE);
    fireEvent.click(screen.getByText(en.on));
    const dialog = within(await screen.findByRole('dialog', { hidden: true }));
    fireEvent.change(dialog.getByLabelText(en.until, { exact: false }), {
      target: { value: '08:45' },
    });
    fireEvent.click(dialog.getByText(en.save));
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toEqual({
      seen: { hasCheckIn: true, checkInUntil: null },
      next: { hasCheckIn: true, checkInUntil: '08:45' },
    });
  });

  test('A cut-off that could not be saved stays in the dialog', async () => {
    await open(HERE);
    fireEvent.click(screen.getByText(en.on));
    const dialog = within(await screen.findByRole('dialog', { hidden: true }));
    const until = () => screen.getByLabelText(en.until, { exact: false });
    fireEvent.change(until(), { target: { value: '08:45' } });
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no connection')));
    fireEvent.click(dialog.getByText(en.save));
    await vi.waitFor(() => expect(notifications.current()?.description).toBe(platformEn.lostText));
    const save = () => screen.getByRole('button', { name: en.save, hidden: true });
    await vi.waitFor(() => expect(save().getAttribute('aria-busy')).toBeNull());
    expect(until()).toHaveProperty('value', '08:45');
  });

  test('A cut-off that another desk has changed is shown beside the typed one, which then replaces it', async () => {
    const sent = await open(HERE, {}, 'en', 'DAY_CHANGED');
    fireEvent.click(screen.getByText(en.on));
    const dialog = within(await screen.findByRole('dialog', { hidden: true }));
    const until = () => screen.getByLabelText(en.until, { exact: false });
    fireEvent.change(until(), { target: { value: '08:45' } });
    const events = [{ ...event, checkInUntil: '08:30' }];
    answered = { ...day, events };
    fireEvent.click(dialog.getByText(en.save));
    const notice = within(dialog.getByRole('status', { hidden: true }));
    expect(await notice.findByText(en.onUntil('08:30'))).toBeTruthy();
    expect(notice.getByText(en.savedByOther)).toBeTruthy();
    expect(notice.getByText(en.savingReplaces)).toBeTruthy();
    expect(notifications.current()?.description).toBe(en.compare);
    expect(until()).toHaveProperty('value', '08:45');
    fireEvent.click(dialog.getByText(en.save));
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.body).toEqual({
      seen: { hasCheckIn: true, checkInUntil: '08:30' },
      next: { hasCheckIn: true, checkInUntil: '08:45' },
    });
  });

  test('A day that is over says so, and takes no change', async () => {
    await open(HERE, { isOver: true });
    expect(await screen.findByText(en.overTitle)).toBeTruthy();
    expect(screen.queryByRole('button', { name: new RegExp(en.theTournament) })).toBeNull();
  });
});

describe('the courts', () => {
  test('A number is shown as a table in table tennis, and as a court elsewhere', async () => {
    await open(`${HERE}/courts`);
    expect(await screen.findByText('Table 1')).toBeTruthy();
    expect(screen.getByText('センター')).toBeTruthy();
    cleanup();
    await open(`${HERE}/courts`, { sport: 'tennis' }, 'ja');
    expect(await screen.findByText('1コート')).toBeTruthy();
  });

  test('A court moves by its buttons, says where it is, and keeps the focus', async () => {
    const sent = await open(`${HERE}/courts`);
    const down = screen.getByRole('button', { name: en.down('Table 1') });
    down.focus();
    press(en.up('Table 1'));
    answered = { ...day, courts: day.courts.toReversed() };
    fireEvent.click(down);
    await screen.findByText(en.moved('Table 1', 2, 2));
    expect(sent).toMatchObject([{ method: 'PUT', body: { order: ['b', 'a'] } }]);
    expect(document.activeElement).toBe(down);
    expect(down.getAttribute('aria-disabled')).toBe('true');
  });

  test('A court that another desk has changed is shown beside what was typed, which then replaces it', async () => {
    const sent = await open(`${HERE}/courts`, {}, 'en', 'COURTS_CHANGED');
    press(en.edit('Table 1'));
    const dialog = within(await screen.findByRole('dialog', { hidden: true }));
    fireEvent.change(dialog.getByLabelText(en.name, { exact: false }), { target: { value: '9' } });
    const seen = { name: '1', isClosed: false, labels: [] };
    const changed = { ...seen, isClosed: true };
    answered = {
      ...day,
      courts: day.courts.map((one) => (one.id === 'a' ? { ...one, ...changed } : one)),
    };
    fireEvent.click(dialog.getByText(en.save));
    const notice = within(dialog.getByRole('status', { hidden: true }));
    expect(await notice.findByText(en.savedByOther)).toBeTruthy();
    expect(await notice.findByText(en.closed)).toBeTruthy();
    expect(notifications.current()?.description).toBe(en.compare);
    fireEvent.click(dialog.getByText(en.save));
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    const next = { ...seen, name: '9' };
    expect(sent.map(({ body }) => body)).toEqual([
      { seen, next },
      { seen: changed, next },
    ]);
  });

  test('Further courts take the next free numbers', async () => {
    const sent = await open(`${HERE}/courts`);
    fireEvent.change(screen.getByLabelText(en.howMany), { target: { value: '2' } });
    press(en.add);
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({ courts: [{ name: '2' }, { name: '3' }] });
  });

  test('A second try after a lost answer adds the same courts, and another one after a refusal adds others', async () => {
    await open(`${HERE}/courts`);
    const sent: unknown[] = [];
    vi.stubGlobal('fetch', async (_url: string, { body, method = 'GET' }: RequestInit = {}) => {
      if (method === 'GET') return Response.json({ day });
      sent.push(JSON.parse(String(body)));
      if (sent.length === 1) throw new TypeError('no connection');
      return Response.json({ code: 'COURT_NAME_TAKEN', requestId: 'r' }, { status: 409 });
    });
    fireEvent.change(screen.getByLabelText(en.howMany), { target: { value: '2' } });
    for (const times of [1, 2, 3]) {
      press(en.add);
      await vi.waitFor(() => expect(sent).toHaveLength(times));
      await vi.waitFor(() =>
        expect(screen.getByRole('button', { name: en.add })).toHaveProperty('disabled', false),
      );
    }
    expect(sent[1]).toEqual(sent[0]);
    expect(sent[2]).not.toEqual(sent[0]);
  });
});

test.each([
  [true, 'leads to the end of the tournament'],
  [false, 'does not lead to it for a desk helper'],
])('The home of the desk, mayReferee %s, %s', async (mayReferee) => {
  await open(HERE, { isOrganizer: false, mayReferee });
  expect(await screen.findByRole('link', { name: new RegExp(en.toResults) })).toBeTruthy();
  expect(screen.queryAllByRole('link', { name: new RegExp(en.toEnd) })).toHaveLength(
    mayReferee ? 1 : 0,
  );
  const back = screen.getByRole('link', { name: en.backToTournament });
  expect(back.getAttribute('href')).toBe('/referee/tournaments/8');
});
