import { focusManager } from '@tanstack/react-query';
import { act, fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { platformMessages } from '#platform/web/platform.messages.en.ts';
import { rendered } from '../../../apps/web/test-rendered.tsx';
import { teamApplicationsMessages as en } from '../team-applications.messages.en.ts';
import { Screen } from './screens/apply-team.screen.tsx';

const EVENT = {
  id: 1,
  name: '',
  eventType: 'Singles',
  genderRule: 'any',
  feeYen: 500,
  perClubLimit: null,
  placesLeft: 9,
  availability: 'open',
  ofClub: 0,
};
const PUPILS = ['佐藤 葵', '鈴木 蓮', '高橋 結'].map((name, index) => ({
  id: `p${index}`,
  name,
  kana: 'かな',
  grade: '',
  gender: '',
  enteredIn: [],
}));
const DRAFT = '019a0000-0000-7000-8000-000000000001';

/** The draft on the server: of these pupils, each alone. */
const draft = (version: number, ...pupils: string[]) => ({
  id: DRAFT,
  version,
  lines: pupils.map((pupil) => ({ eventId: 1, pupils: [pupil] })),
});
const refusal = (code: string) => Response.json({ code, requestId: 'r' }, { status: 409 });

/** A server with a draft of one pupil; `save` and `apply` are its answers, which may be changed. */
function server() {
  const state = {
    draft: draft(1, 'p0'),
    sent: [] as { url: string; body: Record<string, unknown> }[],
    save: () => refusal('DRAFT_CHANGED'),
    apply: () => refusal('DRAFT_CHANGED'),
  };
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    if (String(url).includes('session')) return Response.json({ account: { id: 'a' } });
    if (method === 'GET') {
      const tournament = { id: 7, name: '春季大会', sport: 'table-tennis' };
      const group = { id: 3, name: '桜丘中学校', teamName: '' };
      const sheet = { tournament, group, events: [EVENT], pupils: PUPILS, transferUntil: null };
      return Response.json({ ...sheet, draft: state.draft });
    }
    state.sent.push({ url: String(url), body: JSON.parse(String(body)) });
    return method === 'PUT' ? state.save() : state.apply();
  });
  return state;
}

async function shown() {
  rendered(
    <Routes>
      <Route path="/:tournamentId" element={<Screen />} />
    </Routes>,
    { path: '/7?group=3' },
  );
  await screen.findByText(en.check);
}

/** Opens the check, agrees, and presses "pay now". */
async function payNow() {
  fireEvent.click(screen.getByText(en.check));
  fireEvent.click(screen.getByLabelText(en.agree));
  await press();
}

const press = () => act(async () => void fireEvent.click(screen.getByText(/^Apply and pay/)));
const choose = (name: string) =>
  fireEvent.click(screen.getByRole('button', { name: new RegExp(name) }));

/** As when the teacher comes back to the tab. */
const readAgain = () =>
  act(async () => {
    focusManager.setFocused(false);
    focusManager.setFocused(true);
  });

beforeEach(() => localStorage.clear());
afterEach(() => {
  focusManager.setFocused(undefined);
});

test('Who pays after another teacher has saved is led to the choice between both', async () => {
  const state = server();
  await shown();
  choose('鈴木 蓮');
  state.draft = draft(2, 'p2');
  await payNow();
  expect(await screen.findByText(en.clashTitle)).toBeTruthy();
  fireEvent.click(screen.getByText(en.takeTheirs));
  expect(screen.getByText(en.check)).toBeTruthy();
  expect(state.sent.map(({ url }) => url)).toEqual([expect.stringContaining('/draft')]);
});

test('Who pays without a connection for the unsaved choice reads that it was lost', async () => {
  const state = server();
  state.save = () => {
    throw new TypeError('Failed to fetch');
  };
  await shown();
  choose('鈴木 蓮');
  await payNow();
  expect(await screen.findByText(platformMessages.lostText)).toBeTruthy();
  state.save = () => Response.json({ id: DRAFT, version: 2 });
  state.apply = () => refusal('TRANSFER_TOO_LATE');
  await press();
  expect(await screen.findByText(en.failures.TRANSFER_TOO_LATE)).toBeTruthy();
  expect(state.sent.at(-1)?.body).toMatchObject({ version: 2, totalYen: 1000 });
});

test('Who pays for a choice that the server does not save reads that nothing is applied for', async () => {
  const state = server();
  state.save = () => refusal('GROUP_NOT_FOUND');
  await shown();
  choose('鈴木 蓮');
  await payNow();
  expect(await screen.findByText(en.failures.DRAFT_UNSAVED)).toBeTruthy();
});

test('A newer draft of another teacher is shown where nothing is unsent, and is what is applied for', async () => {
  const state = server();
  await shown();
  state.draft = draft(2, 'p1', 'p2');
  await payNow();
  expect(await screen.findByText('高橋 結')).toBeTruthy();
  expect(screen.getByText(en.failures.DRAFT_CHANGED)).toBeTruthy();
  expect(screen.queryByText('佐藤 葵')).toBeNull();
  await press();
  expect(state.sent.map(({ body }) => [body.version, body.totalYen])).toEqual([
    [1, 500],
    [2, 1000],
  ]);
});

test('A newer draft that is read beside an unsent choice is a clash', async () => {
  const state = server();
  await shown();
  state.draft = draft(2, 'p2');
  choose('鈴木 蓮');
  await readAgain();
  expect(await screen.findByText(en.clashTitle)).toBeTruthy();
  expect(state.sent).toEqual([]);
});

test('A choice that was saved without an answer is no clash when it is read', async () => {
  const state = server();
  state.save = () => {
    state.draft = draft(2, 'p0', 'p1');
    throw new TypeError('Failed to fetch');
  };
  await shown();
  choose('鈴木 蓮');
  await payNow();
  expect(await screen.findByText(platformMessages.lostText)).toBeTruthy();
  await readAgain();
  state.save = () => Response.json({ id: DRAFT, version: 3 });
  await press();
  expect(state.sent.slice(1).map(({ body }) => body.version)).toEqual([2, 3]);
});
