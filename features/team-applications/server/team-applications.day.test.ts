import { expect } from 'vitest';
import * as checkIn from '#features/day/check-in/check-in.contract.ts';
import * as queue from '#features/day/queue/queue.contract.ts';
import { openDayFrom } from '#features/day/server/day.factory.ts';
import * as draws from '#features/event-draws/event-draws.contract.ts';
import { makePublishedDraw } from '#features/event-draws/server/event-draws.factory.ts';
import * as roster from '#features/groups/roster/roster.contract.ts';
import { makeRoster, pupilForm } from '#features/groups/roster/server/roster.factory.ts';
import { test } from '../../../apps/server/test-app.ts';
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
