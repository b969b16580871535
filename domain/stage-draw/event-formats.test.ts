import { describe, expect, test } from 'vitest';
import { finalRoundsOf, firstStageFormats, nextStageFormats } from './event-formats.ts';
import type { EventFormat, EventFormats } from './vocabulary.ts';

const THREE = { id: 'table-tennis-3' };
const FIVE = { id: 'table-tennis-5' };
const finalFormat = { from: 2, scoreFormat: { id: 'table-tennis-7' } } as const;
const PLANNED: EventFormats = { groupFormat: THREE, mainFormat: FIVE, finalFormat };
const KNOCKOUT: EventFormat = {
  kind: 'knockout',
  tradition: 'tennis',
  thirdPlace: false,
  consolation: false,
};

describe('how the stages of an event are scored', () => {
  test('Groups have their own format, and no last rounds', () => {
    expect(firstStageFormats(PLANNED, 'groups')).toEqual({ scoreFormat: THREE, finalFormat: null });
  });

  test('A knockout without groups has the format of knockouts and that of the last rounds', () => {
    expect(firstStageFormats(PLANNED, 'knockout')).toEqual({ scoreFormat: FIVE, finalFormat });
  });

  test('Where nothing is planned, scores are as entered', () => {
    expect(firstStageFormats({}, 'knockout')).toEqual({ scoreFormat: null, finalFormat: null });
  });

  test('Only the knockout for the first place has the format of the last rounds', () => {
    expect(nextStageFormats(PLANNED, { from: 1 }, null)).toEqual({
      scoreFormat: FIVE,
      finalFormat,
    });
    const second = { scoreFormat: FIVE, finalFormat: null };
    expect(nextStageFormats(PLANNED, { from: 2 }, null)).toEqual(second);
  });

  test('A knockout after groups for which nothing is planned is scored like the groups', () => {
    expect(nextStageFormats({}, { from: 1 }, THREE).scoreFormat).toEqual(THREE);
    expect(nextStageFormats({ mainFormat: null }, { from: 1 }, THREE).scoreFormat).toBeNull();
  });

  test.each<[string, EventFormat | undefined, number, readonly number[]]>([
    ['a format that is not chosen', undefined, 8, [2, 4]],
    ['a knockout of 12', KNOCKOUT, 12, [2, 4, 8]],
    ['a knockout of two', KNOCKOUT, 2, []],
    ['four groups of 4 and their winners', { kind: 'groups', size: 4, next: 'first' }, 16, [2]],
    ['four groups, first and second', { kind: 'groups', size: 4, next: 'first-two' }, 16, [2, 4]],
    ['a draw for each place', { kind: 'groups', size: 4, next: 'placing' }, 16, [2]],
    ['groups that nothing follows', { kind: 'groups', size: 4, next: 'none' }, 16, []],
    ['one group', { kind: 'groups', size: 'one', next: 'first' }, 5, []],
    [
      'groups for which there are too few',
      { kind: 'groups', size: 4, next: 'first' },
      2,
      [2, 4, 8, 16],
    ],
  ])('The last rounds of %s can begin with %s', (_, format, sides, rounds) => {
    expect(finalRoundsOf(format, sides)).toEqual(rounds);
  });
});
