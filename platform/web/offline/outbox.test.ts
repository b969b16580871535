import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answered, backoff, Outbox, type SyncTriggers } from './outbox.ts';
import type { Attempt } from './outbox-attempt.ts';
import { deviceOwner, type NewOutboxEntry, type OutboxEntry } from './outbox-entry.ts';
import { memoryStore, type OutboxStore } from './outbox-store.ts';

const accepted: Attempt = { kind: 'accepted', data: { version: 1 } };
const lost: Attempt = { kind: 'failed', reached: false };
const broken: Attempt = { kind: 'failed', reached: true };
const refusal = { code: 'MATCH_CHANGED', status: 409 };

const write = (id: string, queueKey = id): NewOutboxEntry => ({
  id,
  kind: 'score',
  queueKey,
  method: 'PUT',
  path: '/api/x',
  body: { id },
  meta: null,
});

/** A browser without time: a test ends the pauses, and locks are granted in the order of the requests. */
function hall() {
  let turn = Promise.resolve();
  const listeners: (() => void)[] = [];
  const tabs: ((answered: Answered | null) => void)[] = [];
  const pauses: number[] = [];
  const triggers = (own: (typeof tabs)[number][] = []): SyncTriggers => ({
    withLock: (work) => {
      const mine = turn.then(work);
      turn = mine.catch(() => {});
      return mine;
    },
    onTrigger: (listener) => void listeners.push(listener),
    triggerIn: (milliseconds) => void pauses.push(milliseconds),
    patience: () => new Promise(() => {}),
    onChange: (listener) => {
      own.push(listener);
      tabs.push(listener);
    },
    broadcast: (answered) => {
      for (const one of tabs) if (!own.includes(one)) one(answered);
    },
  });
  return { triggers, triggerAll: () => void listeners.map((one) => one()), pauses };
}

let store: OutboxStore;
let sent: string[];
let answers: Attempt[];
let air: ReturnType<typeof hall>;

const attempt = vi.fn(async (entry: OutboxEntry, token?: string): Promise<Attempt> => {
  sent.push(token ? `${entry.id} ${token}` : entry.id);
  return answers.shift() ?? accepted;
});
const tab = async () => {
  const outbox = new Outbox({ store, attempt, triggers: air.triggers() });
  await outbox.setAccount('ann');
  return outbox;
};

beforeEach(() => {
  store = memoryStore();
  sent = [];
  answers = [];
  air = hall();
});

describe('Outbox', () => {
  it('A write is stored before it is sent, and removed only after its final answer', async () => {
    const outbox = await tab();
    attempt.mockImplementationOnce(async () => {
      expect(await store.list()).toHaveLength(1);
      return accepted;
    });
    expect(await outbox.submit(write('a'), 'ann')).toEqual(accepted);
    await outbox.flush();
    expect(await store.list()).toEqual([]);
  });

  it('A write whose connection is lost stays, and is sent with the same key at the next opportunity', async () => {
    answers = [lost, lost, accepted];
    const outbox = await tab();
    void outbox.submit(write('a'), 'ann');
    await vi.waitFor(() => expect(air.pauses).toHaveLength(1));
    air.triggerAll();
    await vi.waitFor(() => expect(air.pauses).toHaveLength(2));
    expect(outbox.current()).toMatchObject([{ id: 'a', tries: 2 }]);
    air.triggerAll();
    await vi.waitFor(() => expect(outbox.current()).toEqual([]));
    expect(sent).toEqual(['a', 'a', 'a']);
  });

  it('A write that was discarded and then restored is refused permanently, like every other one', async () => {
    answers = [lost, { kind: 'refused', refusal }];
    const outbox = await tab();
    void outbox.submit(write('a'), 'ann');
    await vi.waitFor(() => expect(air.pauses).toHaveLength(1));
    await outbox.discard('a');
    expect(await outbox.submit(write('a'), 'ann')).toEqual({ kind: 'refused', refusal });
    await outbox.flush();
    expect(outbox.current()).toMatchObject([{ id: 'a', refusal }]);
    expect(sent).toEqual(['a', 'a']);
  });

  it('A write in the place of another one is never counted beside it', async () => {
    answers = [lost, lost];
    const outbox = await tab();
    await outbox.add(write('a'), 'ann');
    const shown: string[][] = [];
    outbox.subscribe(() => shown.push(outbox.current().map(({ id }) => id)));
    await outbox.add(write('b'), 'ann', ['a']);
    expect(shown.filter((ids) => ids.includes('b'))[0]).toEqual(['b']);
    expect(await store.list()).toMatchObject([{ id: 'b' }]);
  });

  it('Writes are sent in their order, also where the clock of the phone is set back between them', async () => {
    answers = [lost];
    const outbox = await tab();
    const clock = vi.spyOn(Date, 'now').mockReturnValue(2_000_000);
    void outbox.submit(write('a', 'q'), 'ann');
    await vi.waitFor(() => expect(air.pauses).toHaveLength(1));
    clock.mockReturnValue(1_000_000);
    await Promise.all([outbox.add(write('c', 'q'), 'ann'), outbox.add(write('b', 'q'), 'ann')]);
    clock.mockRestore();
    await outbox.flush();
    expect(sent).toEqual(['a', 'a', 'c', 'b']);
  });

  it('A write that one tab has left is sent by the next tab', async () => {
    answers = [lost];
    void (await tab()).submit(write('a'), 'ann');
    await vi.waitFor(() => expect(air.pauses).toHaveLength(1));
    const reopened = await tab();
    await vi.waitFor(() => expect(reopened.current()).toEqual([]));
    expect(sent).toEqual(['a', 'a']);
  });

  it('A write that the server refuses is shown as refused and not sent again', async () => {
    answers = [{ kind: 'refused', refusal }];
    const outbox = await tab();
    expect(await outbox.submit(write('a'), 'ann')).toEqual({ kind: 'refused', refusal });
    await outbox.flush();
    expect(sent).toEqual(['a']);
    expect(outbox.current()).toMatchObject([{ id: 'a', refusal }]);
    await outbox.discard('a');
    expect(await store.list()).toEqual([]);
  });

  it.each([
    ['is lost', lost],
    ['is refused', { kind: 'refused', refusal } as const],
  ] as const)(
    'A write that is discarded while it is being sent does not come back when the attempt %s',
    async (_, outcome) => {
      const outbox = await tab();
      attempt.mockImplementationOnce(async () => {
        await outbox.discard('a');
        return outcome;
      });
      void outbox.submit(write('a'), 'ann');
      await vi.waitFor(() => expect(attempt).toHaveBeenCalled());
      await outbox.flush();
      expect(sent).toEqual([]);
      expect(await store.list()).toEqual([]);
    },
  );

  it.each([
    ['is lost', lost],
    ['is refused', { kind: 'refused', refusal } as const],
  ] as const)(
    'A write that is discarded in one tab while another tab is sending it does not come back when the attempt %s',
    async (_, outcome) => {
      const [one, two] = [await tab(), await tab()];
      attempt.mockImplementationOnce(async () => {
        await two.discard('a');
        return outcome;
      });
      void one.submit(write('a'), 'ann');
      await vi.waitFor(() => expect(attempt).toHaveBeenCalled());
      await one.flush();
      expect(sent).toEqual([]);
      expect(await store.list()).toEqual([]);
    },
  );

  it('A write that is discarded while it is read to be sent does not come back when the attempt is lost', async () => {
    answers = [lost, lost];
    const outbox = await tab();
    void outbox.submit(write('a'), 'ann');
    await vi.waitFor(() => expect(air.pauses).toHaveLength(1));
    const list = store.list.bind(store);
    let reads = 0;
    const reading = vi.spyOn(store, 'list').mockImplementation(async () => {
      const all = await list();
      reads += 1;
      // A flush reads the whole list, and then each write again.
      if (reads === 2) await outbox.discard('a');
      return all;
    });
    await outbox.flush();
    reading.mockRestore();
    expect(sent).toEqual(['a', 'a']);
    expect(await store.list()).toEqual([]);
  });

  it.each([
    ['is lost', lost],
    ['is refused', { kind: 'refused', refusal } as const],
  ] as const)(
    'A write that comes back changed while its first attempt is on its way stays as it came back when that %s',
    async (_, outcome) => {
      const outbox = await tab();
      attempt.mockImplementationOnce(async () => {
        await outbox.discard('a');
        void outbox.submit({ ...write('a'), body: 'changed' }, 'ann');
        await vi.waitFor(() => expect(outbox.current()).toHaveLength(1));
        answers = [lost];
        return outcome;
      });
      void outbox.submit(write('a'), 'ann');
      await vi.waitFor(() => expect(sent).toEqual(['a']));
      await outbox.flush();
      expect(attempt.mock.lastCall?.[0]).toMatchObject({ id: 'a', body: 'changed' });
    },
  );

  it('Only writes of which no attempt has begun are discarded as unsent, all or none', async () => {
    answers = [lost, lost];
    const outbox = await tab();
    void outbox.submit(write('a'), 'ann');
    await vi.waitFor(() => expect(air.pauses).toHaveLength(1));
    await outbox.flush();
    await store.put({ ...write('b'), owner: 'ann', at: Date.now() + 1, tries: 0, refusal: null });
    expect(await outbox.discardUnsent(['a', 'b'])).toBe(false);
    expect(await outbox.discardUnsent(['b', 'gone'])).toBe(false);
    expect(await outbox.discardUnsent(['b'])).toBe(true);
    expect(outbox.current().map(({ id }) => id)).toEqual(['a']);
  });

  it('A write is not discarded as unsent while it is being sent, and a refused one is', async () => {
    const outbox = await tab();
    let isDiscarded = true;
    attempt.mockImplementationOnce(async () => {
      isDiscarded = await outbox.discardUnsent(['a']);
      return { kind: 'refused', refusal };
    });
    await outbox.submit(write('a'), 'ann');
    await outbox.flush();
    expect(isDiscarded).toBe(false);
    expect(await outbox.discardUnsent(['a'])).toBe(true);
    expect(outbox.current()).toEqual([]);
  });

  it('An accepted write reaches the receiver before it leaves the list', async () => {
    const outbox = await tab();
    const seen: unknown[] = [];
    outbox.onAccepted((entry, data) => {
      seen.push([entry.id, data, outbox.current().length]);
    });
    await outbox.submit(write('a'), 'ann');
    expect(seen).toEqual([['a', { version: 1 }, 1]]);
  });

  it("A write is never sent in another person's name, and waits for its author", async () => {
    answers = [{ kind: 'signed-out' }, { kind: 'signed-out' }];
    const outbox = await tab();
    void outbox.submit(write('a'), 'ann');
    await vi.waitFor(() => expect(sent).toEqual(['a']));
    await outbox.flush();
    sent = [];
    await outbox.setAccount('ben');
    expect(sent).toEqual([]);
    expect(outbox.current()).toEqual([]);
    expect(await outbox.count()).toBe(1);
    await outbox.setAccount('ann');
    expect(sent).toEqual(['a']);
  });
});

describe('Outbox of a device without an account', () => {
  const court = deviceOwner('link-3');

  it('Writes of a device are sent with its token while nobody is signed in, and are in no person’s list', async () => {
    const outbox = new Outbox({ store, attempt, triggers: air.triggers() });
    await outbox.addDevice(court, 'secret');
    expect(await outbox.submit(write('a'), court)).toEqual(accepted);
    expect(sent).toEqual(['a secret']);
    answers = [lost];
    void outbox.submit(write('b'), court);
    await vi.waitFor(() => expect(outbox.ofDevices()).toMatchObject([{ id: 'b', tries: 1 }]));
    expect(outbox.current()).toEqual([]);
  });

  it('Writes of a device survive that one person logs out and another logs in on it', async () => {
    answers = [lost];
    const outbox = await tab();
    await outbox.addDevice(court, 'secret');
    void outbox.submit(write('a'), court);
    await vi.waitFor(() => expect(air.pauses).toHaveLength(1));
    await outbox.setAccount(null);
    expect(sent).toEqual(['a secret', 'a secret']);
    expect(await store.list()).toEqual([]);
  });

  it('Writes of a device wait until its link is opened here again', async () => {
    await store.put({ ...write('a'), owner: court, at: 1, tries: 0, refusal: null });
    const outbox = await tab();
    await outbox.flush();
    expect(sent).toEqual([]);
    await outbox.addDevice(court, 'secret');
    expect(sent).toEqual(['a secret']);
  });

  it('A person whose session has ended does not hold up the writes of the court', async () => {
    await store.put({ ...write('a'), owner: 'ann', at: 1, tries: 0, refusal: null });
    await store.put({ ...write('b'), owner: court, at: 2, tries: 0, refusal: null });
    answers = [{ kind: 'signed-out' }, { kind: 'signed-out' }];
    const outbox = await tab();
    answers = [{ kind: 'signed-out' }];
    sent = [];
    await outbox.addDevice(court, 'secret');
    expect(sent).toEqual(['a', 'b secret']);
  });
});

describe('Outbox with several writes', () => {
  it('Two tabs together send several writes in their order, each once', async () => {
    const [one, two] = [await tab(), await tab()];
    for (const [at, id] of ['a', 'b', 'c'].entries()) {
      await store.put({ ...write(id), owner: 'ann', at, tries: 0, refusal: null });
    }
    air.triggerAll();
    await Promise.all([one.flush(), two.flush()]);
    expect(sent).toEqual(['a', 'b', 'c']);
    expect(await store.list()).toEqual([]);
  });

  it('A tab shows the answer to its write that another tab has sent', async () => {
    const [one, two] = [await tab(), await tab()];
    const seen: string[] = [];
    one.onAccepted(({ id }) => void seen.push(`one ${id}`));
    two.onAccepted(({ id }) => void seen.push(`two ${id}`));
    let answer = (_: Attempt) => {};
    attempt.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    // The other tab holds the lock when this one stores its write.
    void two.submit(write('a'), 'ann');
    await vi.waitFor(() => expect(attempt).toHaveBeenCalled());
    const submitted = one.submit(write('b'), 'ann');
    await vi.waitFor(async () => expect(await store.list()).toHaveLength(2));
    void two.flush();
    answer(accepted);
    expect(await submitted).toEqual(accepted);
    expect(sent).toEqual(['b']);
    expect(seen).toEqual(['two a', 'one a', 'two b', 'one b']);
  });

  it("The answer to a write of another person's tab changes nothing on this one", async () => {
    const [one, two] = [await tab(), await tab()];
    const seen: string[] = [];
    one.onAccepted(({ id }) => void seen.push(id));
    await one.setAccount('ben');
    await two.submit(write('a'), 'ann');
    expect(seen).toEqual([]);
  });

  it('A queue of writes that the server fails does not delay another queue', async () => {
    const outbox = await tab();
    await store.put({ ...write('a', 'x'), owner: 'ann', at: 1, tries: 0, refusal: null });
    await store.put({ ...write('b', 'x'), owner: 'ann', at: 2, tries: 0, refusal: null });
    await store.put({ ...write('c', 'y'), owner: 'ann', at: 3, tries: 0, refusal: null });
    answers = [broken];
    await outbox.flush();
    expect(sent).toEqual(['a', 'c']);
    expect((await store.list()).map(({ id }) => id)).toEqual(['a', 'b']);
  });
});

it('The pause grows after each failure, to about a minute at most', () => {
  expect([1, 2, 3, 4].map((tries) => backoff(tries, 0.5))).toEqual([1000, 2000, 4000, 8000]);
  expect(backoff(50, 1)).toBe(75_000);
});
