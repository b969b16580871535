import { expect } from 'vitest';
import { closeEventEntries } from '#features/event-draws/server/event-draws.commands.ts';
import * as groups from '#features/groups/groups.contract.ts';
import * as season from '#features/season/season.contract.ts';
import { makeSeason } from '#features/season/server/season.factory.ts';
import {
  applyFor,
  makeHost,
  makeSchool,
} from '#features/team-applications/server/team-applications.school.factory.ts';
import { type Phone, type TestApp, test } from '../../../../apps/server/test-app.ts';
import * as contract from '../deletion.contract.ts';

const leave = (phone: Phone) => phone.call(contract.leave, { body: { password: 'correct horse' } });

test('A captain who deletes the account after the day of the tournament takes the team out of its running season', async ({
  server,
}) => {
  const { home, fixture, find } = await makeSeason(server, ['A', 'B', 'C']);
  server.clock.advance({ days: 15 });
  expect((await leave(home)).status).toBe(200);
  const { season } = await find();
  const out = season!.table.flatMap(({ team, isOut }) => (isOut ? [team] : []));
  expect(out).toEqual([fixture.home]);
});

test('An organizer cannot delete the account while a season of the organization goes on', async ({
  server,
}) => {
  const { desk } = await makeSeason(server, ['A', 'B', 'C']);
  server.clock.advance({ days: 15 });
  const preview = await desk.call(contract.preview);
  expect(preview.data?.obstacles.tournaments).toHaveLength(1);
  expect((await leave(desk)).refusal?.code).toBe('TOURNAMENTS_RUNNING');
  server.clock.advance({ days: 200 });
  expect((await leave(desk)).status).toBe(200);
});

/** Two schools whose teams play a league, long after the day of its tournament. */
async function makeSchoolsInSeason(server: TestApp) {
  const options = { feeYen: 0, eventType: 'Team', sport: 'table-tennis' } as const;
  const { id, organizer, account, eventIds } = await makeHost(server, [], options);
  const params = { id, eventId: eventIds[0] ?? 0 };
  const schools = [];
  for (const name of ['桜丘中学校', '若葉台中学校']) {
    const school = await makeSchool(server, 4, name);
    const lines = [
      { eventId: params.eventId, pupils: school.pupils.map((one) => one.id), team: name },
    ];
    const wanted = { tournamentId: id, groupId: school.group.id, lines, totalYen: 0 };
    expect((await applyFor(school.teacher, wanted)).answer.refusal).toBeNull();
    schools.push(school);
  }
  await closeEventEntries(server.services, { tournamentId: id, eventId: params.eventId, account });
  const body = { legs: 2, firstDay: '2026-12-06', everyDays: 30, openDays: 10 } as const;
  expect((await organizer.call(season.start, { params, body })).refusal).toBeNull();
  server.clock.advance({ days: 21 });
  const outOf = async () => {
    const { data } = await server.phone().call(season.find, { params });
    return data!.season.season!.table.filter(({ isOut }) => isOut).length;
  };
  return { school: schools[0]!, organizer, params, outOf };
}

test("A school's group cannot be deleted while its team plays a league", async ({ server }) => {
  const { school } = await makeSchoolsInSeason(server);
  const params = { id: school.group.id };
  expect((await school.teacher.call(groups.remove, { params })).refusal?.code).toBe(
    'APPLICATIONS_OPEN',
  );
  server.clock.advance({ days: 200 });
  expect((await school.teacher.call(groups.remove, { params })).status).toBe(200);
});

test("A school's group can be deleted once the organizer has taken its team out of the league, and not while it is back", async ({
  server,
}) => {
  const { school, organizer, params } = await makeSchoolsInSeason(server);
  const { data } = await organizer.call(season.find, { params });
  const team = data!.season.teams.find(({ name }) => name === '桜丘中学校')!.number;
  const takeOut = (isOut: boolean) =>
    organizer.call(season.withdrawTeam, { params, body: { team, isOut } });
  const remove = { params: { id: school.group.id } };
  await takeOut(true);
  const preview = await school.teacher.call(contract.preview);
  expect(preview.data?.groups).toMatchObject([{ openApplications: [] }]);
  await takeOut(false);
  expect((await school.teacher.call(groups.remove, remove)).refusal?.code).toBe(
    'APPLICATIONS_OPEN',
  );
  await takeOut(true);
  expect((await school.teacher.call(groups.remove, remove)).status).toBe(200);
});

test('The team of a school that nobody looks after any more leaves its league, as the preview says', async ({
  server,
}) => {
  const { school, outOf } = await makeSchoolsInSeason(server);
  const preview = await school.teacher.call(contract.preview);
  expect(preview.data?.groups).toMatchObject([{ newOwner: null, openApplications: [{}] }]);
  expect(await outOf()).toBe(0);
  expect((await leave(school.teacher)).status).toBe(200);
  expect(await outOf()).toBe(1);
});
