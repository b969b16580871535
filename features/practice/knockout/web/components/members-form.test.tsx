import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { pairOf } from '#domain/scorecard/sides.ts';
import type { ChosenFormat } from '#domain/scoring/chosen-format.ts';
import { notifications } from '#platform/web/notify/notify.ts';
import { rendered } from '../../../../../apps/web/test-rendered.tsx';
import { leagueMessages as leagueEn } from '../../../league/league.messages.en.ts';
import { knockoutMessages as en } from '../../knockout.messages.en.ts';
import { knockoutMessages as ja } from '../../knockout.messages.ja.ts';
import type { Knockout } from '../knockout.queries.ts';
import { type Carried, carriedFrom } from '../lib/carried.ts';
import { MembersForm } from './members-form.tsx';

// It is loaded lazily; the first transform on a busy machine takes longer than a test waits.
beforeAll(() => import('#platform/web/ui/calendar.tsx'));

const members = Array.from({ length: 8 }, (_, at) => ({ id: at + 1, name: `Player ${at + 1}` }));
/** What the group chose last for its knockouts. */
let remembered: ChosenFormat | null;
let sent: unknown[];
/** What the server answers to a new knockout; without it the test ends before the answer. */
let started: Promise<Response> | null;

beforeEach(() => {
  remembered = null;
  sent = [];
  started = null;
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (init?.body) {
      sent.push(JSON.parse(String(init.body)));
      return started ?? new Promise<Response>(() => {});
    }
    if (url.endsWith('/score-rules/knockout')) {
      return Response.json({ rules: { scoreFormat: remembered }, sport: 'unspecified' });
    }
    return Response.json({ account: null });
  });
});

function show(language: 'en' | 'ja' = 'en', before: Carried = {}) {
  rendered(
    <Routes>
      <Route
        path="/"
        element={
          <MembersForm
            group={{ id: 1, name: 'Sakura Club' }}
            members={members}
            chosenBefore={before.selectedPlayers}
            dateBefore="2026-11-20"
            clubsBefore={before.clubs}
          />
        }
      />
      <Route path="/tournament-bracket/1" element="Bracket" />
    </Routes>,
    { language },
  );
}

it('A knockout without a practice date does not start, and the form asks for the date', async () => {
  show();
  const start = screen.getByRole<HTMLButtonElement>('button', { name: en.start });
  expect(start.disabled).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: /^Practice Date/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Clear the date' }));
  expect(start.disabled).toBe(true);
  expect(screen.getByText('Please select a practice date for the tournament.')).toBeTruthy();
  expect(notifications.current()).toMatchObject({
    title: 'Date required',
    description: 'Please select a practice date for the tournament.',
    variant: 'destructive',
  });
});

it('The score rules are one closed row, as entered until somebody chooses', async () => {
  show();
  const row = screen.getByRole('button', { name: 'Score rules: as entered' });
  expect(row.getAttribute('aria-haspopup')).toBe('dialog');
  expect(document.querySelector('[name=sport]')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: en.start }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).not.toHaveProperty('scoreFormat');
});

it('The rules that the group chose last are named in the row, and the knockout starts with them', async () => {
  remembered = { id: 'table-tennis-5' };
  show('ja');
  await screen.findByRole('button', { name: 'スコアのルール：卓球・5ゲームマッチ' });
  fireEvent.click(screen.getByRole('button', { name: ja.start }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ scoreFormat: { id: 'table-tennis-5' } });
});

it('Guests of one school play for it, as a pair, too', async () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: leagueEn.addExternal }));
  const addGuest = (name: string, club: string) => {
    const fields = [
      [leagueEn.externalName, name],
      [en.externalClub, club],
    ] as const;
    for (const [label, value] of fields) {
      fireEvent.change(screen.getByRole('textbox', { name: new RegExp(`^${label}`) }), {
        target: { value },
      });
    }
    fireEvent.click(screen.getByRole('button', { name: leagueEn.confirmExternal }));
  };
  const clubs = ['Minami', 'Minami', 'Minami', '', 'Minami', 'Kita', '', ''];
  for (const [at, club] of clubs.entries()) addGuest(`Guest ${at}`, club);
  fireEvent.click(screen.getByRole('checkbox', { name: leagueEn.inPairs, hidden: true }));
  fireEvent.click(screen.getByRole('button', { name: leagueEn.pairAll }));
  fireEvent.click(screen.getByRole('button', { name: en.start }));
  await waitFor(() => expect(sent).toHaveLength(1));
  const { players } = sent[0] as { players: { club?: string }[] };
  expect(players.map(({ club }) => club)).toEqual([
    ...Array.from({ length: 4 }, () => undefined),
    'Minami',
    'Minami',
    undefined,
    undefined,
  ]);
});

it('Guests of an earlier bracket bring their schools along, each of a pair that of the pair', async () => {
  const guest = (id: number) => ({ id, name: `Guest ${id}`, external: true });
  const players = [
    ...[1, 2, 3, 4, 5].map((id) => ({ id, name: `Player ${id}`, external: false })),
    guest(100),
    guest(101),
    { ...pairOf(guest(102), guest(103)), external: true },
  ];
  const clubs = new Map<unknown, string>([
    [100, 'Minami'],
    ['102~103', 'Kita'],
  ]);
  const entrants = players.map(({ id, name, external }) => {
    const club = external ? clubs.get(id) : 'Sakura Club';
    return { id: String(id), name, ...(club && { club }) };
  });
  const before = carriedFrom({ players, draw: { entrants } } as unknown as Knockout);
  expect(before.clubs).toEqual({ 100: 'Minami', 102: 'Kita', 103: 'Kita' });
  show('en', { ...before, selectedPlayers: players.slice(0, 7).concat(guest(102)) });
  fireEvent.click(screen.getByRole('button', { name: en.start }));
  await waitFor(() => expect(sent).toHaveLength(1));
  const body = sent[0] as { players: { id: number; club?: string }[] };
  expect(body.players.flatMap(({ id, club }) => (club ? [[id, club]] : []))).toEqual([
    [100, 'Minami'],
    [102, 'Kita'],
  ]);
});

it.each([
  ['leads to its bracket who has stayed', () => {}, 'Bracket'],
  [
    'leaves who has gone elsewhere meanwhile',
    () => history.pushState(null, '', '/my-page'),
    en.start,
  ],
])('A started knockout %s', async (_, meanwhile, text) => {
  let answer = (_: Response) => {};
  started = new Promise((resolve) => {
    answer = resolve;
  });
  show();
  fireEvent.click(screen.getByRole('button', { name: en.start }));
  await screen.findByText(en.starting);
  meanwhile();
  answer(Response.json({ knockout: { id: 'k' } }));
  await waitFor(() => expect(screen.queryByText(en.starting)).toBeNull());
  await act(async () => {});
  expect(screen.getByText(text)).toBeTruthy();
  history.replaceState(null, '', '/');
});
