import { expect, test } from 'vitest';
import { MATCH_FORMATS } from '#domain/scorecard/match-record.ts';
import { FORMAT_IDS, formatIdOf, formatOf } from './records.vocabulary.ts';

test('Each format has the word of the specification in addresses', () => {
  expect(MATCH_FORMATS.map(formatIdOf)).toEqual([...FORMAT_IDS]);
  expect(FORMAT_IDS.map(formatOf)).toEqual([...MATCH_FORMATS]);
  expect(formatIdOf('knockout')).toBe('tournament');
});

test('An address with any other word names no format', () => {
  for (const other of ['doubles', '', undefined]) expect(formatOf(other)).toBeNull();
});
