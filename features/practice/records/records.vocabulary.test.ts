import { expect, test } from 'vitest';
import {
  FORMAT_IDS,
  formatIdOf,
  formatOf,
  RECORD_FORMATS,
  recordFormatOf,
} from './records.vocabulary.ts';

test('Each format has the word of the specification in addresses', () => {
  expect(RECORD_FORMATS.map(formatIdOf)).toEqual([...FORMAT_IDS]);
  expect(FORMAT_IDS.map(formatOf)).toEqual([...RECORD_FORMATS]);
  expect(formatIdOf('knockout')).toBe('tournament');
});

test('A rubber is listed as a match between teams, all others by their format', () => {
  expect(recordFormatOf({ format: 'league', rubber: {} })).toBe('team');
  expect(recordFormatOf({ format: 'league' })).toBe('league');
});

test('An address with any other word names no format', () => {
  for (const other of ['doubles', '', undefined]) expect(formatOf(other)).toBeNull();
});
