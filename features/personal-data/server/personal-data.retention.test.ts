import { count, isNotNull, ne, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import { login } from '#features/accounts/accounts.contract.ts';
import { knownDevices, signIns } from '#features/accounts/devices/server/devices.tables.ts';
import { makePlayer } from '#features/accounts/server/accounts.factory.ts';
import { sessions } from '#features/accounts/server/accounts.tables.ts';
import {
  courtLinkDevices,
  courtLinkOffers,
  courtLinks,
  courtTallies,
} from '#features/court-links/server/court-links.tables.ts';
import { checkIns, checkInTries } from '#features/day/check-in/server/check-in.tables.ts';
import { queueMatches, queueSteps } from '#features/day/queue/server/queue.tables.ts';
import { shownMatches } from '#features/day/times/server/times.tables.ts';
import {
  applications,
  applicationTransfers,
} from '#features/entries/applications/server/applications.tables.ts';
import * as entryEndpoints from '#features/entries/entries.contract.ts';
import { entries } from '#features/entries/server/entries.tables.ts';
import { waitingEntries } from '#features/entries/waiting-list/server/waiting-list.tables.ts';
import { insertByCode } from '#features/groups/joining/server/joining.commands.ts';
import { groupRequests } from '#features/groups/joining/server/joining.tables.ts';
import { makeFormerPupil } from '#features/groups/roster/server/roster.factory.ts';
import { schoolSheets } from '#features/groups/roster/server/roster.tables.ts';
import { makeGroup } from '#features/groups/server/groups.factory.ts';
import { nameGuardian, newcomer, sayAdult } from '#features/guardians/server/guardians.factory.ts';
import { guardianships } from '#features/guardians/server/guardians.tables.ts';
import {
  type DataKind,
  type Period,
  RETENTION,
} from '#features/legal/privacy/privacy.retention.policy.ts';
import { matches, matchWrites } from '#features/matches/server/matches.tables.ts';
import { tieOrders } from '#features/matches/ties/server/ties.tables.ts';
import * as notificationsStore from '#features/notifications/server/notifications.store.ts';
import { notifications } from '#features/notifications/server/notifications.tables.ts';
import { update as decide } from '#features/organizers/server/organizers.applications.store.ts';
import { makeApplication } from '#features/organizers/server/organizers.factory.ts';
import { organizerApplications } from '#features/organizers/server/organizers.tables.ts';
import { paymentReceipts } from '#features/payments/receipts/server/receipts.tables.ts';
import { payments, refunds } from '#features/payments/server/payments.tables.ts';
import { players } from '#features/players/server/players.tables.ts';
import { insert as insertReferee } from '#features/referees/server/referees.store.ts';
import { referees } from '#features/referees/server/referees.tables.ts';
import { guesses } from '#features/sign-in/login-throttling/server/login-throttling.tables.ts';
import { tieOrderChanges } from '#features/tie-orders/server/tie-orders.tables.ts';
import { makeTournament } from '#features/tournaments/server/tournaments.factory.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import { BATCH } from '#platform/server/db/batch.ts';
import type { Db } from '#platform/server/db/database.ts';
import { FINISHED_JOB_DAYS } from '#platform/server/jobs/jobs.ts';
import * as linksStore from '#platform/server/links/links.store.ts';
import { links } from '#platform/server/links/links.tables.ts';
import { mails } from '#platform/server/mail/mail.tables.ts';
import { DAY_MS } from '#platform/shared/durations.ts';
import { type TestApp, test } from '../../../apps/server/test-app.ts';
import {
  checkedIn,
  endedClub,
  removedMatch,
  schoolDraft,
  schoolGaveUp,
  schoolPaid,
} from './personal-data.retention.factory.ts';

interface Case {
  readonly kind: DataKind;
  /** Makes one of it, whose retention begins now. */
  readonly make: (server: TestApp) => Promise<unknown>;
  /** The number of rows. */
  readonly left: (server: TestApp) => Promise<number>;
}

const CASES: readonly Case[] = [
  {
    kind: 'session',
    make: async ({ services }) => {
      // As a login makes it; the real one uses the system clock.
      const { id: userId } = await makePlayer(services);
      const expiresAt = new Date(services.clock.now());
      expiresAt.setUTCDate(expiresAt.getUTCDate() + RETENTION.session.days);
      await services.db
        .insert(sessions)
        .values({ id: uuidv7(), token: uuidv7(), userId, expiresAt });
    },
    left: rows(sessions),
  },
  {
    kind: 'signIn',
    make: async (server) => void (await server.playerPhone()),
    left: rows(signIns),
  },
  {
    kind: 'device',
    make: async (server) => void (await server.playerPhone()),
    left: rows(knownDevices),
  },
  {
    kind: 'guess',
    make: async (server) => {
      const body = { loginId: 'nobody@example.com', password: 'guess' };
      await server.phone().call(login, { body });
    },
    left: rows(guesses),
  },
  {
    kind: 'link',
    make: async ({ services: { db, clock } }) => {
      const link = { purpose: 'test', subject: 'somebody', validMs: 0, now: clock.now() };
      await linksStore.insert(db, link);
    },
    left: rows(links),
  },
  {
    kind: 'mailText',
    make: writeMail,
    left: async ({ services: { db } }) =>
      (await db.select().from(mails).where(ne(mails.textBody, ''))).length,
  },
  { kind: 'mail', make: writeMail, left: rows(mails) },
  {
    kind: 'notification',
    make: async ({ services }) => {
      const { id } = await makePlayer(services);
      const news = { accountId: id, kind: 'welcome', facts: { points: 1 } } as const;
      const now = services.clock.now();
      await services.db.delete(notifications);
      await notificationsStore.insert(services.db, { ...news, dedupeKey: 'another', now });
    },
    left: rows(notifications),
  },
  { kind: 'emptyEntry', make: withdrawUnpaid, left: rows(entries) },
  { kind: 'emptyEntry', make: leaveWaitlist, left: rows(waitingEntries) },
  { kind: 'emptyEntry', make: (server) => declinedPayment(server), left: rows(payments) },
  { kind: 'emptyEntry', make: schoolDraft, left: rows(applications) },
  { kind: 'emptyEntry', make: schoolGaveUp, left: rows(applications) },
  {
    kind: 'declinedApplication',
    make: async ({ services }) => {
      const { id } = await makeApplication(services);
      await decide(services.db, id, { state: 'declined', decidedAt: services.clock.now() });
    },
    left: rows(organizerApplications),
  },
  {
    kind: 'endedGuardian',
    make: async (server) => {
      const phone = await newcomer(server);
      await nameGuardian(phone);
      await sayAdult(phone);
    },
    left: rows(guardianships),
  },
  {
    kind: 'refereeInvitation',
    make: async ({ services }) => {
      const tournamentId = await makeTournament(services);
      const invitedAt = services.clock.now();
      const email = 'referee@example.com';
      await insertReferee(services.db, {
        id: uuidv7(),
        tournamentId,
        email,
        invitedAt,
        expiresAt: invitedAt,
      });
    },
    left: rows(referees),
  },
  { kind: 'refereeDuty', make: checkedIn, left: rows(referees) },
  { kind: 'checkIn', make: checkedIn, left: rows(checkIns) },
  { kind: 'checkIn', make: checkedIn, left: rows(checkInTries) },
  { kind: 'checkIn', make: checkedIn, left: rows(queueMatches) },
  { kind: 'checkIn', make: checkedIn, left: rows(queueSteps) },
  { kind: 'payerAddress', make: checkedIn, left: rows(paymentReceipts) },
  { kind: 'tieOrder', make: checkedIn, left: rows(tieOrders) },
  { kind: 'tieOrder', make: checkedIn, left: rows(tieOrderChanges) },
  { kind: 'courtLink', make: checkedIn, left: rows(courtLinks) },
  { kind: 'courtLink', make: checkedIn, left: rows(courtLinkOffers) },
  { kind: 'courtLink', make: checkedIn, left: rows(courtLinkDevices) },
  { kind: 'courtLink', make: checkedIn, left: rows(courtTallies) },
  { kind: 'checkIn', make: checkedIn, left: rows(shownMatches) },
  {
    kind: 'formerPupil',
    make: ({ services }) => makeFormerPupil(services),
    left: knownPupils,
  },
  { kind: 'formerPupil', make: endedClub('group'), left: knownPupils },
  { kind: 'formerPupil', make: endedClub('account'), left: knownPupils },
  { kind: 'endedClub', make: endedClub('group'), left: reachableSchools },
  { kind: 'endedClub', make: endedClub('account'), left: reachableSchools },
  {
    kind: 'joinRequest',
    make: async ({ services, services: { db, clock } }) => {
      const [coach, player] = [await makePlayer(services), await makePlayer(services)];
      const now = clock.now();
      const creator = { accountId: coach.id, name: coach.fullName };
      await makeGroup(db, { creator, now, teamCode: 'SAKURA77', members: [player.fullName] });
      const who = { accountId: player.id, fullName: player.fullName, now };
      await db.transaction((tx) => insertByCode(tx, who, 'SAKURA77'));
    },
    left: rows(groupRequests),
  },
  { kind: 'removedPractice', make: removedMatch, left: rows(matches) },
  { kind: 'removedPractice', make: removedMatch, left: rows(matchWrites) },
  { kind: 'payment', make: refunded('succeeded'), left: rows(payments) },
  { kind: 'payment', make: schoolPaid, left: rows(applications) },
  { kind: 'payment', make: schoolPaid, left: rows(applicationTransfers) },
];

const swept = Object.entries(RETENTION).flatMap(([kind, period]) =>
  typeof period === 'object' && kind !== 'finishedJob' && kind !== 'serverLog' ? [kind] : [],
);

describe('expired data', () => {
  test('Every kind of data with a retention period has a case', () => {
    expect(new Set(CASES.map(({ kind }) => kind))).toEqual(new Set(swept));
  });

  for (const [at, { kind, make, left }] of CASES.entries()) {
    test(`Data of kind ${kind} (${at}) exist a moment before the end of their period, and are gone a moment after`, async ({
      server,
    }) => {
      await make(server);
      const [before, after] = aroundTheEnd(server, RETENTION[kind] as Period);
      await sweepAt(server, before);
      expect(await left(server)).toBeGreaterThan(0);
      await sweepAt(server, after);
      expect(await left(server)).toBe(0);
    });
  }

  test('Finished jobs are deleted by the queue itself', () => {
    expect(RETENTION.finishedJob).toEqual({ days: FINISHED_JOB_DAYS });
  });
});

describe('the clean-up', () => {
  test('The clean-up preserves money that is still owed, at any age', async ({ server }) => {
    await refunded('failed')(server);
    await sweepAt(server, 20 * YEAR_MS);
    expect(await rows(payments)(server)).toBe(1);
    expect(await rows(refunds)(server)).toBe(1);
  });

  test('The clean-up preserves confirmed entries, undecided applications and unread notifications of today', async ({
    server,
  }) => {
    const phone = await server.playerPhone();
    const tournamentId = await makeTournament(server.services, { feeYen: 0 });
    const body = { id: uuidv7(), tournamentId, agreed: true };
    await phone.call(entryEndpoints.apply, { body });
    await makeApplication(server.services);
    await sweepAt(server, 2 * YEAR_MS);
    expect(await rows(entries)(server)).toBe(1);
    expect(await rows(organizerApplications)(server)).toBe(1);
  });

  test('The clean-up deletes everything of a kind, also more than one batch of it', async ({
    server,
  }) => {
    await removedMatch(server);
    await server.services.db.execute(sql`
      insert into matches
        (id, kind, owner_account_id, played_on, player1, player2, sets, result, search_text, created_at, deleted_at)
      select gen_random_uuid(), kind, owner_account_id, played_on, player1, player2, sets, result, search_text, created_at, deleted_at
      from matches, generate_series(1, ${BATCH})`);
    expect(await rows(matches)(server)).toBe(BATCH + 1);
    await sweepAt(server, 2 * YEAR_MS);
    expect(await rows(matches)(server)).toBe(0);
  });

  test('The clean-up refuses a mail that was never sent, so that it is not sent empty', async ({
    server,
  }) => {
    await writeMail(server);
    await sweepAt(server, RETENTION.mailText.days * DAY_MS + 1000);
    const [mail] = await server.services.db.select().from(mails);
    expect(mail).toMatchObject({ state: 'refused', textBody: '', htmlBody: '', secret: null });
  });
});

const YEAR_MS = 365 * DAY_MS;

/** Milliseconds from now to a second before and after the end of a period. */
function aroundTheEnd({ clock }: TestApp, period: Period): [number, number] {
  const now = clock.now();
  const end = new Date(now);
  if ('days' in period) end.setUTCDate(end.getUTCDate() + period.days);
  else end.setUTCMonth(end.getUTCMonth() + period.months);
  const length = end.getTime() - now.getTime();
  return [length - 1000, 2000];
}

async function sweepAt({ app, services, clock }: TestApp, passedMs: number): Promise<void> {
  clock.advance({ seconds: passedMs / 1000 });
  const { db, jobs } = services;
  await db.transaction((tx) => jobs.enqueue(tx, 'personal-data.retention', {}));
  expect(await app.jobs.drain()).toEqual([]);
}

function rows(table: PgTable) {
  return async ({ services }: TestApp): Promise<number> => {
    const [row] = await services.db.select({ rows: count() }).from(table);
    return row?.rows ?? 0;
  };
}

function knownPupils({ services }: TestApp): Promise<number> {
  return services.db.$count(players, isNotNull(players.familyKana));
}

/** The sheets that still say whom to contact; each keeps the name of its school. */
async function reachableSchools({ services }: TestApp): Promise<number> {
  const sheets = await services.db.select().from(schoolSheets);
  expect(sheets.map(({ shortName }) => shortName)).toEqual(['桜丘中']);
  return sheets.filter(({ personInCharge, phone }) => personInCharge || phone).length;
}

async function writeMail({ services: { db, clock } }: TestApp): Promise<void> {
  await db.insert(mails).values({
    id: uuidv7(),
    dedupeKey: uuidv7(),
    kind: 'test',
    toAddress: 'somebody@example.com',
    language: 'en',
    subject: 'News',
    textBody: 'News',
    htmlBody: '<p>News</p>',
    secret: 'secret',
    createdAt: clock.now(),
  });
}

async function apply(server: TestApp) {
  const phone = await server.playerPhone();
  const tournamentId = await makeTournament(server.services);
  const entryId = uuidv7();
  await phone.call(entryEndpoints.apply, { body: { id: entryId, tournamentId, agreed: true } });
  return { phone, entryId, tournamentId, accountId: phone.player.id };
}

async function firstEventOf(db: Db, tournamentId: number): Promise<number> {
  const [event] = (await tournaments.findById(db, tournamentId))?.events ?? [];
  return event?.id ?? 0;
}

async function withdrawUnpaid(server: TestApp) {
  const { phone, entryId } = await apply(server);
  await phone.call(entryEndpoints.withdraw, { params: { id: entryId } });
}

async function leaveWaitlist({ services: { db, clock }, ...server }: TestApp) {
  const { phone, tournamentId } = await apply({ services: { db, clock }, ...server } as TestApp);
  await db.insert(waitingEntries).values({
    id: uuidv7(),
    tournamentId,
    eventId: await firstEventOf(db, tournamentId),
    accountId: phone.player.id,
    state: 'left',
    createdAt: clock.now(),
    endedAt: clock.now(),
  });
}

async function payment(server: TestApp, state: 'declined' | 'succeeded'): Promise<string> {
  const { db, clock } = server.services;
  const { entryId, accountId } = await apply(server);
  const id = uuidv7();
  const made = { method: 'credit-card', amountYen: 2000, createdAt: clock.now() } as const;
  await db.insert(payments).values({ id, chargeId: id, entryId, accountId, state, ...made });
  return id;
}

async function declinedPayment(server: TestApp): Promise<void> {
  await payment(server, 'declined');
}

function refunded(state: 'succeeded' | 'failed') {
  return async (server: TestApp): Promise<void> => {
    const paymentId = await payment(server, 'succeeded');
    await server.services.db.update(entries).set({ state: 'withdrawn', reservedUntil: null });
    const debt = { id: uuidv7(), paymentId, amountYen: 2000, state };
    await server.services.db.insert(refunds).values({ ...debt, createdAt: server.clock.now() });
  };
}
