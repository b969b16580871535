import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import * as accounts from '#features/accounts/accounts.contract.ts';
import { makeApplication } from '#features/organizers/server/organizers.factory.ts';
import { organizers } from '#features/organizers/server/organizers.tables.ts';
import * as password from '#features/sign-in/password/password.contract.ts';
import { mails } from '#platform/server/mail/mail.tables.ts';
import { test } from '../../../../apps/server/test-app.ts';
import * as contract from '../applications.contract.ts';

const chosen = { password: 'my own password', confirmPassword: 'my own password' };

test.for([
  ['of a known player', true],
  ['that the approval has made', false],
] as const)(
  'An undo leaves an account %s as it is once its owner has chosen a password by a mailed link',
  async ([, isKnown], { server }) => {
    const operator = await server.operatorPhone();
    const known = isKnown ? { email: (await server.playerPhone()).player.email } : {};
    const { id, email } = await makeApplication(server.services, known);
    await operator.call(contract.approve, { params: { id } });
    await server.phone().call(password.forgotten, { body: { loginId: email } });
    await server.app.jobs.drain();
    const { db } = server.services;
    const [mail] = await db.select().from(mails).where(eq(mails.kind, 'reset-password'));
    const owner = server.phone();
    const body = { secret: mail?.secret ?? '', ...chosen };
    expect((await owner.call(password.reset, { body })).status).toBe(200);
    expect((await operator.call(contract.undo, { params: { id } })).status).toBe(200);
    expect(await db.select().from(organizers)).toEqual([]);
    const session = await owner.call(accounts.session);
    expect(session.data?.account).toMatchObject({ emailVerified: true, roles: ['player'] });
    const credentials = { loginId: email, password: chosen.password };
    const login = await server.phone().call(accounts.login, { body: credentials });
    expect(login.data).toEqual({ mustChangePassword: false, step: null });
  },
);
