import { beforeEach, describe, expect, it, vi } from 'vitest';
import { outbox } from '#platform/web/offline/use-outbox.ts';
import { pendingResults, type ResultMeta, submitResult } from './result-outbox.ts';

const sessionId = '0199c1a2-0000-7000-8000-000000000001';
const result = (matchId: string, change: Partial<ResultMeta> = {}): ResultMeta => ({
  sessionId,
  groupId: 1,
  drawNumber: 1,
  matchId,
  player1: { id: '1', name: 'Aoki Ren' },
  player2: { id: '2', name: 'Baba Yui' },
  played: null,
  entered: { kind: 'walkover', winner: '1' },
  notes: '',
  ...change,
});
const submit = (...sent: Parameters<typeof result>) => submitResult(result(...sent), 0, 'ann');
const waiting = () => pendingResults(outbox.current(), sessionId);
const followed = () =>
  (waiting().at(-1)?.entry.body as { readonly follows?: string } | undefined)?.follows;

/** Without a signal, or the server says that somebody else was faster. */
const offline = () => Promise.reject(new TypeError('offline'));
const conflict = async () =>
  Response.json({ code: 'MATCH_CHANGED', requestId: 'r' }, { status: 409 });

beforeEach(() => {
  // Nobody waits for an answer.
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.stubGlobal('fetch', offline);
});
describe('a result of a knockout on this phone', () => {
  it('A result that is saved after a conflict replaces every refused one of its match, and no other', async () => {
    await submit('1-0');
    await submit('1-0', { notes: 'corrected' });
    await submit('1-1');
    vi.stubGlobal('fetch', conflict);
    await outbox.flush();
    expect(waiting().map(({ entry }) => entry.refusal?.code)).toEqual(
      Array(3).fill('MATCH_CHANGED'),
    );
    vi.stubGlobal('fetch', offline);
    await submit('1-0', { notes: 'mine' });
    expect(waiting().map(({ result: { matchId, notes } }) => [matchId, notes])).toEqual([
      ['1-1', ''],
      ['1-0', 'mine'],
    ]);
    expect(followed()).toBeUndefined();
  });

  it('A correction without a signal follows the earlier result of its match', async () => {
    await submit('1-0');
    const [first] = waiting();
    await submit('1-0', { notes: 'corrected' });
    expect(followed()).toBe(first!.entry.id);
  });
});
