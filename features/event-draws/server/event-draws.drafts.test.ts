import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import { linesOf } from '#domain/bracket/recorded.ts';
import { checkDraw } from '#domain/stage-draw/check.ts';
import { isGroupsDraw, type StageDraw } from '#domain/stage-draw/vocabulary.ts';
import * as operator from '#features/operator/operator.contract.ts';
import { updateState } from '#features/tournaments/server/tournaments.store.ts';
import { test } from '../../../apps/server/test-app.ts';
import * as contract from '../event-draws.contract.ts';
import { removeEntrant } from '../withdrawing/server/withdrawing.factory.ts';
import type { EnteredPlayer } from './event-draws.factory.ts';
import { closedEvent, GROUPS, KNOCKOUT } from './event-draws.referee.factory.ts';

const FOUR: readonly EnteredPlayer[] = [
  ['Sato Hana', 'S'],
  ['Abe Ken', 'A'],
  ['Baba Rin', 'B'],
  ['Chiba Yu', 'C'],
];

const code = (answer: { refusal: { code: string } | null; status: number }) => [
  answer.status,
  answer.refusal?.code,
];
const linesIn = (draw: StageDraw | undefined) => (draw && !isGroupsDraw(draw) ? linesOf(draw) : []);
const groupsIn = (draw: StageDraw | undefined) => (draw && isGroupsDraw(draw) ? draw.groups : []);

describe('drawing an event', () => {
  test('Before its first draw an event is closed, and its sport says which seed table is usual', async ({
    server,
  }) => {
    const { read } = await closedEvent(server, {
      byHand: 3,
      tournament: { sport: 'table-tennis' },
    });
    expect(await read()).toMatchObject({
      state: 'closed',
      usualTradition: 'table-tennis',
      format: null,
      draw: null,
    });
  });

  test('A knockout is drawn for the organizer, with its format, seeds and people', async ({
    server,
  }) => {
    const { draw, read, look } = await closedEvent(server, { players: FOUR });
    const format = { ...KNOCKOUT, thirdPlace: true };
    const { data } = await draw(format);
    const event = data?.event;
    expect(event).toMatchObject({
      state: 'drawn',
      format,
      draw: {
        number: 1,
        drawnAt: '2026-11-20T03:00:00.000Z',
        publishedAt: null,
        withdrawn: null,
        isOutdated: false,
        format,
        amendments: [],
        clashes: { matches: 0, lowerBound: 0, meetings: [] },
      },
    });
    const names = new Map(event?.draw?.people.map(({ id, name }) => [id, name]));
    const made = event?.draw?.made;
    const seeds = made && !isGroupsDraw(made) ? made.seeds : [];
    expect(seeds.map((id) => names.get(id))).toEqual(['Sato Hana', 'Abe Ken']);
    expect(new Set(names.values())).toEqual(new Set(FOUR.map(([name]) => name)));
    expect(made && checkDraw(made)).toEqual({ verdict: 'equal' });
    expect(await read()).toEqual(event);
    expect(await look()).toMatchObject({ event: { state: 'none' }, draw: null, earlier: [] });
  });

  test.for([
    [16, 4, ['1 8 9 16', '2 7 10 15', '3 6 11 14', '4 5 12 13']],
    [11, 3, ['1 6 7', '2 5 8 11', '3 4 9 10']],
  ] as const)(
    '%i entrants in %i groups are filled as a snake',
    async ([count, groups, expected], { server }) => {
      const { draw, phone, params } = await closedEvent(server, { byHand: count });
      const order = Array.from({ length: count }, (_, at) => at + 1);
      const body = { baseVersion: 1, order, seedCount: null };
      await phone.call(contract.saveSeeding, { params, body });
      const { data } = await draw(GROUPS);
      const made = groupsIn(data?.event.draw?.made);
      expect(made).toHaveLength(groups);
      expect(made.map((group) => group.join(' '))).toEqual(expected);
    },
  );

  test('Drawn again, an event has the next number, and another random seed', async ({ server }) => {
    const { draw } = await closedEvent(server, { byHand: 8 });
    const seeds = new Set<number>();
    for (let number = 1; number <= 5; number++) {
      const { data } = await draw();
      expect(data?.event.draw?.number).toBe(number);
      seeds.add(data?.event.draw?.made.randomSeed ?? -1);
    }
    expect(seeds.size).toBe(5);
  });

  test('Six of one club among sixteen never meet in the first round, however often it is drawn', async ({
    server,
  }) => {
    const { draw, setClub } = await closedEvent(server, { byHand: 16 });
    await setClub([1, 2, 3, 4, 5, 6], '北中');
    for (let time = 0; time < 50; time++) {
      const { data } = await draw();
      expect(data?.event.draw?.clashes).toEqual({ matches: 0, lowerBound: 0, meetings: [] });
      const lines = linesIn(data?.event.draw?.made).map(Number);
      for (let line = 0; line < 16; line += 2) {
        expect(lines.slice(line, line + 2).filter((number) => number <= 6).length).toBeLessThan(2);
      }
    }
  });

  test('A draw that is sent again changes nothing', async ({ server }) => {
    const { draw } = await closedEvent(server, { byHand: 8 });
    const sent = { writeId: uuidv7(), seenDraw: 0, seenVersion: 1 };
    const first = await draw(KNOCKOUT, sent);
    expect(await draw(KNOCKOUT, sent)).toEqual(first);
  });

  test('Of two who draw at once one draws, and the other reads the draw of the first', async ({
    server,
  }) => {
    const { draw, signedIn, read } = await closedEvent(server, { byHand: 8 });
    const second = await signedIn();
    const sent = { seenDraw: 0, seenVersion: 1 };
    const answers = await Promise.all([draw(KNOCKOUT, sent), draw(GROUPS, sent, second)]);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(code)).toEqual([[409, 'DRAW_CHANGED']]);
    const won = answers.find(({ status }) => status === 200)?.data?.event;
    expect(await read(second)).toEqual(won);
    expect(won?.draw?.number).toBe(1);
  });

  test('A draw of a list that was changed meanwhile is refused', async ({ server }) => {
    const { draw, signedIn, params, read } = await closedEvent(server, { byHand: 4 });
    const body = { baseVersion: 1, order: [4, 3, 2, 1], seedCount: null };
    await (await signedIn()).call(contract.saveSeeding, { params, body });
    const refused = await draw(KNOCKOUT, { seenVersion: 1 });
    expect(code(refused)).toEqual([409, 'SEEDING_CHANGED']);
    expect((await read()).draw).toBeNull();
    expect((await draw()).status).toBe(200);
  });

  test('Of a draw and a new order at the same time, the draw is refused or known to be outdated', async ({
    server,
  }) => {
    const { draw, signedIn, params, read } = await closedEvent(server, { byHand: 4 });
    const second = await signedIn();
    const body = { baseVersion: 1, order: [4, 3, 2, 1], seedCount: null };
    const [saved, drawn] = await Promise.all([
      second.call(contract.saveSeeding, { params, body }),
      draw(KNOCKOUT, { seenVersion: 1, seenDraw: 0 }),
    ]);
    expect(saved.status).toBe(200);
    const event = await read();
    const outcome = [...code(drawn), event.draw?.isOutdated];
    expect([
      [200, undefined, true],
      [409, 'SEEDING_CHANGED', undefined],
    ]).toContainEqual(outcome);
  });

  test('Drawing does not disturb somebody who seeds at the same time', async ({ server }) => {
    const { draw, phone, params, read } = await closedEvent(server, { byHand: 4 });
    await draw();
    const body = { baseVersion: 1, order: [4, 3, 2, 1], seedCount: 1 };
    expect((await phone.call(contract.saveSeeding, { params, body })).status).toBe(200);
    expect(await read()).toMatchObject({ draw: { isOutdated: true }, format: KNOCKOUT });
  });

  test.for([
    [0, KNOCKOUT, 'TOO_FEW'],
    [1, KNOCKOUT, 'TOO_FEW'],
    [2, GROUPS, 'GROUP_TOO_SMALL'],
    [6, { ...GROUPS, size: 'one' }, 'TOO_MANY'],
  ] as const)(
    '%i entrants cannot be drawn as %o: %s',
    async ([count, format, refusal], { server }) => {
      const { draw, read } = await closedEvent(server, { byHand: count });
      expect(code(await draw(format))).toEqual([422, refusal]);
      expect((await read()).draw).toBeNull();
    },
  );

  test('More than 512 entrants are too many for a knockout, but not for groups', async ({
    server,
  }) => {
    const { draw } = await closedEvent(server, { byHand: 513 });
    expect(code(await draw())).toEqual([422, 'TOO_MANY']);
    const { data } = await draw({ ...GROUPS, size: 5 });
    expect(groupsIn(data?.event.draw?.made)).toHaveLength(103);
  });

  test('A team event is drawn as others are', async ({ server }) => {
    const { draw } = await closedEvent(server, { byHand: 4, tournament: { eventType: 'Team' } });
    expect((await draw()).status).toBe(200);
  });

  test('An event whose entries are open cannot be drawn; a draft before that is outdated', async ({
    server,
  }) => {
    const { draw, phone, params, read } = await closedEvent(server, { byHand: 4 });
    await draw();
    await phone.call(contract.reopenEntries, { params });
    expect(code(await draw())).toEqual([409, 'ENTRIES_OPEN']);
    expect(await read()).toMatchObject({ state: 'entries', draw: { isOutdated: true } });
    await phone.call(contract.closeEntries, { params });
    expect(await read()).toMatchObject({ state: 'drawn', draw: { isOutdated: true } });
  });

  test('A cancelled tournament cannot be drawn', async ({ server }) => {
    const { draw, params } = await closedEvent(server, { byHand: 4 });
    await updateState(server.services.db, params.id, { state: 'cancelled' });
    expect(code(await draw())).toEqual([409, 'TOURNAMENT_CANCELLED']);
  });

  test('A format that does not exist is refused', async ({ server }) => {
    const { draw } = await closedEvent(server, { byHand: 4 });
    for (const format of [{ kind: 'swiss' }, { ...GROUPS, size: 6 }, { kind: 'knockout' }]) {
      expect(code(await draw(format as typeof KNOCKOUT))).toEqual([422, 'INVALID_INPUT']);
    }
  });

  test('Who withdraws makes the draft outdated', async ({ server }) => {
    const { draw, players, read, phone, params } = await closedEvent(server, { players: FOUR });
    await draw();
    await removeEntrant(phone, params, players[0]?.entryId ?? '');
    expect((await read()).draw?.isOutdated).toBe(true);
    const { data } = await draw();
    expect(data?.event.draw).toMatchObject({ number: 2, isOutdated: false });
    expect(data?.event.draw?.people).toHaveLength(3);
  });

  test("An operator's draw is logged", async ({ server }) => {
    const { draw } = await closedEvent(server, { byHand: 4 });
    const helper = await server.operatorPhone();
    expect((await draw(KNOCKOUT, {}, helper)).status).toBe(200);
    const { data } = await helper.call(operator.log, {});
    expect(data?.lines.map(({ action }) => action)).toEqual(['tournament-changed']);
  });
});
