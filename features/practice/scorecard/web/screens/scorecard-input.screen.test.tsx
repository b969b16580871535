import { focusManager } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { session as sessionContract } from '#features/accounts/accounts.contract.ts';
import { useSession } from '#features/accounts/web/lib/session.ts';
import { matchesMessages as matchesEn } from '#features/matches/matches.messages.en.ts';
import { SCORE, type ScoreTarget } from '#features/matches/web/lib/score-outbox.ts';
import type { CarriedMatch } from '#features/matches/web/lib/scorecard-address.ts';
import type { Language } from '#platform/shared/language.ts';
import { notifications } from '#platform/web/notify/notify.ts';
import { outbox } from '#platform/web/offline/use-outbox.ts';
import { platformMessages } from '#platform/web/platform.messages.en.ts';
import { rendered } from '../../../../../apps/web/test-rendered.tsx';
import { LEAGUE_CHANGE } from '../../../league/web/lib/league-outbox.ts';
import { scorecardMessages as en } from '../../scorecard.messages.en.ts';
import { Screen } from './scorecard-input.screen.tsx';

const id = '0199c1a2-0000-7000-8000-000000000000';
const [ren, yui, sora] = ['Aoki Ren', 'Baba Yui', 'Chiba Sora'].map((name, at) => ({
  id: at + 1,
  name,
  external: false,
}));
const vera = { id: 100, name: 'Vera', external: true };
const league = {
  id,
  groupId: 1,
  groupName: 'Sakura Club',
  practiceDate: '2026-11-20',
  preset: 'table-tennis',
  scoreFormat: null,
  players: [ren, yui, sora],
  version: 1,
  self: null,
  may: { remove: true },
  matches: [],
  guests: [],
};
const inLeague = (p1: number, p2: number) => `?session=${id}&p1=${p1}&p2=${p2}`;

/** What the server answers to a read, and to a write. */
let answer: () => Response;
let written: () => Response;
/** Of the group. */
let sport: string;
/** Who is signed in. */
let account: { readonly id: string };

beforeEach(() => {
  sessionStorage.clear();
  answer = () => Response.json({ league });
  written = noSignal;
  sport = 'unspecified';
  account = { id: 'ann' };
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit = {}) => {
    if (method !== 'GET') return written();
    if (url.includes('score-rules')) return Response.json({ rules: { scoreFormat: null }, sport });
    return url === sessionContract.path ? Response.json({ account }) : answer();
  });
});
afterEach(async () => {
  for (const { id: written } of outbox.current()) await outbox.discard(written);
});

function show(query: string, state: CarriedMatch | null = null, language: Language = 'en') {
  return rendered(
    <Routes>
      <Route path="/scorecard-input/:id" element={<SignedIn />} />
      <Route path="/league-match-table/:id" element="The table" />
    </Routes>,
    {
      language,
      path: { pathname: '/scorecard-input/1', search: query, state },
    },
  );
}

/** As the app does, which shows the screen once it knows who is signed in. */
function SignedIn() {
  return useSession().data ? <Screen /> : null;
}

/** A change of the league that waits on this phone for a signal. */
function waiting(change: object): Promise<void> {
  const write = { id: 'w', kind: LEAGUE_CHANGE, queueKey: id, method: 'PATCH' } as const;
  return outbox.add({ ...write, path: '/api/x', body: {}, meta: change }, 'ann');
}
const refused = (code: string) => () => Response.json({ code, requestId: 'r' }, { status: 404 });
const failing = () => new Response(null, { status: 503 });

function noSignal(): Response {
  throw new TypeError('Failed to fetch');
}

it.each([
  ['table-tennis', '第1ゲーム', '取得ゲーム数'],
  ['tennis', '第1セット', '取得セット数'],
])(
  'A Japanese card without score rules has the words of the group’s sport: %s',
  async (played, row, won) => {
    sport = played;
    show(inLeague(1, 2), null, 'ja');
    expect(await screen.findByText(row)).toBeTruthy();
    expect(screen.getByText(won)).toBeTruthy();
  },
);

describe('changes of a league that wait on this phone', () => {
  it('A player who was added without a signal has a scorecard', async () => {
    await waiting({ players: [...league.players, vera] });
    show(inLeague(1, 100));
    expect(await screen.findByText(en.versus('Aoki Ren', 'Vera'))).toBeTruthy();
    expect(screen.getByRole('button', { name: matchesEn.confirm })).toBeTruthy();
  });

  it('Score rules that were chosen without a signal are those of the scorecard', async () => {
    await waiting({ scoreFormat: { id: 'table-tennis-7' } });
    show(inLeague(1, 2));
    await screen.findByRole('button', { name: matchesEn.confirm });
    // Four won games decide a match of seven; the card of the specification has three rows.
    expect(document.querySelectorAll('[name$="player1Score"]')).toHaveLength(4);
  });
});

const box = (set: number, player: 1 | 2) =>
  document.querySelector<HTMLInputElement>(`[name="sets.${set}.player${player}Score"]`)!;
const put = (set: number, player: 1 | 2, value: string) =>
  fireEvent.change(box(set, player), { target: { value } });

/** Opens the card of a match; gives the function that leaves it. */
async function card(query: string, state?: CarriedMatch) {
  const { unmount } = show(query, state);
  await screen.findByRole('button', { name: matchesEn.confirm });
  return unmount;
}

describe('what is typed and not confirmed', () => {
  beforeEach(() => {
    answer = refused('MATCH_NOT_FOUND');
  });

  const free = { player1: ren!, player2: yui!, matchDate: '2026-11-20', isFreePractice: true };
  const other = '0199c1a2-0000-7000-8000-000000000009';

  it('What is typed for a match of a free practice opens on its own card only', async () => {
    const leave = await card('', { ...free, matchId: id });
    put(0, 1, '11');
    leave();
    const leaveOther = await card('', { ...free, matchId: other });
    expect(box(0, 1).value).toBe('');
    leaveOther();
    await card('', { ...free, matchId: id });
    expect(box(0, 1).value).toBe('11');
  });

  it('What is typed for a new match is there again after a reload', async () => {
    const leave = await card('', { ...free, isFreePractice: false, isOneOnOne: true });
    put(0, 1, '11');
    leave();
    await card('', { ...free, isFreePractice: false, isOneOnOne: true });
    expect(box(0, 1).value).toBe('11');
  });

  it('The next person in the tab does not read what is typed', async () => {
    const leave = await card('', { ...free, matchId: id });
    put(0, 1, '11');
    leave();
    account = { id: 'ben' };
    await card('', { ...free, matchId: id });
    expect(box(0, 1).value).toBe('');
  });

  it('What an earlier version of the app has stored for a correction is on its card', async () => {
    const players = {
      player1: ren,
      player2: yui,
      sets: [{ player1Score: '11', player2Score: '9' }],
    };
    const match = { id, ...players, notes: '', version: 2, groupId: 1, status: 'finished' };
    answer = () => Response.json({ match });
    const typed = [{ player1Score: '7', player2Score: '' }];
    sessionStorage.setItem(`scorecard ${id} 2`, JSON.stringify({ card: typed, notes: '' }));
    await card(`?match=${id}`);
    expect(box(0, 1).value).toBe('7');
    expect(sessionStorage.getItem(`scorecard ${id} 2`)).toBeNull();
  });
});

it.each([
  ['leads to the table who has stayed', null],
  ['leaves who has gone elsewhere meanwhile', '/my-page'],
])('A confirmed score %s', async (_, elsewhere) => {
  await card(inLeague(1, 2));
  for (const set of [0, 1]) {
    put(set, 1, '11');
    put(set, 2, '7');
  }
  fireEvent.click(screen.getByRole('button', { name: matchesEn.confirm }));
  if (elsewhere) history.pushState(null, '', elsewhere);
  await waitFor(() => expect(notifications.current()?.title).toBe(matchesEn.savedTitle));
  await waitFor(() => expect(screen.queryByText(matchesEn.saving)).toBeNull());
  expect(screen.queryByText('The table') === null).toBe(elsewhere !== null);
});

/** A score of Ren against Yui in the league that the server has not accepted. */
async function ownScore(): Promise<void> {
  const card = [
    { player1Score: '11', player2Score: '9' },
    { player1Score: '7', player2Score: '' },
  ];
  const target: Partial<ScoreTarget> = {
    kind: 'league',
    sessionId: id,
    pathId: '1',
    matchId: id,
    player1: ren!,
    player2: yui!,
    groupName: 'Sakura Club',
    playedOn: '2026-11-20',
  };
  const write = { id: 's', kind: SCORE, queueKey: id, method: 'PUT', path: '/api/x' } as const;
  const meta = { target, card, notes: '', ending: { status: 'retired', winner: 'player1' } };
  await outbox.add({ ...write, body: {}, meta }, 'ann');
  await outbox.flush();
}

describe('a pair of a league, opened by the other cell of the table', () => {
  it('What is typed from one side is not the other side’s score', async () => {
    const leave = await card(inLeague(1, 2));
    put(0, 1, '11');
    leave();
    const leaveOther = await card(inLeague(2, 1));
    expect(box(0, 1).value).toBe('');
    leaveOther();
    await card(inLeague(1, 2));
    expect(box(0, 1).value).toBe('11');
  });

  it('A score that waits on this phone has its sides exchanged', async () => {
    await ownScore();
    await card(inLeague(2, 1));
    expect([box(0, 1).value, box(0, 2).value]).toEqual(['9', '11']);
  });
});

/** The league once another phone has taken Ren off it. */
const withoutRen = () => Response.json({ league: { ...league, players: [yui, sora] } });

it.each([
  ['a league that is gone', refused('SESSION_NOT_FOUND'), refused('SESSION_NOT_FOUND')],
  ['a player who was taken off the league', withoutRen, refused('PLAYERS_UNKNOWN')],
])('A refused score of %s can be read and discarded', async (_, read, write) => {
  answer = read;
  written = write;
  await ownScore();
  await card(inLeague(1, 2));
  expect([box(0, 1).value, box(0, 2).value]).toEqual(['11', '9']);
  fireEvent.click(screen.getByRole('button', { name: matchesEn.discard }));
  await screen.findByText('The table');
  expect(outbox.current()).toEqual([]);
});

it('A card that is open stays as it was typed when its player is taken off the league', async () => {
  await card(inLeague(1, 2));
  put(0, 1, '11');
  let reads = 0;
  answer = () => {
    reads++;
    return withoutRen();
  };
  await act(async () => {
    focusManager.setFocused(false);
    focusManager.setFocused(true);
  });
  await waitFor(() => expect(reads).toBe(1));
  await act(async () => {});
  expect(box(0, 1).value).toBe('11');
});

describe('a scorecard whose match is not known', () => {
  it.each([
    ['league', inLeague(1, 2), 'SESSION_NOT_FOUND'],
    ['match', `?match=${id}`, 'MATCH_NOT_FOUND'],
  ])('A %s that is gone has no details', async (_, query, code) => {
    answer = refused(code);
    show(query);
    expect(await screen.findByText(en.missing)).toBeTruthy();
  });

  it.each([
    ['league', inLeague(1, 2)],
    ['match', `?match=${id}`],
  ])('A %s that the server fails to read can be read again', async (_, query) => {
    answer = failing;
    show(query);
    const again = await screen.findByRole('button', { name: platformMessages.tryAgain });
    expect(screen.queryByText(en.missing)).toBeNull();
    expect(screen.getByRole('link', { name: en.back })).toBeTruthy();

    const players = { player1: ren, player2: yui };
    const match = {
      id,
      ...players,
      sets: [],
      notes: '',
      version: 1,
      groupId: 1,
      status: 'finished',
    };
    answer = () => Response.json({ league, match });
    fireEvent.click(again);
    await waitFor(() => expect(screen.getByText(en.versus('Aoki Ren', 'Baba Yui'))).toBeTruthy());
  });
});
