import { describe, expect, test } from 'vitest';
import { decisionRefusal, refundOf } from './withdrawing.policy.ts';

const tournament = { applicationDeadline: '2026-11-30' };
const paid = { source: 'player', feeYen: 2000, paymentMethod: 'credit-card' } as const;

describe('the fee of somebody who withdraws', () => {
  test.each([
    ['goes back until the deadline', paid, '2026-11-30', 'money'],
    ['does not go back after it', paid, '2026-12-01', 'too-late'],
    ['goes back as points', { ...paid, paymentMethod: 'points' }, '2026-11-30', 'points'],
    ['was not paid', { ...paid, paymentMethod: null }, '2026-12-01', 'nothing-paid'],
    [
      'was paid to the organizer',
      { ...paid, source: 'organizer', paymentMethod: null },
      '2026-11-30',
      'outside',
    ],
    [
      'was not paid to the organizer either',
      { source: 'organizer', feeYen: 0, paymentMethod: null },
      '2026-11-30',
      'nothing-paid',
    ],
  ] as const)('The fee %s', (_what, fee, day, expected) => {
    expect(refundOf(fee, tournament, day)).toBe(expected);
  });
});

describe('a decision about a withdrawal', () => {
  const asked = { isAsked: true, isIn: true, published: null, waiting: 1, hasBegun: false };
  test.each([
    ['to remove an entrant who asks is possible', 'remove', '', {}, null],
    ['to remove an entrant who has not asked is possible', 'remove', '', { isAsked: false }, null],
    ['to free the place of a deleted account is possible', 'remove', '', { isIn: false }, null],
    [
      'about somebody who is out is refused',
      'remove',
      '',
      { isAsked: false, isIn: false },
      'NOT_ACTIVE',
    ],
    [
      'while the knockout is published is refused',
      'remove',
      '',
      { published: 'knockout' },
      'DRAW_PUBLISHED',
    ],
    ['to remove from published groups is possible', 'remove', '', { published: 'groups' }, null],
    [
      'to offer a place of published groups is refused',
      'offer',
      '',
      { published: 'groups' },
      'DRAW_PUBLISHED',
    ],
    ['to offer the place is possible', 'offer', '', {}, null],
    ['to offer the place to nobody is refused', 'offer', '', { waiting: 0 }, 'NOBODY_WAITS'],
    [
      'to offer the place during the day is refused',
      'offer',
      '',
      { hasBegun: true },
      'TOO_LATE_TO_OFFER',
    ],
    ['to decline with a reason is possible', 'decline', 'Too late', {}, null],
    [
      'to decline with a published draw is possible',
      'decline',
      'No',
      { published: 'knockout' },
      null,
    ],
    ['to decline without a reason is refused', 'decline', '', {}, 'INVALID_WORD'],
    ['with a long reason is refused', 'remove', 'x'.repeat(201), {}, 'INVALID_WORD'],
    [
      'to decline without a request is refused',
      'decline',
      'No',
      { isAsked: false },
      'NOTHING_ASKED',
    ],
    ['to decline a deleted account is refused', 'decline', 'No', { isIn: false }, 'NOTHING_ASKED'],
  ] as const)('A decision %s', (_what, decision, word, change, expected) => {
    expect(decisionRefusal({ decision, word }, { ...asked, ...change })).toBe(expected);
  });
});
