import { expect } from 'vitest';
import {
  makeEnteredEvent,
  makePublishedDraw,
} from '#features/event-draws/server/event-draws.factory.ts';
import { makeRoster, pupilForm } from '#features/groups/roster/server/roster.factory.ts';
import { joinGroup, makeGroup } from '#features/groups/server/groups.factory.ts';
import { updateAge } from '#features/guardians/server/guardians.store.ts';
import { test } from '../../../apps/server/test-app.ts';
import { readerOf } from './live.factory.ts';

const KNOCKOUT = {
  kind: 'knockout',
  tradition: 'tennis',
  thirdPlace: false,
  consolation: false,
} as const;

test('The board has the reading of what it shows of a name, and none where it shows initials', async ({
  server,
}) => {
  const { services } = server;
  const now = server.clock.now();
  const { organizer, tournamentId, eventId, players } = await makeEnteredEvent(services, [
    ['長谷川 翼', 'B'],
    ['小野 芽依', 'C'],
  ]);
  const coach = await server.playerPhone({ fullName: 'Kato Jun' });
  const creator = { accountId: coach.player.id, name: 'Kato Jun' };
  const group = await makeGroup(services.db, { creator, now, teamCode: 'SAKURA01', members: [] });
  for (const { id: accountId, fullName } of players) {
    await joinGroup(services.db, { accountId, fullName, now }, 'SAKURA01');
  }
  const pupil = (familyName: string, givenName: string, familyKana: string, givenKana: string) =>
    pupilForm({ familyName, givenName, familyKana, givenKana });
  const pupils = [
    pupil('長谷川', '翼', 'ハセガワ', 'ツバサ'),
    pupil('小野', '芽依', 'オノ', 'メイ'),
  ];
  await makeRoster(services.db, { groupId: group.id, accountId: coach.player.id, pupils, now });
  // The other one is a minor whose guardian has not answered.
  await updateAge(services.db, { accountId: players[0]!.id, age: 'adult', now });
  await updateAge(services.db, { accountId: players[1]!.id, age: 'under-18', now });
  const account = { id: organizer.id, organizerId: organizer.organizerId, roles: ['organizer'] };
  await makePublishedDraw(services, { tournamentId, eventId, account }, KNOCKOUT);

  const { sides } = await readerOf(server, tournamentId).snapshot();
  expect(sides.map(({ name, reading }) => [name, reading]).sort()).toEqual([
    ['小・芽', ''],
    ['長谷川', 'ハセガワ'],
  ]);
});
