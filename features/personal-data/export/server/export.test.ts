import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { accounts } from '#features/accounts/server/accounts.tables.ts';
import * as groups from '#features/groups/groups.contract.ts';
import { makeApplication } from '#features/organizers/server/organizers.factory.ts';
import * as organizers from '#features/organizers/server/organizers.store.ts';
import { organizerApplications } from '#features/organizers/server/organizers.tables.ts';
import { makeTournament } from '#features/tournaments/server/tournaments.factory.ts';
import { type Phone, startTestApp, test } from '../../../../apps/server/test-app.ts';
import {
  createAccountWithAllData,
  LISTED_NAME,
  MATE_NAME,
  PLAYER_NAME,
} from '../../server/personal-data.factory.ts';
import * as contract from '../export.contract.ts';

async function exported(phone: Phone) {
  const { data } = await phone.call(contract.everything);
  if (!data) throw new Error('the export has no data');
  return data.parts;
}

describe('everything about a person', () => {
  test('The export holds everything that a person did, each in its part', async ({ server }) => {
    const { phone, player, paid, match } = await createAccountWithAllData(server);
    const parts = await exported(phone);
    expect(parts.profile).toMatchObject([
      { id: player.id, name: PLAYER_NAME, email: player.email, phone: '03-1234-5678' },
    ]);
    expect(parts.logins).toHaveLength(1);
    expect(parts.ratings).toMatchObject([{ points: 1400, cause: 'self-declared' }]);
    expect(parts.points.map(({ cause }) => cause).sort()).toEqual([
      'paid-entry',
      'paid-entry',
      'welcome',
      'welcome',
    ]);
    expect(parts.pointSpendings.reduce((sum, { amount }) => sum + Number(amount), 0)).toBe(2000);
    expect(parts.entries).toHaveLength(4);
    expect(parts.pairs).toMatchObject([{ role: 'partner' }, { role: 'player' }]);
    expect(parts.entries[0]).toMatchObject({
      id: paid,
      tournament: 'Spring Cup',
      state: 'confirmed',
      feeYen: 2000,
      partnerFeeYen: null,
    });
    expect(parts.payments.map(({ method }) => method)).toEqual([
      'credit-card',
      'credit-card',
      'points',
    ]);
    expect(parts.refunds).toMatchObject([{ tournament: 'Summer Cup', amountYen: 2000 }]);
    expect(parts.waitingList).toMatchObject([{ tournament: 'Winter Cup', state: 'waiting' }]);
    expect(parts.seedings).toMatchObject([
      { tournament: 'Autumn Cup', name: PLAYER_NAME, points: 1400, seedingRank: null },
    ]);
    expect(parts.withdrawals).toMatchObject([
      { tournament: 'Autumn Cup', action: 'asked', state: 'declined', reason: `${PLAYER_NAME}!` },
    ]);
    expect(parts.checkIns).toMatchObject([
      { tournament: 'Spring Cup', state: 'present', role: 'desk' },
    ]);
    expect(parts.refereeing).toMatchObject([
      { tournament: 'Referee Cup', email: player.email, role: 'referee', state: 'accepted' },
      { tournament: 'Referee Cup', action: 'seeding' },
    ]);
    expect(parts.teamApplications).toMatchObject([
      { tournament: 'School Cup', state: 'reserved', amountYen: 2000 },
    ]);
    expect(parts.groups).toMatchObject([
      { name: PLAYER_NAME, role: 'Creator' },
      { name: LISTED_NAME, state: 'merged' },
      { name: PLAYER_NAME, role: 'Member', leftAt: null },
      { name: PLAYER_NAME, state: 'person-in-charge', phone: '03-1111-2222' },
      { state: 'asked' },
    ]);
    expect(parts.players).toMatchObject([
      { name: PLAYER_NAME, mergedAt: null },
      { name: LISTED_NAME, mergedAt: '2026-11-20T03:00:00.000Z' },
    ]);
    expect(parts.practiceMatches).toContainEqual(
      expect.objectContaining({ id: match, player1: PLAYER_NAME, player2: MATE_NAME }),
    );
    expect(parts.practiceMatches.some(({ player2 }) => player2 === 'Grandfather')).toBe(true);
    expect(parts.practiceSessions.map(({ format }) => format).sort()).toEqual([
      'league',
      'tournament',
    ]);
    expect(parts.practiceWrites.length).toBeGreaterThan(2);
    expect(parts.sharedBrackets).toMatchObject([{ id: 'shared-token', endedAt: null }]);
    expect(parts.notifications.map(({ kind }) => kind)).toContain('entry-withdrawn');
    expect(parts.mails.map(({ kind }) => kind)).toContain('entry-confirmed');
  });

  test('The export of an organizer holds the organization, its application and its tournaments', async ({
    server,
  }) => {
    const { services, clock } = server;
    const phone = await server.playerPhone();
    const { id: accountId, email } = phone.player;
    const organizerId = await organizers.insert(services.db, {
      loginId: 'ORG-ABC234',
      accountId,
      organizationName: 'Midori',
      now: clock.now(),
    });
    // Typed in capitals, as some keyboards begin a field.
    await makeApplication(services, { email: email.toUpperCase() });
    await services.db.update(organizerApplications).set({ state: 'approved' });
    await makeTournament(services, { organizerId, name: 'Midori Open' });
    const parts = await exported(phone);
    expect(parts.organizations).toMatchObject([{ organizerId: 'ORG-ABC234', state: 'active' }]);
    expect(parts.organizerApplications).toMatchObject([
      { email: email.toUpperCase(), workplace: 'Midori High School' },
    ]);
    expect(parts.tournaments).toMatchObject([{ tournament: 'Midori Open' }]);
  });
});

describe('the export reveals nothing of others', () => {
  test('The export of a player without activity holds only their own registration', async ({
    server,
  }) => {
    await createAccountWithAllData(server);
    const stranger = await server.playerPhone({ fullName: 'Stranger' });
    const text = JSON.stringify(await exported(stranger));
    expect(text).not.toContain(PLAYER_NAME);
    expect(text).not.toContain(MATE_NAME);
  });

  test('The export holds no secrets of links, passwords and sessions', async ({ server }) => {
    const { phone } = await createAccountWithAllData(server);
    const text = JSON.stringify(await exported(phone));
    expect(text).not.toContain('the-secret');
    expect(text).not.toContain('$argon2');
    const [session] = [...phone.cookies.values()];
    expect(text).not.toContain(String(session).split('.')[0]);
  });

  test('The export of a former club member holds their own results without the names of opponents', async ({
    server,
  }) => {
    const { phone, groupId, match } = await createAccountWithAllData(server);
    await phone.call(groups.leave, { params: { id: groupId } });
    const { practiceMatches } = await exported(phone);
    expect(practiceMatches.find(({ id }) => id === match)).toMatchObject({
      player1: PLAYER_NAME,
      player2: null,
      result: '2-0',
      retired: false,
      notes: null,
    });
    expect(JSON.stringify(practiceMatches)).not.toContain(MATE_NAME);
  });

  test('The export holds mails of other origin to the address only once the address is verified', async ({
    server,
  }) => {
    const { services } = server;
    const phone = await server.playerPhone();
    const { email } = phone.player;
    const toGuardian = { kind: 'guardian-asked', dedupeKey: 'guardian', to: email } as const;
    await services.mailer.send(services.db, {
      ...toGuardian,
      language: 'en',
      subject: 'Your child',
      paragraphs: ['Your child has named you.'],
    });
    expect((await exported(phone)).mails).toEqual([]);
    await services.db
      .update(accounts)
      .set({ emailVerified: true })
      .where(eq(accounts.email, email));
    expect((await exported(phone)).mails).toMatchObject([{ subject: '[RallyDays] Your child' }]);
  });

  test.for([
    ['refund-needs-account', 'the person who paid for an entry by a link'],
    ['refund-done', 'the person who paid for an entry by a link'],
    ['tournament-cancelled', 'a player whom a desk has entered'],
    ['tournament-changed', 'a player whom a desk has entered'],
    ['pair-invited', 'a partner without an account'],
  ] as const)(
    'The export of an unconfirmed account holds no mail %s to the address, which may be to %s',
    async ([kind], { server }) => {
      const { services } = server;
      const phone = await server.playerPhone();
      const letter = { to: phone.player.email, language: 'en' as const, paragraphs: ['Text.'] };
      const write = (one: typeof kind | 'password-changed') =>
        services.mailer.send(services.db, { ...letter, kind: one, dedupeKey: one, subject: one });
      await write(kind);
      await write('password-changed');
      expect((await exported(phone)).mails).toMatchObject([{ kind: 'password-changed' }]);
    },
  );

  test("The export holds no application of another person who gave the player's address", async ({
    server,
  }) => {
    const phone = await server.playerPhone();
    await makeApplication(server.services, { email: phone.player.email });
    expect((await exported(phone)).organizerApplications).toEqual([]);
  });

  test('The export is refused to a visitor', async ({ server }) => {
    expect((await server.phone().call(contract.everything)).status).toBe(401);
  });

  test('The export is rate-limited', async () => {
    const server = await startTestApp();
    const phone = await server.playerPhone();
    const statuses: number[] = [];
    for (let count = 0; count < 21; count += 1) {
      statuses.push((await phone.call(contract.everything)).status);
    }
    await server.close();
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
  });
});
