import { expect, test } from 'vitest';
import { createSealer } from './sealer.ts';

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
