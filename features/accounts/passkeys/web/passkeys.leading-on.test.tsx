import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, test, vi } from 'vitest';
import { notifications } from '#platform/web/notify/notify.ts';
import { rendered } from '../../../../apps/web/test-rendered.tsx';
import * as contract from '../passkeys.contract.ts';
import { passkeysMessages } from '../passkeys.messages.en.ts';
import { Screen } from './screens/add-passkey.screen.tsx';

// The prompt of the device, which the test environment does not have.
vi.mock('./lib/authenticator.ts', () => ({
  createPasskey: async () => ({ ok: true, credential: {} }),
}));

test.each([
  ['leads to the account who has stayed', null],
  ['leaves who has gone elsewhere meanwhile', '/my-page'],
])('A passkey that is added %s', async (_, elsewhere) => {
  const answer = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit = {}) => {
    if (method === 'GET') return Response.json({ account: { id: 'ann' } });
    return url === contract.add.path ? answer.promise : Response.json({ options: {} });
  });
  rendered(
    <Routes>
      <Route path="/" element={<Screen />} />
      <Route path="/account" element="Account" />
    </Routes>,
  );
  await act(async () => {});
  const password = document.querySelector('[name=currentPassword]')!;
  fireEvent.change(password, { target: { value: 'old password 2026' } });
  fireEvent.click(screen.getByRole('button', { name: passkeysMessages.go }));
  await act(async () => {});
  if (elsewhere) history.pushState(null, '', elsewhere);
  answer.resolve(Response.json({}));
  await waitFor(() => expect(notifications.current()?.title).toBe(passkeysMessages.added));
  await act(async () => {});
  expect(screen.queryByText('Account') === null).toBe(elsewhere !== null);
});
