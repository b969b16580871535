import { beforeEach, describe, expect, test } from 'vitest';
import { type ReaderPorts, type StreamEvents, startReader } from './stream-reader.ts';

type Message =
  | { readonly kind: 'open' }
  | { readonly kind: 'reset' }
  | { readonly kind: 'matches'; readonly matches: readonly never[] };

/** A clock whose timers run when it is moved. */
function fakeClock() {
  let at = 0;
  const timers = new Set<{ due: number; run: () => void }>();
  return {
    now: () => at,
    timer(ms: number, run: () => void) {
      const one = { due: at + ms, run };
      timers.add(one);
      return () => void timers.delete(one);
    },
    /** The device sleeps: the time goes on, and no timer runs. */
    sleep(ms: number) {
      at += ms;
    },
    pass(ms: number) {
      const end = at + ms;
      for (;;) {
        const next = [...timers].sort((one, other) => one.due - other.due)[0];
        if (!next || next.due > end) break;
        timers.delete(next);
        at = Math.max(at, next.due);
        next.run();
      }
      at = end;
    },
  };
}

let clock: ReturnType<typeof fakeClock>;
let streams: (StreamEvents<Message> & { isOpen: boolean })[];
let reads: number[];
let shown: number;
let answer: number;
let asked: 'now' | 'later' | null;

beforeEach(() => {
  clock = fakeClock();
  streams = [];
  reads = [];
  shown = 5;
  answer = 5;
  asked = null;
});

function start() {
  const ports: ReaderPorts<Message> = {
    now: clock.now,
    timer: clock.timer,
    random: () => 0.5,
    seq: () => shown,
    apply: () => asked,
    reread: async () => {
      reads.push(clock.now());
      return answer;
    },
    connect(_after, on) {
      const stream = { ...on, isOpen: true };
      streams.push(stream);
      return () => {
        stream.isOpen = false;
      };
    },
  };
  return startReader(ports);
}

const open: Message = { kind: 'open' };
const openStreams = () => streams.filter(({ isOpen }) => isOpen).length;
/** Lets answers arrive. */
const settled = async () => {
  for (const _ of [1, 2, 3]) await Promise.resolve();
};

describe('A reader of a stream', () => {
  test('A reader of a stream reads the snapshot once a minute beside a stream that speaks', () => {
    start();
    clock.pass(500);
    streams[0]?.message(5, open);
    clock.pass(120_000);
    expect(reads).toEqual([60_500, 120_500]);
  });

  test('A reader of a stream reads the snapshot every 15 s where a stream is silent for 10 s, until it speaks', () => {
    start();
    clock.pass(40_000);
    expect(reads).toEqual([10_000, 25_000, 40_000]);
    streams[0]?.message(5, open);
    clock.pass(30_000);
    expect(reads).toHaveLength(3);
  });

  test('A reader of a stream reads the snapshot after a lost connection that does not come back in 10 s', () => {
    start();
    streams[0]?.message(5, open);
    clock.pass(1000);
    streams[0]?.lost();
    clock.pass(9_999);
    expect(reads).toEqual([]);
    clock.pass(1);
    expect(reads).toEqual([11_000]);
  });

  test('A reader of a stream reads the snapshot within a second after a gap, and some time later for new times', () => {
    start();
    asked = 'later';
    streams[0]?.message(6, { kind: 'reset' });
    clock.pass(14_999);
    expect(reads).toEqual([]);
    asked = 'now';
    streams[0]?.message(8, { kind: 'reset' });
    clock.pass(1_000);
    expect(reads).toEqual([15_000]);
  });

  test('A reader of a stream reads again where an answer from a cache is older than the last change', async () => {
    start();
    asked = 'now';
    streams[0]?.message(6, { kind: 'reset' });
    clock.pass(500);
    await settled();
    answer = 6;
    clock.pass(2_200);
    await settled();
    clock.pass(30_000);
    expect(reads).toEqual([500, 2_700]);
  });

  test.each([
    ['opens the stream again', { kind: 'open' }],
    ['names a change', { kind: 'matches', matches: [] }],
  ] as const)(
    'A reader of a stream reads once when a server with a restored backup %s with a lower number',
    async (_, message) => {
      start();
      streams[0]?.message(50, open);
      asked = 'now';
      answer = 3;
      streams[0]?.message(3, message);
      for (const _ of [1, 2, 3, 4]) {
        clock.pass(10_000);
        await settled();
      }
      expect(reads).toEqual([500]);
    },
  );

  test('A reader of a stream closes its stream when its tab is hidden for a minute, and begins with the snapshot when it is back', () => {
    const reader = start();
    streams[0]?.message(5, open);
    reader.hide();
    clock.pass(60_000);
    const before = reads.length;
    expect(openStreams()).toBe(0);
    clock.pass(600_000);
    expect(reads).toHaveLength(before);
    reader.show();
    expect([openStreams(), reads.length]).toEqual([1, before + 1]);
  });

  test('A reader of a stream stays connected over a short look at another tab', () => {
    const reader = start();
    streams[0]?.message(5, open);
    reader.hide();
    clock.pass(59_000);
    reader.show();
    expect([streams.length, reads.length]).toEqual([1, 0]);
  });

  test('A reader of a stream begins with the snapshot and a new stream after ten minutes of sleep in which no timer ran', () => {
    const reader = start();
    streams[0]?.message(5, open);
    reader.hide();
    clock.sleep(600_000);
    reader.show();
    expect([streams.length, openStreams(), reads]).toEqual([2, 1, [600_000]]);
  });

  test('A reader of a stream begins with the snapshot when the network is back, except in a hidden tab', () => {
    const reader = start();
    reader.resume();
    expect([streams.length, openStreams(), reads.length]).toEqual([2, 1, 1]);
    reader.hide();
    reader.resume();
    expect(streams).toHaveLength(2);
  });

  test('A reader of a stream leaves no stream and no timer when it stops', () => {
    const reader = start();
    reader.stop();
    clock.pass(600_000);
    expect([openStreams(), reads]).toEqual([0, []]);
  });
});
