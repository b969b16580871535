import { expect, vi } from 'vitest';
import * as accounts from '#features/accounts/accounts.contract.ts';
import { makePlayer } from '#features/accounts/server/accounts.factory.ts';
import * as hashes from '#platform/server/password-hash.ts';
import { type TestApp, test } from '../../../../apps/server/test-app.ts';

// Calls are counted, not replaced. The spy needs isolated modules: other test files share theirs.
vi.mock('#platform/server/password-hash.ts', { spy: true });

test('An attempt at a password costs one argon2 computation, whether the account exists or not', async ({
  server,
}) => {
  const { email } = await makePlayer(server.services);
  for (const loginId of [email, 'nobody@example.com', 'ORG-NOBODY', 'no address@']) {
    vi.mocked(hashes.hashPassword).mockClear();
    vi.mocked(hashes.verifyPassword).mockClear();
    expect(await tried(server, loginId)).toBe(401);
    const { hashPassword, verifyPassword } = hashes;
    const calls = [hashPassword, verifyPassword].map((one) => vi.mocked(one).mock.calls.length);
    expect([loginId, calls[0]! + calls[1]!]).toEqual([loginId, 1]);
  }
});

async function tried(server: TestApp, loginId: string): Promise<number> {
  const body = { loginId, password: 'guess' };
  return (await server.phone().call(accounts.login, { body })).status;
}
