import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import * as accounts from '#features/accounts/accounts.contract.ts';
import * as devices from '#features/accounts/devices/devices.contract.ts';
import { knownDevices } from '#features/accounts/devices/server/devices.tables.ts';
import { makePlayer } from '#features/accounts/server/accounts.factory.ts';
import { sessions } from '#features/accounts/server/accounts.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import { mails } from '#platform/server/mail/mail.tables.ts';
import { type Phone, startTestApp, test } from '../../../../apps/server/test-app.ts';
import * as contract from '../password.contract.ts';

const fresh = { password: 'a brand new one', confirmPassword: 'a brand new one' };

describe('changing the password', () => {
  test('Changing the password leaves this device signed in, signs the others out, and is reported to the owner', async ({
    server,
  }) => {
    const phone = await server.playerPhone();
    const { email, password: currentPassword } = phone.player;
    const other = server.phone();
    await login(other, email, currentPassword);
    const { status } = await phone.call(contract.change, { body: { currentPassword, ...fresh } });
    expect(status).toBe(200);
    expect((await phone.call(accounts.session)).data?.account?.id).toBe(phone.player.id);
    expect((await other.call(accounts.session)).data?.account).toBeNull();
    expect(await login(server.phone(), email, currentPassword)).toBe(401);
    expect(await login(server.phone(), email, fresh.password)).toBe(200);
    const notified = (await server.services.db.select().from(mails)).map(({ kind }) => kind);
    expect(notified.filter((kind) => kind === 'password-changed')).toHaveLength(1);
  });

  test.for([
    [{ currentPassword: 'guess' }, 403, 'currentPassword', 'passwordWrong'],
    [{ currentPassword: '' }, 422, 'currentPassword', 'passwordMissing'],
    [{ password: 'short', confirmPassword: 'short' }, 422, 'password', 'passwordShort'],
    [{ confirmPassword: 'another' }, 422, 'confirmPassword', 'passwordsDiffer'],
    [{ password: 'qwertyuiop', confirmPassword: 'qwertyuiop' }, 422, 'password', 'passwordCommon'],
  ] as const)(
    'Changing the password with %o is refused',
    async ([wrong, status, field, key], { server }) => {
      const phone = await server.playerPhone();
      const body = { currentPassword: phone.player.password, ...fresh, ...wrong };
      const answer = await phone.call(contract.change, { body });
      expect([answer.status, answer.refusal?.fields?.[field]]).toEqual([status, key]);
      expect((await phone.call(accounts.session)).data?.account?.id).toBe(phone.player.id);
    },
  );

  test('Changing the password leaves one session, whose device stays known', async ({ server }) => {
    const phone = await server.playerPhone();
    const { email, password: currentPassword } = phone.player;
    await login(server.phone(), email, currentPassword);
    await phone.call(contract.change, { body: { currentPassword, ...fresh } });
    const { data } = await phone.call(devices.list);
    expect(data?.devices).toMatchObject([{ current: true }]);
    expect(await server.services.db.select().from(sessions)).toHaveLength(1);
    const [known, ...others] = await server.services.db.select().from(knownDevices);
    const [session] = await server.services.db.select().from(sessions);
    expect([others, known?.id]).toEqual([[], session?.deviceId]);
  });

  test.for([
    ['the new session', 'sessions', 'insert'],
    ['the record of the sign-in', 'sign_ins', 'insert'],
    ['the new password', 'credentials', 'update'],
  ] as const)(
    'A change of the password whose database cannot write %s changes nothing',
    async ([, table, write], { server }) => {
      const phone = await server.playerPhone();
      const { id, email, password: currentPassword } = phone.player;
      const other = server.phone();
      await login(other, email, currentPassword);
      const { db } = server.services;
      const before = await db.select().from(sessions).orderBy(sessions.id);
      await withoutSpace(db, `${write} on ${table}`, async () => {
        const changed = phone.call(contract.change, { body: { currentPassword, ...fresh } });
        await expect(changed).rejects.toThrow();
      });
      expect(await db.select().from(sessions).orderBy(sessions.id)).toEqual(before);
      for (const one of [phone, other]) {
        expect((await one.call(accounts.session)).data?.account?.id).toBe(id);
      }
      const sent = (await db.select().from(mails)).map(({ kind }) => kind);
      expect(sent).not.toContain('password-changed');
      expect(await login(server.phone(), email, fresh.password)).toBe(401);
      expect(await login(server.phone(), email, currentPassword)).toBe(200);
    },
  );

  test('Changing the password is refused to a visitor', async ({ server }) => {
    const body = { currentPassword: 'correct horse', ...fresh };
    expect((await server.phone().call(contract.change, { body })).status).toBe(401);
  });

  test("Changing the password is refused to the demo's visitor", async () => {
    const server = await startTestApp({ DEMO: 'on' });
    const sample = await makePlayer(server.services);
    server.app.setDemoAccount(sample.id);
    const body = { currentPassword: sample.password, ...fresh };
    const { refusal } = await server.phone().call(contract.change, { body });
    expect(refusal?.code).toBe('DEMO_ACCOUNT');
    await server.close();
  });
});

/** Lets the database refuse these writes meanwhile. */
async function withoutSpace(db: Db, writes: string, act: () => Promise<void>): Promise<void> {
  await db.execute(sql`create function refuse() returns trigger language plpgsql
    as 'begin raise exception ''no space left''; end'`);
  try {
    const trigger = `create trigger refuse before ${writes} for each row execute function refuse()`;
    await db.execute(sql.raw(trigger));
    await act();
  } finally {
    await db.execute(sql`drop function refuse cascade`);
  }
}

async function login(phone: Phone, loginId: string, password: string): Promise<number> {
  return (await phone.call(accounts.login, { body: { loginId, password } })).status;
}
