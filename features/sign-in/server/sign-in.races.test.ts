import { describe, expect } from 'vitest';
import * as contract from '#features/accounts/accounts.contract.ts';
import * as emailAddress from '#features/accounts/email-address/email-address.contract.ts';
import * as passkeys from '#features/accounts/passkeys/passkeys.contract.ts';
import { makeAuthenticator } from '#features/accounts/passkeys/server/passkeys.factory.ts';
import { listByAccount } from '#features/accounts/passkeys/server/passkeys.store.ts';
import { makeApp } from '#features/accounts/second-factor/server/second-factor.factory.ts';
import { leave } from '#features/personal-data/deletion/deletion.contract.ts';
import { mailsOf } from '#platform/testing/sent-mails.ts';
import { inTurn } from '#platform/testing/while-locked.ts';
import { type Phone, type TestApp, test } from '../../../apps/server/test-app.ts';
import * as passwords from '../password/password.contract.ts';

const fresh = { password: 'a brand new one', confirmPassword: 'a brand new one' };

describe('a proof that was checked before the password was reset', () => {
  test('A login whose password is replaced before its session begins is refused, and leaves no session', async ({
    server,
  }) => {
    const { email: loginId, password } = (await server.playerPhone()).player;
    const phone = server.phone();
    const answer = await afterReset(server, loginId, () =>
      phone.call(contract.login, { body: { loginId, password } }),
    );
    expect([answer.status, answer.refusal?.code]).toEqual([401, 'LOGIN_FAILED']);
    expect((await phone.call(contract.session)).data?.account).toBeNull();
  });

  test('A login whose password is replaced before its second step begins gets no second step', async ({
    server,
  }) => {
    const { player } = await server.playerPhone({ emailVerified: true });
    await makeApp(server.services, player);
    const { email: loginId, password } = player;
    const answer = await afterReset(server, loginId, () =>
      server.phone().call(contract.login, { body: { loginId, password } }),
    );
    expect([answer.status, answer.refusal?.code]).toEqual([401, 'LOGIN_FAILED']);
  });

  test('A login with a passkey that a reset of the password removes meanwhile is refused', async ({
    server,
  }) => {
    const { owner, key, body } = await newPasskey(server);
    await owner.call(passkeys.add, { body });
    const phone = server.phone();
    const { data } = await phone.call(passkeys.beginLogin);
    const credential = key.get(data?.options ?? {}, server.services.origin());
    const answer = await afterReset(server, owner.player.email, () =>
      phone.call(passkeys.login, { body: { credential } }),
    );
    expect([answer.status, answer.refusal?.code]).toEqual([401, 'PASSKEY_REFUSED']);
    expect((await phone.call(contract.session)).data?.account).toBeNull();
  });

  test('A passkey that was begun with the password before is not added', async ({ server }) => {
    const { owner, body } = await newPasskey(server);
    const answer = await afterReset(server, owner.player.email, () =>
      owner.call(passkeys.add, { body }),
    );
    expect([answer.status, answer.refusal?.code]).toEqual([422, 'PASSKEY_REFUSED']);
    expect(await listByAccount(server.services.db, owner.player.id)).toEqual([]);
  });

  test('A change of the password that was proven with the one before is refused, and the owner keeps theirs', async ({
    server,
  }) => {
    const thief = await server.playerPhone();
    const { email: loginId, password: currentPassword } = thief.player;
    const stolen = { password: 'chosen by a thief', confirmPassword: 'chosen by a thief' };
    const answer = await afterReset(server, loginId, () =>
      thief.call(passwords.change, { body: { currentPassword, ...stolen } }),
    );
    expect([answer.status, answer.refusal?.code]).toEqual([403, 'WRONG_PASSWORD']);
    const owner = { loginId, password: fresh.password };
    expect((await server.phone().call(contract.login, { body: owner })).status).toBe(200);
  });

  test('A deletion of the account that was proven with the password before deletes nothing', async ({
    server,
  }) => {
    const thief = await server.playerPhone();
    const { email: loginId, password } = thief.player;
    const answer = await afterReset(server, loginId, () =>
      thief.call(leave, { body: { password } }),
    );
    expect([answer.status, answer.refusal?.code]).toEqual([422, 'PASSWORD_WRONG']);
    const owner = { loginId, password: fresh.password };
    expect((await server.phone().call(contract.login, { body: owner })).status).toBe(200);
  });

  test('A change of the e-mail address that was proven with the password before sends no link', async ({
    server,
  }) => {
    const thief = await server.playerPhone();
    const { email, password: currentPassword } = thief.player;
    const body = { email: 'thief@example.com', currentPassword };
    const answer = await afterReset(server, email, () => thief.call(emailAddress.change, { body }));
    expect([answer.status, answer.refusal?.code]).toEqual([403, 'WRONG_PASSWORD']);
    expect(await mailsOf(server, 'email-change')).toEqual([]);
  });
});

/** A passkey that a browser has made, and that is not stored yet. */
async function newPasskey(server: TestApp) {
  const owner = await server.playerPhone({ emailVerified: true });
  const key = makeAuthenticator();
  const wanted = { name: 'My phone', currentPassword: owner.player.password };
  const { data } = await owner.call(passkeys.begin, { body: wanted });
  const credential = key.create(data?.options ?? {}, server.services.origin());
  return { owner, key, body: { name: 'My phone', credential } };
}

/** What a call answers that has checked its proof, and waits for the account until a new password is stored. */
async function afterReset(
  server: TestApp,
  loginId: string,
  call: () => ReturnType<Phone['call']>,
): Promise<{ status: number; refusal?: { code: string } | null }> {
  await server.phone().call(passwords.forgotten, { body: { loginId } });
  await server.app.jobs.drain();
  const secret = (await mailsOf(server, 'reset-password')).at(-1)?.secret ?? '';
  const reset = () => server.phone().call(passwords.reset, { body: { secret, ...fresh } });
  const calls = [reset, call] as (() => ReturnType<Phone['call']>)[];
  const [done, answer] = await inTurn(server.services.db, 'accounts', calls);
  expect(done?.status).toBe(200);
  if (!answer) throw new Error('No answer.');
  return answer;
}
