import { asc, eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import * as accounts from '#features/accounts/accounts.contract.ts';
import * as addresses from '#features/accounts/email-address/email-address.contract.ts';
import { makeApp } from '#features/accounts/second-factor/server/second-factor.factory.ts';
import { makePlayer } from '#features/accounts/server/accounts.factory.ts';
import * as passwords from '#features/accounts/server/accounts.password.store.ts';
import { insert as insertAccount } from '#features/accounts/server/accounts.store.ts';
import { accounts as accountsTable } from '#features/accounts/server/accounts.tables.ts';
import { makeApplication } from '#features/organizers/server/organizers.factory.ts';
import {
  organizerApplications,
  organizers,
} from '#features/organizers/server/organizers.tables.ts';
import { leave } from '#features/personal-data/deletion/deletion.contract.ts';
import { everything } from '#features/personal-data/export/export.contract.ts';
import * as forcedPasswordChange from '#features/sign-in/forced-password-change/forced-password-change.contract.ts';
import { mails } from '#platform/server/mail/mail.tables.ts';
import { hashPublicPassword } from '#platform/server/password-hash.ts';
import { countWaiting, whileLocked } from '#platform/testing/while-locked.ts';
import { type Phone, type TestApp, test } from '../../../../apps/server/test-app.ts';
import { makeOperator } from '../../server/operator.factory.ts';
import * as contract from '../applications.contract.ts';

async function operatorPhone(server: TestApp): Promise<Phone> {
  const phone = await server.operatorPhone();
  return phone;
}

const decisionMail = async ({ services }: TestApp) => {
  const found = await services.db
    .select()
    .from(mails)
    .where(sql`kind like 'organizer-%ed'`)
    .orderBy(asc(mails.createdAt), asc(mails.id));
  return found.at(-1);
};

/** The credentials in the mail, for the first login. */
function credentialsIn(text: string): { loginId: string; password: string } {
  return {
    loginId: /ORG-\w{6}/.exec(text)?.[0] ?? '',
    password: /password: (\S+)/.exec(text)?.[1] ?? '',
  };
}

describe('approving an application', () => {
  test('An approval makes an organizer whose first login asks for a new password', async ({
    server,
  }) => {
    const operator = await operatorPhone(server);
    const { id, email } = await makeApplication(server.services);
    const approved = await operator.call(contract.approve, { params: { id } });
    expect(approved.data?.application).toMatchObject({ state: 'approved' });
    const mail = await decisionMail(server);
    expect(mail).toMatchObject({ toAddress: email, kind: 'organizer-approved', state: 'queued' });

    const credentials = credentialsIn(mail?.textBody ?? '');
    // Other operators do not read it in the mail log, and it is forgotten once the mail was sent.
    expect(mail?.secret).toBe(credentials.password);
    const phone = server.phone();
    const login = await phone.call(accounts.login, { body: credentials });
    expect(login.data).toEqual({ mustChangePassword: true, step: null });
    const before = await phone.call(accounts.session);
    expect(before.data?.account).toMatchObject({ mustChangePassword: true, roles: ['player'] });

    const body = { password: 'my own password', confirmPassword: 'my own password' };
    expect((await phone.call(forcedPasswordChange.choosePassword, { body })).status).toBe(200);
    const after = await phone.call(accounts.session);
    expect(after.data?.account).toMatchObject({
      mustChangePassword: false,
      roles: ['player', 'organizer'],
      organizationName: 'Midori Tennis Association',
    });
    const again = await server.phone().call(accounts.login, { body: credentials });
    expect(again.refusal?.code).toBe('LOGIN_FAILED');
    const own = { loginId: email, password: 'my own password' };
    expect((await server.phone().call(accounts.login, { body: own })).status).toBe(200);
  });

  test('An approval of an application without a name names organization and account by the organizer ID, and never by the e-mail', async ({
    server,
  }) => {
    const operator = await operatorPhone(server);
    const { db } = server.services;
    const { player } = await server.playerPhone();
    for (const email of ['nameless@example.com', player.email]) {
      const nameless = { organizerName: '', organizationName: '', email };
      const { id } = await makeApplication(server.services, nameless);
      await operator.call(contract.approve, { params: { id } });
    }
    const named = await db
      .select({
        loginId: organizers.loginId,
        organization: organizers.organizationName,
        account: accountsTable.name,
      })
      .from(organizers)
      .innerJoin(accountsTable, eq(accountsTable.id, organizers.accountId))
      .orderBy(asc(organizers.id));
    const [first, second] = named.map(({ loginId }) => loginId);
    expect(named).toEqual([
      { loginId: first, organization: first, account: first },
      { loginId: second, organization: second, account: player.fullName },
    ]);
  });

  test('An approval whose address is registered at the same moment makes that account the organizer’s', async ({
    server,
  }) => {
    const operator = await operatorPhone(server);
    const { db, clock } = server.services;
    const { id, email } = await makeApplication(server.services);
    const account = { id: uuidv7(), fullName: 'Sato Hanako', nickname: null, prefecture: null };
    const login = { email, passwordHash: await hashPublicPassword('secret'), language: 'en' };
    const approved = await db.transaction(async (tx) => {
      await insertAccount(tx, { ...account, ...login, phone: null, now: clock.now() });
      const answer = operator.call(contract.approve, { params: { id } });
      while ((await countWaiting(tx)) === 0) await new Promise((turn) => setImmediate(turn));
      return { answer };
    });
    expect((await approved.answer).status).toBe(200);
    expect(await db.select().from(organizers)).toMatchObject([{ accountId: account.id }]);
  });

  test('The mail of an approval is sent only when the approval can no longer be undone', async ({
    server,
  }) => {
    const operator = await operatorPhone(server);
    const { id } = await makeApplication(server.services);
    await operator.call(contract.approve, { params: { id } });
    await server.app.jobs.drain();
    expect((await decisionMail(server))?.state).toBe('queued');
    server.clock.advance({ seconds: 60 });
    await server.app.jobs.drain();
    expect((await decisionMail(server))?.state).toBe('sent');
    const late = await operator.call(contract.undo, { params: { id } });
    expect([late.status, late.refusal?.code]).toEqual([409, 'UNDO_TOO_LATE']);
  });

  test('A second approval is refused, and so is declining an approved application', async ({
    server,
  }) => {
    const operator = await operatorPhone(server);
    const { id } = await makeApplication(server.services);
    await operator.call(contract.approve, { params: { id } });
    const twice = await operator.call(contract.approve, { params: { id } });
    expect([twice.status, twice.refusal?.code]).toEqual([409, 'ALREADY_APPROVED']);
    const decline = await operator.call(contract.decline, {
      params: { id },
      body: { reason: 'x' },
    });
    expect(decline.refusal?.code).toBe('ALREADY_APPROVED');
    expect(await server.services.db.select().from(organizers)).toHaveLength(1);
  });

  test('An approval by two operators at the same time makes one organizer', async ({ server }) => {
    const [first, second] = [await operatorPhone(server), await operatorPhone(server)];
    const { id } = await makeApplication(server.services);
    const answers = await Promise.all(
      [first, second].map((phone) => phone.call(contract.approve, { params: { id } })),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
    expect(await server.services.db.select().from(organizers)).toHaveLength(1);
  });

  test('An approval of a known player makes that account an organizer once its mailbox has been read', async ({
    server,
  }) => {
    const operator = await operatorPhone(server);
    const phone = await server.playerPhone();
    const { email, password } = phone.player;
    const { id } = await makeApplication(server.services, { email });
    await operator.call(contract.approve, { params: { id } });
    // The previous holder of the account cannot log in until the mail has been read.
    expect((await phone.call(accounts.session)).data?.account).toBeNull();
    const old = await server.phone().call(accounts.login, { body: { loginId: email, password } });
    expect(old.refusal?.code).toBe('LOGIN_FAILED');
    const credentials = credentialsIn((await decisionMail(server))?.textBody ?? '');
    expect((await server.phone().call(accounts.login, { body: credentials })).status).toBe(200);
  });

  test('An approval of a known player ends a second step under an address that nobody has confirmed', async ({
    server,
  }) => {
    const operator = await operatorPhone(server);
    const [stranger, confirmed] = [
      await makePlayer(server.services),
      await makePlayer(server.services, { emailVerified: true }),
    ];
    for (const [player, asked] of [
      [stranger, null],
      [confirmed, expect.any(String)],
    ] as const) {
      await makeApp(server.services, player);
      const { id } = await makeApplication(server.services, { email: player.email });
      await operator.call(contract.approve, { params: { id } });
      const body = credentialsIn((await decisionMail(server))?.textBody ?? '');
      const { data } = await server.phone().call(accounts.login, { body });
      expect(data).toMatchObject({ step: asked });
    }
  });

  test('An approved application belongs to its account, and is exported and deleted with it after a change of the address', async ({
    server,
  }) => {
    const operator = await operatorPhone(server);
    const { db } = server.services;
    const { id, email } = await makeApplication(server.services);
    await operator.call(contract.approve, { params: { id } });
    const [approved] = await db.select().from(organizerApplications);
    const [account] = await db.select().from(accountsTable).where(eq(accountsTable.email, email));
    expect(approved?.accountId).toBe(account?.id);
    const password = 'correct horse';
    const hash = await hashPublicPassword(password);
    const now = server.clock.now();
    const accountId = account?.id ?? '';
    await db.transaction((tx) => passwords.update(tx, accountId, { hash, mustChange: false, now }));
    await db
      .update(accountsTable)
      .set({ email: 'moved@example.com' })
      .where(eq(accountsTable.id, accountId));
    const phone = server.phone();
    await phone.call(accounts.login, { body: { loginId: 'moved@example.com', password } });
    const { data } = await phone.call(everything);
    expect(data?.parts.organizerApplications).toMatchObject([{ id, email }]);
    expect((await phone.call(leave, { body: { password } })).status).toBe(200);
    expect(await db.select().from(organizerApplications)).toEqual([]);
  });

  test('An approval of an existing organizer is refused', async ({ server }) => {
    const operator = await operatorPhone(server);
    const { id, email } = await makeApplication(server.services);
    await operator.call(contract.approve, { params: { id } });
    const second = await makeApplication(server.services, { email });
    const answer = await operator.call(contract.approve, { params: { id: second.id } });
    expect(answer.refusal?.code).toBe('ALREADY_ORGANIZER');
  });

  test("An approval of an operator's address is refused", async ({ server }) => {
    const { email } = await makeOperator(server.services);
    const { id } = await makeApplication(server.services, { email });
    const answer = await (await operatorPhone(server)).call(contract.approve, { params: { id } });
    expect(answer.refusal?.code).toBe('ACCOUNT_NOT_ELIGIBLE');
  });

  test('An approval of an address that an account can take back is refused', async ({ server }) => {
    const phone = await server.playerPhone({ emailVerified: true });
    const { email, password: currentPassword } = phone.player;
    await phone.call(addresses.change, { body: { email: 'moved@example.com', currentPassword } });
    const [sent] = await server.services.db
      .select()
      .from(mails)
      .where(eq(mails.kind, 'email-change'));
    await phone.call(addresses.confirmChange, { body: { secret: sent?.secret ?? '' } });
    const { id } = await makeApplication(server.services, { email });
    const answer = await (await operatorPhone(server)).call(contract.approve, { params: { id } });
    expect(answer.refusal?.code).toBe('ACCOUNT_NOT_ELIGIBLE');
  });

  test('An approval of an application that does not exist is refused', async ({ server }) => {
    const params = { id: uuidv7() };
    const { refusal } = await (await operatorPhone(server)).call(contract.approve, { params });
    expect(refusal?.code).toBe('APPLICATION_NOT_FOUND');
  });
});

describe('declining an application', () => {
  test('The mail of a refusal gives the reason in the language of the applicant', async ({
    server,
  }) => {
    const operator = await operatorPhone(server);
    const { id } = await makeApplication(server.services, { language: 'ja' });
    const body = { reason: '団体の所在地が確認できませんでした。' };
    const answer = await operator.call(contract.decline, { params: { id }, body });
    expect(answer.data?.application).toMatchObject({ state: 'declined', ...body });
    const mail = await decisionMail(server);
    expect(mail).toMatchObject({ kind: 'organizer-declined', language: 'ja' });
    expect(mail?.textBody).toContain(body.reason);
  });

  test('Declining an application without a reason is refused', async ({ server }) => {
    const operator = await operatorPhone(server);
    const { id } = await makeApplication(server.services);
    const { status } = await operator.call(contract.decline, {
      params: { id },
      body: { reason: ' ' },
    });
    expect(status).toBe(422);
  });
});

describe('undoing a decision', () => {
  test('An undo is refused if its time runs out while it waits for another operator', async ({
    server,
  }) => {
    const operator = await operatorPhone(server);
    const { id } = await makeApplication(server.services);
    await operator.call(contract.approve, { params: { id } });
    const late = await whileLocked(server.services.db, 'organizer_applications', {
      call: () => operator.call(contract.undo, { params: { id } }),
      meanwhile: () => server.clock.advance({ seconds: 60 }),
    });
    expect(late.refusal?.code).toBe('UNDO_TOO_LATE');
  });

  test('An undo reverts everything, and the application can be decided again', async ({
    server,
  }) => {
    const operator = await operatorPhone(server);
    const { id, email } = await makeApplication(server.services);
    await operator.call(contract.approve, { params: { id } });
    const undone = await operator.call(contract.undo, { params: { id } });
    expect(undone.data?.application).toMatchObject({ state: 'pending', undoUntil: null });
    expect(await server.services.db.select().from(organizers)).toEqual([]);
    const left = await server.services.db
      .select()
      .from(accountsTable)
      .where(eq(accountsTable.email, email));
    expect(left).toEqual([]);
    server.clock.advance({ minutes: 2 });
    await server.app.jobs.drain();
    expect((await decisionMail(server))?.state).toBe('recalled');

    await operator.call(contract.decline, { params: { id }, body: { reason: 'Not yet' } });
    server.clock.advance({ minutes: 2 });
    await server.app.jobs.drain();
    expect(await decisionMail(server)).toMatchObject({ kind: 'organizer-declined', state: 'sent' });
  });

  test("An undo restores a known player's password", async ({ server }) => {
    const operator = await operatorPhone(server);
    const { player } = await server.playerPhone();
    const { id } = await makeApplication(server.services, { email: player.email });
    await operator.call(contract.approve, { params: { id } });
    await operator.call(contract.undo, { params: { id } });
    const body = { loginId: player.email, password: player.password };
    const login = await server.phone().call(accounts.login, { body });
    expect(login.data).toEqual({ mustChangePassword: false, step: null });
  });

  test('No old password is stored once the decision is final', async ({ server }) => {
    const operator = await operatorPhone(server);
    const { id } = await makeApplication(server.services);
    await operator.call(contract.approve, { params: { id } });
    const { updateUndoForgotten } = await import(
      '#features/organizers/server/organizers.applications.store.ts'
    );
    server.clock.advance({ minutes: 11 });
    await updateUndoForgotten(server.services.db, server.clock.now());
    const [application] = await server.services.db.select().from(organizerApplications);
    expect(application?.undo).toBeNull();
  });
});

describe('a first password', () => {
  test('A first password that equals the one-time password is refused', async ({ server }) => {
    const operator = await operatorPhone(server);
    const { id } = await makeApplication(server.services);
    await operator.call(contract.approve, { params: { id } });
    const credentials = credentialsIn((await decisionMail(server))?.textBody ?? '');
    const phone = server.phone();
    await phone.call(accounts.login, { body: credentials });
    const { password } = credentials;
    const same = await phone.call(forcedPasswordChange.choosePassword, {
      body: { password, confirmPassword: password },
    });
    expect(same.refusal).toMatchObject({
      code: 'SAME_PASSWORD',
      fields: { password: 'samePassword' },
    });
  });

  test('A first password is refused for an account that has its own password', async ({
    server,
  }) => {
    const phone = await server.playerPhone();
    const body = { password: 'something new', confirmPassword: 'something new' };
    expect((await phone.call(forcedPasswordChange.choosePassword, { body })).refusal?.code).toBe(
      'NOT_NEEDED',
    );
  });
});
