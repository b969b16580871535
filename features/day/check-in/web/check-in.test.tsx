import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { describe, expect, test, vi } from 'vitest';
import type { Language } from '#platform/shared/language.ts';
import { rendered } from '../../../../apps/web/test-rendered.tsx';
import { checkInMessages as en } from '../check-in.messages.en.ts';
import { checkInMessages as ja } from '../check-in.messages.ja.ts';
import type { CheckInList, OwnCheckIn, Person } from './check-in.queries.ts';
import { Screen as List } from './screens/check-in-list.screen.tsx';
import { Screen as Own } from './screens/own-check-in.screen.tsx';

const SCHOOL = '桜中学校';
const event = { id: 7, name: '', eventType: 'Singles', level: 'Beginner', isOnly: true } as const;

function person(id: string, name: string, rest: Partial<Person> = {}): Person {
  const none = { partnerName: null, number: null, version: 0, by: null, at: null } as const;
  return { id, eventId: 7, name, reading: '', club: SCHOOL, state: 'expected', ...none, ...rest };
}

const list: CheckInList = {
  tournamentName: 'Winter Open',
  isClosed: false,
  events: [event],
  people: [
    person('a', 'Abe Rin'),
    person('b', 'Baba Yui', { version: 3 }),
    person('c', 'Chiba Sora', {
      state: 'present',
      version: 1,
      by: 'player',
      at: '2026-12-04T23:12:00Z',
    }),
  ],
};
const own: OwnCheckIn = {
  tournamentName: 'Winter Open',
  eventDate: '2026-12-05',
  venue: 'Hall',
  isCancelled: false,
  opensAt: '2020-01-01T00:00:00Z',
  people: [{ id: 'a', event, state: 'expected', closesAt: '2999-01-01T00:00:00Z' }],
};

interface Given {
  readonly list?: Partial<CheckInList>;
  readonly own?: Partial<OwnCheckIn>;
  /** The answer about who is not there yet. */
  readonly missing?: { readonly people: readonly object[]; readonly isToday: boolean };
  /** The answer to a write that is refused. */
  readonly refused?: object;
  readonly language?: Language;
}

async function open(path: string, given: Given = {}) {
  const sent: Record<string, unknown>[] = [];
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'GET') {
      sent.push(JSON.parse(String(body)));
      if (given.refused)
        return Response.json({ requestId: 'r', ...given.refused }, { status: 409 });
    }
    if (url.endsWith('/missing')) {
      const { id, name, reading, club, eventId } = person('a', 'Abe Rin');
      const people = [{ id, name, reading, club, eventId, phone: '090-1111-2222' }];
      return Response.json(given.missing ?? { people, isToday: true });
    }
    return Response.json({ list: { ...list, ...given.list }, checkIn: { ...own, ...given.own } });
  });
  rendered(
    <Routes>
      <Route path="/organizer/tournaments/:id/day/check-in" element={<List />} />
      <Route path="/check-in/:id" element={<Own />} />
    </Routes>,
    { language: given.language ?? 'en', path },
  );
  await screen.findByText('Winter Open');
  return sent;
}

const desk = (given?: Given) => open('/organizer/tournaments/8/day/check-in', given);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the list of the desk', () => {
  test.each([
    ['en', en],
    ['ja', ja],
  ] as const)('In %s the list counts who is there, and says who wrote it', async (language, t) => {
    await desk({ language });
    expect(await screen.findByText(t.summary(2, 1, 0))).toBeTruthy();
    expect(screen.getByText(new RegExp(t.tickedBy('08:12', t.writers.player)))).toBeTruthy();
  });

  test('Two of one name and school have their numbers, and nobody else has', async () => {
    const people = [
      person('a', 'Abe Rin', { number: 4 }),
      person('b', 'Abe Rin', { number: 11 }),
      person('c', 'Chiba Sora', { number: 2 }),
    ];
    await desk({ list: { people } });
    expect(await screen.findByText(/No\. 4/)).toBeTruthy();
    expect(screen.getByText(/No\. 11/)).toBeTruthy();
    expect(screen.queryByText(/No\. 2/)).toBeNull();
  });

  test('A tap marks somebody with the version that the desk saw, and takes it back', async () => {
    const sent = await desk();
    press(en.hereOf('Baba Yui'));
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual({ state: 'present', people: [{ id: 'b', seenVersion: 3 }] });
    press(en.hereOf('Chiba Sora'));
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toMatchObject({ state: 'expected', people: [{ id: 'c' }] });
    press(en.absentOf('Abe Rin'));
    await vi.waitFor(() => expect(sent).toHaveLength(3));
    expect(sent[2]).toMatchObject({ state: 'absent', people: [{ id: 'a' }] });
  });

  test('Everybody of a school who is not there yet is marked after a question', async () => {
    const sent = await desk();
    fireEvent.change(screen.getByLabelText(en.school), { target: { value: SCHOOL } });
    press(en.schoolHere(2));
    const question = within(await screen.findByRole('alertdialog', { hidden: true }));
    fireEvent.click(question.getByText(en.schoolHere(2)));
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual({
      state: 'present',
      people: [
        { id: 'a', seenVersion: 0 },
        { id: 'b', seenVersion: 3 },
      ],
    });
  });

  test('The search finds names; what nobody has finds nobody', async () => {
    await desk();
    fireEvent.change(screen.getByLabelText(en.search), { target: { value: 'yui' } });
    expect(screen.getByText('Baba Yui')).toBeTruthy();
    expect(screen.queryByText('Abe Rin')).toBeNull();
    fireEvent.change(screen.getByLabelText(en.search), { target: { value: 'xyz' } });
    expect(screen.getByText(en.noMatch)).toBeTruthy();
  });

  test('Phone numbers are read when the desk asks for them', async () => {
    await desk();
    expect(screen.queryByText('090-1111-2222')).toBeNull();
    press(en.missing);
    expect(await screen.findByText('090-1111-2222')).toBeTruthy();
  });

  test.each([
    ['en', en],
    ['ja', ja],
  ] as const)(
    'On the evening before it says when phone numbers are shown, and not that nobody is missing, in %s',
    async (language, t) => {
      await desk({ missing: { people: [], isToday: false }, language });
      press(t.missing);
      expect(await screen.findByText(t.phonesOnTheDay)).toBeTruthy();
      expect(screen.queryByText(t.missingTitle(0))).toBeNull();
      expect(screen.queryByText(t.nobodyMissing)).toBeNull();
    },
  );

  test('Once everybody is there nobody is missing', async () => {
    await desk({ missing: { people: [], isToday: true } });
    press(en.missing);
    expect(await screen.findByText(en.nobodyMissing)).toBeTruthy();
    expect(screen.getByText(en.missingTitle(0))).toBeTruthy();
  });

  test('After the day nothing is ticked', async () => {
    await desk({ list: { isClosed: true } });
    expect(await screen.findByText(en.closedTitle)).toBeTruthy();
    expect(screen.getByRole('button', { name: en.hereOf('Abe Rin') })).toHaveProperty(
      'disabled',
      true,
    );
  });
});

describe("a player's own check-in", () => {
  test('The code of the scanned address is typed already, and is sent', async () => {
    const sent = await open('/check-in/8#0427');
    press(en.checkIn);
    await vi.waitFor(() => expect(sent).toEqual([{ code: '0427' }]));
  });

  test('Full-width digits count, and fewer than four are pointed out', async () => {
    const sent = await open('/check-in/8');
    fireEvent.change(screen.getByLabelText(en.code), { target: { value: '１２' } });
    press(en.checkIn);
    expect(await screen.findByText(en.codeInvalid)).toBeTruthy();
    fireEvent.change(screen.getByLabelText(en.code), { target: { value: '１２３４' } });
    press(en.checkIn);
    await vi.waitFor(() => expect(sent).toEqual([{ code: '1234' }]));
  });

  test('A wrong code is said beside the field, and after five until when to wait', async () => {
    await open('/check-in/8#0427', { refused: { code: 'WRONG_CODE' } });
    press(en.checkIn);
    expect(await screen.findByText(en.ownFailures.WRONG_CODE)).toBeTruthy();
    cleanup();
    const details = { until: '2026-12-05T00:01:00Z' };
    await open('/check-in/8#0427', { refused: { code: 'TOO_MANY_TRIES', details } });
    press(en.checkIn);
    expect(await screen.findByText(en.waitUntil('09:01'))).toBeTruthy();
  });

  test.each([
    ['en', en],
    ['ja', ja],
  ] as const)('In %s the screen says why there is no code to enter', async (language, t) => {
    const [mine] = own.people;
    const reasons: [Partial<OwnCheckIn>, string][] = [
      [{ opensAt: null }, t.notOpen],
      [{ isCancelled: true }, t.cancelled],
      [{ people: [] }, t.withoutCheckIn],
      [{ people: [{ ...mine!, state: 'present' }] }, t.done],
      [{ people: [{ ...mine!, state: 'absent' }] }, t.closed],
    ];
    for (const [part, title] of reasons) {
      await open('/check-in/8', { language, own: part });
      expect(await screen.findByText(title)).toBeTruthy();
      expect(screen.queryByLabelText(t.code)).toBeNull();
      cleanup();
    }
  });
});
