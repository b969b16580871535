import { describe, expect, test } from 'vitest';
import { pairStateOf } from './partners.policy.ts';

const NOW = new Date('2026-05-01T10:00:00Z');

describe('the state of a pair', () => {
  test('An entry without a partner has no pair yet, and neither has a withdrawn invitation', () => {
    expect(pairStateOf(null, NOW)).toBe('none');
    expect(pairStateOf({ state: 'withdrawn', expiresAt: null }, NOW)).toBe('none');
  });

  test('An invitation has lapsed from the moment of its end, before anybody has swept it', () => {
    const invited = { state: 'invited', expiresAt: NOW } as const;
    expect(pairStateOf(invited, new Date(NOW.getTime() - 1))).toBe('invited');
    expect(pairStateOf(invited, NOW)).toBe('lapsed');
  });

  test('A pair whose entry has ended is shown as the pair that it was', () => {
    expect(pairStateOf({ state: 'ended', expiresAt: null }, NOW)).toBe('accepted');
  });

  test('Other states are shown as they are stored', () => {
    for (const state of ['accepted', 'named', 'declined', 'lapsed', 'left'] as const) {
      expect(pairStateOf({ state, expiresAt: NOW }, NOW)).toBe(state);
    }
  });
});
