import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { NewOutboxEntry } from '#platform/web/offline/outbox-entry.ts';
import { outbox } from '#platform/web/offline/use-outbox.ts';
import {
  discardWritesOf,
  removedIn,
  removeUnanswered,
  restoreWrites,
  takeBackRemoval,
  writesOf,
} from './match-writes.ts';

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

describe('the removal of a match that the server has not answered for', () => {
  /** What reaches the server, in order; an answer may be lost. */
  const serve = (isLost: (method: string) => boolean) => {
    const sent: string[] = [];
    vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit) => {
      sent.push(`${method} ${new URL(path, 'https://rallydays.example').pathname}`);
      if (isLost(method)) throw new TypeError('the answer is lost');
      return Response.json({});
    });
    return sent;
  };
  const removal = 'DELETE /api/practice/matches/a';

  it('A removal is sent behind a first score whose answer was lost, and follows it', async () => {
    const lost = serve(() => true);
    await outbox.add(write('first', 'a'), 'ann');
    await vi.waitFor(() => expect(outbox.current()[0]?.tries).toBe(1));
    await outbox.flush();
    expect(await removeUnanswered('a')).toHaveProperty('removalId');
    expect(removedIn(outbox.current())).toEqual(new Set(['a']));
    await outbox.flush();
    expect(new Set(lost)).toEqual(new Set(['PUT /api/x']));
    expect(outbox.current().at(-1)?.path).toContain('baseVersion=0&follows=first');
    const sent = serve(() => false);
    await outbox.flush();
    expect(sent).toEqual(['PUT /api/x', removal]);
    expect(outbox.current()).toEqual([]);
  });

  it('A removal is sent behind a first score that is being sent', async () => {
    const sent: string[] = [];
    let answer = () => {};
    vi.stubGlobal('fetch', async (_: string, { method = 'GET' }: RequestInit) => {
      sent.push(method);
      if (method === 'PUT') await new Promise<void>((resolve) => (answer = resolve));
      return Response.json({});
    });
    await outbox.add(write('first', 'a'), 'ann');
    await vi.waitFor(() => expect(sent).toEqual(['PUT']));
    await removeUnanswered('a');
    answer();
    await vi.waitFor(() => expect(outbox.current()).toEqual([]));
    expect(sent).toEqual(['PUT', 'DELETE']);
  });

  it('A score that was never sent is discarded, and nothing is sent', async () => {
    await outbox.add(write('other', 'b'), 'ann');
    await outbox.flush();
    await outbox.add(write('first', 'a'), 'ann');
    await outbox.flush();
    expect(await removeUnanswered('a')).toMatchObject({ writes: [{ id: 'first', tries: 0 }] });
    expect(ids()).toEqual(['other']);
  });

  it('A match that the server does not have, since it has refused its score, is removed', async () => {
    vi.stubGlobal('fetch', async (_: string, { method = 'GET' }: RequestInit) => {
      const code = method === 'PUT' ? 'INVALID_SCORES' : 'MATCH_NOT_FOUND';
      return Response.json({ code, requestId: 'r' }, { status: method === 'PUT' ? 422 : 404 });
    });
    await outbox.submit(write('first', 'a'), 'ann');
    await outbox.flush();
    await removeUnanswered('a');
    expect(ids()).toEqual([]);
  });

  it('A removal that has not been sent is taken back, and one that the server has is not', async () => {
    await outbox.add(write('first', 'a'), 'ann');
    await vi.waitFor(() => expect(outbox.current()[0]?.tries).toBe(1));
    await outbox.flush();
    const remove = async () => ((await removeUnanswered('a')) as { removalId: string }).removalId;
    const first = await remove();
    await outbox.flush();
    expect(await takeBackRemoval(first)).toBe('taken-back');
    expect(ids()).toEqual(['first']);
    const second = await remove();
    await outbox.flush();
    serve(() => false);
    await outbox.flush();
    expect(await takeBackRemoval(second)).toBe('removed');
  });

  it('A removal whose answer was lost waits until the server can be asked', async () => {
    serve((method) => method === 'DELETE');
    await outbox.add(write('first', 'b'), 'ann');
    await vi.waitFor(() => expect(ids()).toEqual([]));
    await outbox.flush();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    await outbox.add(write('first', 'a'), 'ann');
    await vi.waitFor(() => expect(outbox.current()[0]?.tries).toBe(1));
    await outbox.flush();
    const { removalId } = (await removeUnanswered('a')) as { removalId: string };
    await outbox.flush();
    serve((method) => method === 'DELETE');
    await outbox.flush();
    expect(await takeBackRemoval(removalId)).toBe('waiting');
  });
});
