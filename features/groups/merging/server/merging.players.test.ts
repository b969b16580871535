import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import { findByEmail } from '#features/accounts/server/accounts.store.ts';
import * as matches from '#features/matches/matches.contract.ts';
import { createOperatorAccount } from '#features/operator/server/operator.accounts.commands.ts';
import * as deletion from '#features/personal-data/deletion/deletion.contract.ts';
import { addPlayersIn, mergePlayersIn } from '#features/players/server/players.commands.ts';
import { findByAccount, findCurrentPlayer } from '#features/players/server/players.store.ts';
import { players } from '#features/players/server/players.tables.ts';
import { makeOneOnOne } from '#features/practice/server/practice.factory.ts';
import type { AppEvent } from '#platform/server/events/event.ts';
import { FORMER_PLAYER } from '#platform/shared/former-player.ts';
import { test } from '../../../../apps/server/test-app.ts';
import * as groups from '../../groups.contract.ts';
import { joinGroup, makeGroup, playersOfMembers } from '../../server/groups.factory.ts';
import { listEveryone } from '../../server/groups.members.store.ts';
import * as contract from '../merging.contract.ts';
import { mergeMembers, undoMerge } from './merging.commands.ts';
import { confirmed, SAKURA, sakura } from './merging.people.factory.ts';

describe('The player of an account', () => {
  test('An account has one player in all its groups, and one that has never played gets it in its first group', async ({
    server,
  }) => {
    const { services, clock } = server;
    const { db } = services;
    const { player } = await server.playerPhone({ fullName: 'Kato Jun' });
    const person = { email: 'abe@example.com', name: 'Abe Ken', passwordHash: 'none' };
    await createOperatorAccount(db, { ...person, now: clock.now() });
    const operatorId = (await findByEmail(db, person.email))?.id ?? '';
    expect(await findByAccount(db, player.id)).not.toBeNull();
    expect(await findByAccount(db, operatorId)).toBeNull();
    const creator = { accountId: player.id, name: player.fullName };
    for (const teamCode of ['SAKURA01', 'MOMIJI01']) {
      await makeGroup(db, { creator, now: clock.now(), teamCode, members: [] });
      const who = { accountId: operatorId, fullName: 'Abe Ken', now: clock.now() };
      await joinGroup(db, who, teamCode);
    }
    const rows = [...(await listEveryone(db, 1)), ...(await listEveryone(db, 2))];
    const ids = [await findByAccount(db, player.id), await findByAccount(db, operatorId)];
    expect(rows.map(({ playerId }) => playerId)).toEqual([...ids, ...ids]);
  });

  test('A player without an account is renamed with the entry on the list, one with an account is not', async ({
    server,
  }) => {
    const coach = await sakura(server);
    await confirmed(server, coach, '馬場 結衣');
    const members = [
      { memberId: 1, name: 'Aoki Len' },
      { memberId: 2, name: 'ゆい' },
    ];
    const body = { saveId: uuidv7(), version: 1, name: 'Sakura', members, removed: [] };
    await coach.call(groups.save, { params: SAKURA, body });
    const rows = await server.services.db.select({ name: players.displayName }).from(players);
    expect(rows.map(({ name }) => name).sort()).toEqual([
      'Aoki Len',
      'Kato Jun',
      '馬場 結衣',
      '馬場 結衣',
    ]);
  });
});

describe('The events of a merge', () => {
  test('A merge and its undoing are published with the player who has the matches of both', async ({
    server,
  }) => {
    const { clock, services } = server;
    const { player } = await server.playerPhone({ fullName: 'Kato Jun' });
    const creator = { accountId: player.id, name: player.fullName };
    const now = clock.now();
    const group = await makeGroup(services.db, { creator, now, members: ['A', 'B', 'C'] });
    const published: AppEvent[] = [];
    const recording = {
      ...services,
      publish: async (_: unknown, event: AppEvent) => void published.push(event),
    };
    const ids = await playersOfMembers(services.db, {
      groupId: group.id,
      memberNumbers: [1, 2, 3],
    });
    const [a, b, c] = [ids.get(1), ids.get(2), ids.get(3)];
    const own = { accountId: player.id, groupId: group.id };
    await mergeMembers(recording, { ...own, memberId: 2, intoId: 3 });
    await mergeMembers(recording, { ...own, memberId: 1, intoId: 3 });
    await mergeMembers(recording, { ...own, memberId: 1, intoId: 3 });
    await undoMerge(recording, { ...own, memberId: 2 });
    await undoMerge(recording, { ...own, memberId: 2 });
    expect(published).toEqual([
      { type: 'players.merged', from: b, into: c },
      { type: 'players.merged', from: a, into: c },
      { type: 'players.unmerged', from: b, into: c },
    ]);
    expect(await findCurrentPlayer(services.db, a ?? '')).toBe(c);
    expect(await findCurrentPlayer(services.db, b ?? '')).toBe(b);
  });

  test('A merge that makes no sense is an error, and changes nothing', async ({ server }) => {
    const { clock, services } = server;
    const { db } = services;
    const { player } = await server.playerPhone();
    const own = (await findByAccount(db, player.id)) ?? '';
    const [a = '', b = ''] = await db.transaction((tx) => addPlayersIn(tx, ['A', 'B'], player.id));
    const merging = (from: string, into: string) =>
      db.transaction((tx) => mergePlayersIn(services, tx, { from, into, now: clock.now() }));
    await expect(merging(a, a)).rejects.toThrow('into itself');
    await expect(merging(own, a)).rejects.toThrow('no account');
    await merging(a, b);
    await expect(merging(b, a)).rejects.toThrow('into itself');
    await expect(merging(a, own)).rejects.toThrow('not merged');
    expect(await findCurrentPlayer(db, a)).toBe(b);
  });
});

describe('Deleting the account of a merged player', () => {
  test('Every name of the person is deleted, also under the numbers that were merged, and the merge is final', async ({
    server,
  }) => {
    const { services, clock } = server;
    const coach = await sakura(server);
    const yui = await confirmed(server, coach, '馬場 結衣');
    const everyone = await listEveryone(services.db, 1);
    const creatorId = everyone.find(({ role }) => role === 'Manager')?.accountId ?? '';
    const match = await makeOneOnOne(services.db, {
      accountId: creatorId,
      now: clock.now(),
      groupId: 1,
      player1: { id: 1, name: 'Aoki Ren' },
      player2: { id: 3, name: 'Kato Jun' },
      score: '11-9 11-7',
    });
    const merge = { params: { ...SAKURA, memberId: 1 }, body: { intoId: 2 } };
    expect((await coach.call(contract.merge, merge)).status).toBe(200);
    await yui.call(deletion.leave, { body: { password: 'correct horse' } });
    const rows = await services.db
      .select()
      .from(players)
      .where(eq(players.displayName, FORMER_PLAYER));
    expect(rows).toHaveLength(3);
    expect(rows.filter(({ accountId, leftAt }) => accountId || !leftAt)).toEqual([]);
    const read = await coach.call(matches.match, { params: { id: match } });
    expect(read.data?.match).toMatchObject({
      player1: { name: 'Former player' },
      player2: { name: 'Kato Jun' },
    });
    expect((await coach.call(contract.find, { params: SAKURA })).data?.merges).toEqual([]);
    const late = await coach.call(contract.undo, { params: { ...SAKURA, memberId: 1 } });
    expect(late.refusal?.code).toBe('UNDO_EXPIRED');
  });
});
