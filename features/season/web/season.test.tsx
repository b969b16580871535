import { onlineManager } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { findTemplate } from '#domain/team-tie/templates.ts';
import { tieOrdersMessages } from '#features/tie-orders/tie-orders.messages.en.ts';
import { platformMessages as platform } from '#platform/web/platform.messages.en.ts';
import { rendered } from '../../../apps/web/test-rendered.tsx';
import { seasonMessages as en } from '../season.messages.en.ts';
import { Screen as FixtureScreen } from './screens/fixture.screen.tsx';
import { Screen as SeasonScreen } from './screens/season.screen.tsx';
import type { Fixture, FixtureOrders, Made, Season } from './season.queries.ts';

const FIXTURE = '0197a000-0000-7000-8000-000000000001';
const fixture: Fixture = {
  id: FIXTURE,
  matchday: 1,
  home: 1,
  away: 2,
  windowFrom: '2026-12-06',
  windowTo: '2026-12-15',
  playOn: null,
  playAt: null,
  venue: '',
  orderMinutes: null,
  proposal: null,
  rubberNames: null,
  rubbers: [{ home: 3, away: 1 }],
  playsAll: false,
  score: { home: 1, away: 0 },
  resultState: 'entered',
  confirmsAt: null,
  own: ['home'],
  isVoid: false,
  version: 2,
};
const row = (team: number): Made['table'][number] => ({
  team,
  place: team,
  isOut: false,
  mark: '',
  played: 0,
  won: 0,
  lost: 0,
  points: 0,
  rubbersWon: 0,
  rubbersLost: 0,
  gamesWon: 0,
  gamesLost: 0,
  sharedWith: [],
  decidedBy: null,
});
const made: Made = {
  legs: 1,
  isProvisional: true,
  fixtures: [fixture],
  table: [row(1), row(2)],
  marks: [],
};
const season: Season = {
  tournamentName: 'Winter League',
  eventName: '',
  isDesk: false,
  mayReferee: false,
  canStart: false,
  teams: ['A', 'B'].map((name, at) => ({ number: at + 1, name })),
  rubberNames: ['S1'],
  rubberFormat: 'table-tennis-5',
  season: made,
};

/** What the next read is answered with. */
let stored = season;
let sent: unknown[] = [];
/** The orders of the fixture; null: the reader may not read them. */
let orders: FixtureOrders | null = null;
/** The answer to a result waits for it. */
let resultGate: Promise<void> | null = null;

/** Opens a screen of the season; marks are saved as the server does. */
async function open(path: string, given: Partial<Season>) {
  stored = { ...season, ...given };
  sent = [];
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit = {}) => {
    if (url.includes('/orders')) {
      if (orders) return Response.json({ orders });
      return Response.json({ code: 'FIXTURE_NOT_FOUND', requestId: 'r' }, { status: 404 });
    }
    if (url.endsWith('/marks')) {
      const { seen, marks } = JSON.parse(String(body));
      sent.push({ seen, marks });
      if (JSON.stringify(seen) !== JSON.stringify(stored.season?.marks)) {
        return Response.json({ code: 'MARKS_CHANGED', requestId: 'r' }, { status: 409 });
      }
      stored = withMarks(marks);
    }
    if (url.endsWith('/result')) {
      await resultGate;
      const { rubbers, baseVersion } = JSON.parse(String(body));
      sent.push({ rubbers, baseVersion });
      stored = { ...stored, season: { ...made, fixtures: [{ ...fixture, rubbers, version: 3 }] } };
    }
    return Response.json({ season: stored });
  });
  rendered(
    <Routes>
      <Route path="/season/:id/:eventId" element={<SeasonScreen />} />
      <Route path="/season/:id/:eventId/:fixtureId" element={<FixtureScreen />} />
    </Routes>,
    { path },
  );
  await screen.findByText('Winter League');
}

function withMarks(marks: Made['marks']): Season {
  return { ...stored, season: { ...made, marks: marks.filter(({ text }) => text !== '') } };
}

afterEach(() => {
  orders = null;
  resultGate = null;
});

const idle = (button: () => HTMLElement) =>
  vi.waitFor(() => expect(button().getAttribute('aria-busy')).toBeNull());

describe('the orders of a fixture', () => {
  const filed = { isFiled: true, version: 1, squad: [], players: null, breaches: [] };
  const secret: FixtureOrders = {
    template: findTemplate('tt-4s1d')! as unknown as FixtureOrders['template'],
    warnsOnly: false,
    own: ['home'],
    isDesk: false,
    dueAt: null,
    isLate: false,
    isOpen: true,
    home: filed,
    away: filed,
    rubbers: null,
  };

  test.each([
    ['has filed is asked for nothing', true],
    ['has filed nothing is sent to the organizer', false],
  ])('After the deadline a captain who %s', async (_, isFiled) => {
    const dueAt = '2026-12-06T00:00:00.000Z';
    const home = { ...filed, isFiled };
    const away = { ...filed, isFiled: false };
    orders = { ...secret, dueAt, isLate: true, isOpen: false, home, away };
    const fixtures = [{ ...fixture, score: null, rubbers: null, resultState: 'none' as const }];
    await open(`/season/20/22/${FIXTURE}`, { season: { ...made, fixtures } });
    await screen.findAllByText(en.notFiled);
    expect(screen.queryByText(/Bring yours/) === null).toBe(isFiled);
  });

  test('The organizer does not file over the order that its captain has filed meanwhile', async () => {
    const squad = [{ number: 1, name: 'One', grade: '' }];
    const home = { ...filed, isFiled: false, version: 0, squad };
    orders = { ...secret, own: [], isDesk: true, home };
    await open(`/season/20/22/${FIXTURE}`, { isDesk: true, mayReferee: true });
    fireEvent.click(await screen.findByRole('button', { name: en.orderFor('A') }));
    const place = screen.getByLabelText(tieOrdersMessages.player('S1'));
    fireEvent.change(place, { target: { value: '1' } });
    orders = { ...orders, home: { ...filed, squad } };
    fireEvent(window, new Event('visibilitychange'));
    await screen.findByText(tieOrdersMessages.overtakenTitle);
    expect(screen.getByRole('button', { name: en.fileAgain })).toHaveProperty('disabled', true);
  });

  test('Beside two orders that are out stands what one of them breaks', async () => {
    orders = {
      ...secret,
      isOpen: false,
      home: { ...filed, breaches: [{ rule: 'not-in-squad', lines: [2] }] },
      rubbers: [{ name: 'D3', home: ['One', 'Two'], away: ['Three', 'Four'] }],
    };
    await open(`/season/20/22/${FIXTURE}`, {});
    expect(await screen.findByText(tieOrdersMessages.brokenOrder('A'))).toBeTruthy();
    expect(screen.getByText('D3: a player is not registered for the team')).toBeTruthy();
    expect(screen.queryByText(tieOrdersMessages.brokenOrder('B'))).toBeNull();
  });
});

describe('the table', () => {
  test.each(['entered', 'confirmed'] as const)(
    'With a last result that is "%s" the places of a table are final only if that is confirmed',
    async (resultState) => {
      const fixtures = [
        { ...fixture, resultState },
        { ...fixture, id: '2', resultState: 'entered' as const, isVoid: true },
      ];
      await open('/season/20/22', { season: { ...made, fixtures, isProvisional: false } });
      expect(screen.queryByText(en.final) !== null).toBe(resultState === 'confirmed');
      expect(screen.queryByText(en.provisional)).toBeNull();
    },
  );
});

describe('why level teams have their places', () => {
  const ratio = (won: number, lost: number) => ({ kind: 'ratio' as const, won, lost });

  test('A table says below a team what has separated it from others, and nothing where its figures do', async () => {
    const decidedBy = {
      criterion: 'rubbers-ratio' as const,
      among: 'tied' as const,
      compared: [
        { team: 1, measure: ratio(7, 3) },
        { team: 2, measure: ratio(4, 6) },
        { team: 3, measure: ratio(4, 6) },
      ],
    };
    const table = [
      { ...row(1), decidedBy },
      { ...row(2), sharedWith: [3] },
      { ...row(3), place: 2, sharedWith: [2] },
      { ...row(4), decidedBy: null },
    ];
    const teams = ['A', 'B', 'C', 'D'].map((name, at) => ({ number: at + 1, name }));
    await open('/season/20/22', { teams, season: { ...made, table } });
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => textContent).filter((text) => text.includes(' '))).toEqual(
      [
        'Level with B and C; decided by rubbers won to lost among them (7:3)',
        'Level with C; nothing separates them',
        'Level with B; nothing separates them',
      ],
    );
  });
});

describe('the result of a fixture', () => {
  test.each([
    ['home', 'entered', [en.enter]],
    ['home', 'disputed', []],
    ['away', 'entered', [en.agree, en.disagree]],
    ['away', 'disputed', [en.agree]],
    ['away', 'confirmed', []],
  ] as const)('The %s captain of a result that is "%s" has %j', async (side, state, buttons) => {
    const fixtures = [{ ...fixture, resultState: state, own: [side] }];
    await open(`/season/20/22/${FIXTURE}`, { season: { ...made, fixtures } });
    const isShown = (name: string) => screen.queryByRole('button', { name }) !== null;
    expect([en.enter, en.agree, en.disagree].filter(isShown)).toEqual(buttons);
    expect(screen.queryByText(en.disputedText) !== null).toBe(state === 'disputed');
    expect(screen.queryByText(`S1 ${en.score(3, 1)}`) === null).toBe(isShown(en.enter));
  });

  test.each([true, false])(
    'Every rubber is played: %s, as the form of a result says',
    async (playsAll) => {
      const fixtures = [{ ...fixture, playsAll }];
      await open(`/season/20/22/${FIXTURE}`, { season: { ...made, fixtures } });
      expect(screen.getByText((playsAll ? en.resultOfAll : en.resultText)('game'))).toBeTruthy();
    },
  );
});

describe('what is typed while somebody else saves', () => {
  const games = () => screen.getByLabelText<HTMLInputElement>(en.gamesOf('S1', 'A'));
  const enter = () => screen.getByRole('button', { name: en.enter });
  const reread = (changes: Partial<Fixture>) => {
    stored = { ...stored, season: { ...made, fixtures: [{ ...fixture, ...changes }] } };
    fireEvent(window, new Event('visibilitychange'));
  };

  test('A result that is typed stays, and replaces that of another only by choice', async () => {
    await open(`/season/20/22/${FIXTURE}`, {});
    fireEvent.change(games(), { target: { value: '2' } });
    reread({ rubbers: [{ home: 0, away: 3 }], version: 3 });
    await screen.findByText(platform.overtakenTitle);
    expect(games().value).toBe('2');
    expect(enter()).toHaveProperty('disabled', true);
    fireEvent.click(screen.getByRole('button', { name: platform.keepMine }));
    expect(enter()).toHaveProperty('disabled', false);
  });

  test('A result that is corrected while it is entered stays, and is entered next', async () => {
    await open(`/season/20/22/${FIXTURE}`, {});
    fireEvent.change(games(), { target: { value: '2' } });
    const gate = Promise.withResolvers<void>();
    resultGate = gate.promise;
    fireEvent.click(enter());
    await vi.waitFor(() => expect(enter().getAttribute('aria-busy')).toBe('true'));
    fireEvent.change(games(), { target: { value: '3' } });
    gate.resolve();
    await idle(enter);
    expect(games().value).toBe('3');
    expect(screen.queryByText(platform.overtakenTitle)).toBeNull();
    fireEvent.click(enter());
    await vi.waitFor(() =>
      expect(sent).toMatchObject([
        { rubbers: [{ home: 2, away: 1 }], baseVersion: 2 },
        { rubbers: [{ home: 3, away: 1 }], baseVersion: 3 },
      ]),
    );
  });

  test('A result that is accepted is shown, also when it cannot be read again', async () => {
    await open(`/season/20/22/${FIXTURE}`, {});
    fireEvent.change(games(), { target: { value: '2' } });
    onlineManager.setOnline(false);
    fireEvent.click(enter());
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    await idle(enter);
    expect(games().value).toBe('2');
    onlineManager.setOnline(true);
  });

  test('A new day leaves the result that is typed, and a new result the day', async () => {
    await open(`/season/20/22/${FIXTURE}`, { isDesk: true, mayReferee: true });
    fireEvent.change(games(), { target: { value: '2' } });
    reread({ playOn: '2026-12-07', version: 3 });
    await screen.findAllByText(/^Mon/);
    expect(games().value).toBe('2');
    expect(screen.queryByText(platform.overtakenTitle)).toBeNull();
    cleanup();
    await open(`/season/20/22/${FIXTURE}`, { isDesk: true, mayReferee: true });
    const venue = () => screen.getByLabelText<HTMLInputElement>(en.venue);
    fireEvent.change(venue(), { target: { value: 'Gym' } });
    reread({ rubbers: [{ home: 0, away: 3 }], venue: 'Hall', version: 3 });
    await screen.findByText(platform.overtakenTitle);
    expect(venue().value).toBe('Gym');
    fireEvent.click(screen.getByRole('button', { name: platform.takeTheirs }));
    expect([venue().value, games().value]).toEqual(['Hall', '0']);
  });
});

describe('the marks beside the table', () => {
  const place = (number: number) => screen.getByLabelText<HTMLInputElement>(en.markOf(number));
  const type = (text: string) => fireEvent.change(place(1), { target: { value: text } });
  const button = () => screen.getByRole('button', { name: en.saveMarks });
  const save = () => fireEvent.click(button());

  test('Marks that somebody else has saved meanwhile are not undone, and shown by choice', async () => {
    await open('/season/20/22', { isDesk: true, mayReferee: true });
    type('Mine');
    stored = withMarks([{ place: 2, text: 'Theirs' }]);
    save();
    fireEvent.click(await screen.findByRole('button', { name: platform.takeTheirs }));
    expect([place(1).value, place(2).value]).toEqual(['', 'Theirs']);
    type('Mine');
    await idle(button);
    save();
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect(sent).toMatchObject([{ seen: [] }, { seen: [{ place: 2, text: 'Theirs' }] }]);
    await vi.waitFor(() => expect(stored.season?.marks).toHaveLength(2));
    expect(screen.queryByText(platform.overtakenTitle)).toBeNull();
  });

  test('What is typed while marks are saved stays, and is saved next', async () => {
    await open('/season/20/22', { isDesk: true, mayReferee: true });
    type('Mine');
    save();
    type('Mine, too');
    await vi.waitFor(() => expect(stored.season?.marks).toHaveLength(1));
    await idle(button);
    expect(place(1).value).toBe('Mine, too');
    expect(screen.queryByText(platform.overtakenTitle)).toBeNull();
    save();
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toMatchObject({ seen: [{ place: 1, text: 'Mine' }] });
    await vi.waitFor(() => expect(stored.season?.marks[0]?.text).toBe('Mine, too'));
  });

  test('Own marks replace those that somebody else has saved by choice', async () => {
    await open('/season/20/22', { isDesk: true, mayReferee: true });
    type('Mine');
    stored = withMarks([{ place: 1, text: 'Theirs' }]);
    save();
    fireEvent.click(await screen.findByRole('button', { name: platform.keepMine }));
    expect(place(1).value).toBe('Mine');
    save();
    await vi.waitFor(() => expect(stored.season?.marks).toEqual([{ place: 1, text: 'Mine' }]));
  });

  test('Marks that were saved without an answer are not those of somebody else', async () => {
    await open('/season/20/22', { isDesk: true, mayReferee: true });
    type('Mine');
    stored = { ...withMarks([{ place: 1, text: 'Mine' }]), tournamentName: 'Summer League' };
    fireEvent(window, new Event('visibilitychange'));
    await screen.findByText('Summer League');
    expect(screen.queryByText(platform.overtakenTitle)).toBeNull();
    type('Mine, too');
    save();
    await vi.waitFor(() => expect(stored.season?.marks[0]?.text).toBe('Mine, too'));
  });

  test('Marks of others appear while nothing is typed', async () => {
    await open('/season/20/22', { isDesk: true, mayReferee: true });
    stored = withMarks([{ place: 1, text: 'Theirs' }]);
    fireEvent(window, new Event('visibilitychange'));
    await vi.waitFor(() => expect(place(1).value).toBe('Theirs'));
    expect(screen.queryByText(platform.overtakenTitle)).toBeNull();
  });
});
