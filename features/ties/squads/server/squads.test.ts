import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import * as entries from '#features/entries/entries.contract.ts';
import { makeTournament } from '#features/tournaments/server/tournaments.factory.ts';
import { type Phone, type TestApp, test } from '../../../../apps/server/test-app.ts';
import * as contract from '../squads.contract.ts';

/** A team that somebody has entered, without a squad. */
async function team(server: TestApp, eventType: 'Team' | 'Singles' = 'Team') {
  const id = await makeTournament(server.services, { eventType, feeYen: 0 });
  const phone = await server.playerPhone();
  const entryId = uuidv7();
  const named = eventType === 'Team' ? { team: 'Sakura A' } : {};
  const body = { id: entryId, tournamentId: id, agreed: true as const, ...named };
  await phone.call(entries.apply, { body });
  const params = { entryId };
  const save = (
    players: readonly ({ kind: 'member'; number: number } | { kind: 'name'; name: string })[],
    seenVersion = 0,
    by: Phone = phone,
  ) =>
    by.call(contract.save, { params, body: { seenVersion, groupId: null, players: [...players] } });
  const find = (by: Phone = phone) => by.call(contract.find, { params });
  return { phone, save, find };
}

const name = (one: string) => ({ kind: 'name' as const, name: one });
const member = (number: number) => ({ kind: 'member' as const, number });

describe('the squad of a team', () => {
  test('A squad is empty at first, and is saved in its order', async ({ server }) => {
    const { save, find } = await team(server);
    expect((await find()).data?.squad).toMatchObject({ version: 0, players: [], closed: null });
    const { data } = await save([name('Aoki Ren'), name('Baba Yui')]);
    expect(data?.squad).toMatchObject({
      version: 1,
      teamName: 'Sakura A',
      isDesk: false,
      players: [
        { number: 1, name: 'Aoki Ren' },
        { number: 2, name: 'Baba Yui' },
      ],
    });
  });

  test('Who changes places stays on the number, and so does who leaves and comes back', async ({
    server,
  }) => {
    const { save } = await team(server);
    await save([name('Aoki Ren'), name('Baba Yui')]);
    const turned = await save([member(2), member(1)], 1);
    expect(turned.data?.squad.players.map(({ number }) => number)).toEqual([2, 1]);
    await save([member(2)], 2);
    const back = await save([member(2), name('Chiba Sora'), member(1)], 3);
    expect(back.data?.squad.players.map(({ number }) => number)).toEqual([2, 3, 1]);
  });

  test('The same squad sent again changes nothing', async ({ server }) => {
    const { save } = await team(server);
    await save([name('Aoki Ren')]);
    expect((await save([name('Aoki Ren')])).data?.squad).toMatchObject({ version: 1 });
  });

  test('A squad that somebody else has saved since is refused', async ({ server }) => {
    const { save } = await team(server);
    await save([name('Aoki Ren')]);
    const { status, refusal } = await save([name('Baba Yui')]);
    expect([status, refusal?.code]).toEqual([409, 'SQUAD_CHANGED']);
  });

  test('More than twelve players are refused as bad input', async ({ server }) => {
    const { save } = await team(server);
    const { status } = await save(Array.from({ length: 13 }, (_, at) => name(`Player ${at}`)));
    expect(status).toBe(422);
  });

  test('Somebody who is not in the squad is no member of it', async ({ server }) => {
    const { save } = await team(server);
    const { status, refusal } = await save([member(7)]);
    expect([status, refusal?.code]).toEqual([422, 'PUPIL_NOT_FOUND']);
  });

  test('Nobody is in a squad twice', async ({ server }) => {
    const { save } = await team(server);
    await save([name('Aoki Ren')]);
    const { status, refusal } = await save([member(1), member(1)], 1);
    expect([status, refusal?.code]).toEqual([422, 'PLAYER_TWICE']);
  });

  test('An entry of a player has no squad', async ({ server }) => {
    const { save } = await team(server, 'Singles');
    const { status, refusal } = await save([name('Aoki Ren')]);
    expect([status, refusal?.code]).toEqual([409, 'NOT_FOR_TEAMS']);
  });

  test('Others find neither the squad nor a way to change it', async ({ server }) => {
    const { save, find } = await team(server);
    const stranger = await server.playerPhone();
    expect((await find(stranger)).status).toBe(404);
    expect((await save([name('X')], 0, stranger)).status).toBe(404);
    expect((await find(server.phone())).status).toBe(401);
  });
});
