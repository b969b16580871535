import { describe, expect, test } from 'vitest';
import { canUndo, undoLimit } from './players.policy.ts';

const mergedAt = new Date('2026-11-20T03:00:00Z');

describe('undoing a merge of players', () => {
  test('A merge can be undone to the last moment of 30 days, and not after', () => {
    const limit = undoLimit(mergedAt);
    expect(limit.toISOString()).toBe('2026-12-20T03:00:00.000Z');
    expect(canUndo({ mergedAt, leftAt: null }, limit)).toBe(true);
    expect(canUndo({ mergedAt, leftAt: null }, new Date(limit.getTime() + 1))).toBe(false);
  });

  test('A merge cannot be undone after the person has deleted their account', () => {
    expect(canUndo({ mergedAt, leftAt: mergedAt }, mergedAt)).toBe(false);
  });
});
