import { describe, expect, it } from 'vitest';
import { courtView } from './court-view.ts';
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
