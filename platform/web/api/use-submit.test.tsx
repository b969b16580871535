import {
  onlineManager,
  QueryClient,
  QueryClientProvider,
  QueryObserver,
} from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { LanguageProvider } from '../i18n/language.tsx';
import { notifications } from '../notify/notify.ts';
import { platformMessages } from '../platform.messages.en.ts';
import { catalogIn } from '../testing/rendered.tsx';
import type { Refusal } from './call.ts';
import { ConnectionLost, ServerError } from './errors.ts';
import { useSubmit } from './use-submit.ts';

const words = {
  failedTitle: 'Not saved',
  failedTitles: { CONNECTION_LOST: 'No connection' },
  failures: { FULL: 'There is no place left.', CONNECTION_LOST: 'Try again with a signal.' },
  failedText: (reference: string) => `Please quote ${reference}.`,
};
const saved = (text: string) => ({ ok: true, data: `saved ${text}` }) as const;
const refused = (code: string): Refusal => ({ ok: false, status: 409, code, requestId: 'r7' });
type Answer = ReturnType<typeof saved> | Refusal;
type Options = Parameters<typeof useSubmit<string, string>>[0];

let client: QueryClient;
beforeEach(() => {
  client = new QueryClient();
});

/** The hook in a screen with these `words`, and the inputs that it has sent. */
function used(answer: () => Promise<Answer>, more: Partial<Options> = {}) {
  const send = vi.fn<(input: string, resendId: string) => Promise<Answer | null>>(answer);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <LanguageProvider catalog={catalogIn('en')}>{children}</LanguageProvider>
    </QueryClientProvider>
  );
  const { result } = renderHook(() => useSubmit<string, string>({ send, ...more }), { wrapper });
  const submit = (input: string) => act(() => result.current.submit(input));
  return { hook: result, send, submit };
}
const shown = () => {
  const { title, description } = notifications.current() ?? {};
  return { title, description };
};
/** How often a topic on the screen has been read. */
function watched(topic: 'entries' | 'home') {
  const read = vi.fn(async () => topic);
  new QueryObserver(client, { queryKey: [topic, 'list'], queryFn: read }).subscribe(() => {});
  return read;
}

it('A submission gives the answer of the server and is pending until then', async () => {
  const answer = Promise.withResolvers<Answer>();
  const { hook } = used(() => answer.promise);
  let given: Promise<string | null> | undefined;
  await act(async () => {
    given = hook.current.submit('x');
  });
  expect(hook.current.isPending).toBe(true);
  await act(async () => answer.resolve(saved('x')));
  expect(await given).toBe('saved x');
  expect(hook.current.isPending).toBe(false);
});

it('A refusal is shown in the words of its code', async () => {
  const { submit } = used(async () => refused('FULL'), { words });
  expect(await submit('x')).toBeNull();
  expect(shown()).toEqual({ title: 'Not saved', description: 'There is no place left.' });
});

it('A refusal without its own words is shown with the reference number', async () => {
  const { submit } = used(async () => refused('UNKNOWN_CODE'), { words });
  await submit('x');
  expect(shown().description).toBe('Please quote r7.');
});

it('The screen can show a refusal without words, or leave it to the general notification', async () => {
  const before = notifications.current();
  const onRefusal = vi.fn(({ code }: Refusal) => code === 'CHANGED');
  const { hook, submit, send } = used(async () => refused('CHANGED'), { words, onRefusal });
  expect(await submit('x')).toBeNull();
  expect(onRefusal).toHaveBeenLastCalledWith(refused('CHANGED'), 'x');
  expect(notifications.current()).toBe(before);
  expect(hook.current.failure).toBeNull();
  send.mockResolvedValue(refused('UNKNOWN_CODE'));
  await submit('x');
  expect(shown().description).toBe('Please quote r7.');
  expect(hook.current.failure?.code).toBe('UNKNOWN_CODE');
});

it('A refusal with words is shown without asking the screen', async () => {
  const onRefusal = vi.fn();
  const { submit } = used(async () => refused('FULL'), { words, onRefusal });
  await submit('x');
  expect(shown().description).toBe('There is no place left.');
  expect(onRefusal).not.toHaveBeenCalled();
});

it('A lost connection is shown under its own title', async () => {
  const { submit } = used(() => Promise.reject(new ConnectionLost()), { words });
  expect(await submit('x')).toBeNull();
  expect(shown()).toEqual({ title: 'No connection', description: 'Try again with a signal.' });
});

it('A lost connection and an unexpected error have general words', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const few = { failedTitle: 'Not saved', failures: {} };
  const { submit, send } = used(() => Promise.reject(new ConnectionLost()), { words: few });
  await submit('x');
  expect(shown().description).toBe(platformMessages.lostText);
  send.mockRejectedValue(new ServerError(500, 'r9'));
  await submit('x');
  expect(shown().description).toBe(platformMessages.errorText);
});

it('A failure shows only a title where a feature has no sentences', async () => {
  const { submit } = used(() => Promise.reject(new ConnectionLost()), {
    words: { failedTitle: 'Not logged out' },
  });
  await submit('x');
  expect(shown()).toEqual({ title: 'Not logged out', description: undefined });
});

it('An unexpected error is reported and shown with its reference number', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { submit } = used(() => Promise.reject(new ServerError(500, 'r9')), { words });
  expect(await submit('x')).toBeNull();
  expect(shown()).toEqual({ title: 'Not saved', description: 'Please quote r9.' });
  expect(report).toHaveBeenCalledOnce();
});

it('A form without words gets the failure until the next submission', async () => {
  const before = notifications.current();
  const { hook, submit, send } = used(() => Promise.reject(new ConnectionLost()));
  await submit('x');
  expect(hook.current.failure).toEqual({ code: 'CONNECTION_LOST', reference: '' });
  expect(notifications.current()).toBe(before);
  const answer = Promise.withResolvers<Answer>();
  send.mockReturnValue(answer.promise);
  await act(async () => void hook.current.submit('x'));
  expect(hook.current.failure).toBeNull();
  await act(async () => answer.resolve(refused('FULL')));
  expect(hook.current.failure).toEqual({ code: 'FULL', reference: 'r7' });
  await act(async () => hook.current.reset());
  expect(hook.current.failure).toBeNull();
});

it('A second press sends nothing while the first is pending', async () => {
  const answer = Promise.withResolvers<Answer>();
  const { hook, send } = used(() => answer.promise);
  let first: Promise<unknown> | undefined;
  let second: Promise<unknown> | undefined;
  await act(async () => {
    first = hook.current.submit('x');
    second = hook.current.submit('x');
  });
  expect(await second).toBeNull();
  await act(async () => answer.resolve(saved('x')));
  expect(await first).toBe('saved x');
  expect(send).toHaveBeenCalledOnce();
});

it('The writes of a queue are sent one after the other, and the read follows the last', async () => {
  const read = watched('home');
  const first = Promise.withResolvers<Answer>();
  const { hook, send } = used(() => first.promise, { queue: 'choices', reads: ['home'] });
  send.mockReturnValueOnce(first.promise).mockResolvedValueOnce(saved('b'));
  await act(async () => {
    void hook.current.submit('a');
    void hook.current.submit('b');
  });
  expect(send.mock.calls.map(([input]) => input)).toEqual(['a']);
  await act(async () => first.resolve(saved('a')));
  await vi.waitFor(() => expect(hook.current.isPending).toBe(false));
  expect(send.mock.calls.map(([input]) => input)).toEqual(['a', 'b']);
  expect(read).toHaveBeenCalledTimes(2);
});

it('A success reads the topics of the write, and no others, before onSuccess', async () => {
  const entries = watched('entries');
  const home = watched('home');
  const onSuccess = vi.fn(() => expect(entries).toHaveBeenCalledTimes(2));
  const { submit } = used(async () => saved('x'), { reads: ['entries'], onSuccess });
  await submit('x');
  expect(onSuccess).toHaveBeenCalledExactlyOnceWith('saved x', 'x');
  expect(home).toHaveBeenCalledOnce();
});

it('A refusal reads the topics of the write again, a lost connection does not', async () => {
  const entries = watched('entries');
  const { submit, send } = used(() => Promise.reject(new ConnectionLost()), {
    reads: ['entries'],
  });
  await submit('x');
  expect(entries).toHaveBeenCalledOnce();
  send.mockResolvedValue(refused('FULL'));
  await submit('x');
  expect(entries).toHaveBeenCalledTimes(2);
});

it('With readsAfter the topics are read only after a success, or after every attempt', async () => {
  const entries = watched('entries');
  const lost = () => Promise.reject(new ConnectionLost());
  const reads = ['entries'] as const;
  await used(async () => refused('FULL'), { reads, readsAfter: 'success' }).submit('x');
  expect(entries).toHaveBeenCalledOnce();
  await used(lost, { reads, readsAfter: 'attempt' }).submit('x');
  expect(entries).toHaveBeenCalledTimes(2);
});

it('A submission without input sends nothing and does not fail', async () => {
  const onSuccess = vi.fn();
  const { hook, submit, send } = used(async () => saved('x'), { onSuccess });
  send.mockResolvedValue(null);
  expect(await submit('x')).toBeNull();
  expect(hook.current.failure).toBeNull();
  expect(onSuccess).not.toHaveBeenCalled();
});

it('A submission does not wait for reads in the background', async () => {
  const entries = watched('entries');
  entries.mockReturnValue(new Promise(() => {}));
  const { submit } = used(async () => saved('x'), { reads: ['entries'], inBackground: true });
  expect(await submit('x')).toBe('saved x');
  expect(entries).toHaveBeenCalledTimes(2);
});

it('A write that is accepted as the signal goes ends, and its read continues with the signal', async () => {
  client.setDefaultOptions({ queries: { networkMode: 'offlineFirst', retryDelay: 0 } });
  const entries = watched('entries');
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  entries.mockImplementationOnce(async () => {
    onlineManager.setOnline(false);
    throw new ConnectionLost();
  });
  const onSuccess = vi.fn();
  const { hook, submit } = used(async () => saved('x'), { reads: ['entries'], onSuccess });
  try {
    expect(await submit('x')).toBe('saved x');
    expect(onSuccess).toHaveBeenCalledOnce();
    expect(hook.current.isPending).toBe(false);
    expect(entries).toHaveBeenCalledTimes(2);
  } finally {
    onlineManager.setOnline(true);
  }
  await vi.waitFor(() => expect(entries).toHaveBeenCalledTimes(3));
});

it('The same input is resent under the same id, and another input under a new one', async () => {
  const { submit, send } = used(() => Promise.reject(new ConnectionLost()));
  for (const input of ['x', 'x', 'y']) await submit(input);
  const [first, second, third] = send.mock.calls.map(([, id]) => id);
  expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

it('The same input is sent under a new id once it has been accepted', async () => {
  const { submit, send } = used(async () => saved('x'));
  send.mockRejectedValueOnce(new ConnectionLost());
  for (const input of ['x', 'x', 'x']) await submit(input);
  const [lost, accepted, again] = send.mock.calls.map(([, id]) => id);
  expect(accepted).toBe(lost);
  expect(again).not.toBe(accepted);
});
