import { describe, expect, test } from 'vitest';
import { closedPairs, invitationRefusal, isSeen } from './pairs.policy.ts';

const NOW = new Date('2026-05-01T10:00:00Z');
const later = (days: number) => new Date(NOW.getTime() + days * 24 * 60 * 60_000);

describe('when pairs can change', () => {
  test('Pairs change while entries are open, also when every place is taken', () => {
    expect(closedPairs('open')).toBeNull();
    expect(closedPairs('full')).toBeNull();
  });

  test('Pairs no longer change once entries are closed', () => {
    for (const closed of ['closed', 'deadline-passed', 'held-back', 'over'] as const) {
      expect(closedPairs(closed)).toBe('ENTRIES_CLOSED');
    }
    expect(closedPairs('cancelled')).toBe('TOURNAMENT_CANCELLED');
  });
});

describe('answering an invitation', () => {
  const invited = { state: 'invited', expiresAt: later(7) } as const;
  const about = { holds: true, waits: false, availability: 'open', now: NOW } as const;

  test('An open invitation of a confirmed entry can be answered', () => {
    expect(invitationRefusal(invited, about)).toBeNull();
  });

  test('The more final reason is given where several apply', () => {
    const accepted = { ...invited, state: 'accepted' } as const;
    const cancelled = { ...about, availability: 'cancelled', holds: false } as const;
    expect(invitationRefusal(accepted, cancelled)).toBe('TOURNAMENT_CANCELLED');
    expect(invitationRefusal(accepted, { ...about, holds: false })).toBe('ENTRY_GONE');
    expect(invitationRefusal(accepted, { ...about, availability: 'closed' })).toBe('INVITE_USED');
    expect(invitationRefusal(invited, { ...about, availability: 'closed' })).toBe('ENTRIES_CLOSED');
  });

  test('An invitation to a place that waits for the other half of its fee can be answered after entries have closed', () => {
    expect(
      invitationRefusal(invited, { ...about, waits: true, availability: 'closed' }),
    ).toBeNull();
  });

  test('An invitation that ended with its place says whether somebody declined it or nobody answered', () => {
    const gone = { ...about, holds: false };
    expect(invitationRefusal({ ...invited, state: 'declined' }, gone)).toBe('INVITE_USED');
    expect(invitationRefusal({ ...invited, state: 'lapsed' }, gone)).toBe('INVITE_LAPSED');
  });

  test('An invitation that was taken back, answered or left unanswered says so', () => {
    expect(invitationRefusal({ ...invited, state: 'withdrawn' }, about)).toBe('ENTRY_GONE');
    expect(invitationRefusal({ ...invited, state: 'declined' }, about)).toBe('INVITE_USED');
    expect(invitationRefusal(invited, { ...about, now: later(7) })).toBe('INVITE_LAPSED');
    expect(invitationRefusal({ ...invited, state: 'lapsed' }, about)).toBe('INVITE_LAPSED');
  });
});

describe('two who change a pair at once', () => {
  const stored = { id: 'one', state: 'invited', expiresAt: later(7) } as const;

  test('A partner who is as seen may be replaced', () => {
    expect(isSeen(null, null, NOW)).toBe(true);
    expect(isSeen(stored, { id: 'one', state: 'invited' }, NOW)).toBe(true);
  });

  test('A partner who has answered meanwhile, or is another, is not as seen', () => {
    const seen = { id: 'one', state: 'invited' } as const;
    expect(isSeen({ ...stored, state: 'accepted' }, seen, NOW)).toBe(false);
    expect(isSeen({ ...stored, id: 'two' }, seen, NOW)).toBe(false);
    expect(isSeen(stored, null, NOW)).toBe(false);
    expect(isSeen(null, seen, NOW)).toBe(false);
  });
});
