import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { notifications } from '../notify/notify.ts';
import { queryClient } from '../offline/query-client.ts';
import type { Refusal } from './call.ts';
import { ConnectionLost, ServerFault } from './faults.ts';
import { useToldWrite } from './use-told-write.ts';

const words = {
  title: 'Not saved',
  titles: { CONNECTION_LOST: 'No connection' },
  failures: {
    FULL: 'There is no place left.',
    CONNECTION_LOST: 'Try again with a signal.',
    OTHER: (reference: string) => `Please quote ${reference}.`,
  },
};
const saved = async () => ({ ok: true, data: 'saved' }) as const;
const refused = (code: string) => async (): Promise<Refusal> => ({
  ok: false,
  status: 409,
  code,
  details: { left: 2 },
  requestId: 'r7',
});
const readAnew = vi.spyOn(queryClient, 'invalidateQueries');
const used = (more: { wait?: boolean } = {}) =>
  renderHook(() => useToldWrite({ ...words, ...more })).result;
const told = () => {
  const { title, description } = notifications.current() ?? {};
  return { title, description };
};

beforeEach(() => {
  readAnew.mockReset().mockResolvedValue();
});

it('a change gives what came of it, once everything has been read anew', async () => {
  const news = Promise.withResolvers<void>();
  readAnew.mockReturnValue(news.promise);
  const hook = used();
  let given: Promise<string | null> | undefined;
  await act(async () => {
    given = hook.current.change(saved);
  });
  expect(hook.current.busy).toBe(true);
  await act(async () => news.resolve());
  expect(await given).toBe('saved');
  expect(hook.current.busy).toBe(false);
});

it('a change that does not wait is done before everything has been read anew', async () => {
  readAnew.mockReturnValue(new Promise(() => {}));
  const hook = used({ wait: false });
  expect(await act(() => hook.current.change(saved))).toBe('saved');
  expect(readAnew).toHaveBeenCalledOnce();
  expect(hook.current.busy).toBe(false);
});

it('a change tells every refusal, in words with its facts where there are some', async () => {
  const hook = used();
  expect(await act(() => hook.current.change(refused('FULL')))).toBeNull();
  expect(told()).toEqual({ title: 'Not saved', description: 'There is no place left.' });
  await act(() => hook.current.change(refused('UNHEARD_OF')));
  expect(told().description).toBe('Please quote r7.');
  await act(() => hook.current.change(refused('FULL'), (why) => `${why.details?.left} places`));
  expect(told().description).toBe('2 places');
  expect(readAnew).toHaveBeenCalledTimes(3);
});

it('a lost connection is told under its own title', async () => {
  const hook = used();
  const lost = () => Promise.reject(new ConnectionLost());
  expect(await act(() => hook.current.change(lost))).toBeNull();
  expect(told()).toEqual({ title: 'No connection', description: 'Try again with a signal.' });
  expect(hook.current.busy).toBe(false);
});

it('a fault is reported, and told with its reference', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  const hook = used();
  const broken = () => Promise.reject(new ServerFault(500, 'r9'));
  expect(await act(() => hook.current.send(broken))).toBeNull();
  expect(told()).toEqual({ title: 'Not saved', description: 'Please quote r9.' });
  expect(report).toHaveBeenCalledOnce();
});

it('what is sent tells the refusals that have words, and leaves the others to the screen', async () => {
  const hook = used();
  expect(await act(() => hook.current.send(refused('FULL')))).toBeNull();
  expect(told().description).toBe('There is no place left.');
  expect(await act(() => hook.current.send(refused('CHANGED')))).toMatchObject({ code: 'CHANGED' });
  expect(told().description).toBe('There is no place left.');
  expect(await act(() => hook.current.send(saved))).toEqual({ ok: true, data: 'saved' });
  expect(readAnew).not.toHaveBeenCalled();
});

it('a second press while something is sent sends nothing', async () => {
  const answer = Promise.withResolvers<{ ok: true; data: string }>();
  const write = vi.fn(() => answer.promise);
  const hook = used();
  let first: Promise<unknown> | undefined;
  await act(async () => {
    first = hook.current.send(write);
  });
  expect(await act(() => hook.current.send(write))).toBeNull();
  await act(async () => answer.resolve({ ok: true, data: 'sent' }));
  expect(await first).toEqual({ ok: true, data: 'sent' });
  expect(write).toHaveBeenCalledOnce();
});
