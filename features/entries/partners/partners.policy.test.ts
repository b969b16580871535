import { describe, expect, test } from 'vitest';
import { invitationEnds, isHalfPaid, pairStateOf } from './partners.policy.ts';

const NOW = new Date('2026-05-01T10:00:00Z');

const later = (days: number) => new Date(NOW.getTime() + days * 24 * 60 * 60_000);

describe('the end of an invitation', () => {
  test('An invitation can be answered for seven days', () => {
    expect(invitationEnds(NOW, later(30))).toEqual(later(7));
  });

  test('An invitation ends with the entries, where that comes first', () => {
    expect(invitationEnds(NOW, later(2))).toEqual(later(2));
  });
});

describe('a place that waits for the other half of its fee', () => {
  const half = { state: 'reserved', partnerFeeYen: 1500, paymentMethod: 'points' } as const;

  test('A reserved place waits once its player has paid the own half', () => {
    expect(isHalfPaid(half)).toBe(true);
    expect(isHalfPaid({ ...half, paymentMethod: null })).toBe(false);
  });

  test('A place that is confirmed, or whose player pays for both, does not wait', () => {
    expect(isHalfPaid({ ...half, state: 'confirmed' })).toBe(false);
    expect(isHalfPaid({ ...half, partnerFeeYen: null })).toBe(false);
  });
});

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
