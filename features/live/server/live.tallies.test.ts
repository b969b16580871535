import { describe, expect } from 'vitest';
import { courtsOfToday } from '#features/court-links/server/court-links.factory.ts';
import { sentStatements } from '#platform/testing/sent-statements.ts';
import { type TestApp, test } from '../../../apps/server/test-app.ts';
import { readerOf } from './live.factory.ts';

/** A match that is played, a device that counts it, and what its readers get. */
async function counted(server: TestApp) {
  const day = await courtsOfToday(server);
  await day.callTo('1-0');
  const tablet = day.device();
  const { current } = await tablet.shown();
  await tablet.start(current!);
  const reader = readerOf(server, day.here.id);
  const count = (text: string, seconds: number, other: object = {}) => {
    server.clock.advance({ seconds });
    return tablet.tally(current!, text, server.clock.now(), other);
  };
  return { ...day, tablet, current: current!, reader, count };
}

describe('a running score on live pages', () => {
  test('Readers get the running score of a match as a change, and the last one is in the snapshot', async ({
    server,
  }) => {
    const { reader, count } = await counted(server);
    const { seq } = await reader.snapshot();
    expect((await reader.live('1-0')).tally).toBeNull();
    await count('3-1', 3);
    await count('11-4 2-0', 3);
    expect((await reader.live('1-0')).tally).toBe('11-4 2-0');
    const log = await reader.log();
    expect(log.filter((one) => one.seq > seq)).toMatchObject([
      { patch: { kind: 'matches', matches: [{ tally: '3-1' }] } },
      { patch: { kind: 'matches', matches: [{ tally: '11-4 2-0' }] } },
    ]);
  });

  test('While others wait for its number, a running score reads its match only', async ({
    server,
  }) => {
    const { reader, count } = await counted(server);
    await reader.snapshot();
    const sent = sentStatements();
    await count('3-1', 3);
    const underLock = sent.slice(sent.findIndex((text) => text.includes('"live_heads"')) + 1);
    expect(underLock.slice(0, 3)).toEqual([
      expect.stringMatching(/^select .* from "court_tallies" where/),
      expect.stringMatching(/^insert into "live_log"/),
      'commit',
    ]);
  });

  test('The same running score again, or an older one, is no change', async ({ server }) => {
    const { reader, count } = await counted(server);
    await reader.snapshot();
    await count('3-1', 3);
    const { seq } = await reader.snapshot();
    await count('3-1', 3);
    await count('2-1', -60);
    expect((await reader.snapshot()).seq).toBe(seq);
  });

  test('A match with a result has no running score any more, and readers get both as one change', async ({
    server,
  }) => {
    const { reader, count, tablet, current } = await counted(server);
    await reader.snapshot();
    await count('10-7', 3);
    expect((await tablet.enter(current, '11-7 11-9 11-5')).status).toBe(200);
    expect(await reader.live('1-0')).toMatchObject({ state: 'done', tally: null });
    expect((await reader.log()).at(-1)?.patch).toMatchObject({
      kind: 'matches',
      matches: expect.arrayContaining([expect.objectContaining({ state: 'done', tally: null })]),
    });
  });
});
