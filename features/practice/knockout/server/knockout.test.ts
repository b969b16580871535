import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import { champion } from '#domain/bracket/consequences.ts';
import { redraw } from '#domain/bracket/redraw.ts';
import { leave as leaveGroup } from '#features/groups/groups.contract.ts';
import { test } from '../../../../apps/server/test-app.ts';
import { accountIdOf, makeClub } from '../../server/practice.people.factory.ts';
import * as contract from '../knockout.contract.ts';
import { clearResult } from '../knockout.results.contract.ts';
import { makeKnockout } from './knockout.factory.ts';
import { enter, hall, matchOf, type Player, visitors } from './knockout.people.factory.ts';

const { createKnockout, knockout, knockouts, redrawKnockout } = contract;

describe('starting a knockout', () => {
  test('Starting a knockout draws its players, and another phone finds the same bracket', async ({
    server,
  }) => {
    const { member, id, knockout: started } = await hall(server);
    const { data } = await member.call(knockout, { params: { id } });
    const own = started.draw.entrants.find(({ name }) => name === 'Endo Rin');
    expect(data?.knockout).toEqual({ ...started, may: { manage: false }, self: own?.id });
    expect(started).toMatchObject({
      groupName: 'Sakura Club',
      practiceDate: '2026-11-20',
      drawNumber: 1,
      marks: [],
      shareToken: null,
      may: { manage: true },
      self: null,
    });
    expect(started.draw.matches).toHaveLength(7);
    expect(started.players.map(({ id }) => id)).toContain(100);
  });

  test('A knockout stores the random seed, so that the draw can be reproduced', async ({
    server,
  }) => {
    const { knockout: started } = await hall(server, 6);
    expect(redraw(started.draw)).toEqual({ ok: true, value: started.draw });
  });

  test('A knockout seeds members by their rating and never a visitor', async ({ server }) => {
    const { knockout: started } = await hall(server);
    const seeded = started.draw.seeds.map((id) => nameOf(started, id)).sort();
    // The only one on the list with an account.
    expect(seeded).toEqual(['Endo Rin']);
  });

  test('A knockout seeds the chosen players, also when it is drawn again', async ({ server }) => {
    const { coach, groupId, players } = await makeClub(server);
    const chosen = [...players, ...visitors(5)] as Player[];
    const seeds = [102, players[1]!.id];
    const id = uuidv7();
    const body = { id, groupId, practiceDate: '2026-11-20', players: chosen, seeds };
    const first = await coach.call(createKnockout, { body });
    expect(first.data?.knockout.draw).toMatchObject({ seeds: seeds.map(String) });
    const again = await coach.call(redrawKnockout, {
      params: { id },
      body: { writeId: uuidv7(), drawNumber: 1 },
    });
    const { draw } = again.data!.knockout;
    expect(draw).toMatchObject({ seeds: seeds.map(String), chosenSeeds: true });
    expect(redraw(draw)).toEqual({ ok: true, value: draw });
  });

  test('A knockout seeds nobody when the choice of seeds is empty', async ({ server }) => {
    const { coach, groupId, players } = await makeClub(server);
    const chosen = [...players, ...visitors(3)] as Player[];
    const body = { id: uuidv7(), groupId, practiceDate: '2026-11-20', players: chosen, seeds: [] };
    const { data } = await coach.call(createKnockout, { body });
    expect(data?.knockout.draw.seeds).toEqual([]);
  });

  test('A knockout with a chosen seed who does not take part is refused', async ({ server }) => {
    const { coach, groupId, players } = await makeClub(server);
    const chosen = [...players, ...visitors(3)] as Player[];
    for (const seeds of [[4711], [100, 100], chosen.slice(0, 5).map(({ id }) => id)]) {
      const body = { id: uuidv7(), groupId, practiceDate: '2026-11-20', players: chosen, seeds };
      const { status, refusal } = await coach.call(createKnockout, { body });
      expect([status, refusal?.code]).toEqual([422, 'INVALID_SEEDS']);
    }
  });

  test('Players of one club do not meet in the first round of a knockout', async ({ server }) => {
    const { coach, groupId, players } = await makeClub(server);
    const chosen = [...players, ...visitors(6, 'Minami High')] as Player[];
    const body = { id: uuidv7(), groupId, practiceDate: '2026-11-20', players: chosen };
    const { data } = await coach.call(createKnockout, { body });
    const external = new Set(['100', '101', '102', '103', '104', '105']);
    const met = data!.knockout.draw.matches
      .filter(({ round, player1, player2 }) => round === 1 && player1 && player2)
      .map(({ player1, player2 }) => external.has(player1!) === external.has(player2!));
    expect(met).toEqual(met.map(() => false));
  });

  test('Starting a knockout twice with one id makes one knockout with one draw', async ({
    server,
  }) => {
    const { coach, groupId, players } = await makeClub(server);
    const chosen = [...players, ...visitors(3)] as Player[];
    const body = { id: uuidv7(), groupId, practiceDate: '2026-11-20', players: chosen };
    const [first, again] = [
      await coach.call(createKnockout, { body }),
      await coach.call(createKnockout, { body }),
    ];
    expect(again.data).toEqual(first.data);
  });

  test('A knockout that is started again after one of its players has left the list is returned unchanged', async ({
    server,
  }) => {
    const { coach, member, groupId, players } = await makeClub(server);
    const chosen = [...players, ...visitors(3)] as Player[];
    const body = { id: uuidv7(), groupId, practiceDate: '2026-11-20', players: chosen };
    const first = await coach.call(createKnockout, { body });
    expect((await member.call(leaveGroup, { params: { id: groupId } })).status).toBe(200);
    const again = await coach.call(createKnockout, { body });
    expect(again.data).toEqual(first.data);
    const other = await coach.call(createKnockout, { body: { ...body, id: uuidv7() } });
    expect(other.refusal?.code).toBe('PLAYERS_UNKNOWN');
  });

  test('A knockout with seven players, a stranger, or a duplicate player is refused', async ({
    server,
  }) => {
    const { coach, groupId, players } = await makeClub(server);
    const eight = [...players, ...visitors(3)] as Player[];
    const codes = [];
    for (const chosen of [
      eight.slice(1),
      [...eight, { id: 4711, name: 'Nobody', external: false }],
      [...eight, eight[7]!],
    ]) {
      const body = { id: uuidv7(), groupId, practiceDate: '2026-11-20', players: chosen };
      codes.push((await coach.call(createKnockout, { body })).refusal?.code);
    }
    expect(codes).toEqual(['TOO_FEW_PLAYERS', 'PLAYERS_UNKNOWN', 'DUPLICATE_PLAYER']);
  });
});

describe('the list of a group', () => {
  test('The list of a group shows the progress of each knockout, and its champion', async ({
    server,
  }) => {
    const club = await makeClub(server);
    const { coach, member, groupId } = club;
    const options = {
      accountId: await accountIdOf(coach),
      groupId,
      now: server.clock.now(),
      externals: ['Visitor A', 'Visitor B', 'Visitor C'],
    };
    const { db } = server.services;
    const open = await makeKnockout(db, { ...options, playedOn: '2026-11-13', played: 3 });
    const over = await makeKnockout(db, { ...options, played: Number.POSITIVE_INFINITY });
    const state = (await coach.call(knockout, { params: { id: over } })).data!.knockout;
    const winner = nameOf(state, champion(state.draw)!);
    const { data } = await member.call(knockouts, { query: { groupId } });
    const eight = { players: 8, inPairs: false, total: 7 };
    expect(data?.knockouts).toEqual([
      { ...eight, id: over, practiceDate: '2026-11-20', played: 7, champion: winner },
      { ...eight, id: open, practiceDate: '2026-11-13', played: 3, champion: null },
    ]);
  });
});

describe('drawing again', () => {
  test('Drawing again gives the same players another draw, counted, and once for two presses', async ({
    server,
  }) => {
    const { coach, id, knockout: started } = await hall(server, 8);
    const params = { id };
    const press = () => ({ writeId: uuidv7(), drawNumber: 1 });
    const body = press();
    const first = await coach.call(redrawKnockout, { params, body });
    const again = await coach.call(redrawKnockout, { params, body });
    const late = await coach.call(redrawKnockout, { params, body: press() });
    const drawn = first.data!.knockout;
    expect(drawn.drawNumber).toBe(2);
    expect(drawn.draw.entrants).toEqual(started.draw.entrants);
    expect(drawn.draw.randomSeed).not.toBe(started.draw.randomSeed);
    expect(again.data).toEqual(first.data);
    expect(late).toMatchObject({ status: 409, refusal: { code: 'BRACKET_REDRAWN' } });
  });

  test('After a cleared result, drawing again begins every match of the new draw without one', async ({
    server,
  }) => {
    const { coach, id, knockout: started } = await hall(server, 11);
    await enter(coach, started, '1-0');
    const query = { writeId: uuidv7(), drawNumber: 1, baseVersion: 1 };
    await coach.call(clearResult, { params: { id, matchId: '1-0' }, query });
    const body = { writeId: uuidv7(), drawNumber: 1 };
    const { data } = await coach.call(redrawKnockout, { params: { id }, body });
    expect(data!.knockout.marks).toEqual([]);
    const after = await enter(coach, data!.knockout, '1-0');
    expect(after.marks).toMatchObject([{ matchId: '1-0', version: 1 }]);
  });

  test('Drawing again is refused once a match has been played', async ({ server }) => {
    const { coach, id, knockout: started } = await hall(server);
    await enter(coach, started, '1-0');
    const body = { writeId: uuidv7(), drawNumber: 1 };
    const answer = await coach.call(redrawKnockout, { params: { id }, body });
    expect(answer).toMatchObject({ status: 409, refusal: { code: 'MATCHES_PLAYED' } });
    expect(matchOf(started, '1-0').player1).not.toBeNull();
  });
});

function nameOf({ draw }: contract.KnockoutOutput, id: string): string | undefined {
  return draw.entrants.find((entrant) => entrant.id === id)?.name;
}
