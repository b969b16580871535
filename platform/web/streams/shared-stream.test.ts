import { beforeEach, describe, expect, test, vi } from 'vitest';
import { directStream, type Source, sharedStream, type Tabs } from './shared-stream.ts';
import type { Connect } from './stream-reader.ts';

type Message =
  | { readonly kind: 'open' }
  | { readonly kind: 'reset' }
  | { readonly kind: 'matches'; readonly matches: readonly never[] };

const open: Message = { kind: 'open' };
const event = (lastEventId: string, message: Message) =>
  ({ lastEventId, data: JSON.stringify(message) }) as MessageEvent;

interface FakeSource extends Source {
  readyState: 0 | 1 | 2;
  readonly after: number;
}

function fakeSources() {
  const sources: FakeSource[] = [];
  const openSource = (after: number): Source => {
    const source: FakeSource = {
      after,
      readyState: 1,
      onmessage: null,
      onerror: null,
      close() {
        source.readyState = 2;
      },
    };
    sources.push(source);
    return source;
  };
  return { sources, openSource };
}
/** The handlers of a real EventSource are called on it. */
const says = (source: FakeSource | undefined, id: string, message: Message) =>
  source?.onmessage?.call(source as unknown as EventSource, event(id, message));
const fails = (source: FakeSource | undefined) =>
  source?.onerror?.call(source as unknown as EventSource, new Event('error'));

beforeEach(() => {
  vi.useFakeTimers();
});
describe('A stream of the server', () => {
  test('A stream of the server begins after what is shown, and gives each message with its number', () => {
    const { sources, openSource } = fakeSources();
    const heard: unknown[] = [];
    directStream(openSource)(() => 41, { message: (...one) => heard.push(one), lost: () => {} });
    says(sources[0], '42', { kind: 'reset' });
    expect([sources[0]?.after, heard]).toEqual([41, [[42, { kind: 'reset' }]]]);
  });

  test('A stream of the server leaves a lost connection to the browser, and opens again one that an answer has ended', () => {
    const { sources, openSource } = fakeSources();
    const lost = vi.fn();
    const close = directStream(openSource)(() => 1, { message: () => {}, lost });
    fails(sources[0]);
    vi.advanceTimersByTime(60_000);
    expect(sources).toHaveLength(1);
    if (sources[0]) sources[0].readyState = 2;
    fails(sources[0]);
    vi.advanceTimersByTime(30_000);
    expect([sources.length, lost.mock.calls.length]).toEqual([2, 2]);
    close();
    expect(sources[1]?.readyState).toBe(2);
  });
});

/** Tabs of one browser: a lock that goes from one to the next, and a channel between them. */
function fakeBrowser() {
  const members = new Set<{ onmessage: ((event: MessageEvent) => unknown) | null }>();
  const queue: (() => Promise<unknown>)[] = [];
  let isHeld = false;
  const next = () => {
    const turn = isHeld ? undefined : queue.shift();
    if (!turn) return;
    isHeld = true;
    void turn().then(() => {
      isHeld = false;
      next();
    });
  };
  const request = (_: string, { signal }: LockOptions, run: () => Promise<unknown>) =>
    new Promise((resolve, reject) => {
      const turn = async () => resolve(await run());
      queue.push(turn);
      signal?.addEventListener('abort', () => {
        if (queue.includes(turn)) queue.splice(queue.indexOf(turn), 1);
        reject(new DOMException('', 'AbortError'));
      });
      next();
    });
  const tabs: Tabs = {
    locks: { request } as unknown as Tabs['locks'],
    channel() {
      const member = {
        onmessage: null as ((event: MessageEvent) => unknown) | null,
        postMessage(data: unknown) {
          for (const one of members) if (one !== member) one.onmessage?.({ data } as MessageEvent);
        },
        close() {
          members.delete(member);
        },
      };
      members.add(member);
      return member;
    },
  };
  return tabs;
}

describe('Tabs of one browser', () => {
  const tab = (tabs: Tabs, stream: Connect<Message>) => {
    const heard: [number, string][] = [];
    const lost = vi.fn();
    const close = sharedStream(
      'live',
      stream,
      tabs,
    )(() => 1, {
      message: (seq, { kind }) => heard.push([seq, kind]),
      lost,
    });
    return { heard, lost, close };
  };

  test('Tabs of one browser share one stream, and a new tab learns how far it is', () => {
    const { sources, openSource } = fakeSources();
    const tabs = fakeBrowser();
    const first = tab(tabs, directStream(openSource));
    says(sources[0], '7', open);
    const second = tab(tabs, directStream(openSource));
    says(sources[0], '8', { kind: 'reset' });
    expect(sources).toHaveLength(1);
    expect(first.heard).toEqual([
      [7, 'open'],
      [8, 'reset'],
    ]);
    expect(second.heard).toEqual(first.heard);
  });

  test('Tabs of one browser all notice a lost connection, and a new tab does not hear that the stream is open', () => {
    const { sources, openSource } = fakeSources();
    const tabs = fakeBrowser();
    tab(tabs, directStream(openSource));
    const second = tab(tabs, directStream(openSource));
    says(sources[0], '7', open);
    fails(sources[0]);
    const third = tab(tabs, directStream(openSource));
    expect([second.lost.mock.calls.length, third.heard]).toEqual([1, []]);
  });

  test('Tabs of one browser pass the stream on when the one that has it closes', async () => {
    const { sources, openSource } = fakeSources();
    const tabs = fakeBrowser();
    const first = tab(tabs, directStream(openSource));
    const second = tab(tabs, directStream(openSource));
    first.close();
    await vi.waitFor(() => expect(sources).toHaveLength(2));
    says(sources[1], '9', open);
    expect([sources[0]?.readyState, second.heard]).toEqual([2, [[9, 'open']]]);
  });

  test('Tabs of one browser leave no stream when all are closed before their turn', async () => {
    const { sources, openSource } = fakeSources();
    const tabs = fakeBrowser();
    const first = tab(tabs, directStream(openSource));
    const second = tab(tabs, directStream(openSource));
    second.close();
    first.close();
    await vi.advanceTimersByTimeAsync(1000);
    expect([sources.length, sources[0]?.readyState]).toEqual([1, 2]);
  });
});
