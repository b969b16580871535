import { describe, expect } from 'vitest';
import { updateState } from '#features/tournaments/server/tournaments.store.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import { type TestApp, test } from '../../../apps/server/test-app.ts';
import * as contract from '../tie-orders.contract.ts';
import { joinSchool, makeTeamEvent, makeTie } from './tie-orders.factory.ts';

function waitUntil({ clock }: TestApp, day: string): void {
  while (dayInJapan(clock.now()) < day) clock.advance({ days: 1 });
}

describe('the list of own ties', () => {
  test('A tie is listed until 30 days after its tournament, also of a final one, and opens by its address later', async ({
    server,
  }) => {
    const { one, find, matchId, tournamentId } = await makeTie(server);
    const own = async () => (await one.phone.call(contract.list)).data?.ties;
    // The tournament is on 2026-12-04.
    waitUntil(server, '2027-01-03');
    const now = server.services.clock.now();
    await updateState(server.services.db, tournamentId, { finalizedAt: now });
    expect(await own()).toMatchObject([{ matchId, own: 'player1' }]);
    waitUntil(server, '2027-01-04');
    expect(await own()).toEqual([]);
    expect((await find('player1')).status).toBe(200);
  });

  test('The ties of a cancelled tournament are not listed', async ({ server }) => {
    const { one, tournamentId } = await makeTie(server);
    await updateState(server.services.db, tournamentId, { state: 'cancelled' });
    expect((await one.phone.call(contract.list)).data?.ties).toEqual([]);
  });

  test('A coach finds the ties of two tournaments and of all teams of the own school, each once', async ({
    server,
  }) => {
    const [first, second] = [await makeTeamEvent(server), await makeTeamEvent(server)];
    const coach = first.coaches.get('桜丘 A')!;
    await joinSchool(server.services, [coach, second.coaches.get('若葉台')!]);
    const listed = (await coach.phone.call(contract.list)).data!.ties;
    expect(listed.map(({ stageId }) => stageId)).toEqual([first.stageId, second.stageId]);
    expect(listed.map((tie) => tie[tie.own])).toEqual(['桜丘 A', '若葉台']);
  });
});
