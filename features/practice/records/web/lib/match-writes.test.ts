import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { NewOutboxEntry } from '#platform/web/offline/outbox-entry.ts';
import { outbox } from '#platform/web/offline/use-outbox.ts';
import { discardWritesOf, restoreWrites, writesOf } from './match-writes.ts';

const write = (id: string, queueKey: string): NewOutboxEntry => ({
  id,
  kind: 'practice.score',
  queueKey,
  method: 'PUT',
  path: '/api/x',
  body: { id },
  meta: null,
});
const ids = () => outbox.current().map(({ id }) => id);

beforeEach(() => {
  // Without a signal everything stays on the phone.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
});
afterEach(async () => {
  for (const { id } of outbox.current()) await outbox.discard(id);
  vi.unstubAllGlobals();
});

describe('the pending writes of a match that is deleted without a signal', () => {
  it('A match that was entered and corrected leaves none of its writes on the phone, and others stay', async () => {
    for (const [id, match] of [
      ['entered', 'a'],
      ['other', 'b'],
      ['corrected', 'a'],
    ] as const) {
      await outbox.add(write(id, match), 'ann');
    }
    expect(writesOf(outbox.current(), 'a').map(({ id }) => id)).toEqual(['entered', 'corrected']);
    const discarded = await discardWritesOf('a');
    expect(discarded.map(({ id }) => id)).toEqual(['entered', 'corrected']);
    expect(ids()).toEqual(['other']);
  });

  it('"Undo" puts all of them back, in their order', async () => {
    await outbox.add(write('entered', 'a'), 'ann');
    await outbox.add(write('corrected', 'a'), 'ann');
    await restoreWrites(await discardWritesOf('a'));
    expect(ids()).toEqual(['entered', 'corrected']);
    expect(outbox.current().map(({ body }) => body)).toEqual([
      { id: 'entered' },
      { id: 'corrected' },
    ]);
  });

  it('Those that saw the version which was deleted follow its restoration, and others do as before', async () => {
    const bodies = [
      { baseVersion: 3 },
      { baseVersion: 3, follows: 'first' },
      { baseVersion: 2 },
    ] as const;
    for (const [at, body] of bodies.entries()) {
      await outbox.add({ ...write(`${at}`, 'a'), body }, 'ann');
    }
    await restoreWrites(await discardWritesOf('a'), { writeId: 'back', seenVersion: 3 });
    expect(outbox.current().map(({ body }) => body)).toEqual([
      { baseVersion: 3, follows: 'back' },
      { baseVersion: 3, follows: 'first' },
      { baseVersion: 2 },
    ]);
  });
});
