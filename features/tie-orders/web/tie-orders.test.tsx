import { fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { describe, expect, test, vi } from 'vitest';
import { findTemplate } from '#domain/team-tie/templates.ts';
import { platformMessages as platform } from '#platform/web/platform.messages.en.ts';
import { rendered } from '../../../apps/web/test-rendered.tsx';
import { tieOrdersMessages as en } from '../tie-orders.messages.en.ts';
import { Screen as DeskScreen } from './screens/desk-orders.screen.tsx';
import { Screen as OwnScreen } from './screens/my-tie.screen.tsx';
import { Screen as RulesScreen } from './screens/tie-rules.screen.tsx';
import type { DeskTie, OwnTie, TieRules } from './tie-orders.queries.ts';

const STAGE = '0197a000-0000-7000-8000-000000000001';
const squad = [1, 2, 3].map((number) => ({ number, name: `Player ${number}`, grade: '' }));
/** The other places of an order. */
const EMPTY = [null, null, null, null, null];
const none = { player1: [], player2: [] };

const tie = {
  tournamentId: 30,
  tournamentName: 'Winter Cup',
  eventId: 31,
  eventName: '',
  stageId: STAGE,
  matchId: '1-0',
  player1: 'Sakura',
  player2: 'Wakaba',
  state: 'open',
  play: 'knockout',
  startsAt: null,
  dueAt: null,
  filed: { player1: false, player2: false },
  breaches: none,
  score: { player1: 0, player2: 0 },
  winner: null,
  template: findTemplate('st-3-pairs')! as unknown as OwnTie['template'],
} as const;
const own: OwnTie = {
  ...tie,
  own: 'player1',
  letters: 'player1',
  warnsOnly: false,
  squad,
  order: null,
  last: null,
  rubbers: null,
  revealedAt: null,
  changes: [],
};
const side = { version: 0, squad, proposal: null, players: null };
const desk: DeskTie = {
  ...tie,
  letters: { player1: 'player1', player2: 'player2' },
  hasBegun: false,
  sides: { player1: side, player2: side },
};

/** What the next read is answered with. */
let stored: object;
let sent: { readonly baseVersion: number }[] = [];

function open(path: string, answer: object) {
  stored = answer;
  sent = [];
  vi.stubGlobal('fetch', async (url: string, { body, method }: RequestInit = {}) => {
    if (url.includes('/session')) return Response.json({ account: null });
    if (method === 'PUT') {
      sent.push(JSON.parse(String(body)));
      return Response.json({ code: 'ORDER_CHANGED', requestId: 'r' }, { status: 409 });
    }
    return Response.json(stored);
  });
  rendered(
    <Routes>
      <Route path="/my-ties/:stageId/:matchId/:side" element={<OwnScreen />} />
      <Route path="/desk/:id" element={<DeskScreen />} />
      <Route path="/rules/:id/:eventId" element={<RulesScreen />} />
    </Routes>,
    { path },
  );
}

/** Others have changed it, and the screen reads it again. */
function reread(answer: object) {
  stored = answer;
  fireEvent(window, new Event('visibilitychange'));
}

const place = (label: string) => screen.findByLabelText<HTMLSelectElement>(label);
const FIRST = en.playerOfPair('P1', 1);
const choose = async (number: number) =>
  fireEvent.change(await place(FIRST), { target: { value: String(number) } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

const order = {
  players: [3, ...EMPTY],
  enteredBy: 'coach',
  isLate: false,
  breaches: [],
  version: 1,
} as const;
const path = `/my-ties/${STAGE}/1-0/player1`;

describe('an order that is chosen while another one is filed', () => {
  test('A coach files over the order of another coach only by choice', async () => {
    open(path, { tie: own });
    await choose(1);
    reread({ tie: { ...own, order } });
    await screen.findByText(en.overtakenTitle);
    const again = () => screen.getByRole<HTMLButtonElement>('button', { name: en.fileAgain });
    expect([(await place(FIRST)).value, again().disabled]).toEqual(['1', true]);
    press(en.continueMine);
    press(en.fileAgain);
    await vi.waitFor(() =>
      expect(sent).toMatchObject([{ baseVersion: 1, players: [1, ...EMPTY] }]),
    );
  });

  test('A coach who discards the own choice reads the order that was filed', async () => {
    open(path, { tie: own });
    await choose(1);
    reread({ tie: { ...own, order } });
    await screen.findByText(en.overtakenTitle);
    press(en.discardMine);
    expect((await place(FIRST)).value).toBe('3');
    expect(screen.queryByText(en.overtakenTitle)).toBeNull();
  });

  test('The order that was sent and stored without an answer is no other one', async () => {
    open(path, { tie: own });
    await choose(3);
    press(en.file);
    await vi.waitFor(() => expect(sent).toMatchObject([{ baseVersion: 0 }]));
    reread({ tie: { ...own, order } });
    await screen.findByText(en.filedText);
    expect(screen.queryByText(en.overtakenTitle)).toBeNull();
    await choose(2);
    press(en.fileAgain);
    await vi.waitFor(() => expect(sent).toMatchObject([{}, { baseVersion: 1 }]));
  });

  test('What was chosen for a tie is not the order of another team that a redraw brings into it', async () => {
    open(path, { tie: own });
    await choose(1);
    reread({ tie: { ...own, player1: 'Sakura B' } });
    await vi.waitFor(async () => expect((await place(FIRST)).value).toBe(''));
    reread({ tie: own });
    await vi.waitFor(async () => expect((await place(FIRST)).value).toBe('1'));
  });

  test('The form of the desk closes, and says that what was chosen has replaced nothing', async () => {
    open('/desk/30', { tournamentName: 'Winter Cup', mayReferee: true, ties: [desk] });
    fireEvent.click(await screen.findByRole('button', { name: en.enterFor('Sakura') }));
    await choose(1);
    const filed = { ...side, version: 1 };
    const state = 'revealed' as const;
    const ties = [{ ...desk, state, sides: { player1: filed, player2: filed } }];
    reread({ tournamentName: 'Winter Cup', mayReferee: true, ties });
    await screen.findByText(en.overtaken('Sakura'));
    expect(screen.getByText(en.overtakenAtDesk)).toBeTruthy();
    expect(screen.queryByLabelText(FIRST)).toBeNull();
    press('Close');
    expect(screen.getByRole('button', { name: en.changeFor('Sakura') })).toBeTruthy();
    expect(sent).toEqual([]);
  });
});

test('A desk helper enters what is missing; when orders are due, and one that is out, are not theirs to change', async () => {
  const filed = { ...side, version: 1 };
  const out = { ...desk, matchId: '1-1', state: 'revealed' as const, player1: 'Momiji' };
  const ties = [desk, { ...out, sides: { player1: filed, player2: filed } }];
  open('/desk/30', { tournamentName: 'Winter Cup', mayReferee: false, ties });
  expect(await screen.findByRole('button', { name: en.enterFor('Sakura') })).toBeTruthy();
  expect(screen.queryByRole('button', { name: en.changeFor('Momiji') })).toBeNull();
  expect(screen.queryByText(en.startTime)).toBeNull();
});

describe('the rules of the ties', () => {
  const rules: TieRules = {
    tournamentName: 'Winter Cup',
    eventName: '',
    template: own.template,
    courtsAtOnce: 1,
    fileMinutes: 10,
    warnsOnly: false,
    frozen: 0,
    version: 1,
  };
  const wins = () => screen.findByLabelText<HTMLInputElement>(en.wins);

  test('What is typed stays when another organizer saves, and replaces that only by choice', async () => {
    open('/rules/30/31', { rules });
    fireEvent.change(await wins(), { target: { value: '3' } });
    reread({ rules: { ...rules, courtsAtOnce: 2, version: 2 } });
    await screen.findByText(platform.overtakenTitle);
    const save = () => screen.getByRole('button', { name: en.saveRules });
    expect([(await wins()).value, save()]).toMatchObject(['3', { disabled: true }]);
    press(platform.keepMine);
    fireEvent.click(save());
    await vi.waitFor(() =>
      expect(sent).toMatchObject([{ baseVersion: 2, wins: 3, courtsAtOnce: 1 }]),
    );
  });
});

describe('when an order is due', () => {
  test('A coach reads that the desk has entered the order, before the deadline and after it', async () => {
    const filed = { ...own, filed: { player1: true, player2: false } };
    open(path, { tie: { ...filed, order } });
    expect(await screen.findByText(en.filedTitle)).toBeTruthy();
    reread({ tie: { ...filed, order: { ...order, enteredBy: 'desk' } } });
    expect(await screen.findByText(en.filedByDesk)).toBeTruthy();
    expect(screen.queryByText(en.filedTitle)).toBeNull();
    reread({ tie: { ...filed, state: 'late', order: { ...order, enteredBy: 'desk' } } });
    expect(await screen.findByText(en.filedLateText)).toBeTruthy();
    expect(screen.getByText(en.filedByDesk)).toBeTruthy();
  });

  test('After the deadline an order that was filed stays, and its coach is not asked for another one', async () => {
    open(path, { tie: { ...own, state: 'late', filed: { player1: true, player2: false }, order } });
    expect(await screen.findByText(en.filedLateText)).toBeTruthy();
    expect(screen.queryByText(en.filedText)).toBeNull();
  });

  test('A deadline of another day is shown with its day, one of today by the clock', async () => {
    vi.setSystemTime('2026-12-05T12:00:00+09:00');
    const due = (dueAt: string) => ({ ...desk, matchId: dueAt, dueAt });
    const ties = [due('2026-12-05T05:00:00.000Z'), due('2026-12-06T00:00:00.000Z')];
    open('/desk/30', { tournamentName: 'Winter Cup', mayReferee: true, ties });
    const texts = (await screen.findAllByText(/^Due by/)).map(({ textContent }) => textContent);
    vi.useRealTimers();
    expect(texts.join()).toContain('Due by 14:00');
    expect(texts.join()).toMatch(/Due by .*6.*09:00/);
  });
});
