import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { notifyPromise } from './notify.ts';

const texts = {
  label: 'Notifications',
  loading: 'Sending…',
  success: 'Sent',
  error: 'Could not be sent',
};

it('A promise notification shows the status of a response that is not ok', async () => {
  await act(() => notifyPromise(Promise.resolve(new Response('', { status: 503 })), texts));
  expect(await screen.findByText('HTTP error! status: 503')).toBeTruthy();
});

it('A promise notification shows that the promise failed', async () => {
  await act(() => notifyPromise(Promise.reject(new Error('no')), texts).catch(() => {}));
  expect(await screen.findByText('Could not be sent')).toBeTruthy();
});

it('Only the newest three promise notifications are shown', async () => {
  const numbered = [1, 2, 3, 4].map((n) => ({ ...texts, success: `Sent ${n}` }));
  for (const each of numbered) await act(() => notifyPromise(Promise.resolve(1), each));
  expect(await screen.findByText('Sent 4')).toBeTruthy();
  expect(screen.queryByText('Sent 1')).toBeNull();
  expect(screen.getByText('Sent 2')).toBeTruthy();
});
