import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { notifyPromise } from './notify.ts';

const texts = {
  label: 'Notifications',
  loading: 'Sending…',
  success: 'Sent',
  error: 'Could not be sent',
};

it('shows the status when an awaited response is not ok', async () => {
  await act(() => notifyPromise(Promise.resolve(new Response('', { status: 503 })), texts));
  expect(await screen.findByText('HTTP error! status: 503')).toBeTruthy();
});

it('shows how a promise fares', async () => {
  await act(() => notifyPromise(Promise.reject(new Error('no')), texts).catch(() => {}));
  expect(await screen.findByText('Could not be sent')).toBeTruthy();
});

it('shows the newest three', async () => {
  const numbered = [1, 2, 3, 4].map((n) => ({ ...texts, success: `Sent ${n}` }));
  for (const each of numbered) await act(() => notifyPromise(Promise.resolve(1), each));
  expect(await screen.findByText('Sent 4')).toBeTruthy();
  expect(screen.queryByText('Sent 1')).toBeNull();
  expect(screen.getByText('Sent 2')).toBeTruthy();
});
