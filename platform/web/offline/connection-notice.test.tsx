import { QueryObserver } from '@tanstack/react-query';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ConnectionLost, Refused, ServerError } from '../api/errors.ts';
import { rendered } from '../testing/rendered.tsx';
import { ConnectionNotice } from './connection-notice.tsx';
import { queryClient } from './query-client.ts';

const OUTDATED = 'The server could not be reached. What you see may be out of date.';

/** The answer to each later read; an earlier visit has read the list of tournaments. */
let answer: () => Promise<string>;
let leave: (() => void) | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  queryClient.setQueryData(['home'], 'as it was', { updatedAt: Date.now() - 60_000 });
});
afterEach(() => {
  leave?.();
  leave = undefined;
});

/** Opens a screen that shows the list, and so reads it again. */
async function openList(): Promise<void> {
  rendered(<ConnectionNotice />);
  const list = new QueryObserver(queryClient, { queryKey: ['home'], queryFn: () => answer() });
  leave = list.subscribe(() => {});
  await pass(0);
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const notice = () => screen.queryByText(OUTDATED);

describe('ConnectionNotice', () => {
  it.each([
    ['the connection breaks', new ConnectionLost()],
    ['the server fails', new ServerError(503)],
  ])(
    'The notice about old data appears when %s during a refresh, although the browser says "online"',
    async (_, error) => {
      answer = () => Promise.reject(error);
      await openList();
      expect(navigator.onLine).toBe(true);
      expect(notice()).toBeTruthy();
      // Without another try the notice stays.
      await pass(10_000);
      expect(notice()).toBeTruthy();
    },
  );

  it('The notice about old data appears when a refresh has no answer after 8 s, and goes with the answer', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    answer = () => promise;
    await openList();
    await pass(7_999);
    expect(notice()).toBeNull();
    await pass(1);
    expect(notice()).toBeTruthy();
    resolve('as it is');
    await pass(0);
    expect(notice()).toBeNull();
  });

  it('The notice about old data goes after the next try, which follows automatically within 30 s', async () => {
    answer = () => Promise.reject(new ConnectionLost());
    await openList();
    await pass(10_000);
    answer = async () => 'as it is';
    await pass(19_000);
    expect(notice()).toBeTruthy();
    await pass(1_000);
    expect(notice()).toBeNull();
    expect(queryClient.getQueryData(['home'])).toBe('as it is');
  });

  it('The notice about old data has a button to try again', async () => {
    answer = () => Promise.reject(new ConnectionLost());
    await openList();
    await pass(10_000);
    answer = async () => 'as it is';
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await pass(0);
    expect(notice()).toBeNull();
  });

  it('The notice about old data does not appear when the server refuses a read, because that is an answer', async () => {
    const refusal = { code: 'GROUP_NOT_FOUND', message: '', requestId: '1', status: 404 };
    answer = () => Promise.reject(new Refused(refusal));
    await openList();
    await pass(10_000);
    expect(notice()).toBeNull();
  });

  it('The notice about old data goes when the person leaves the screen with the old data', async () => {
    answer = () => Promise.reject(new ConnectionLost());
    await openList();
    await pass(10_000);
    act(() => leave?.());
    expect(notice()).toBeNull();
  });
});
