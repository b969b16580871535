import { describe, expect } from 'vitest';
import * as emailAddress from '#features/accounts/email-address/email-address.contract.ts';
import * as guardianPage from '#features/guardian-page/guardian-page.contract.ts';
import * as passwords from '#features/sign-in/password/password.contract.ts';
import { mailsTo } from '#platform/testing/sent-mails.ts';
import { type Phone, type TestApp, test } from '../../../apps/server/test-app.ts';
import * as contract from '../guardians.contract.ts';
import { MOTHER, nameGuardian, newcomer, secretFor } from './guardians.factory.ts';

const CLASSMATE = 'classmate@example.com';
const fresh = { password: 'a brand new one', confirmPassword: 'a brand new one' };

type PlayerPhone = Awaited<ReturnType<typeof newcomer>>;

async function confirmAs(server: TestApp, address: string): Promise<string> {
  const secret = await secretFor(server, address);
  const opened = await server.phone().call(guardianPage.open, { body: { secret } });
  const params = { id: opened.data?.players[0]?.id ?? '' };
  await server.phone().call(guardianPage.confirm, { params, body: { secret } });
  return secret;
}

/** How many players the holder of a guardian's link sees. */
async function seenWith(server: TestApp, secret: string): Promise<number | undefined> {
  const opened = await server.phone().call(guardianPage.open, { body: { secret } });
  return opened.data?.players.length;
}

/** Chooses a new password by the mailed link, and gives the phone that it has signed in. */
async function recover(server: TestApp, { email }: PlayerPhone['player']): Promise<Phone> {
  await server.phone().call(passwords.forgotten, { body: { loginId: email } });
  await server.app.jobs.drain();
  const secret = await secretFor(server, email);
  const phone = server.phone();
  await phone.call(passwords.reset, { body: { secret, ...fresh } });
  return phone;
}

describe('an account that its owner takes back', () => {
  test('A guardian who was named before anybody had confirmed the address ends with a mailed link to a new password, and the age is asked again', async ({
    server,
  }) => {
    const thief = await newcomer(server, { emailVerified: false });
    await nameGuardian(thief, CLASSMATE);
    const link = await confirmAs(server, CLASSMATE);
    expect(await seenWith(server, link)).toBe(1);
    const own = await recover(server, thief.player);
    expect(await seenWith(server, link)).toBe(0);
    expect((await own.call(contract.mine)).data).toMatchObject({
      age: null,
      guardian: { email: CLASSMATE, state: 'ended' },
      mayEnterPaid: false,
    });
    expect((await mailsTo(server, CLASSMATE)).at(-1)?.kind).toBe('guardian-ended');
  });

  test('A guardian stays when the owner of a confirmed address forgets the password', async ({
    server,
  }) => {
    const phone = await newcomer(server, { emailVerified: true });
    await nameGuardian(phone);
    const link = await confirmAs(server, MOTHER);
    await recover(server, phone.player);
    expect(await seenWith(server, link)).toBe(1);
  });

  test('A guardian who was named after a change of address that is undone ends with it, and an earlier one stays', async ({
    server,
  }) => {
    const [robbed, other] = [
      await newcomer(server, { emailVerified: true }),
      await newcomer(server, { emailVerified: true }),
    ];
    await nameGuardian(other, MOTHER);
    server.clock.advance({ minutes: 1 });
    const [undoRobbed, undoOther] = [
      await moveAddress(server, robbed),
      await moveAddress(server, other),
    ];
    server.clock.advance({ minutes: 1 });
    await nameGuardian(robbed, CLASSMATE);
    for (const secret of [undoRobbed, undoOther]) {
      await server.phone().call(emailAddress.undoChange, { body: { secret } });
    }
    expect(await seenWith(server, await secretFor(server, CLASSMATE))).toBe(0);
    expect(await seenWith(server, await secretFor(server, MOTHER))).toBe(1);
  });
});

/** Changes the address of an account, and gives the secret that undoes it. */
async function moveAddress(server: TestApp, phone: PlayerPhone): Promise<string> {
  const { email: old, password: currentPassword } = phone.player;
  const email = `thief-${old}`;
  await phone.call(emailAddress.change, { body: { email, currentPassword } });
  const body = { secret: await secretFor(server, email) };
  await server.phone().call(emailAddress.confirmChange, { body });
  return secretFor(server, old);
}

describe('a guardian who confirms', () => {
  test('A player hears by mail who has confirmed as their guardian, and what to do if it is somebody else', async ({
    server,
  }) => {
    const phone = await newcomer(server);
    await nameGuardian(phone);
    await confirmAs(server, MOTHER);
    const mail = (await mailsTo(server, phone.player.email)).at(-1);
    expect(mail).toMatchObject({ kind: 'guardian-confirmed', language: 'ja' });
    expect(mail?.textBody).toContain(MOTHER);
    expect(mail?.textBody).toContain('/my-guardian');
  });
});
