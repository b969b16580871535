import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { matchesMessages } from '#features/matches/matches.messages.en.ts';
import { notifications } from '#platform/web/notify/notify.ts';
import { outbox } from '#platform/web/offline/use-outbox.ts';
import { rendered } from '../../../../apps/web/test-rendered.tsx';
import { confirmFreeMatches } from '../free-practice.contract.ts';
import { freePracticeMessages as en } from '../free-practice.messages.en.ts';
import { useConfirmation } from './hooks/use-confirmation.ts';
import { useRemoval } from './hooks/use-removal.ts';
import { ADD_KIND, type DraftRow } from './lib/draft-rows.ts';
import { Screen } from './screens/free-practice-match.screen.tsx';

const ROW: DraftRow = {
  id: '0197a000-0000-7000-8000-000000000001',
  player1: { kind: 'free', name: 'Abe Rin' },
  player2: { kind: 'free', name: 'Baba Yui' },
  playedOn: '2026-12-05',
  result: '2-0',
  status: 'finished',
  version: 3,
  mark: null,
} as never;

function Removing({ row = ROW }: { readonly row?: DraftRow }) {
  const remove = useRemoval({ hide: () => {}, show: () => {} });
  return (
    <button type="button" onClick={() => void remove(row)}>
      remove
    </button>
  );
}

let isOnline = true;
/** What the server answers to writes of the outbox; null where it accepts them. */
let refusal: string | null = null;
let confirmed = 0;
/** What the server has been sent of scores. */
let scores: unknown[] = [];
let removals: URL[] = [];
let restored: string[] = [];

beforeEach(() => {
  scores = [];
  removals = [];
  restored = [];
  refusal = null;
  confirmed = 0;
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (!isOnline) throw new TypeError('offline');
    if (path === '/api/x' && refusal) {
      return Response.json({ code: refusal, requestId: 'r' }, { status: 409 });
    }
    if (path === confirmFreeMatches.path) confirmed += 1;
    if (method === 'PUT') scores.push(JSON.parse(String(body)));
    if (method === 'POST') restored.push(path);
    if (method === 'DELETE') removals.push(new URL(path, 'https://rallydays.example'));
    return Response.json(method === 'GET' ? { matches: [] } : { match: { version: 5 } });
  });
});
/** A score of the row that this phone has stored, and has no answer to. */
async function unanswered(): Promise<void> {
  isOnline = false;
  const write = { id: 'w', kind: 'practice.score', queueKey: ROW.id, method: 'PUT' } as const;
  await outbox.add({ ...write, path: '/api/x', body: { baseVersion: 3 }, meta: null }, 'ann');
  await vi.waitFor(() => expect(outbox.current()[0]?.tries).toBe(1));
  isOnline = true;
}

test('An unsent score is restored with its match by a second "Undo" after the signal was lost at the first', async () => {
  await unanswered();
  rendered(<Removing />);
  fireEvent.click(screen.getByText('remove'));
  await vi.waitFor(() => expect(notifications.current()?.title).toBe(en.deletedTitle));
  expect(outbox.current()).toEqual([]);

  isOnline = false;
  notifications.current()?.action?.onClick();
  await vi.waitFor(() => expect(notifications.current()?.title).toBe(en.notRestoredTitle));
  expect(outbox.current()).toEqual([]);

  isOnline = true;
  notifications.current()?.action?.onClick();
  await vi.waitFor(() => expect(scores).toEqual([{ baseVersion: 3, follows: expect.any(String) }]));
});

test('A removal follows the own score that the server may have without its answer being here', async () => {
  await unanswered();
  rendered(<Removing />);
  fireEvent.click(screen.getByText('remove'));
  await vi.waitFor(() => expect(removals).toHaveLength(1));
  expect(removals[0]?.searchParams.get('follows')).toBe('w');
  await vi.waitFor(() => expect(outbox.current()).toEqual([]));
});

test('A match that the server may have without its answer being here is removed there, and "Undo" restores it there', async () => {
  const row = { ...ROW, id: ROW.id.replace(/1$/, '2'), version: null };
  const write = { id: 'v', kind: 'practice.score', queueKey: row.id, method: 'PUT' } as const;
  isOnline = false;
  await outbox.add({ ...write, path: '/api/x', body: { baseVersion: 0 }, meta: null }, 'ann');
  await vi.waitFor(() => expect(outbox.current()[0]?.tries).toBe(1));
  isOnline = true;
  rendered(<Removing row={row} />);
  fireEvent.click(screen.getByText('remove'));
  await vi.waitFor(() => expect(removals).toHaveLength(1));
  expect(scores).toEqual([{ baseVersion: 0 }]);
  expect(removals[0]?.searchParams.get('follows')).toBe('v');
  await vi.waitFor(() => expect(outbox.current()).toEqual([]));
  notifications.current()?.action?.onClick();
  await vi.waitFor(() => expect(restored).toEqual([`/api/practice/matches/${row.id}/restore`]));
});

/** The screen with a match that was added on this phone, and that the server does not have. */
async function showUnaccepted(): Promise<void> {
  const match = { id: ROW.id, playedOn: '2026-12-05', player1Name: 'Abe', player2Name: 'Baba' };
  const write = { id: 'w', kind: ADD_KIND, queueKey: ROW.id, method: 'POST' } as const;
  await outbox.add({ ...write, path: '/api/x', body: match, meta: null }, 'ann');
  await outbox.flush();
  rendered(<Screen />);
}

test.each([
  ['waits', null, en.waitingText],
  ['was refused', 'FORBIDDEN', en.refusedText],
] as const)(
  'A list whose match %s on this phone is not confirmed, and the reason is true',
  async (_, code, reason) => {
    refusal = code;
    isOnline = code !== null;
    await showUnaccepted();
    fireEvent.click(await screen.findByRole('button', { name: en.confirm }));
    await vi.waitFor(() => expect(notifications.current()?.description).toBe(reason));
    expect(confirmed).toBe(0);
    isOnline = true;
  },
);

test('A refused match of a free practice can be discarded on its screen', async () => {
  refusal = 'FORBIDDEN';
  await showUnaccepted();
  fireEvent.click(await screen.findByRole('button', { name: matchesMessages.dropIt }));
  await vi.waitFor(() => expect(outbox.current()).toEqual([]));
});

function Confirming() {
  const { confirm, isPending } = useConfirmation([ROW]);
  return (
    <button type="button" onClick={confirm}>
      {isPending ? 'confirming' : 'confirm'}
    </button>
  );
}

test.each([
  ['leads home who has stayed', () => {}, 'Home'],
  [
    'leaves who has gone elsewhere meanwhile',
    () => history.pushState(null, '', '/my-page'),
    'confirm',
  ],
])('A list that is put into the records %s', async (_, meanwhile, text) => {
  const path = '/free-practice-match';
  history.replaceState(null, '', path);
  let answer = (_: Response) => {};
  const answered = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  vi.stubGlobal('fetch', async () => (await answered).clone());
  rendered(
    <Routes>
      <Route path={path} element={<Confirming />} />
      <Route path="/" element="Home" />
    </Routes>,
    { path },
  );
  fireEvent.click(screen.getByText('confirm'));
  await screen.findByText('confirming');
  meanwhile();
  answer(Response.json({ saved: 1 }));
  await waitFor(() => expect(screen.queryByText('confirming')).toBeNull());
  await act(async () => {});
  expect(screen.getByText(text)).toBeTruthy();
  expect(notifications.current()?.title).toBe(en.confirmedTitle);
  history.replaceState(null, '', '/');
});
