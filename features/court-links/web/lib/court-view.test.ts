import { describe, expect, it } from 'vitest';
import { courtView, openResult } from './court-view.ts';
import { madeDevice, madeMatch, madePending } from './sample-device.ts';

const ids = (matches: readonly { match: { matchId: string } }[]) =>
  matches.map(({ match }) => match.matchId);

describe('courtView', () => {
  it('The match that is called or played is now, and those without a result come next', () => {
    const device = madeDevice({
      current: madeMatch('1-0', { state: 'called' }),
      next: [madeMatch('1-1'), madeMatch('1-2')],
    });
    const view = courtView(device, []);
    expect([view.now?.match.matchId, ids(view.next)]).toEqual(['1-0', ['1-1', '1-2']]);
  });

  it('A result that waits on the device takes its match off the court, and off the next ones', () => {
    const device = madeDevice({
      current: madeMatch('1-0', { state: 'playing' }),
      next: [madeMatch('1-1'), madeMatch('1-2')],
    });
    const view = courtView(device, [madePending('1-0'), madePending('1-1')]);
    expect([view.now, ids(view.next)]).toEqual([null, ['1-2']]);
  });

  it('A result of others, who were in a match before, leaves the match on the court', () => {
    const { match, ...called } = madeMatch('1-0', { state: 'called' });
    const chiba = { id: '3', name: 'Chiba Sora', club: null };
    const device = madeDevice({ current: { ...called, match: { ...match, player2: chiba } } });
    const view = courtView(device, [madePending('1-0')]);
    expect(view.now?.match.player2).toEqual(chiba);
  });

  it('Stored results stay to be agreed to, the newest first and each once', () => {
    const stored = madeMatch('1-0', { state: 'done' }, '3-1');
    const device = madeDevice({
      current: stored,
      recent: [stored, madeMatch('1-1', { state: 'done' }, '0-3')],
    });
    const view = courtView(device, []);
    expect([view.now, ids(view.entered)]).toEqual([null, ['1-0', '1-1']]);
  });

  it('Of the results to which everybody has agreed only the newest is shown', () => {
    const settled = (matchId: string) => {
      const { match, ...rest } = madeMatch(matchId, { state: 'done' }, '3-1');
      return { ...rest, match: { ...match, handshake: null } };
    };
    const open = madeMatch('1-2', { state: 'done' }, '3-0');
    const device = madeDevice({ recent: [settled('1-0'), settled('1-1'), open] });
    expect(ids(courtView(device, []).entered)).toEqual(['1-0', '1-2']);
  });

  it('A correction that waits on the device takes the place of the stored result', () => {
    const device = madeDevice({ recent: [madeMatch('1-0', { state: 'done' }, '3-1')] });
    expect(courtView(device, [madePending('1-0')]).entered).toEqual([]);
  });
});

describe('openResult', () => {
  const { match } = madeMatch('1-0');
  const stored = (part: object) => {
    const { match: entered, ...rest } = madeMatch('1-0', { state: 'done' }, '3-1');
    return madeDevice({ recent: [{ ...rest, match: { ...entered, ...part } }] });
  };
  const resultOf = (
    device: ReturnType<typeof madeDevice>,
    pending: ReturnType<typeof madePending>[],
  ) => openResult(courtView(device, pending), pending, match)?.score.result ?? null;

  it('A result is the same one on the device and on the server', () => {
    expect(resultOf(madeDevice(), [madePending('1-0')])).toBe('3-0');
    expect(resultOf(stored({}), [])).toBe('3-1');
  });

  it('Nothing is asked about a refused result, about one that is settled, and about another match', () => {
    const pending = madePending('1-0');
    const entry = { ...pending.entry, refusal: { code: 'MATCH_CHANGED', details: {} } };
    expect(resultOf(madeDevice(), [{ ...pending, entry } as typeof pending])).toBeNull();
    expect(resultOf(stored({ handshake: null }), [])).toBeNull();
    expect(resultOf(madeDevice(), [madePending('1-1')])).toBeNull();
  });
});
