import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, test, vi } from 'vitest';
import { notifications } from '#platform/web/notify/notify.ts';
import { rendered } from '../../../../apps/web/test-rendered.tsx';
import { passwordMessages } from '../password.messages.en.ts';
import { Screen } from './screens/change-password.screen.tsx';

test.each([
  ['leads to the account who has stayed', null],
  ['leaves who has gone elsewhere meanwhile', '/my-page'],
])('A password that is changed %s', async (_, elsewhere) => {
  const answer = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', async (_: string, { method = 'GET' }: RequestInit = {}) =>
    method === 'GET' ? Response.json({ account: { id: 'ann' } }) : answer.promise,
  );
  rendered(
    <Routes>
      <Route path="/" element={<Screen />} />
      <Route path="/account" element="Account" />
    </Routes>,
  );
  await act(async () => {});
  for (const name of ['currentPassword', 'password', 'confirmPassword']) {
    const value = `${name === 'currentPassword' ? 'old' : 'new'} password 2026`;
    fireEvent.change(document.querySelector(`[name=${name}]`)!, { target: { value } });
  }
  fireEvent.click(screen.getByRole('button', { name: passwordMessages.saveChange }));
  await act(async () => {});
  if (elsewhere) history.pushState(null, '', elsewhere);
  answer.resolve(Response.json({}));
  await waitFor(() => expect(notifications.current()?.title).toBe(passwordMessages.changed));
  await act(async () => {});
  expect(screen.queryByText('Account') === null).toBe(elsewhere !== null);
});
