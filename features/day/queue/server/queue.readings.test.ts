import { expect } from 'vitest';
import * as accounts from '#features/accounts/accounts.contract.ts';
import * as entryList from '#features/entry-list/entry-list.contract.ts';
import {
  makeEnteredEvent,
  makePublishedDraw,
} from '#features/event-draws/server/event-draws.factory.ts';
import { makeRoster, pupilForm } from '#features/groups/roster/server/roster.factory.ts';
import { joinGroup, makeGroup } from '#features/groups/server/groups.factory.ts';
import { fromCsv } from '#platform/shared/csv.ts';
import { test } from '../../../../apps/server/test-app.ts';
import * as checkIn from '../../check-in/check-in.contract.ts';
import { openDayFrom } from '../../server/day.factory.ts';
import * as queue from '../queue.contract.ts';

const KNOCKOUT = {
  kind: 'knockout',
  tradition: 'tennis',
  thirdPlace: false,
  consolation: false,
} as const;

test('Where a school has given the reading of a name, the entry list, its file, the check-in and the calls have it', async ({
  server,
}) => {
  const { services } = server;
  const made = await makeEnteredEvent(services, [
    ['長谷川 翼', 'B'],
    ['小野 芽依', 'C'],
  ]);
  const { organizer, tournamentId, eventId, players } = made;
  const now = server.clock.now();
  const coach = await server.playerPhone({ fullName: 'Kato Jun' });
  const creator = { accountId: coach.player.id, name: 'Kato Jun' };
  const group = await makeGroup(services.db, { creator, now, teamCode: 'SAKURA01', members: [] });
  const tsubasa = { accountId: players[0]!.id, fullName: '長谷川 翼', now };
  await joinGroup(services.db, tsubasa, 'SAKURA01');
  const pupil = pupilForm({
    familyName: '長谷川',
    givenName: '翼',
    familyKana: 'ハセガワ',
    givenKana: 'ツバサ',
  });
  const roster = { groupId: group.id, accountId: coach.player.id, pupils: [pupil], now };
  await makeRoster(services.db, roster);

  const desk = server.phone();
  const { loginId, password, organizerId } = organizer;
  await desk.call(accounts.login, { body: { loginId, password } });
  const params = { id: tournamentId };
  const readings = (people: readonly { name: string; reading: string }[] = []) =>
    new Map(people.map(({ name, reading }) => [name, reading]));
  const expected = new Map([
    ['長谷川 翼', 'ハセガワ ツバサ'],
    ['小野 芽依', ''],
  ]);

  const { data: listed } = await desk.call(entryList.list, { params });
  expect(readings(listed?.entries)).toEqual(expected);
  const { data: file } = await desk.call(entryList.exportList, { params });
  const [head = [], ...rows] = fromCsv(file?.csv ?? '');
  const column = head.indexOf('Furigana');
  expect(rows.map((row) => row[column]).sort()).toEqual(['', 'ハセガワ ツバサ']);

  await openDayFrom(desk, tournamentId);
  const { data: checked } = await desk.call(checkIn.list, { params });
  expect(readings(checked?.list.people)).toEqual(expected);

  const event = {
    tournamentId,
    eventId,
    account: { id: organizer.id, organizerId, roles: ['organizer'] },
  };
  await makePublishedDraw(services, event, KNOCKOUT);
  const { data } = await desk.call(queue.find, { params });
  const [match] = data!.queue.matches;
  const sides = [match?.player1, match?.player2].flatMap((side) => side?.people ?? []);
  expect(readings(sides)).toEqual(expected);
});
