import { describe, expect, test } from 'vitest';
import { signedLinks } from './signed-links.ts';

const links = signedLinks('a server secret', 'stop mails');

describe('signedLinks', () => {
  test('A signed link gives the facts that it was made with', () => {
    expect(links.factsOf(links.secretOf(['account', '42', 'changes']))).toEqual([
      'account',
      '42',
      'changes',
    ]);
  });

  test('A signed link of another server or purpose, or with changed facts, gives nothing', () => {
    const secret = links.secretOf(['account', '42', 'changes']);
    expect(signedLinks('another secret', 'stop mails').factsOf(secret)).toBeNull();
    expect(signedLinks('a server secret', 'log in').factsOf(secret)).toBeNull();
    expect(links.factsOf(secret.replace('42', '43'))).toBeNull();
    for (const forged of ['', '.', 'x', `${secret}x`, secret.slice(0, -1)]) {
      expect(links.factsOf(forged)).toBeNull();
    }
  });
});
