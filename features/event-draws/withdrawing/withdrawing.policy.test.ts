import { describe, expect, test } from 'vitest';
import { decisionRefusal, refundOf, shownRefundOf } from './withdrawing.policy.ts';

const tournament = { applicationDeadline: '2026-11-30', eventDate: '2026-12-05' };
const alone = { source: 'player', applicationId: null } as const;
const paid = { ...alone, feeYen: 2000, paymentMethod: 'credit-card' } as const;
const bySchool = { ...paid, source: 'organizer', applicationId: 'school' } as const;

describe('the fee of somebody who withdraws', () => {
  test.each([
    ['goes back until the deadline', paid, '2026-11-30', 'money'],
    ['does not go back after it', paid, '2026-12-01', 'too-late'],
    ['goes back as points', { ...paid, paymentMethod: 'points' }, '2026-11-30', 'points'],
    ['was not paid', { ...paid, paymentMethod: null }, '2026-12-01', 'nothing-paid'],
    ['of a free line is nothing', { ...paid, feeYen: 0 }, '2026-11-30', 'nothing-paid'],
    [
      'was paid to the organizer',
      { ...paid, source: 'organizer', paymentMethod: null },
      '2026-11-30',
      'outside',
    ],
    [
      'was not paid to the organizer either',
      { ...alone, source: 'organizer', feeYen: 0, paymentMethod: null },
      '2026-11-30',
      'nothing-paid',
    ],
    ['of a pupil without an account goes back', bySchool, '2026-11-30', 'money'],
    ['of that pupil does not go back after the deadline', bySchool, '2026-12-01', 'too-late'],
    [
      'that a school has transferred goes back',
      { ...bySchool, paymentMethod: null },
      '2026-11-30',
      'money',
    ],
    [
      'that a school has paid with points goes back as points',
      { ...bySchool, paymentMethod: 'points' },
      '2026-11-30',
      'points',
    ],
  ] as const)('The fee %s', (_what, fee, day, expected) => {
    expect(refundOf(fee, tournament, day)).toBe(expected);
  });
});

describe('what is shown of the fee of somebody who withdraws', () => {
  const left = { ...paid, partnerFeeYen: null, restYen: 2000 } as const;
  test.each([
    ['is what happens to it', left, '2026-11-30', 'money'],
    ['is the same where a part has gone back', { ...left, restYen: 1 }, '2026-11-30', 'money'],
    [
      'is that the rest stays after the deadline',
      { ...left, restYen: 1 },
      '2026-12-01',
      'rest-too-late',
    ],
    [
      'of two, of whose fee a part has gone back, is that the rest stays',
      { ...left, partnerFeeYen: 1000, restYen: 1 },
      '2026-12-01',
      'rest-too-late',
    ],
    ['is that all has gone back', { ...left, restYen: 0 }, '2026-11-30', 'given-back'],
    ['is that also after the deadline', { ...left, restYen: 0 }, '2026-12-01', 'given-back'],
    [
      'is nothing of a free entry',
      { ...left, feeYen: 0, restYen: 0 },
      '2026-11-30',
      'nothing-paid',
    ],
    ['of two is the part of each', { ...left, partnerFeeYen: 1000 }, '2026-11-30', 'shares'],
    [
      'of two is the part of each, also where the player has paid with points',
      { ...left, partnerFeeYen: 1000, paymentMethod: 'points' },
      '2026-11-30',
      'shares',
    ],
    ['of two stays after the deadline', { ...left, partnerFeeYen: 1000 }, '2026-12-01', 'too-late'],
  ] as const)('What is shown %s', (_what, fee, day, expected) => {
    expect(shownRefundOf(fee, tournament, day)).toBe(expected);
  });
});

describe('a decision about a withdrawal', () => {
  const asked = {
    isAsked: true,
    isIn: true,
    published: null,
    isFollowed: false,
    onLine: null,
    waiting: 1,
    hasBegun: false,
  };
  const line = {
    moment: 'drawn',
    isPlayed: false,
    isSeen: true,
    choices: ['alternate', 'bye'],
  } as const;
  const onLine = { published: 'knockout', onLine: line } as const;
  const scheduled = {
    ...line,
    moment: 'scheduled',
    isPlayed: true,
    choices: ['alternate'],
  } as const;
  const played = { published: 'knockout', onLine: scheduled } as const;
  const opened = { published: 'knockout', onLine: { ...scheduled, isPlayed: false } } as const;
  const called = {
    published: 'knockout',
    onLine: { ...scheduled, moment: 'called', choices: [] },
  } as const;
  const after = { published: 'groups', isFollowed: true, onLine: scheduled } as const;
  test.each([
    ['to remove an entrant who asks is possible', 'remove', '', {}, null],
    [
      'to remove somebody from groups that a published draw follows is refused',
      'remove',
      '',
      { published: 'groups', isFollowed: true },
      'NEXT_STAGE_DRAWN',
    ],
    [
      'to leave the matches after published groups to the opponents is possible',
      'walkover',
      '',
      { published: 'groups', isFollowed: true },
      null,
    ],
    [
      'to leave matches to the opponents while only groups are published is refused',
      'walkover',
      '',
      { published: 'groups' },
      'DRAW_CHANGED',
    ],
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
      'that leaves a gap in a published knockout is refused',
      'remove',
      '',
      onLine,
      'DRAW_PUBLISHED',
    ],
    [
      'to remove somebody whom a published knockout does not have is possible',
      'remove',
      '',
      { published: 'knockout' },
      null,
    ],
    ['to put the alternate on the line is possible', 'alternate', '', onLine, null],
    ['to use the line for a bye is possible', 'bye', '', onLine, null],
    [
      'about the line of a deleted account is possible',
      'bye',
      '',
      { ...onLine, isIn: false },
      null,
    ],
    [
      'about a line that is still open after an offer is possible',
      'alternate',
      '',
      { ...onLine, isIn: false, isAsked: false },
      null,
    ],
    ['to offer the place of a line first is possible', 'offer', '', onLine, null],
    [
      'to offer the place of a line again is refused',
      'offer',
      '',
      { ...onLine, isIn: false, isAsked: false },
      'NOT_ACTIVE',
    ],
    [
      'about a draw that the writer has not seen is refused',
      'bye',
      '',
      { published: 'knockout', onLine: { ...line, isSeen: false } },
      'DRAW_CHANGED',
    ],
    ['about a line of a draw that was taken back is refused', 'alternate', '', {}, 'DRAW_CHANGED'],
    [
      'about the line of somebody who is out of the draw is refused',
      'bye',
      '',
      { isIn: false, isAsked: false },
      'NOT_ACTIVE',
    ],
    [
      'to put nobody on the line is refused',
      'alternate',
      '',
      { published: 'knockout', onLine: { ...line, choices: ['bye'] } },
      'NO_ALTERNATE',
    ],
    [
      'that leaves a match without a player is refused',
      'bye',
      '',
      { published: 'knockout', onLine: { ...line, choices: [] } },
      'EMPTY_MATCH',
    ],
    ['to make a line a bye after a result is refused', 'bye', '', played, 'ORDER_OUT'],
    ['to make a line a bye on an open day is refused', 'bye', '', opened, 'ORDER_OUT'],
    ['to put an alternate on that very line is possible then', 'alternate', '', played, null],
    [
      'to put an alternate on the line of a called match is refused',
      'alternate',
      '',
      called,
      'MATCH_CALLED',
    ],
    ['to leave a called match to the opponent is possible', 'walkover', '', called, null],
    ['to leave a match to the opponent is possible on an open day', 'walkover', '', opened, null],
    ['to put a lucky loser on a line after groups is possible', 'alternate', '', after, null],
    [
      'to put somebody else on a line after groups than a lucky loser is refused',
      'alternate',
      '',
      { ...after, onLine: { ...scheduled, isSeen: false } },
      'DRAW_CHANGED',
    ],
    [
      'to put nobody on a line after groups is refused',
      'alternate',
      '',
      { ...after, onLine: { ...scheduled, choices: [] } },
      'NO_ALTERNATE',
    ],
    ['to make a line after groups a bye is refused', 'bye', '', after, 'ORDER_OUT'],
    ['to offer the place after a result is refused', 'offer', '', played, 'MATCH_PLAYED'],
    [
      'to let the opponent win without a match is possible after a result',
      'walkover',
      '',
      played,
      null,
    ],
    [
      'to let the opponent win without a match is refused before',
      'walkover',
      '',
      onLine,
      'DRAW_CHANGED',
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
