import { describe, expect } from 'vitest';
import * as passwords from '#features/sign-in/password/password.contract.ts';
import { mails } from '#platform/server/mail/mail.tables.ts';
import {
  logInWithCode,
  type Phone,
  startTestApp,
  type TestApp,
  test,
} from '../../../../apps/server/test-app.ts';
import * as accounts from '../../accounts.contract.ts';
import * as devices from '../../devices/devices.contract.ts';
import * as passkeys from '../../passkeys/passkeys.contract.ts';
import * as contract from '../second-factor.contract.ts';
import { newFactorCode } from './second-factor.commands.ts';
import { find } from './second-factor.store.ts';
import { codeAt } from './second-factor.totp.provider.ts';

type PlayerPhone = Awaited<ReturnType<TestApp['playerPhone']>>;

describe('setting up the second step', () => {
  test('An authenticator app is set up with the password and a first code, and reported by mail', async ({
    server,
  }) => {
    const phone = await server.playerPhone();
    expect((await phone.call(contract.status)).data).toEqual({
      onSince: null,
      codesLeft: 0,
      codesSince: null,
      required: false,
      asksFor: null,
      passkeys: 0,
    });
    const { codes, secret } = await setUp(server, phone);
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^(?:[A-Z0-9]{4}-){3}[A-Z0-9]{4}$/);
    const { data } = await phone.call(contract.status);
    expect(data).toMatchObject({
      onSince: server.clock.now().toISOString(),
      codesLeft: 10,
      codesSince: server.clock.now().toISOString(),
    });
    expect(await subjects(server)).toEqual(['Logging in now takes two steps']);
    // Neither the secret nor a code is in the database.
    const stored = await find(server.services.db, phone.player.id);
    expect(stored?.sealedSecret).toBeTruthy();
    expect(JSON.stringify(stored)).not.toContain(secret);
  });

  test('The app is handed over as an otpauth address with issuer and login', async ({ server }) => {
    const phone = await server.playerPhone({ email: 'taro@example.com' });
    const { data } = await begin(phone);
    const uri = new URL(data?.uri ?? '');
    expect(uri.protocol).toBe('otpauth:');
    expect(decodeURIComponent(uri.pathname)).toContain('RallyDays:taro@example.com');
    expect(uri.searchParams.get('secret')).toBe(data?.secret);
  });

  test('Setting up is refused with a wrong password, a wrong first code, or before it has begun', async ({
    server,
  }) => {
    const phone = await server.playerPhone();
    const early = await phone.call(contract.confirm, { body: { code: '123456' } });
    expect(early.refusal?.code).toBe('NOT_BEGUN');
    const body = { currentPassword: 'guess', setUpCode: '' };
    expect((await phone.call(contract.begin, { body })).refusal).toMatchObject({
      code: 'WRONG_PASSWORD',
      fields: { currentPassword: 'passwordWrong' },
    });
    await begin(phone);
    for (const code of ['000000', 'ABCD-EFGH', newFactorCode()]) {
      const wrong = await phone.call(contract.confirm, { body: { code } });
      expect(wrong.refusal?.code).toBe('WRONG_CODE');
    }
    expect((await phone.call(contract.status)).data?.onSince).toBeNull();
  });

  test('Setting up signs out every other device', async ({ server }) => {
    const phone = await server.playerPhone();
    const other = server.phone();
    await logIn(other, phone);
    await setUp(server, phone);
    expect(await isIn(other)).toBe(false);
    expect(await isIn(phone)).toBe(true);
  });

  test('The demo person cannot set up a second factor', async () => {
    const server = await startTestApp({ DEMO: 'still' });
    const phone = await server.playerPhone();
    server.app.setDemoAccount(phone.player.id);
    expect((await begin(phone)).refusal?.code).toBe('DEMO_ACCOUNT');
    for (const endpoint of [contract.renewCodes, contract.turnOff]) {
      expect((await phone.call(endpoint)).refusal?.code).toBe('DEMO_ACCOUNT');
    }
    await server.close();
  });
});

describe('a login with two steps', () => {
  test('A login with two steps gives a session only after the code', async ({ server }) => {
    const { phone, secret } = await withApp(server);
    const there = server.phone();
    const { data } = await logIn(there, phone);
    expect(data).toMatchObject({ mustChangePassword: false, step: expect.any(String) });
    expect(await isIn(there)).toBe(false);
    server.clock.advance({ seconds: 30 });
    expect((await enter(there, data?.step, await codeOf(server, secret))).status).toBe(200);
    expect(await isIn(there)).toBe(true);
    const { data: list } = await there.call(devices.list);
    expect(list?.signIns[0]).toMatchObject({ method: 'code', outcome: 'success' });
  });

  test('A login that was begun with the old password ends when the password is changed', async ({
    server,
  }) => {
    const { phone, secret } = await withApp(server);
    const thief = server.phone();
    const step = (await logIn(thief, phone)).data?.step;
    const fresh = { password: 'a brand new one', confirmPassword: 'a brand new one' };
    const body = { currentPassword: phone.player.password, ...fresh };
    expect((await phone.call(passwords.change, { body })).status).toBe(200);
    server.clock.advance({ seconds: 60 });
    const late = await enter(thief, step, await codeOf(server, secret));
    expect(late.refusal?.code).toBe('STEP_ENDED');
    expect(await isIn(thief)).toBe(false);
  });

  test('A wrong code is refused and shown to the owner; the step stays open for the right one', async ({
    server,
  }) => {
    const { phone, secret } = await withApp(server);
    const there = server.phone();
    const step = (await logIn(there, phone)).data?.step;
    expect((await enter(there, step, '000000')).refusal?.code).toBe('WRONG_CODE');
    const { data } = await phone.call(devices.list);
    expect(data?.signIns[0]).toMatchObject({ method: 'code', outcome: 'failure' });
    server.clock.advance({ seconds: 30 });
    expect((await enter(there, step, await codeOf(server, secret))).status).toBe(200);
  });

  test('A code is good for one use, also on another device', async ({ server }) => {
    const { phone, secret } = await withApp(server);
    server.clock.advance({ seconds: 30 });
    const code = await codeOf(server, secret);
    const [one, two] = [server.phone(), server.phone()];
    const steps = [(await logIn(one, phone)).data?.step, (await logIn(two, phone)).data?.step];
    expect((await enter(one, steps[0], code)).status).toBe(200);
    expect((await enter(two, steps[1], code)).refusal?.code).toBe('CODE_USED');
    expect(await isIn(two)).toBe(false);
  });

  test('Of two devices that send the same code at the same moment, one gets in', async ({
    server,
  }) => {
    const { phone, secret } = await withApp(server);
    server.clock.advance({ seconds: 30 });
    const code = await codeOf(server, secret);
    const phones = [server.phone(), server.phone()];
    const steps = await Promise.all(phones.map((one) => logIn(one, phone)));
    const answers = await Promise.all(
      phones.map((one, at) => enter(one, steps[at]?.data?.step, code)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test.for([
    [-60, 'WRONG_CODE'],
    [-30, null],
    [0, null],
    [30, null],
    [60, 'WRONG_CODE'],
  ] as const)(
    'A phone whose clock is %i seconds off is answered as it must be',
    async ([seconds, expected], { server }) => {
      const { phone, secret } = await withApp(server);
      server.clock.advance({ minutes: 5 });
      const there = server.phone();
      const step = (await logIn(there, phone)).data?.step;
      const at = new Date(server.clock.now().getTime() + seconds * 1000);
      const answer = await enter(there, step, await codeAt(secret, at));
      expect(answer.refusal?.code ?? null).toBe(expected);
    },
  );

  test('After five wrong codes even the right one waits, for five minutes', async ({ server }) => {
    const { phone, secret } = await withApp(server);
    const there = server.phone();
    const step = (await logIn(there, phone)).data?.step;
    for (let tried = 0; tried < 5; tried += 1) {
      expect((await enter(there, step, '000000')).refusal?.code).toBe('WRONG_CODE');
    }
    server.clock.advance({ seconds: 30 });
    const early = await enter(there, step, await codeOf(server, secret));
    expect(early.refusal?.code).toBe('RATE_LIMITED');
    server.clock.advance({ minutes: 5 });
    expect((await enter(there, step, await codeOf(server, secret))).status).toBe(200);
  });

  test('A step ends after ten minutes, after its use, and when it is made up', async ({
    server,
  }) => {
    const { phone, secret } = await withApp(server);
    const there = server.phone();
    const late = (await logIn(there, phone)).data?.step;
    server.clock.advance({ minutes: 10 });
    const code = await codeOf(server, secret);
    expect((await enter(there, late, code)).refusal?.code).toBe('STEP_ENDED');
    const step = (await logIn(there, phone)).data?.step;
    expect((await enter(there, step, code)).status).toBe(200);
    server.clock.advance({ seconds: 30 });
    for (const ended of [step, 'made-up']) {
      const again = await enter(server.phone(), ended, await codeOf(server, secret));
      expect(again.refusal?.code).toBe('STEP_ENDED');
    }
  });

  test('A wrong password gives no step, and says nothing about the second one', async ({
    server,
  }) => {
    const { phone } = await withApp(server);
    const body = { loginId: phone.player.email, password: 'guess' };
    const { refusal } = await server.phone().call(accounts.login, { body });
    expect(refusal?.code).toBe('LOGIN_FAILED');
  });

  test('A new password by a mailed link opens no session without the code', async ({ server }) => {
    const { phone } = await withApp(server, { emailVerified: true });
    const there = server.phone();
    const body = { loginId: phone.player.email };
    await there.call(passwords.forgotten, { body });
    await server.app.jobs.drain();
    const [mail] = (await mailsOf(server)).filter(({ kind }) => kind === 'reset-password');
    const secret = mail?.secret ?? '';
    const password = 'another long one';
    const answer = await there.call(passwords.reset, {
      body: { secret, password, confirmPassword: password },
    });
    expect(answer.data).toEqual({ loggedIn: false });
    expect(await isIn(there)).toBe(false);
    const again = { loginId: phone.player.email, password };
    expect((await there.call(accounts.login, { body: again })).data?.step).toBeTruthy();
  });

  test('Changing the password keeps the person in, who has proven the code', async ({ server }) => {
    const { phone } = await withApp(server);
    const password = 'another long one';
    const body = { currentPassword: phone.player.password, password, confirmPassword: password };
    expect((await phone.call(passwords.change, { body })).status).toBe(200);
    expect(await isIn(phone)).toBe(true);
  });
});

describe('recovery codes', () => {
  test('A recovery code opens once, is reported by mail, and leaves one less', async ({
    server,
  }) => {
    const { phone, codes } = await withApp(server);
    const code = codes[0]?.toLowerCase().replaceAll('-', ' ') ?? '';
    const there = server.phone();
    const step = (await logIn(there, phone)).data?.step;
    expect((await enter(there, step, code)).status).toBe(200);
    expect((await there.call(contract.status)).data?.codesLeft).toBe(9);
    expect(await subjects(server)).toContain('A recovery code was used');
    const again = (await logIn(server.phone(), phone)).data?.step;
    expect((await enter(server.phone(), again, code)).refusal?.code).toBe('CODE_USED');
  });

  test('New recovery codes make those before void', async ({ server }) => {
    const { phone, codes } = await withApp(server);
    const { data } = await phone.call(contract.renewCodes);
    expect(data?.recoveryCodes).toHaveLength(10);
    const step = (await logIn(server.phone(), phone)).data?.step;
    const old = await enter(server.phone(), step, codes[1]);
    expect(old.refusal?.code).toBe('WRONG_CODE');
    expect((await enter(server.phone(), step, data?.recoveryCodes[1])).status).toBe(200);
  });

  test('There are no new recovery codes while the second step is off', async ({ server }) => {
    const phone = await server.playerPhone();
    expect((await phone.call(contract.renewCodes)).refusal?.code).toBe('NOT_ON');
  });

  test('With another server secret codes of the app end, and recovery codes work on', async ({
    server,
  }) => {
    const { phone, codes, secret } = await withApp(server);
    // As after a restore without the secret: what is stored was sealed with another one.
    const { db } = server.services;
    const other = await find(db, phone.player.id);
    expect(server.services.sealer.open(other?.sealedSecret ?? '', 'somebody else')).toBeNull();
    const { createSealer } = await import('#platform/server/keys/sealer.ts');
    const sealed = createSealer('another secret').seal(secret, phone.player.id);
    const { secondFactors } = await import('./second-factor.tables.ts');
    await db.update(secondFactors).set({ sealedSecret: sealed });
    server.clock.advance({ seconds: 30 });
    const step = (await logIn(server.phone(), phone)).data?.step;
    const there = server.phone();
    const closed = await enter(there, step, await codeOf(server, secret));
    expect(closed.refusal?.code).toBe('WRONG_CODE');
    expect((await enter(there, step, codes[0])).status).toBe(200);
  });
});

describe('proving it again', () => {
  test('What changes the second step asks for a proof of the last ten minutes', async ({
    server,
  }) => {
    const { phone, secret, codes } = await withApp(server);
    server.clock.advance({ minutes: 11 });
    for (const endpoint of [contract.renewCodes, contract.turnOff, contract.begin] as const) {
      const body = { currentPassword: phone.player.password, setUpCode: '' };
      const { refusal } = await phone.call(endpoint, endpoint === contract.begin ? { body } : {});
      expect(refusal?.code).toBe('PROOF_REQUIRED');
    }
    const added = { name: 'Mine', currentPassword: phone.player.password };
    const passkey = await phone.call(passkeys.begin, { body: added });
    expect(passkey.refusal?.code).toBe('PROOF_REQUIRED');
    const prove = (code: string) => phone.call(contract.prove, { body: { code } });
    expect((await prove('000000')).refusal?.code).toBe('WRONG_CODE');
    expect((await prove(await codeOf(server, secret))).status).toBe(200);
    expect((await prove(await codeOf(server, secret))).refusal?.code).toBe('CODE_USED');
    expect((await phone.call(contract.renewCodes)).status).toBe(200);
    expect((await prove(codes[0] ?? '')).refusal?.code).toBe('WRONG_CODE');
  });

  test('Nobody proves a second step that is off', async ({ server }) => {
    const phone = await server.playerPhone();
    const { refusal } = await phone.call(contract.prove, { body: { code: '123456' } });
    expect(refusal?.code).toBe('NOT_ON');
  });

  test('Switching it off leaves the password alone, twice without harm, and is reported by mail', async ({
    server,
  }) => {
    const { phone } = await withApp(server);
    for (let time = 0; time < 2; time += 1) {
      expect((await phone.call(contract.turnOff)).status).toBe(200);
    }
    expect(await isIn(phone)).toBe(true);
    expect((await logIn(server.phone(), phone)).data?.step).toBeNull();
    const off = 'The second step of your login was switched off';
    expect((await subjects(server)).filter((subject) => subject === off)).toHaveLength(1);
  });

  test('An operator cannot switch it off, and can move it to another app', async ({ server }) => {
    const phone = await server.operatorPhone();
    expect((await phone.call(contract.turnOff)).refusal?.code).toBe('REQUIRED');
    const body = { currentPassword: phone.operator.password, setUpCode: '' };
    const begun = await phone.call(contract.begin, { body });
    // Until the new app is confirmed, the one before works.
    server.clock.advance({ seconds: 60 });
    await logInWithCode(server.phone(), phone.operator);
    const code = await codeAt(begun.data?.secret ?? '', server.clock.now());
    expect((await phone.call(contract.confirm, { body: { code } })).status).toBe(200);
    server.clock.advance({ seconds: 60 });
    await expect(logInWithCode(server.phone(), phone.operator)).rejects.toThrow('WRONG_CODE');
  });
});

const logIn = (phone: Phone, { player: { email, password } }: PlayerPhone) =>
  phone.call(accounts.login, { body: { loginId: email, password } });

const begin = (phone: PlayerPhone) =>
  phone.call(contract.begin, {
    body: { currentPassword: phone.player.password, setUpCode: '' },
  });

const enter = (phone: Phone, step: string | null | undefined, code: string | undefined) =>
  phone.call(contract.logIn, { body: { step: step ?? 'none', code: code ?? '' } });

const codeOf = ({ clock }: TestApp, secret: string) => codeAt(secret, clock.now());

const isIn = async (phone: Phone) => (await phone.call(accounts.session)).data?.account !== null;

async function setUp(server: TestApp, phone: PlayerPhone) {
  const secret = (await begin(phone)).data?.secret ?? '';
  const body = { code: await codeOf(server, secret) };
  const { data } = await phone.call(contract.confirm, { body });
  return { secret, codes: data?.recoveryCodes ?? [] };
}

async function withApp(server: TestApp, options?: Parameters<TestApp['playerPhone']>[0]) {
  const phone = await server.playerPhone(options);
  return { phone, ...(await setUp(server, phone)) };
}

const mailsOf = ({ services }: TestApp) =>
  services.db.select().from(mails).orderBy(mails.createdAt);

const subjects = async (server: TestApp) =>
  (await mailsOf(server)).map(({ subject }) => subject.replace('[RallyDays] ', ''));
