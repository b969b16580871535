import { onlineManager } from '@tanstack/react-query';
import { act, fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { safeNext } from '#features/accounts/web/lib/next-path.ts';
import { endDraft, readDraft } from '#features/accounts/web/lib/registration-draft.ts';
import { notifications } from '#platform/web/notify/notify.ts';
import { rendered } from '../../../../apps/web/test-rendered.tsx';
import { groupsMessages as groupsEn } from '../../groups.messages.en.ts';
import { joiningMessages as en } from '../joining.messages.en.ts';
import { Screen } from './screens/join.screen.tsx';

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ account: null }));
});
afterEach(() => {
  endDraft();
});

/** Opens an invitation as a visitor. */
function show(code: string) {
  rendered(
    <Routes>
      <Route path="/join/:code" element={<Screen />} />
      <Route path="/registration" element="Registration" />
    </Routes>,
    { path: `/join/${encodeURIComponent(code)}` },
  );
}

async function open(code: string) {
  show(code);
  await screen.findByText(en.register);
}

/** Where a link leads back to after the registration or the login. */
function nextOf(link: string): string | null {
  const address = screen.getByRole('link', { name: link }).getAttribute('href') ?? '';
  return safeNext(new URL(address, 'http://here.invalid').searchParams.get('next'));
}

test('A code of eight letters or digits is filled in when a new player registers', async () => {
  await open('SAKURA26');
  screen.getByText(en.strangerText('SAKURA26'));
  expect(nextOf(en.register)).toBeNull();
  fireEvent.click(screen.getByText(en.register));
  expect(readDraft().clubId).toBe('SAKURA26');
});

test.each(['桜高テニス部26', 'SAKURA-1', 'SAKURA#1', 'WHO+IS?A', '100%/CUP'])(
  'The code %s, which registration does not take, leads back to its invitation',
  async (code) => {
    await open(code);
    screen.getByText(en.strangerBackText(code));
    const back = `/join/${encodeURIComponent(code)}`;
    expect([nextOf(en.register), nextOf(en.logIn)]).toEqual([back, back]);
    fireEvent.click(screen.getByText(en.register));
    await screen.findByText('Registration');
    expect(readDraft().clubId).toBe('');
  },
);

test('An invitation that waits for a signal says so, and opens with it', async () => {
  onlineManager.setOnline(false);
  show('SAKURA26');
  await screen.findByRole('button', { name: 'Try again' });
  act(() => onlineManager.setOnline(true));
  await screen.findByText(en.register);
});

test.each([
  ['leads to the clubs who has stayed', null],
  ['leaves who has gone elsewhere meanwhile', '/notifications'],
])('An invitation that is accepted %s', async (_, elsewhere) => {
  vi.stubGlobal('fetch', async (_: string, { method = 'GET' }: RequestInit = {}) =>
    Response.json(
      method === 'GET' ? { account: { id: 'ann' } } : { name: 'Sakura Club', outcome: 'joined' },
    ),
  );
  rendered(
    <Routes>
      <Route path="/join/:code" element={<Screen />} />
      <Route path="/my-page" element="My page" />
    </Routes>,
    { path: '/join/SAKURA26' },
  );
  fireEvent.click(await screen.findByRole('button', { name: groupsEn.join }));
  if (elsewhere) history.pushState(null, '', elsewhere);
  await vi.waitFor(() => expect(notifications.current()?.title).toBe(groupsEn.joinedTitle));
  await act(async () => {});
  expect(screen.queryByText('My page') === null).toBe(elsewhere !== null);
});
