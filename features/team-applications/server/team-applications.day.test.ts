import { v7 as uuidv7 } from 'uuid';
import { expect } from 'vitest';
import * as checkIn from '#features/day/check-in/check-in.contract.ts';
import * as queue from '#features/day/queue/queue.contract.ts';
import { openQueue } from '#features/day/queue/server/queue.factory.ts';
import { openDayFrom } from '#features/day/server/day.factory.ts';
import * as draws from '#features/event-draws/event-draws.contract.ts';
import * as knockouts from '#features/event-draws/results/results.knockouts.contract.ts';
import { firstWins } from '#features/event-draws/results/server/results.knockouts.factory.ts';
import { makePublishedDraw } from '#features/event-draws/server/event-draws.factory.ts';
import * as roster from '#features/groups/roster/roster.contract.ts';
import { makeRoster, pupilForm } from '#features/groups/roster/server/roster.factory.ts';
import { matchPlayers } from '#features/matches/server/matches.tables.ts';
import { rateTournament } from '#features/ratings/server/ratings.commands.ts';
import { playerRatings } from '#features/ratings/server/ratings.tables.ts';
import { test } from '../../../apps/server/test-app.ts';
import * as contract from '../team-applications.contract.ts';
import { applyFor, makeHost, makeSchool, singles } from './team-applications.school.factory.ts';

const KNOCKOUT = {
  kind: 'knockout',
  tradition: 'tennis',
  thirdPlace: false,
  consolation: false,
} as const;

test('The players of a school come in its order in the seeding list, under its short name, and the desk reads their names', async ({
  server,
}) => {
  const { id: tournamentId, organizer, eventIds } = await makeHost(server, [], { feeYen: 0 });
  const [eventId = 0] = eventIds;
  const { teacher, group } = await makeSchool(server, 0);
  const names = ['相田', '井上', '上野', '江口', '小川'];
  await makeRoster(server.services.db, {
    groupId: group.id,
    accountId: teacher.player.id,
    now: server.clock.now(),
    pupils: names.map((familyName) =>
      pupilForm({ familyName, givenName: '一', familyKana: 'アイ', givenKana: 'ハジメ' }),
    ),
    sheet: { officialName: '桜丘市立桜丘中学校', shortName: '桜丘中' },
  });
  const listed = await teacher.call(roster.find, { params: { id: group.id } });
  const strongest = listed.data!.pupils.toReversed();
  const lines = singles(eventId, strongest);
  const { answer } = await applyFor(teacher, {
    tournamentId,
    groupId: group.id,
    lines,
    totalYen: 0,
  });
  expect(answer.status).toBe(200);

  const params = { id: tournamentId, eventId };
  const closed = await organizer.call(draws.closeEntries, { params });
  expect(
    closed.data?.event.seeding?.entrants.map(({ name, club, rankInClub }) => [
      name,
      club,
      rankInClub,
    ]),
  ).toEqual(strongest.map(({ name }, at) => [name, '桜丘中', at + 1]));

  await openDayFrom(organizer, tournamentId);
  const { data } = await organizer.call(checkIn.list, { params: { id: tournamentId } });
  expect(new Set(data?.list.people.map(({ club, reading }) => `${club} ${reading}`))).toEqual(
    new Set(['桜丘中 アイ ハジメ']),
  );
});

test('The desk reads the names of both players of a school’s pair when it calls them', async ({
  server,
}) => {
  const host = await makeHost(server, [], { feeYen: 0, eventType: 'Doubles' });
  const { id: tournamentId, organizer, account } = host;
  const [eventId = 0] = host.eventIds;
  const { teacher, group } = await makeSchool(server, 0);
  const pupils = ['ア', 'イ', 'ウ', 'エ'].map((kana) =>
    pupilForm({ familyName: `${kana}田`, givenName: '一', familyKana: kana, givenKana: 'ハジメ' }),
  );
  const now = server.clock.now();
  const request = { groupId: group.id, accountId: teacher.player.id };
  await makeRoster(server.services.db, { ...request, pupils, now });
  const listed = await teacher.call(roster.find, { params: { id: group.id } });
  const [a = '', b = '', c = '', d = ''] = listed.data!.pupils.map(({ id }) => id);
  const lines = [
    { eventId, pupils: [a, b] },
    { eventId, pupils: [c, d] },
  ];
  await applyFor(teacher, { tournamentId, groupId: group.id, lines, totalYen: 0 });
  await openDayFrom(organizer, tournamentId);
  await makePublishedDraw(server.services, { tournamentId, eventId, account }, KNOCKOUT);
  const { data } = await organizer.call(queue.find, { params: { id: tournamentId } });
  const [match] = data!.queue.matches;
  const people = [match?.player1, match?.player2].flatMap((side) => side?.people ?? []);
  expect(people.map(({ reading }) => reading).sort()).toEqual([
    'ア ハジメ',
    'イ ハジメ',
    'ウ ハジメ',
    'エ ハジメ',
  ]);
});

test('A pupil without an account who plays two events is on one court only, and is there once checked in', async ({
  server,
}) => {
  const host = await makeHost(server, [{ eventType: 'Doubles', fee: 0 }], { feeYen: 0 });
  const { id: tournamentId, organizer, account } = host;
  const [first = 0, second = 0] = host.eventIds;
  const { teacher, group, pupils } = await makeSchool(server, 5);
  const [a = '', b = '', c = '', d = '', e = ''] = pupils.map(({ id }) => id);
  const lines = [
    ...singles(first, [{ id: a }, { id: e }]),
    { eventId: second, pupils: [b, a] },
    { eventId: second, pupils: [c, d] },
  ];
  await applyFor(teacher, { tournamentId, groupId: group.id, lines, totalYen: 0 });
  for (const eventId of [first, second]) {
    await makePublishedDraw(server.services, { tournamentId, eventId, account }, KNOCKOUT);
  }
  const params = { id: tournamentId, eventId: first };
  const desk = { phone: organizer, params };
  const {
    queue: read,
    courtIds,
    call,
  } = await openQueue(server, desk, {
    hasCheckIn: true,
    also: [second],
  });
  const before = await read();
  expect(before.counts.notPresent).toBe(5);
  const list = await organizer.call(checkIn.list, { params: { id: tournamentId } });
  const listed = list.data?.list.people ?? [];
  const others = listed.filter(
    ({ name, eventId }) => name !== pupils[0]?.name || eventId === first,
  );
  await organizer.call(checkIn.tick, {
    params: { id: tournamentId },
    body: {
      state: 'present',
      people: others.map(({ id, version }) => ({ id, seenVersion: version })),
    },
  });
  const ready = await read();
  expect(ready.waiting).toHaveLength(2);
  expect(ready.courts.filter(({ proposal }) => proposal !== null)).toHaveLength(1);
  const matchOf = (eventId: number) => ready.matches.find((one) => one.eventId === eventId)!;
  await call(matchOf(first), courtIds[0]);
  const refused = await call(matchOf(second), courtIds[1], { isAnyway: true });
  expect(refused.refusal).toMatchObject({
    code: 'PLAYER_BUSY',
    details: { person: pupils[0]?.name, court: '1' },
  });
});

test('The match of pupils without an account is theirs, of both of a pair, and it is rated', async ({
  server,
}) => {
  const played = { feeYen: 0, sport: 'table-tennis' } as const;
  const host = await makeHost(server, [{ eventType: 'Doubles', fee: 0 }], played);
  const { id: tournamentId, organizer, account } = host;
  const [first = 0, second = 0] = host.eventIds;
  const { teacher, group, pupils } = await makeSchool(server, 4);
  const [a = '', b = '', c = '', d = ''] = pupils.map(({ id }) => id);
  const lines = [
    ...singles(first, [{ id: a }, { id: b }]),
    { eventId: second, pupils: [a, b] },
    { eventId: second, pupils: [c, d] },
  ];
  await applyFor(teacher, { tournamentId, groupId: group.id, lines, totalYen: 0 });
  for (const eventId of [first, second]) {
    await makePublishedDraw(server.services, { tournamentId, eventId, account }, KNOCKOUT);
  }
  const desk = { phone: organizer, params: { id: tournamentId, eventId: first } };
  const { matches: queued } = await (await openQueue(server, desk, { also: [second] })).queue();
  for (const { eventId, stageId, matchId, player1, player2 } of queued) {
    const ids = [player1?.id ?? '', player2?.id ?? ''] as const;
    const saved = await organizer.call(knockouts.saveResult, {
      params: { id: tournamentId, eventId, stageId, matchId },
      body: {
        writeId: uuidv7(),
        drawNumber: 1,
        baseVersion: 0,
        player1Id: ids[0],
        player2Id: ids[1],
        result: firstWins,
      },
    });
    expect(saved.status).toBe(200);
  }
  const { db } = server.services;
  const known = await db.select().from(matchPlayers);
  const byMatch = Map.groupBy(known, ({ matchId }) => matchId).values();
  const sides = [...byMatch].map((rows) => [
    rows.length,
    new Set(rows.map(({ playerId }) => playerId)),
    rows.filter(({ side }) => side === 1).length,
  ]);
  expect(sides).toHaveLength(2);
  expect(sides).toContainEqual([2, new Set([a, b]), 1]);
  expect(sides).toContainEqual([4, new Set([a, b, c, d]), 2]);
  await rateTournament(server.services, tournamentId);
  const rates = await db.select().from(playerRatings);
  expect(rates.map(({ playerId, discipline }) => `${discipline} ${playerId}`).toSorted()).toEqual(
    [`singles ${a}`, `singles ${b}`, ...[a, b, c, d].map((id) => `doubles ${id}`)].toSorted(),
  );
});

test('A pupil is replaced until a match of theirs is called, and not after its result', async ({
  server,
}) => {
  const {
    id: tournamentId,
    organizer,
    account,
    eventIds,
  } = await makeHost(server, [], { feeYen: 0 });
  const [eventId = 0] = eventIds;
  const { teacher, group, pupils } = await makeSchool(server, 6);
  const [a = '', b = '', c = '', d = '', e = '', f = ''] = pupils.map(({ id }) => id);
  const lines = singles(eventId, [{ id: a }, { id: b }, { id: c }, { id: d }]);
  const { id } = await applyFor(teacher, { tournamentId, groupId: group.id, lines, totalYen: 0 });
  await makePublishedDraw(server.services, { tournamentId, eventId, account }, KNOCKOUT);
  const desk = { phone: organizer, params: { id: tournamentId, eventId } };
  const { call, match, queue: read } = await openQueue(server, desk);
  const found = (await organizer.call(contract.find, { params: { id } })).data;
  const replace = async (outgoing: string, incoming: string) => {
    const line = found?.application.lines.find(({ players }) => players[0]?.pupilId === outgoing);
    const params = { id, entryId: line?.id ?? '' };
    const body = { outgoing, incoming };
    const answer = await organizer.call(contract.replacePupil, { params, body });
    return answer.refusal?.code ?? 'replaced';
  };
  const first = await match('1-0');
  const names = [first.player1?.name, first.player2?.name];
  const plays = [a, b, c, d].filter((one) =>
    names.includes(pupils.find((p) => p.id === one)?.name),
  );
  const others = [a, b, c, d].filter((one) => !plays.includes(one));
  await call(first);
  expect(await replace(others[0] ?? '', e)).toBe('replaced');
  expect(await replace(plays[0] ?? '', f)).toBe('MATCH_PLAYED');
  // The answer to a first try was lost.
  await call(await match('1-1', await read()));
  expect(await replace(others[0] ?? '', e)).toBe('replaced');

  const saved = await organizer.call(knockouts.saveResult, {
    params: { id: tournamentId, eventId, stageId: first.stageId, matchId: '1-0' },
    body: {
      writeId: uuidv7(),
      drawNumber: 1,
      baseVersion: 0,
      player1Id: first.player1?.id ?? '',
      player2Id: first.player2?.id ?? '',
      result: firstWins,
    },
  });
  expect(saved.status).toBe(200);
  expect(await replace(plays[0] ?? '', f)).toBe('MATCH_PLAYED');
});
