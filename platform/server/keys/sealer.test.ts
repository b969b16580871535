import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSealer, sealerFor } from './sealer.ts';

const SECRET = 'a server secret of at least 32 characters';

test('A sealed secret opens with the same server secret and the same subject only', () => {
  const sealer = createSealer(SECRET);
  const sealed = sealer.seal('JBSWY3DPEHPK3PXP', 'account 1');
  expect(createSealer(SECRET).open(sealed, 'account 1')).toBe('JBSWY3DPEHPK3PXP');
  expect(sealer.open(sealed, 'account 2')).toBeNull();
  expect(createSealer(`${SECRET}!`).open(sealed, 'account 1')).toBeNull();
});

test('A sealed secret does not show the text, and is another one each time', () => {
  const sealer = createSealer(SECRET);
  const [first, second] = [sealer.seal('secret', 'x'), sealer.seal('secret', 'x')];
  expect(first).not.toBe(second);
  expect(Buffer.from(first, 'base64url').toString('latin1')).not.toContain('secret');
});

test('A sealed secret that was changed or cut opens nothing', () => {
  const sealer = createSealer(SECRET);
  const sealed = sealer.seal('secret', 'x');
  const bytes = Buffer.from(sealed, 'base64url');
  for (let at = 0; at < bytes.length; at++) {
    const changed = Buffer.from(bytes);
    changed[at]! ^= 1;
    expect(sealer.open(changed.toString('base64url'), 'x')).toBeNull();
    expect(sealer.open(bytes.subarray(0, at).toString('base64url'), 'x')).toBeNull();
  }
});

test('A sealer for a purpose opens what it has sealed, and nothing of another secret, purpose or use', () => {
  const { seal, open } = sealerFor('tests', SECRET);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 8 }), (text) => {
      const sealed = seal(text);
      expect(sealed).not.toContain(text);
      expect(open(sealed)).toBe(text);
      expect(seal(text)).not.toBe(sealed);
      expect(sealerFor('tests', `${SECRET}!`).open(sealed)).toBeNull();
      expect(sealerFor('other tests', SECRET).open(sealed)).toBeNull();
      expect(createSealer(SECRET).open(sealed)).toBeNull();
    }),
  );
});

test('A text that the version before has sealed for a purpose opens', () => {
  const sealed = '_B-nqSlhe4TJa4O0nfkIHRsxkpBH8-oNtnBXAwwIVPotuL8';
  expect(sealerFor('tests', 'a secret').open(sealed)).toBe('1234567');
});
