import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import * as accountEndpoints from '#features/accounts/accounts.contract.ts';
import { signIns } from '#features/accounts/devices/server/devices.tables.ts';
import { accounts } from '#features/accounts/server/accounts.tables.ts';
import { auditLog } from '#features/audit/server/audit.tables.ts';
import * as moderation from '#features/operator/moderation/moderation.contract.ts';
import { makeOrganizerAccount } from '#features/organizers/server/organizers.factory.ts';
import { makeTournament } from '#features/tournaments/server/tournaments.factory.ts';
import { mails } from '#platform/server/mail/mail.tables.ts';
import { startTestApp, type TestApp, test } from '../../../../apps/server/test-app.ts';
import { createAccountWithAllData, PLAYER_NAME } from '../../server/personal-data.factory.ts';
import * as contract from '../suspended.contract.ts';

async function suspend(server: TestApp, accountId: string): Promise<void> {
  const phone = await server.operatorPhone();
  const body = { reason: 'Insults' };
  const done = await phone.call(moderation.suspendAccount, { params: { id: accountId }, body });
  expect(done.status).toBe(200);
}

/** A suspended person with one of everything; and the body that proves it. */
async function suspended(server: TestApp) {
  const { phone } = await createAccountWithAllData(server);
  const { id, email: loginId, password } = phone.player;
  await suspend(server, id);
  return { id, body: { loginId, password }, stranger: server.phone() };
}

describe('a suspended person', () => {
  test('A suspended person cannot log in, but sees the preview of the deletion and gets all stored data', async ({
    server,
  }) => {
    const { stranger, body } = await suspended(server);
    const login = await stranger.call(accountEndpoints.login, { body });
    expect(login.refusal?.code).toBe('ACCOUNT_SUSPENDED');
    const preview = await stranger.call(contract.suspendedPreview, { body });
    expect(preview.data).toMatchObject({
      entries: [{ refundYen: 2000 }, { refundYen: 0 }, { refundYen: 0 }],
      obstacles: { demo: false, lastOperator: false, tournaments: [] },
    });
    const { data } = await stranger.call(contract.suspendedData, { body });
    expect(data?.parts.profile).toMatchObject([{ name: PLAYER_NAME, email: body.loginId }]);
    expect(data?.parts.entries.length).toBeGreaterThan(1);
    // None of it signs the person in.
    const { data: session } = await stranger.call(accountEndpoints.session);
    expect(session?.account).toBeNull();
  });

  test('A suspended person can delete the account; the log retains the suspension', async ({
    server,
  }) => {
    const { stranger, body, id } = await suspended(server);
    const { db } = server.services;
    expect((await stranger.call(contract.suspendedLeave, { body })).status).toBe(200);
    expect(await db.select().from(accounts).where(eq(accounts.id, id))).toEqual([]);
    const log = await db.select().from(auditLog);
    expect(log).toMatchObject([
      { action: 'account-suspended', subjectId: id, subject: PLAYER_NAME, note: 'Insults' },
    ]);
    const [goodbye] = await db.select().from(mails).where(eq(mails.kind, 'account-deleted'));
    expect(goodbye?.toAddress).toBe(body.loginId);
    const again = await stranger.call(contract.suspendedLeave, { body });
    expect(again.refusal?.code).toBe('LOGIN_FAILED');
  });

  test('A suspended person cannot delete the account before the tournaments that they run are over', async ({
    server,
  }) => {
    const { id, organizerId, loginId, password } = await makeOrganizerAccount(server.services);
    const tournamentId = await makeTournament(server.services, { organizerId });
    await suspend(server, id);
    const body = { loginId, password };
    const stranger = server.phone();
    const preview = await stranger.call(contract.suspendedPreview, { body });
    expect(preview.data?.obstacles.tournaments).toMatchObject([{ id: tournamentId }]);
    const left = await stranger.call(contract.suspendedLeave, { body });
    expect(left.refusal?.code).toBe('TOURNAMENTS_RUNNING');
  });
});

describe('without the right password', () => {
  const endpoints = [contract.suspendedPreview, contract.suspendedData, contract.suspendedLeave];

  test('A wrong password opens nothing, and the try is recorded for the owner', async ({
    server,
  }) => {
    const { stranger, body, id } = await suspended(server);
    for (const endpoint of endpoints) {
      const { refusal } = await stranger.call(endpoint as typeof contract.suspendedPreview, {
        body: { ...body, password: 'a guess' },
      });
      expect(refusal?.code).toBe('LOGIN_FAILED');
    }
    const { db } = server.services;
    const tries = await db.select().from(signIns).where(eq(signIns.accountId, id));
    expect(tries.filter(({ outcome }) => outcome === 'failure')).toHaveLength(3);
    expect(await db.select().from(accounts).where(eq(accounts.id, id))).toHaveLength(1);
  });

  test('Wrong passwords count together with those at the login', async ({ server }) => {
    const { stranger, body } = await suspended(server);
    const guess = { body: { ...body, password: 'a guess' } };
    for (let count = 0; count < 5; count++) {
      await stranger.call(accountEndpoints.login, guess);
      await stranger.call(contract.suspendedPreview, guess);
    }
    const slowed = await stranger.call(contract.suspendedPreview, { body });
    expect(slowed.refusal?.code).toBe('RATE_LIMITED');
  });

  test('An account that is not suspended gets the same answer as one that does not exist', async ({
    server,
  }) => {
    const { player } = await server.playerPhone();
    const { email: loginId, password } = player;
    const stranger = server.phone();
    for (const body of [
      { loginId, password },
      { loginId: 'nobody@example.com', password },
    ]) {
      const { refusal } = await stranger.call(contract.suspendedLeave, { body });
      expect(refusal?.code).toBe('LOGIN_FAILED');
    }
    const login = await stranger.call(accountEndpoints.login, { body: { loginId, password } });
    expect(login.status).toBe(200);
  });
});

test("The demo's player, whose password everybody knows, cannot be deleted", async () => {
  const server = await startTestApp({ DEMO: 'on' });
  try {
    const { player } = await server.playerPhone();
    server.app.setDemoAccount(player.id);
    await suspend(server, player.id);
    const body = { loginId: player.email, password: player.password };
    const stranger = server.phone();
    const preview = await stranger.call(contract.suspendedPreview, { body });
    expect(preview.data?.obstacles.demo).toBe(true);
    const left = await stranger.call(contract.suspendedLeave, { body });
    expect(left.refusal?.code).toBe('DEMO_ACCOUNT');
  } finally {
    await server.close();
  }
});
