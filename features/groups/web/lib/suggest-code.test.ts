import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TEAM_CODE_LENGTH } from '../../groups.vocabulary.ts';
import { suggestCode } from './suggest-code.ts';

test('A suggested code has eight letters and digits that cannot be mixed up', () => {
  const bytes = fc.uint8Array({ minLength: TEAM_CODE_LENGTH, maxLength: TEAM_CODE_LENGTH });
  fc.assert(
    fc.property(bytes, (given) => {
      expect(suggestCode(given)).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
    }),
  );
});

test('Two suggestions differ', () => {
  expect(suggestCode()).not.toBe(suggestCode());
});
