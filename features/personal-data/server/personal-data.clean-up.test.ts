import { isNotNull, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import { applicationSteps } from '#features/entries/applications/server/applications.lines.tables.ts';
import {
  applications,
  applicationTransfers,
} from '#features/entries/applications/server/applications.tables.ts';
import * as entryEndpoints from '#features/entries/entries.contract.ts';
import { entries } from '#features/entries/server/entries.tables.ts';
import { listRevenue } from '#features/entry-list/server/entry-list.revenue.store.ts';
import * as merging from '#features/groups/merging/merging.contract.ts';
import * as roster from '#features/groups/roster/roster.contract.ts';
import { makeRoster, pupilForm } from '#features/groups/roster/server/roster.factory.ts';
import { listPupils } from '#features/groups/roster/server/roster.store.ts';
import { makeGroup } from '#features/groups/server/groups.factory.ts';
import { RETENTION } from '#features/legal/privacy/privacy.retention.policy.ts';
import * as paymentEndpoints from '#features/payments/payments.contract.ts';
import { payments } from '#features/payments/server/payments.tables.ts';
import { players } from '#features/players/server/players.tables.ts';
import {
  applyFor,
  makeHost,
  makeSchool,
  singles,
} from '#features/team-applications/server/team-applications.school.factory.ts';
import * as applicationEndpoints from '#features/team-applications/team-applications.contract.ts';
import { makeTournament } from '#features/tournaments/server/tournaments.factory.ts';
import { tournaments } from '#features/tournaments/server/tournaments.tables.ts';
import * as linksStore from '#platform/server/links/links.store.ts';
import { links } from '#platform/server/links/links.tables.ts';
import { type TestApp, test } from '../../../apps/server/test-app.ts';
import { schoolDraft, schoolPaid } from './personal-data.retention.factory.ts';

/** The nightly clean-up, so many days later. */
async function sweepAfter({ app, services, clock }: TestApp, days: number): Promise<Error[]> {
  clock.advance({ days });
  const { db, jobs } = services;
  await db.transaction((tx) => jobs.enqueue(tx, 'personal-data.retention', {}));
  return app.jobs.drain();
}

describe('entries that came to nothing', () => {
  test('A line that a school has withdrawn is deleted with its period, and its step stays', async ({
    server,
  }) => {
    const { id: tournamentId, eventIds } = await makeHost(server);
    const { teacher, group, pupils } = await makeSchool(server);
    const lines = singles(eventIds[0] ?? 0, pupils.slice(0, 2));
    const about = { tournamentId, groupId: group.id, lines, totalYen: 1000, byTransfer: true };
    const { id } = await applyFor(teacher, about);
    const { data } = await teacher.call(applicationEndpoints.find, { params: { id } });
    const entryId = data?.application.lines[0]?.id ?? '';
    const params = { id, entryId };
    expect((await teacher.call(applicationEndpoints.withdrawLine, { params })).status).toBe(200);
    expect(await sweepAfter(server, RETENTION.emptyEntry.days + 1)).toEqual([]);
    const left = await server.services.db.select().from(entries);
    expect(left.map((one) => one.id)).not.toContain(entryId);
    const steps = await server.services.db.select().from(applicationSteps);
    expect(steps.map(({ kind, entryId: line }) => [kind, line])).toEqual([
      ['later', null],
      ['withdrawn', null],
    ]);
  });

  test.for(['canceled', 'expired'] as const)(
    'A payment at a store that was %s is deleted with its period',
    async (state, { server }) => {
      const phone = await server.playerPhone();
      const tournamentId = await makeTournament(server.services, { feeYen: 2000 });
      const applied = { id: uuidv7(), tournamentId, agreed: true as const };
      const { data } = await phone.call(entryEndpoints.apply, { body: applied });
      const entryId = data?.entry.id ?? '';
      const id = uuidv7();
      const body = { id, entryId, method: 'konbini' as const };
      await phone.call(paymentEndpoints.pay, { body });
      if (state === 'canceled') await phone.call(paymentEndpoints.cancel, { params: { id } });
      server.clock.advance({ days: 4 });
      await server.app.jobs.runNow('payments.check');
      await sweepAfter(server, 10);
      expect(await server.services.db.select().from(payments)).toMatchObject([{ state }]);
      expect(await sweepAfter(server, RETENTION.emptyEntry.days + 1)).toEqual([]);
      expect(await server.services.db.select().from(payments)).toEqual([]);
    },
  );
});

describe('the applications of schools', () => {
  const YEARS = 9 * 365;

  test('A draft stays while its tournament is to come', async ({ server }) => {
    await schoolDraft(server);
    const { db } = server.services;
    await db.update(tournaments).set({ eventDate: '2028-11-20' });
    expect(await sweepAfter(server, RETENTION.emptyEntry.days + 1)).toEqual([]);
    expect(await db.$count(applications)).toBe(1);
  });

  test('The lines stay when their application is deleted, and count as no money outside the app', async ({
    server,
  }) => {
    const { tournamentId } = await schoolPaid(server);
    expect(await sweepAfter(server, YEARS)).toEqual([]);
    const { db } = server.services;
    expect(await db.$count(applications)).toBe(0);
    const left = await db.select().from(entries);
    expect(left).toMatchObject([
      { state: 'confirmed', applicationId: null, feeYen: 0 },
      { state: 'confirmed', applicationId: null, feeYen: 0 },
    ]);
    const listed = await listRevenue(db, tournamentId);
    expect(listed).toEqual([]);
  });

  test('An application whose money still goes back stays at any age, with its lines', async ({
    server,
  }) => {
    const { teacher, id } = await schoolPaid(server);
    const { data } = await teacher.call(applicationEndpoints.find, { params: { id } });
    const entryId = data?.application.lines[0]?.id ?? '';
    const params = { id, entryId };
    await teacher.call(applicationEndpoints.withdrawLine, { params });
    expect(await sweepAfter(server, RETENTION.emptyEntry.days + 1)).toEqual([]);
    expect(await sweepAfter(server, YEARS)).toEqual([]);
    const { db } = server.services;
    expect(await db.$count(applicationTransfers)).toBe(1);
    expect((await db.select().from(entries)).map((one) => one.applicationId)).toEqual([id, id]);
  });

  test('An application that is charged stays as long as its payments', async ({ server }) => {
    const { db } = server.services;
    const { teacher, id } = await schoolPaid(server);
    const [line] = await db.select().from(entries);
    const charge = { id: uuidv7(), method: 'credit-card', state: 'succeeded' } as const;
    const owner = { entryId: line?.id ?? '', accountId: teacher.player.id, amountYen: 500 };
    const createdAt = new Date(server.clock.now().getTime() + YEARS * 86_400_000);
    await db.insert(payments).values({ ...charge, ...owner, chargeId: charge.id, createdAt });
    expect(await sweepAfter(server, YEARS)).toEqual([]);
    expect((await db.select().from(applications)).map((one) => one.id)).toEqual([id]);
  });
});

describe('pupils who have left', () => {
  /** A coach with a group of two pupils without accounts, of whom the second turns out to be the first. */
  async function withDuplicate(server: TestApp) {
    const { db, clock } = server.services;
    const coach = await server.playerPhone();
    const { id: accountId, fullName: name } = coach.player;
    const now = clock.now();
    const { id } = await makeGroup(db, { creator: { accountId, name }, members: [], now });
    const pupils = [
      pupilForm({ registrationNo: 'A-1' }),
      pupilForm({ familyName: '蒼木', registrationNo: 'A-2', familyKana: 'アオキ' }),
    ];
    await makeRoster(db, { groupId: id, accountId, pupils, now });
    const [pupil, duplicate] = await listPupils(db, id);
    const merge = { params: { id, memberId: duplicate!.memberId } };
    await coach.call(merging.merge, { ...merge, body: { intoId: pupil!.memberId } });
    return { coach, params: { id, pupilId: pupil!.id } };
  }
  const numbersOf = async ({ services }: TestApp) => {
    const listed = await services.db.select().from(players).where(isNotNull(players.familyName));
    return listed.flatMap(({ registrationNo }) => registrationNo ?? []).sort();
  };

  test('What a list said about a duplicate is deleted with what it said about the player into whom it was merged', async ({
    server,
  }) => {
    const { coach, params } = await withDuplicate(server);
    await coach.call(roster.removePupil, { params });
    expect(await sweepAfter(server, RETENTION.formerPupil.days - 1)).toEqual([]);
    expect(await numbersOf(server)).toEqual(['A-1', 'A-2']);
    expect(await sweepAfter(server, 2)).toEqual([]);
    expect(await numbersOf(server)).toEqual([]);
  });

  test('What a list says about a pupil and a duplicate stays as long as the pupil is on it', async ({
    server,
  }) => {
    await withDuplicate(server);
    expect(await sweepAfter(server, 2 * RETENTION.formerPupil.days)).toEqual([]);
    expect(await numbersOf(server)).toEqual(['A-1', 'A-2']);
  });
});

describe('the clean-up', () => {
  test('A kind that cannot be deleted leaves the others to be deleted', async ({ server }) => {
    const { db, clock } = server.services;
    const link = { purpose: 'test', subject: 'somebody', validMs: 0, now: clock.now() };
    await linksStore.insert(db, link);
    await db.execute(sql`create table holders as select id from links`);
    await db.execute(sql`alter table holders add foreign key (id) references links`);
    const phone = await server.playerPhone();
    const tournamentId = await makeTournament(server.services);
    const applied = { id: uuidv7(), tournamentId, agreed: true as const };
    await phone.call(entryEndpoints.apply, { body: applied });
    await phone.call(entryEndpoints.withdraw, { params: { id: applied.id } });
    expect(await sweepAfter(server, RETENTION.emptyEntry.days + 1)).toHaveLength(1);
    expect(await db.$count(links)).toBe(1);
    expect(await db.$count(entries)).toBe(0);
    await db.execute(sql`drop table holders`);
    expect(await sweepAfter(server, 1)).toEqual([]);
    expect(await db.$count(links)).toBe(0);
  });
});
