import { describe, expect } from 'vitest';
import * as accounts from '#features/accounts/accounts.contract.ts';
import * as devices from '#features/accounts/devices/devices.contract.ts';
import { makePasskey } from '#features/accounts/passkeys/server/passkeys.factory.ts';
import { listByAccount } from '#features/accounts/passkeys/server/passkeys.store.ts';
import * as secondFactor from '#features/accounts/second-factor/second-factor.contract.ts';
import { codeAt } from '#features/accounts/second-factor/server/second-factor.totp.provider.ts';
import * as passwordStore from '#features/accounts/server/accounts.password.store.ts';
import { auditLog } from '#features/audit/server/audit.tables.ts';
import {
  makeApplication,
  makeOrganizerAccount,
} from '#features/organizers/server/organizers.factory.ts';
import { mails } from '#platform/server/mail/mail.tables.ts';
import { hashPublicPassword } from '#platform/server/password-hash.ts';
import { logInWithCode, type Phone, type TestApp, test } from '../../../../apps/server/test-app.ts';
import * as applications from '../../applications/applications.contract.ts';
import * as operator from '../../operator.contract.ts';
import * as contract from '../moderation.contract.ts';

type OperatorPhone = Awaited<ReturnType<TestApp['operatorPhone']>>;

describe('an operator without a second factor', () => {
  test('Nothing of the console answers until the second factor is set up', async ({ server }) => {
    const phone = await server.playerPhone();
    await passwordStore.updateOperator(server.services.db, phone.player.id);
    const { data } = await phone.call(accounts.session);
    expect(data?.account).toMatchObject({ roles: ['player'], awaitsSecondFactor: true });
    const answer = await phone.call(operator.overview);
    expect([answer.status, answer.refusal?.code]).toEqual([403, 'SECOND_FACTOR_REQUIRED']);
    await setUp(server, phone, phone.player.password);
    expect((await phone.call(operator.overview)).status).toBe(200);
    const { data: after } = await phone.call(accounts.session);
    expect(after?.account).toMatchObject({
      roles: ['player', 'operator'],
      awaitsSecondFactor: false,
    });
  });
});

describe("an operator's decision", () => {
  test('A decision asks for a proof of the last ten minutes, and is made once it is given', async ({
    server,
  }) => {
    const phone = await server.operatorPhone();
    const { id } = await makeApplication(server.services);
    server.clock.advance({ minutes: 11 });
    const approve = () => phone.call(applications.approve, { params: { id } });
    const refused = await approve();
    expect([refused.status, refused.refusal?.code]).toEqual([403, 'PROOF_REQUIRED']);
    expect(await server.services.db.select().from(auditLog)).toEqual([]);
    expect((await phone.call(applications.list, { query: { state: 'pending' } })).status).toBe(200);
    await prove(phone);
    expect((await approve()).status).toBe(200);
  });
});

describe('the sessions of operators', () => {
  test('A session of an operator ends after an hour without a request', async ({ server }) => {
    const phone = await server.operatorPhone();
    server.letSessionsEnd();
    server.clock.advance({ minutes: 59 });
    expect((await phone.call(operator.overview)).status).toBe(200);
    server.clock.advance({ minutes: 60 });
    expect((await phone.call(operator.overview)).status).toBe(401);
  });

  test('A session of an operator ends twelve hours after the login, in use or not', async ({
    server,
  }) => {
    const phone = await server.operatorPhone();
    for (let halfHours = 1; halfHours < 24; halfHours += 1) {
      server.clock.advance({ minutes: 30 });
      expect((await phone.call(operator.overview)).status).toBe(200);
    }
    server.clock.advance({ minutes: 30 });
    expect((await phone.call(operator.overview)).status).toBe(401);
  });

  test('A session of an organizer ends after three days without a request', async ({ server }) => {
    const { loginId, password } = await makeOrganizerAccount(server.services);
    const phone = server.phone();
    await phone.call(accounts.login, { body: { loginId, password } });
    server.letSessionsEnd();
    server.clock.advance({ days: 2 });
    expect(await isIn(phone)).toBe(true);
    server.clock.advance({ days: 3 });
    expect(await isIn(phone)).toBe(false);
  });
});

describe("an operator's laptop is stolen", () => {
  test('Another operator ends every session and removes app, passkeys and password, in the log and by mail', async ({
    server,
  }) => {
    const { helper, stolen, id } = await stolenLaptop(server);
    await makePasskey(server.services, id);
    const { status, data } = await reset(helper, id);
    expect([status, data?.setUpCode]).toEqual([
      200,
      expect.stringMatching(/^(?:[A-Z0-9]{4}-){3}[A-Z0-9]{4}$/),
    ]);
    expect(await isIn(stolen)).toBe(false);
    await expect(logInWithCode(server.phone(), stolen.operator)).rejects.toThrow();
    expect(await listByAccount(server.services.db, id)).toEqual([]);
    expect(await server.services.db.select().from(auditLog)).toMatchObject([
      { actorId: helper.operator.id, action: 'second-factor-reset', subjectId: id, note: 'Stolen' },
    ]);
    const [mail] = await server.services.db.select().from(mails);
    expect(mail?.subject).toContain('Your access as an operator was reset');
    expect(JSON.stringify(mail)).not.toContain(data?.setUpCode ?? '-');
    const { data: list } = await helper.call(contract.accounts, {
      query: { q: stolen.operator.email },
    });
    expect(list?.accounts).toMatchObject([{ id, secondFactor: false }]);
  });

  test('Who has the mailbox as well cannot become an operator without the code of the other one', async ({
    server,
  }) => {
    const { helper, id, stolen } = await stolenLaptop(server);
    const { data } = await reset(helper, id);
    // As a link in the mailbox sets it.
    const password = 'a new password';
    const change = { hash: await hashPublicPassword(password), mustChange: false };
    await server.services.db.transaction((tx) =>
      passwordStore.update(tx, id, { ...change, now: server.clock.now() }),
    );
    const phone = server.phone();
    await phone.call(accounts.login, { body: { loginId: stolen.operator.email, password } });
    expect((await phone.call(operator.overview)).refusal?.code).toBe('SECOND_FACTOR_REQUIRED');
    expect((await phone.call(secondFactor.status)).data?.asksFor).toBe('other-operators');
    const begin = (setUpCode: string) =>
      phone.call(secondFactor.begin, { body: { currentPassword: password, setUpCode } });
    for (const guess of ['', 'ACDE-FGHJ-KMNP-QRTW']) {
      expect((await begin(guess)).refusal).toMatchObject({
        code: 'WRONG_SET_UP_CODE',
        fields: { setUpCode: 'setUpCodeWrong' },
      });
    }
    for (let tried = 2; tried < 5; tried += 1) await begin('guess');
    expect((await begin(data?.setUpCode ?? '')).refusal?.code).toBe('RATE_LIMITED');
    server.clock.advance({ minutes: 5 });
    await setUp(server, phone, password, data?.setUpCode ?? '');
    expect((await phone.call(operator.overview)).status).toBe(200);
  });

  test('The operator ends the session of the laptop from another device, and the app of the laptop is void', async ({
    server,
  }) => {
    const { stolen } = await stolenLaptop(server);
    const { email: loginId, password, app } = stolen.operator;
    const phone = server.phone();
    const { data } = await phone.call(accounts.login, { body: { loginId, password } });
    const body = { step: data?.step ?? '', code: app.recoveryCodes[0] ?? '' };
    expect((await phone.call(secondFactor.logIn, { body })).status).toBe(200);
    expect((await phone.call(devices.signOutOthers)).data?.count).toBe(1);
    expect(await isIn(stolen)).toBe(false);
    await setUp(server, phone, password);
    server.clock.advance({ seconds: 60 });
    await expect(logInWithCode(server.phone(), stolen.operator)).rejects.toThrow('WRONG_CODE');
    expect((await phone.call(operator.overview)).status).toBe(200);
  });

  test('An operator cannot reset the own account, one that does not exist, or one without a second factor', async ({
    server,
  }) => {
    const helper = await server.operatorPhone();
    const { player } = await server.playerPhone();
    for (const [id, code] of [
      [helper.operator.id, 'OWN_ACCOUNT'],
      ['nobody', 'ACCOUNT_NOT_FOUND'],
      [player.id, 'NOTHING_TO_RESET'],
    ] as const) {
      expect((await reset(helper, id)).refusal?.code).toBe(code);
    }
  });

  test('An organizer who has lost the phone and the codes gets in with the password after a reset', async ({
    server,
  }) => {
    const helper = await server.operatorPhone();
    const { id, loginId, password } = await makeOrganizerAccount(server.services);
    const phone = server.phone();
    const body = { loginId, password };
    await phone.call(accounts.login, { body });
    await setUp(server, phone, password);
    expect((await reset(helper, id)).data).toEqual({ setUpCode: null });
    expect(await isIn(phone)).toBe(false);
    const { data } = await phone.call(accounts.login, { body });
    expect([data?.step, await isIn(phone)]).toEqual([null, true]);
  });
});

async function stolenLaptop(server: TestApp) {
  const stolen = await server.operatorPhone();
  const helper = await server.operatorPhone();
  return { stolen, helper, id: stolen.operator.id };
}

const reset = (phone: Phone, id: string) =>
  phone.call(contract.resetSecondFactor, { params: { id }, body: { reason: 'Stolen' } });

async function prove(phone: OperatorPhone): Promise<void> {
  const body = { code: await phone.operator.app.code() };
  expect((await phone.call(secondFactor.prove, { body })).status).toBe(200);
}

async function setUp(
  server: TestApp,
  phone: Phone,
  currentPassword: string,
  setUpCode = '',
): Promise<void> {
  const { data: before } = await phone.call(secondFactor.status);
  if (before?.asksFor === 'mailed') await phone.call(secondFactor.mailCode);
  const sent = (await server.services.db.select().from(mails).orderBy(mails.id)).at(-1);
  const mailed = /(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}/.exec(sent?.textBody ?? '')?.[0] ?? '';
  const body = { currentPassword, setUpCode: before?.asksFor === 'mailed' ? mailed : setUpCode };
  const { data } = await phone.call(secondFactor.begin, { body });
  const code = await codeAt(data?.secret ?? '', server.clock.now());
  expect((await phone.call(secondFactor.confirm, { body: { code } })).status).toBe(200);
}

const isIn = async (phone: Phone) => (await phone.call(accounts.session)).data?.account !== null;
