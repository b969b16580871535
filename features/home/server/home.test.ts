import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import * as entries from '#features/entries/entries.contract.ts';
import { chooseSport, remove } from '#features/groups/groups.contract.ts';
import { makeGroup } from '#features/groups/server/groups.factory.ts';
import { accept, entered, linkFrom } from '#features/pairs/server/pairs.factory.ts';
import { halfAccepted, payPart } from '#features/pairs/server/pairs.fees.factory.ts';
import * as payments from '#features/payments/payments.contract.ts';
import { changeLeague, removeLeague } from '#features/practice/league/league.contract.ts';
import { makeLeague } from '#features/practice/server/practice.factory.ts';
import {
  addCoach,
  applyFor,
  makeHost,
  makeSchool,
  singles,
} from '#features/team-applications/server/team-applications.school.factory.ts';
import { insert as insertEvent } from '#features/tournaments/events/server/events.store.ts';
import { makeTournament } from '#features/tournaments/server/tournaments.factory.ts';
import { updateState } from '#features/tournaments/server/tournaments.store.ts';
import { type Phone, test } from '../../../apps/server/test-app.ts';
import * as contract from '../home.contract.ts';

describe('home', () => {
  test('Home shows a visitor the next tournaments, and no personal counts', async ({ server }) => {
    await makeTournament(server.services, { name: 'Coming' });
    const { data } = await server.phone().call(contract.home);
    expect(data?.person).toBeNull();
    expect(data?.upcoming.map((one) => one.name)).toEqual(['Coming']);
  });

  test('Home counts tournaments joined once they are confirmed, and unread notifications', async ({
    server,
  }) => {
    const phone = await server.playerPhone();
    const paid = await makeTournament(server.services);
    const free = await makeTournament(server.services, { feeYen: 0 });
    for (const tournamentId of [paid, free]) {
      await phone.call(entries.apply, { body: { id: uuidv7(), tournamentId, agreed: true } });
    }
    const { data } = await phone.call(contract.home);
    expect(data?.person).toMatchObject({ tournamentsJoined: 1, newNotifications: 2 });
  });

  test('Home counts a tournament once, with entries in two of its events', async ({ server }) => {
    const phone = await server.playerPhone();
    const tournamentId = await makeTournament(server.services, { feeYen: 0 });
    const eventId = await insertEvent(server.services.db, {
      tournamentId,
      discipline: 'Doubles',
      level: 'Beginner',
      feeYen: 0,
      participantLimit: 8,
    });
    const also = [{ id: uuidv7(), eventId }];
    await phone.call(entries.apply, { body: { id: uuidv7(), tournamentId, also, agreed: true } });
    const { data } = await phone.call(contract.home);
    expect(data?.person?.tournamentsJoined).toBe(1);
  });

  test('Home counts a tournament for the partner of a pair once the invitation is accepted', async ({
    server,
  }) => {
    const { inviter, partner, entryId } = await entered(server);
    const joined = async () => (await partner.call(contract.home)).data?.person?.tournamentsJoined;
    const token = await linkFrom(inviter, entryId);
    expect(await joined()).toBe(0);
    await accept(partner, token);
    expect(await joined()).toBe(1);
  });

  test('Home names the place of a pair whose partner has still to pay, until it is paid or the time is over', async ({
    server,
  }) => {
    const { inviter, partner, entryId } = await halfAccepted(server);
    const place = async (phone: Phone) =>
      (await phone.call(contract.home)).data?.person?.placeToPay;
    expect(await place(partner)).toMatchObject({
      entryId,
      reservedUntil: '2026-11-20T03:30:00.000Z',
    });
    expect(await place(inviter)).toBeNull();
    server.clock.advance({ minutes: 30 });
    expect(await place(partner)).toBeNull();
    const other = await halfAccepted(server);
    expect(await place(other.partner)).toMatchObject({ entryId: other.entryId });
    await payPart(other.partner, other.entryId);
    expect(await place(other.partner)).toBeNull();
  });

  test('Home names the place that lapses first, until it is paid or has lapsed', async ({
    server,
  }) => {
    const phone = await server.playerPhone();
    const place = async () => (await phone.call(contract.home)).data?.person?.placeToPay;
    expect(await place()).toBeNull();
    const reserve = async (name: string) => {
      const tournamentId = await makeTournament(server.services, { name });
      const id = uuidv7();
      await phone.call(entries.apply, { body: { id, tournamentId, agreed: true } });
      return id;
    };
    const first = await reserve('First Cup');
    server.clock.advance({ minutes: 10 });
    const second = await reserve('Second Cup');
    expect(await place()).toEqual({
      entryId: first,
      tournamentName: 'First Cup',
      reservedUntil: '2026-11-20T03:30:00.000Z',
    });
    const body = { id: uuidv7(), entryId: first, method: 'qr-code' as const };
    await phone.call(payments.pay, { body });
    expect(await place()).toMatchObject({ entryId: second });
    server.clock.advance({ minutes: 30 });
    expect(await place()).toBeNull();
  });

  test('Home names the next tournament with a confirmed place, today included and the past left out', async ({
    server,
  }) => {
    const phone = await server.playerPhone();
    const next = async () => (await phone.call(contract.home)).data?.person?.next;
    expect(await next()).toBeNull();
    for (const [name, eventDate] of [
      ['Later Cup', '2026-12-20'],
      ['Sooner Cup', '2026-12-05'],
    ] as const) {
      const tournamentId = await makeTournament(server.services, {
        name,
        eventDate,
        feeYen: 0,
        sport: 'badminton',
      });
      const body = { id: uuidv7(), tournamentId, agreed: true };
      await phone.call(entries.apply, { body });
    }
    expect(await next()).toMatchObject({
      name: 'Sooner Cup',
      eventDate: '2026-12-05',
      sport: 'badminton',
    });
    server.clock.advance({ hours: 24 * 15 });
    expect(await next()).toMatchObject({ name: 'Sooner Cup' });
    server.clock.advance({ hours: 24 });
    expect(await next()).toMatchObject({ name: 'Later Cup' });
  });

  test('Home goes on to the next tournament once the results of that of today are final, and offers it no more', async ({
    server,
  }) => {
    const phone = await server.playerPhone();
    const { db } = server.services;
    const today = '2026-11-20';
    const options = { name: 'Cup of today', eventDate: today, applicationDeadline: today };
    const over = await makeTournament(server.services, { ...options, feeYen: 0 });
    const later = await makeTournament(server.services, { name: 'Later Cup', feeYen: 0 });
    for (const tournamentId of [over, later]) {
      await phone.call(entries.apply, { body: { id: uuidv7(), tournamentId, agreed: true } });
    }
    const shown = async () => {
      const { data } = await phone.call(contract.home);
      return [data?.person?.next?.name, data?.upcoming.map(({ name }) => name)];
    };
    expect(await shown()).toEqual(['Cup of today', ['Cup of today', 'Later Cup']]);
    await updateState(db, over, { finalizedAt: server.clock.now() });
    expect(await shown()).toEqual(['Later Cup', ['Later Cup']]);
  });

  test('The next tournament of a teacher is the one that the school has entered', async ({
    server,
  }) => {
    const today = '2026-11-20';
    const host = await makeHost(server, [], {
      feeYen: 0,
      eventDate: today,
      applicationDeadline: today,
    });
    const school = await makeSchool(server, 2);
    const coach = await addCoach(server, school.group.id);
    const other = await makeSchool(server, 2, '紅葉中学校');
    const next = async (phone: Phone) => (await phone.call(contract.home)).data?.person?.next;
    expect(await next(school.teacher)).toBeNull();
    const [eventId = 0] = host.eventIds;
    const lines = singles(eventId, school.pupils).map((line) => ({
      ...line,
      pupils: line.pupils.map(String),
    }));
    const { id: applicationId, answer } = await applyFor(school.teacher, {
      tournamentId: host.id,
      groupId: school.group.id,
      lines,
      totalYen: 0,
    });
    expect(answer.status).toBe(200);
    const ofSchool = { tournamentId: host.id, applicationId };
    expect(await next(school.teacher)).toMatchObject(ofSchool);
    expect(await next(coach)).toMatchObject(ofSchool);
    expect(await next(other.teacher)).toBeNull();
  });

  test('A place that waits for payment is not the next tournament', async ({ server }) => {
    const phone = await server.playerPhone();
    const tournamentId = await makeTournament(server.services);
    await phone.call(entries.apply, { body: { id: uuidv7(), tournamentId, agreed: true } });
    expect((await phone.call(contract.home)).data?.person?.next).toBeNull();
  });

  test('Home shows a member the league of today until all its matches have a result', async ({
    server,
  }) => {
    const phone = await server.playerPhone();
    const { id: accountId } = phone.player;
    const now = server.clock.now();
    const { id: groupId } = await makeGroup(server.services.db, {
      creator: { accountId, name: 'Mori Sora' },
      members: ['Abe Rin', 'Baba Yu', 'Chiba Sora'],
      now,
    });
    const league = async () => (await phone.call(contract.home)).data?.person?.league;
    expect(await league()).toBeNull();
    const { db } = server.services;
    const { id } = await makeLeague(db, { accountId, groupId, now, scores: ['11-7 11-9'] });
    const open = { sessionId: id, groupId, played: 1, matches: 3 };
    expect(await league()).toMatchObject({ ...open, sport: 'unspecified' });
    const params = { id: groupId };
    await phone.call(chooseSport, { params, body: { sport: 'badminton' } });
    expect(await league()).toMatchObject({ ...open, sport: 'badminton' });
    expect((await server.phone().call(contract.home)).data?.person).toBeNull();
    const all = { accountId, groupId, now, scores: ['11-7 11-9', '11-7 11-9', '11-7 11-9'] };
    await makeLeague(db, all);
    expect(await league()).toMatchObject({ sessionId: id });
    const newest = await makeLeague(db, { accountId, groupId, now, scores: [] });
    expect(await league()).toMatchObject({ sessionId: newest.id, played: 0 });
  });

  test('A league goes on for a week, after one of today', async ({ server }) => {
    const phone = await server.playerPhone();
    const { id: accountId } = phone.player;
    const { db } = server.services;
    const made = { creator: { accountId, name: 'Mori Sora' }, now: server.clock.now() };
    const { id: groupId } = await makeGroup(db, { ...made, members: ['Abe Rin', 'Baba Yu'] });
    const league = async () => (await phone.call(contract.home)).data?.person?.league;
    const opened = async (at: Date) => {
      const { id } = await makeLeague(db, { accountId, groupId, now: at, scores: [] });
      return id;
    };
    const old = { sessionId: await opened(made.now), practiceDate: '2026-11-20' };
    server.clock.advance({ hours: 24 * 6 });
    const today = { sessionId: await opened(server.clock.now()), practiceDate: '2026-11-26' };
    expect(await league()).toMatchObject(today);
    // Opened later, for a day before.
    await opened(new Date(made.now.getTime() + 3_600_000));
    expect(await league()).toMatchObject(today);
    const removal = { params: { id: today.sessionId }, query: { writeId: uuidv7() } };
    await phone.call(removeLeague, removal);
    expect(await league()).toMatchObject({ practiceDate: old.practiceDate });
    server.clock.advance({ hours: 24 });
    expect(await league()).toMatchObject({ practiceDate: old.practiceDate });
    server.clock.advance({ hours: 24 });
    expect(await league()).toBeNull();
  });

  test('Home shows no league of a group that was deleted', async ({ server }) => {
    const phone = await server.playerPhone();
    const { db } = server.services;
    const now = server.clock.now();
    const { id: accountId, fullName: name } = phone.player;
    const { id: groupId } = await makeGroup(db, { creator: { accountId, name }, now });
    await makeLeague(db, { accountId, groupId, now, scores: ['11-7 11-9'] });
    await phone.call(remove, { params: { id: groupId } });
    expect((await phone.call(contract.home)).data?.person?.league).toBeNull();
  });

  test('Home counts only matches of the players who are on the list of the league', async ({
    server,
  }) => {
    const phone = await server.playerPhone();
    const { id: accountId } = phone.player;
    const { db } = server.services;
    const now = server.clock.now();
    const creator = { accountId, name: 'Mori Sora' };
    const members = ['Abe Rin', 'Baba Yu', 'Chiba Sora', 'Doi Mao'];
    const { id: groupId } = await makeGroup(db, { creator, members, now });
    // After two matches everybody has played once.
    const scores = ['11-7 11-9', '11-7 11-9', '11-7 11-9'];
    const { id, players } = await makeLeague(db, { accountId, groupId, now, scores });
    const body = { writeId: uuidv7(), baseVersion: 1, players: players.slice(0, 3) };
    await phone.call(changeLeague, { params: { id }, body });
    const { data } = await phone.call(contract.home);
    expect(data?.person?.league).toMatchObject({ sessionId: id, matches: 3 });
  });

  test('Home shows the three next tournaments that are open for applications', async ({
    server,
  }) => {
    for (const eventDate of ['2026-12-05', '2026-12-04', '2026-12-03', '2026-12-02']) {
      await makeTournament(server.services, { name: eventDate, eventDate });
    }
    await makeTournament(server.services, {
      name: 'closed',
      eventDate: '2026-12-01',
      applicationDeadline: '2026-11-19',
    });
    const { data } = await server.phone().call(contract.home);
    expect(data?.upcoming.map((one) => one.name)).toEqual([
      '2026-12-02',
      '2026-12-03',
      '2026-12-04',
    ]);
  });
});

describe('a screen that is not there', () => {
  test('A path without a screen is reported to the server', async ({ server }) => {
    const { status } = await server.phone().call(contract.notFound, { body: { path: '/nowhere' } });
    expect(status).toBe(200);
  });
});
