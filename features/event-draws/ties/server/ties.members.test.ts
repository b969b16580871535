import { describe, expect } from 'vitest';
import * as entries from '#features/entries/entries.contract.ts';
import * as home from '#features/home/home.contract.ts';
import * as liveContract from '#features/live/live.contract.ts';
import { setUnlisted } from '#features/publishing/publishing.contract.ts';
import type { Phone } from '../../../../apps/server/test-app.ts';
import { test } from '../../../../apps/server/test-app.ts';
import { teamDay } from './ties.day.factory.ts';
import { joinSquad } from './ties.factory.ts';

async function mine(phone: Phone, when: 'coming' | 'past' = 'coming') {
  return (await phone.call(entries.mine, { query: { when } })).data?.entries;
}

describe('somebody who is only in the squad of a team', () => {
  test('The tournament is among their coming ones and the next of home, without anything to pay or to end', async ({
    server,
  }) => {
    const ren = await server.playerPhone({ fullName: 'Aoki Ren' });
    const { eventId, tournamentId } = await teamDay(server, { teams: 2 });
    expect(await mine(ren)).toEqual([]);
    const account = { id: ren.player.id, name: 'Aoki Ren' };
    await joinSquad(server.services, { eventId, side: '10100', account });
    expect(await mine(ren)).toMatchObject([
      {
        state: 'confirmed',
        isMember: true,
        payment: 'none',
        pair: null,
        feeYen: 0,
        canWithdraw: false,
        canRenameTeam: false,
        request: null,
        refund: 'none',
        team: expect.stringContaining('Guest'),
        tournament: { id: tournamentId },
      },
    ]);
    const next = (await ren.call(home.home)).data?.person;
    expect(next).toMatchObject({ next: { tournamentId }, tournamentsJoined: 1 });
    server.clock.advance({ days: 2 });
    expect(await mine(ren)).toEqual([]);
    expect(await mine(ren, 'past')).toMatchObject([
      { isMember: true, tournament: { id: tournamentId } },
    ]);
  });

  test('The entry stays that of who has entered the team: a member can neither end nor rename it', async ({
    server,
  }) => {
    const ren = await server.playerPhone();
    const { eventId } = await teamDay(server, { teams: 2 });
    const account = { id: ren.player.id, name: 'Aoki Ren' };
    await joinSquad(server.services, { eventId, side: '10100', account });
    const [entry] = (await mine(ren)) ?? [];
    const params = { id: entry?.id ?? '' };
    expect((await ren.call(entries.withdraw, { params })).status).toBe(404);
    expect((await ren.call(entries.renameTeam, { params, body: { name: 'Other' } })).status).toBe(
      404,
    );
    expect((await ren.call(entries.find, { params })).status).toBe(404);
  });

  test('A team that has withdrawn is no tournament of its members, and others of the squad are not seen', async ({
    server,
  }) => {
    const ren = await server.playerPhone();
    const stranger = await server.playerPhone();
    const { eventId, withdraw } = await teamDay(server, { teams: 3 });
    const account = { id: ren.player.id, name: 'Aoki Ren' };
    await joinSquad(server.services, { eventId, side: '10100', account });
    expect(await mine(ren)).toHaveLength(1);
    expect(await mine(stranger)).toEqual([]);
    expect(JSON.stringify(await mine(ren))).not.toContain('Player 1-2');
    expect((await withdraw(1)).status).toBe(200);
    expect(await mine(ren)).toEqual([]);
  });

  test('An unlisted tournament is found by the members of its teams', async ({ server }) => {
    const ren = await server.playerPhone();
    const { eventId, tournamentId, phone } = await teamDay(server, { teams: 2 });
    const params = { id: tournamentId };
    expect((await phone.call(setUnlisted, { params, body: { isUnlisted: true } })).status).toBe(
      200,
    );
    const look = async () => (await ren.call(liveContract.snapshot, { params })).status;
    expect(await look()).toBe(404);
    const account = { id: ren.player.id, name: 'Aoki Ren' };
    await joinSquad(server.services, { eventId, side: '10100', account });
    expect(await look()).toBe(200);
  });
});
