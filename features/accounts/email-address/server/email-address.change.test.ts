import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import { profile } from '#features/my-page/my-page.contract.ts';
import { register } from '#features/registration/registration.contract.ts';
import * as passwords from '#features/sign-in/password/password.contract.ts';
import { LIMITS } from '#platform/server/http/limits.ts';
import { mailsOf } from '#platform/testing/sent-mails.ts';
import { inTurn } from '#platform/testing/while-locked.ts';
import { type Phone, startTestApp, type TestApp, test } from '../../../../apps/server/test-app.ts';
import * as accounts from '../../accounts.contract.ts';
import { makeApp } from '../../second-factor/server/second-factor.factory.ts';
import { makePlayer } from '../../server/accounts.factory.ts';
import * as contract from '../email-address.contract.ts';

type PlayerPhone = Awaited<ReturnType<TestApp['playerPhone']>>;

describe('another e-mail address', () => {
  test('A new e-mail address takes effect when the link that was sent to it is opened, and not before', async ({
    server,
  }) => {
    const phone = await server.playerPhone();
    const { player } = phone;
    const secret = await option(server, phone, 'New@example.com');
    expect(await login(server.phone(), 'new@example.com', player.password)).toBe(401);
    const confirmed = await server.phone().call(contract.confirmChange, { body: { secret } });
    expect(confirmed.data).toEqual({ email: 'new@example.com' });
    expect((await phone.call(profile)).data).toMatchObject({
      email: 'new@example.com',
      emailVerified: true,
    });
    expect(await login(server.phone(), 'new@example.com', player.password)).toBe(200);
    expect(await login(server.phone(), player.email, player.password)).toBe(401);
  });

  test('A change of the e-mail address requires the current password', async ({ server }) => {
    const phone = await server.playerPhone();
    const body = { email: 'new@example.com', currentPassword: 'guess' };
    const { status, refusal } = await phone.call(contract.change, { body });
    expect([status, refusal?.code]).toEqual([403, 'WRONG_PASSWORD']);
    expect(refusal?.fields).toEqual({ currentPassword: 'passwordWrong' });
    expect(await mailsOf(server, 'email-change')).toEqual([]);
  });

  test('A change of the e-mail address cannot be used to guess the password', async ({
    server,
  }) => {
    const phone = await server.playerPhone();
    const body = { email: 'new@example.com', currentPassword: 'guess' };
    const { max } = LIMITS.proof[0];
    for (let time = 0; time < max; time++) await phone.call(contract.change, { body });
    expect((await phone.call(contract.change, { body })).refusal?.code).toBe('RATE_LIMITED');
  });

  test('A change to the current e-mail address or to an invalid one is refused', async ({
    server,
  }) => {
    const phone = await server.playerPhone();
    const { email, password: currentPassword } = phone.player;
    const same = { email: email.toUpperCase(), currentPassword };
    expect((await phone.call(contract.change, { body: same })).refusal).toMatchObject({
      code: 'SAME_EMAIL',
      fields: { email: 'sameEmail' },
    });
    const none = { email: 'not an address', currentPassword };
    expect((await phone.call(contract.change, { body: none })).refusal?.fields).toEqual({
      email: 'emailInvalid',
    });
  });

  test('An e-mail address that another account has is reported to its mailbox only', async ({
    server,
  }) => {
    const phone = await server.playerPhone();
    const other = await makePlayer(server.services);
    const currentPassword = phone.player.password;
    const body = { email: other.email, currentPassword };
    expect((await phone.call(contract.change, { body })).data).toEqual({});
    expect(await mailsOf(server, 'email-change')).toEqual([]);
    const [taken, ...others] = await mailsOf(server, 'email-taken');
    expect([taken?.toAddress, others]).toEqual([other.email, []]);
    expect(taken?.textBody).toContain('/login');
  });

  test('An e-mail address that another account took in the meantime is refused, and the link is not used up', async ({
    server,
  }) => {
    const phone = await server.playerPhone();
    const secret = await option(server, phone, 'wanted@example.com');
    await makePlayer(server.services, { email: 'wanted@example.com' });
    for (let time = 0; time < 2; time++) {
      const { status, refusal } = await phone.call(contract.confirmChange, { body: { secret } });
      expect([status, refusal?.code]).toEqual([409, 'EMAIL_IN_USE']);
    }
  });

  test('A new e-mail address is confirmed once, within an hour, by the newest link', async ({
    server,
  }) => {
    const phone = await server.playerPhone();
    const older = await option(server, phone, 'one@example.com');
    const newer = await option(server, phone, 'two@example.com');
    const confirm = async (secret: string) =>
      (await server.phone().call(contract.confirmChange, { body: { secret } })).refusal?.code;
    expect(await confirm(older)).toBe('LINK_UNKNOWN');
    expect(await confirm(newer)).toBeUndefined();
    expect(await confirm(newer)).toBe('LINK_USED');
    const late = await option(server, phone, 'three@example.com');
    server.clock.advance({ hours: 1 });
    expect(await confirm(late)).toBe('LINK_EXPIRED');
  });

  test('A change of the e-mail address by a thief is void once the owner has a new password', async ({
    server,
  }) => {
    const phone = await server.playerPhone();
    const thiefs = await option(server, phone, 'thief@example.com');
    const password = 'a brand new one';
    const currentPassword = phone.player.password;
    await phone.call(passwords.change, {
      body: { currentPassword, password, confirmPassword: password },
    });
    const { refusal } = await phone.call(contract.confirmChange, { body: { secret: thiefs } });
    expect(refusal?.code).toBe('LINK_UNKNOWN');
  });

  test('A change of the e-mail address withdraws a reset link that went to the old mailbox', async ({
    server,
  }) => {
    const phone = await server.playerPhone();
    await phone.call(passwords.forgotten, { body: { loginId: phone.player.email } });
    await server.app.jobs.drain();
    const [reset] = await mailsOf(server, 'reset-password');
    await move(server, phone, 'new@example.com');
    const body = { secret: reset?.secret ?? '' };
    expect((await phone.call(passwords.openLink, { body })).refusal?.code).toBe('LINK_UNKNOWN');
  });
});

describe('undoing a change of the address', () => {
  test('Undoing a change of the address ends every session, voids the password, and leads to a new one', async ({
    server,
  }) => {
    const thief = await server.playerPhone({ emailVerified: true });
    const { email, password } = thief.player;
    const secret = await move(server, thief, 'thief@example.com');
    server.clock.advance({ days: 6 });
    const owner = server.phone();
    const { data } = await owner.call(contract.undoChange, { body: { secret } });
    expect(data?.email).toBe(email);
    expect((await thief.call(accounts.session)).data?.account).toBeNull();
    expect(await login(server.phone(), email, password)).toBe(401);
    expect(await login(server.phone(), 'thief@example.com', password)).toBe(401);
    const fresh = { password: 'a brand new one', confirmPassword: 'a brand new one' };
    const body = { secret: data?.resetSecret ?? '', ...fresh };
    expect((await owner.call(passwords.reset, { body })).status).toBe(200);
    expect((await owner.call(accounts.session)).data?.account?.id).toBe(thief.player.id);
  });

  test('A change of the address can be undone for seven days', async ({ server }) => {
    const phone = await server.playerPhone({ emailVerified: true });
    const secret = await move(server, phone, 'new@example.com');
    server.clock.advance({ days: 7 });
    const { refusal } = await server.phone().call(contract.undoChange, { body: { secret } });
    expect(refusal?.code).toBe('LINK_EXPIRED');
  });

  test('Undoing a change of the address withdraws the links that undo later changes', async ({
    server,
  }) => {
    const thief = await server.playerPhone({ emailVerified: true });
    const owners = await move(server, thief, 'thief@example.com');
    server.clock.advance({ minutes: 1 });
    const thiefs = await move(server, thief, 'another@example.com');
    await server.phone().call(contract.undoChange, { body: { secret: owners } });
    const { refusal } = await thief.call(contract.undoChange, { body: { secret: thiefs } });
    expect(refusal?.code).toBe('LINK_UNKNOWN');
  });

  test('Undoing a later change of the address leaves the link that undoes an earlier one', async ({
    server,
  }) => {
    const thief = await server.playerPhone({ emailVerified: true });
    const owners = await move(server, thief, 'thief@example.com');
    server.clock.advance({ minutes: 1 });
    const thiefs = await move(server, thief, 'another@example.com');
    await undo(server.phone(), thiefs);
    expect((await undo(server.phone(), owners)).data?.email).toBe(thief.player.email);
  });

  test('Two undo links of one account that are opened at the same moment are both answered', async ({
    server,
  }) => {
    const thief = await server.playerPhone({ emailVerified: true });
    const owners = await move(server, thief, 'thief@example.com');
    server.clock.advance({ minutes: 1 });
    const thiefs = await move(server, thief, 'another@example.com');
    const answers = await inTurn(server.services.db, 'accounts', [
      () => undo(server.phone(), owners),
      () => undo(server.phone(), thiefs),
    ]);
    expect(answers.map(({ data, refusal }) => data?.email ?? refusal?.code)).toEqual([
      thief.player.email,
      'LINK_UNKNOWN',
    ]);
  });

  test('A link to a new password that is opened while a change of the address is undone is answered', async ({
    server,
  }) => {
    const thief = await server.playerPhone({ emailVerified: true });
    const secret = await move(server, thief, 'thief@example.com');
    await thief.call(passwords.forgotten, { body: { loginId: 'thief@example.com' } });
    await server.app.jobs.drain();
    const [reset] = await mailsOf(server, 'reset-password');
    const fresh = { password: 'a brand new one', confirmPassword: 'a brand new one' };
    const body = { secret: reset?.secret ?? '', ...fresh };
    const codes = await inTurn(server.services.db, 'accounts', [
      async () => (await undo(server.phone(), secret)).refusal?.code,
      async () => (await server.phone().call(passwords.reset, { body })).refusal?.code,
    ]);
    expect(codes).toEqual([undefined, 'LINK_UNKNOWN']);
  });

  test('An address that a link can bring back is not given to anybody else', async ({ server }) => {
    const email = 'wanted@example.com';
    const other = await server.playerPhone();
    const early = await option(server, other, email);
    const thief = await server.playerPhone({ email, emailVerified: true });
    const secret = await move(server, thief, 'thief@example.com');
    expect((await registerAt(server.phone(), email.toUpperCase())).refusal).toMatchObject({
      code: 'EMAIL_IN_USE',
      fields: { 'person.email': 'emailInUse' },
    });
    const body = { email, currentPassword: other.player.password };
    await other.call(contract.change, { body });
    const [taken, ...others] = await mailsOf(server, 'email-taken');
    expect([taken?.toAddress, others]).toEqual([email, []]);
    expect(taken?.textBody).toContain('gave it up less than 7 days ago');
    expect(taken?.textBody).not.toContain('/login');
    const confirmed = await other.call(contract.confirmChange, { body: { secret: early } });
    expect(confirmed.refusal?.code).toBe('EMAIL_IN_USE');
    expect((await undo(server.phone(), secret)).data?.email).toBe(email);
  });

  test('An address that was given up is free for its own account, and for everybody after seven days', async ({
    server,
  }) => {
    const phone = await server.playerPhone({ emailVerified: true });
    const { email } = phone.player;
    await move(server, phone, 'new@example.com');
    server.clock.advance({ minutes: 1 });
    await move(server, phone, email);
    expect((await phone.call(profile)).data?.email).toBe(email);
    server.clock.advance({ minutes: 1 });
    await move(server, phone, 'new@example.com');
    server.clock.advance({ days: 7 });
    expect((await registerAt(server.phone(), email)).status).toBe(200);
  });

  test('Undoing a change of the address removes an authenticator app that was set up since', async ({
    server,
  }) => {
    const thief = await server.playerPhone({ emailVerified: true });
    const secret = await move(server, thief, 'thief@example.com');
    await makeApp(server.services, { ...thief.player, email: 'thief@example.com' });
    expect(await undoAndReset(server, secret)).toEqual({ loggedIn: true });
  });

  test('Undoing a change of the address leaves an authenticator app that was set up before', async ({
    server,
  }) => {
    const phone = await server.playerPhone({ emailVerified: true });
    const change = await option(server, phone, 'new@example.com');
    await makeApp(server.services, phone.player);
    server.clock.advance({ minutes: 1 });
    const secret = await confirmed(server, change);
    expect(await undoAndReset(server, secret)).toEqual({ loggedIn: false });
  });

  test('The link that undoes a change is not sent to an unconfirmed address, which may be a stranger’s', async ({
    server,
  }) => {
    const phone = await server.playerPhone();
    await move(server, phone, 'new@example.com');
    const [notified] = await mailsOf(server, 'email-moved');
    expect(notified).toMatchObject({ toAddress: phone.player.email, secret: null });
    expect(notified?.textBody).not.toContain('undo-email');
  });
});

test("The demo's visitor cannot change the e-mail address", async () => {
  const server = await startTestApp({ DEMO: 'on' });
  const sample = await makePlayer(server.services);
  server.app.setDemoAccount(sample.id);
  const body = { email: 'new@example.com', currentPassword: sample.password };
  const { refusal } = await server.phone().call(contract.change, { body });
  expect(refusal?.code).toBe('DEMO_ACCOUNT');
  await server.close();
});

/** Requests another address; gives the secret of the link that was sent to it. */
async function option(server: TestApp, phone: PlayerPhone, email: string): Promise<string> {
  const body = { email, currentPassword: phone.player.password };
  expect((await phone.call(contract.change, { body })).status).toBe(200);
  const sent = (await mailsOf(server, 'email-change')).at(-1);
  expect(sent?.toAddress).toBe(email.toLowerCase());
  return sent?.secret ?? '';
}

/** Changes the address; gives the secret of the link that undoes the change. */
async function move(server: TestApp, phone: PlayerPhone, email: string): Promise<string> {
  return confirmed(server, await option(server, phone, email));
}

/** Opens the link that confirms a change; gives the secret of the link that undoes it. */
async function confirmed(server: TestApp, secret: string): Promise<string> {
  await server.phone().call(contract.confirmChange, { body: { secret } });
  return (await mailsOf(server, 'email-moved')).at(-1)?.secret ?? '';
}

const undo = (phone: Phone, secret: string) =>
  phone.call(contract.undoChange, { body: { secret } });

/** Undoes a change, and chooses a new password with the link that this leads to. */
async function undoAndReset(server: TestApp, secret: string) {
  const { data } = await undo(server.phone(), secret);
  const fresh = { password: 'a brand new one', confirmPassword: 'a brand new one' };
  const body = { secret: data?.resetSecret ?? '', ...fresh };
  return (await server.phone().call(passwords.reset, { body })).data;
}

function registerAt(phone: Phone, email: string) {
  const password = 'correct horse';
  const login = { email, password, confirmPassword: password };
  const person = { fullName: 'Another One', nickname: '', prefecture: 'Tokyo', ...login } as const;
  return phone.call(register, {
    body: {
      id: uuidv7(),
      person: { ...person, phone: '03-1234-5678' },
      club: { clubId: '' },
      experience: { level: 'B' },
    },
  });
}

async function login(phone: Phone, loginId: string, password: string): Promise<number> {
  return (await phone.call(accounts.login, { body: { loginId, password } })).status;
}
