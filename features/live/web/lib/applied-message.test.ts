import { describe, expect, test } from 'vitest';
import type { LiveMatch } from '../../live.contract.ts';
import { applied, newerOf } from './applied-message.ts';
import { sampleMatch, sampleSnapshot } from './sample-live.ts';

const playing: LiveMatch = sampleMatch({ key: 's 1-0', state: 'playing' });
const shown = sampleSnapshot({ seq: 7, matches: [sampleMatch({ key: 's 1-0' })] });

describe('A message of the stream', () => {
  test('A message replaces the match of the next change, and asks for new times later', () => {
    const { snapshot, reread } = applied(shown, 8, { kind: 'matches', matches: [playing] });
    expect([snapshot.seq, snapshot.matches, reread]).toEqual([8, [playing], 'later']);
  });

  test('A message asks for the snapshot where a match is new', () => {
    const other = sampleMatch({ key: 's 2-0' });
    const { snapshot, reread } = applied(shown, 8, { kind: 'matches', matches: [other] });
    expect([snapshot.seq, reread]).toEqual([8, 'now']);
  });

  test('A message without a match is followed by the next one, and asks for new times later', () => {
    const { snapshot, reread } = applied(shown, 8, { kind: 'matches', matches: [] });
    expect([snapshot, reread]).toEqual([{ ...shown, seq: 8 }, 'later']);
    expect(applied(snapshot, 9, { kind: 'matches', matches: [playing] }).reread).toBe('later');
  });

  test('A message changes nothing a second time', () => {
    expect(applied(shown, 7, { kind: 'matches', matches: [playing] })).toEqual({
      snapshot: shown,
      reread: null,
    });
  });

  test('A message after a gap leaves what is shown, and asks for the snapshot', () => {
    expect(applied(shown, 9, { kind: 'matches', matches: [playing] })).toEqual({
      snapshot: shown,
      reread: 'now',
    });
  });

  test('A message that only opens the stream shows whether something was missed', () => {
    expect(applied(shown, 7, { kind: 'open' }).reread).toBe(null);
    expect(applied(shown, 8, { kind: 'open' }).reread).toBe('now');
  });

  test('A message that resets takes the number of a server that went back to a backup', () => {
    const { snapshot, reread } = applied(shown, 3, { kind: 'reset' });
    expect([snapshot.seq, reread]).toEqual([3, 'now']);
    expect(applied(shown, 9, { kind: 'reset' }).snapshot.seq).toBe(7);
  });
});

test('An answer that is older than what is shown is not shown', () => {
  const older = sampleSnapshot({ seq: 6 });
  expect(newerOf(shown, older)).toBe(shown);
  expect(newerOf(older, shown)).toBe(shown);
  expect(newerOf(undefined, older)).toBe(older);
});
