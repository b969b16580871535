import { expect } from 'vitest';
import { makeTournament } from '#features/tournaments/server/tournaments.factory.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import { test } from '../../../apps/server/test-app.ts';
import { applyFor, makeSchool, singles } from './team-applications.school.factory.ts';

test('Of three schools with 12 pupils each, exactly two get all of their places of 24, 200 times', async ({
  server,
}) => {
  const schools = [
    await makeSchool(server, 12, '桜丘中学校'),
    await makeSchool(server, 12, '青葉中学校'),
    await makeSchool(server, 12, '緑台中学校'),
  ];
  const { db } = server.services;
  for (let round = 0; round < 200; round += 1) {
    // Nobody sends so much in a minute.
    server.clock.advance({ minutes: 2 });
    const options = { feeYen: 500, participantLimit: 24 };
    const tournamentId = await makeTournament(server.services, options);
    const eventId = (await tournaments.findById(db, tournamentId))?.events[0].id ?? 0;
    const answers = await Promise.all(
      schools.map(async ({ teacher, group, pupils }) => {
        const lines = singles(eventId, pupils);
        const about = { tournamentId, groupId: group.id, lines, totalYen: 6000 };
        return (await applyFor(teacher, about)).answer;
      }),
    );
    const codes = answers.map(({ refusal }) => refusal?.code ?? 'reserved').sort();
    expect(codes).toEqual(['TOO_FEW_PLACES', 'reserved', 'reserved']);
    const [event] = (await tournaments.findById(db, tournamentId))?.events ?? [];
    expect(event?.placesTaken).toBe(24);
  }
}, 240_000);
