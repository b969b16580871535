import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sealer } from './sealed.ts';

const { seal, open } = sealer('a secret', 'tests');

describe('sealing', () => {
  test('A sealed text is opened by the same secret for the same purpose, and says nothing before', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 8 }), (text) => {
        const sealed = seal(text);
        expect(sealed).not.toContain(text);
        expect(open(sealed)).toBe(text);
        expect(seal(text)).not.toBe(sealed);
      }),
    );
  });

  test('Another secret, another purpose and a changed byte open nothing', () => {
    const sealed = seal('1234567');
    expect(sealer('another', 'tests').open(sealed)).toBeNull();
    expect(sealer('a secret', 'other tests').open(sealed)).toBeNull();
    fc.assert(
      fc.property(fc.nat({ max: Buffer.from(sealed, 'base64url').length - 1 }), (at) => {
        const bytes = Buffer.from(sealed, 'base64url');
        bytes[at] = (bytes[at] ?? 0) ^ 1;
        expect(open(bytes.toString('base64url'))).toBeNull();
      }),
    );
    expect(open('')).toBeNull();
  });
});
