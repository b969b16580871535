import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import { newsOf } from '#features/notifications/server/notifications.factory.ts';
import * as publishing from '#features/publishing/publishing.contract.ts';
import { makeDeskHelper } from '#features/referees/server/referees.factory.ts';
import { type Phone, test } from '../../../apps/server/test-app.ts';
import * as contract from '../season.contract.ts';
import * as orders from '../season.orders.contract.ts';
import { makeSquads, saveFormat } from './season.factory.ts';

/** S1 S2 D3 D3 S4 S5. */
const ORDER = [1, 2, 3, 4, 5, 6];
const OTHER = [6, 5, 1, 2, 4, 3];
const WON = { home: 3, away: 1 };

/** What somebody hears of seasons, and whether a player is named in it. */
async function newsOfOrders(phone: Phone) {
  const news = (await newsOf(phone)).filter(({ kind }) => kind.startsWith('season-order'));
  return {
    kinds: news.map(({ kind }) => kind),
    names: JSON.stringify(news).includes('player'),
  };
}

describe('the orders of a fixture', () => {
  test('Nobody but the own team reads an order before the other one is in, and then both are read', async ({
    server,
  }) => {
    const { home, away, desk, file, find } = await makeSquads(server);
    const { data } = await file(home, 'home', ORDER);
    expect(data?.orders).toMatchObject({
      own: ['home'],
      isOpen: true,
      rubbers: null,
      home: { isFiled: true, players: ORDER, version: 1 },
      away: { isFiled: false, players: null, squad: [] },
    });
    for (const reader of [away, desk]) {
      const read = (await find(reader)).data!.orders;
      expect(read).toMatchObject({ home: { isFiled: true, players: null }, rubbers: null });
    }
    expect((await find(away)).data!.orders.home.squad).toEqual([]);
    await file(away, 'away', OTHER);
    for (const reader of [home, away, desk]) {
      const { rubbers, isOpen } = (await find(reader)).data!.orders;
      expect(isOpen).toBe(false);
      expect(
        rubbers?.map(({ name, ...sides }) => [name, sides.home?.length, sides.away?.length]),
      ).toEqual([
        ['S1', 1, 1],
        ['S2', 1, 1],
        ['D3', 2, 2],
        ['S4', 1, 1],
        ['S5', 1, 1],
      ]);
      expect(rubbers?.[0]?.away?.[0]).toContain('player 6');
    }
  });

  test('Two captains who file in the same second both succeed', async ({ server }) => {
    const { home, away, file, find } = await makeSquads(server);
    const answers = await Promise.all([file(home, 'home', ORDER), file(away, 'away', OTHER)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await find(home)).data?.orders.rubbers).toHaveLength(5);
  });

  test('An order is replaced before the other one is in, not after; the same again changes nothing', async ({
    server,
  }) => {
    const { home, away, file } = await makeSquads(server);
    await file(home, 'home', ORDER);
    expect((await file(home, 'home', ORDER)).data?.orders.home.version).toBe(1);
    const stale = await file(home, 'home', OTHER);
    expect([stale.status, stale.refusal?.code]).toEqual([409, 'ORDER_CHANGED']);
    expect((await file(home, 'home', OTHER, 1)).data?.orders.home.version).toBe(2);
    await file(away, 'away', ORDER);
    expect((await file(home, 'home', OTHER)).status).toBe(200);
    const late = await file(home, 'home', ORDER, 2);
    expect([late.status, late.refusal?.code]).toEqual([409, 'ORDERS_REVEALED']);
  });

  test.for([
    ['a player who is not in the squad', [1, 2, 3, 4, 5, 9], 'NOT_IN_SQUAD', 'not-in-squad'],
    ['a player of two singles', [1, 2, 3, 4, 1, 6], 'ORDER_RULE', 'singles-once'],
    [
      'an empty rubber that the squad can fill',
      [null, 2, 3, 4, 5, 6],
      'ORDER_RULE',
      'enough-players',
    ],
  ] as const)(
    'An order with %s is refused with its rule',
    async ([, players, code, rule], { server }) => {
      const { home, file, find } = await makeSquads(server);
      const { status, refusal } = await file(home, 'home', players);
      expect([status, refusal?.code]).toEqual([422, code]);
      expect(refusal?.details).toMatchObject({ rule });
      expect((await find(home)).data?.orders.home.isFiled).toBe(false);
    },
  );

  test('Where the organizer only warns, an order that breaks a rule is taken and marked, which nobody else reads before both are in', async ({
    server,
  }) => {
    const { home, away, desk, params, file, find } = await makeSquads(server);
    await saveFormat({ desk, params }, { warnsOnly: true });
    const breaches = [{ rule: 'singles-once', lines: [0, 3] }];
    const { data } = await file(home, 'home', [1, 2, 3, 4, 1, 6]);
    expect(data?.orders).toMatchObject({ home: { breaches }, away: { breaches: [] } });
    for (const reader of [away, desk])
      expect((await find(reader)).data?.orders.home.breaches).toEqual([]);
    await file(away, 'away', OTHER);
    for (const reader of [home, away, desk]) {
      const { data: read } = await find(reader);
      expect(read?.orders).toMatchObject({ home: { breaches }, away: { breaches: [] } });
    }
  });

  test('An order that names somebody who has left the squad since comes out with what it breaks', async ({
    server,
  }) => {
    const { home, away, desk, file, find, keepAtHome } = await makeSquads(server);
    await file(home, 'home', ORDER);
    expect((await keepAtHome([1, 2, 3, 5, 6, 7])).status).toBe(200);
    await file(away, 'away', OTHER);
    const breaches = [{ rule: 'not-in-squad', lines: [2] }];
    for (const reader of [home, away, desk]) {
      const { data } = await find(reader);
      expect(data?.orders).toMatchObject({
        home: { breaches, version: 1 },
        away: { breaches: [] },
      });
      expect(data?.orders.rubbers).toHaveLength(5);
    }
  });

  test('An order that is replaced by one within the rules is marked no more', async ({
    server,
  }) => {
    const { home, desk, params, file } = await makeSquads(server);
    await saveFormat({ desk, params }, { warnsOnly: true });
    await file(home, 'home', [1, 2, 3, 4, 1, 6]);
    expect((await file(home, 'home', ORDER, 1)).data?.orders.home.breaches).toEqual([]);
  });

  test('The organizer enters an order from paper', async ({ server }) => {
    const { home, away, desk, file, find } = await makeSquads(server);
    await file(home, 'home', ORDER);
    expect((await file(desk, 'away', OTHER)).status).toBe(200);
    expect((await find(away)).data?.orders.rubbers).toHaveLength(5);
  });

  test('The organizer cannot try out which order a captain has filed', async ({ server }) => {
    const { home, desk, file, find } = await makeSquads(server);
    await file(home, 'home', ORDER);
    const tries = [await file(desk, 'home', ORDER), await file(desk, 'home', OTHER)];
    expect(tries.map(({ refusal }) => refusal?.code)).toEqual(['ORDER_CHANGED', 'ORDER_CHANGED']);
    expect((await find(home)).data?.orders.home).toMatchObject({ players: ORDER, version: 1 });
    expect((await file(home, 'home', ORDER)).status).toBe(200);
  });

  test('A desk helper enters an order that is missing, and replaces none that a captain has filed', async ({
    server,
  }) => {
    const { home, desk, params, file, find } = await makeSquads(server);
    const helper = await makeDeskHelper(server, desk, params.id);
    await file(home, 'home', ORDER);
    const replaced = await file(helper, 'home', OTHER, 1);
    expect(replaced.refusal?.code).toBe('FORBIDDEN');
    expect((await file(helper, 'away', ORDER)).status).toBe(200);
    expect((await find(home)).data?.orders.home).toMatchObject({ players: ORDER, version: 1 });
  });

  test('The order of the organizer that is sent again with its id is answered as stored', async ({
    server,
  }) => {
    const { desk, at, find, home } = await makeSquads(server);
    const writeId = uuidv7();
    const send = (players: readonly number[], id?: string) =>
      desk.call(orders.fileOrder, {
        params: { ...at, side: 'away' },
        body: { players: [...players], baseVersion: 0, ...(id && { writeId: id }) },
      });
    const answers = [await send(ORDER, writeId), await send(ORDER, writeId)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[1]?.data?.orders.away).toMatchObject({
      isFiled: true,
      version: 1,
      players: null,
    });
    for (const again of [
      await send(OTHER, writeId),
      await send(ORDER, uuidv7()),
      await send(ORDER),
    ]) {
      expect(again.refusal?.code).toBe('ORDER_CHANGED');
    }
    expect((await find(home)).data?.orders.away.version).toBe(1);
  });

  test('Once a fixture has a result no order is filed, nor for one of a team that has left', async ({
    server,
  }) => {
    const { home, desk, at, params, file } = await makeSquads(server);
    const body = { rubbers: [WON, WON, WON, null, null], baseVersion: 1 };
    await desk.call(contract.enterResult, { params: at, body });
    const played = await file(home, 'home', ORDER);
    expect([played.status, played.refusal?.code]).toEqual([409, 'PLAYED']);
    const { data } = await desk.call(contract.find, { params });
    const team = data!.season.teams[0]!.number;
    await desk.call(contract.withdrawTeam, { params, body: { team, isOut: true } });
    expect((await file(home, 'home', ORDER)).refusal?.code).toBe('FIXTURE_VOID');
  });

  test('Nobody is offered an order once a team has left, until it comes back', async ({
    server,
  }) => {
    const { home, desk, params, fixture, find } = await makeSquads(server);
    for (const isOut of [true, false]) {
      await desk.call(contract.withdrawTeam, { params, body: { team: fixture.away, isOut } });
      for (const reader of [home, desk])
        expect((await find(reader)).data?.orders.isOpen).toBe(!isOut);
    }
  });

  test('The organizer is offered no order once the tournament is cancelled', async ({ server }) => {
    const { desk, params, find } = await makeSquads(server);
    const sent = { params: { id: params.id }, body: { reason: 'the hall is closed' } };
    expect((await desk.call(publishing.cancel, sent)).status).toBe(200);
    expect((await find(desk)).data?.orders.isOpen).toBe(false);
  });

  test('Orders are due ten minutes before a fixture begins: then captains are refused, and the organizer enters what comes on paper', async ({
    server,
  }) => {
    const { home, away, desk, file, find, schedule } = await makeSquads(server);
    expect((await find(home)).data?.orders).toMatchObject({ dueAt: null, isLate: false });
    await schedule({ day: '2026-12-06', time: '14:00' });
    const dueAt = '2026-12-06T04:50:00.000Z';
    expect((await find(home)).data?.orders).toMatchObject({ dueAt, isLate: false, isOpen: true });
    const wait = (Date.parse(dueAt) - server.clock.now().getTime()) / 1000;
    server.clock.advance({ seconds: wait - 1 });
    expect((await file(home, 'home', ORDER)).status).toBe(200);
    server.clock.advance({ seconds: 1 });
    const late = await file(away, 'away', OTHER);
    expect([late.status, late.refusal?.code]).toEqual([409, 'ORDER_LATE']);
    expect((await find(away)).data?.orders).toMatchObject({ isLate: true, isOpen: false });
    expect((await file(home, 'home', ORDER)).status).toBe(200);
    expect((await file(desk, 'away', OTHER)).status).toBe(200);
    expect((await find(away)).data?.orders.rubbers).toHaveLength(5);
  });

  test('The organizer sets other minutes, or none; somebody who sends none changes nothing', async ({
    server,
  }) => {
    const { home, find, schedule, now } = await makeSquads(server);
    const at = { day: '2026-12-06', time: '14:00' };
    await schedule({ ...at, orderMinutes: 60 });
    expect((await find(home)).data?.orders.dueAt).toBe('2026-12-06T04:00:00.000Z');
    await schedule({ ...at, time: '15:00' });
    expect((await find(home)).data?.orders.dueAt).toBe('2026-12-06T05:00:00.000Z');
    await schedule({ ...at, orderMinutes: null });
    expect(await now()).toMatchObject({ orderMinutes: null });
    expect((await find(home)).data?.orders.dueAt).toBeNull();
    expect((await schedule({ ...at, orderMinutes: 1441 })).status).toBe(422);
  });

  test('Minutes that are saved after the season began count for its fixtures, with a reminder, but where others are set', async ({
    server,
  }) => {
    const made = await makeSquads(server);
    const { home, find, schedule, at, season } = made;
    const day = { day: '2026-12-06', time: '14:00' };
    await schedule(day);
    expect((await saveFormat(made, { fileMinutes: 40 })).status).toBe(200);
    expect((await find(home)).data?.orders.dueAt).toBe('2026-12-06T04:20:00.000Z');
    await server.services.jobs.drain();
    expect((await newsOfOrders(home)).kinds).toEqual(['season-order-due', 'season-order-due']);
    await schedule({ ...day, orderMinutes: 60 });
    await saveFormat(made, { fileMinutes: 50 });
    expect((await find(home)).data?.orders.dueAt).toBe('2026-12-06T04:00:00.000Z');
    const { data } = await home.call(contract.find, { params: at });
    const minutes = data?.season.season?.fixtures.map(({ orderMinutes }) => orderMinutes);
    expect(minutes).toEqual([60, ...season.fixtures.slice(1).map(() => 50)]);
  });

  test('The other team hears that an order is in, then that both are out, and no word of what is in them', async ({
    server,
  }) => {
    const { home, away, file } = await makeSquads(server);
    await file(home, 'home', ORDER);
    await file(home, 'home', OTHER, 1);
    expect(await newsOfOrders(away)).toEqual({ kinds: ['season-order'], names: false });
    expect(await newsOfOrders(home)).toEqual({ kinds: [], names: false });
    await file(away, 'away', OTHER);
    expect(await newsOfOrders(home)).toEqual({ kinds: ['season-orders-out'], names: false });
  });

  test('Both teams hear that both orders are out once the organizer has entered the second one', async ({
    server,
  }) => {
    const { home, away, desk, file } = await makeSquads(server);
    await file(home, 'home', ORDER);
    await file(desk, 'away', OTHER);
    expect((await newsOfOrders(home)).kinds).toEqual(['season-orders-out']);
    expect((await newsOfOrders(away)).kinds.toSorted()).toEqual([
      'season-order',
      'season-orders-out',
    ]);
  });

  test('A team without an order is reminded a day and two hours before it is due, the other one is not', async ({
    server,
  }) => {
    const { home, away, file, schedule } = await makeSquads(server);
    await schedule({ day: '2026-12-06', time: '14:00' });
    await file(home, 'home', ORDER);
    await server.services.jobs.drain();
    expect((await newsOfOrders(away)).kinds.toSorted()).toEqual([
      'season-order',
      'season-order-due',
      'season-order-due',
    ]);
    expect((await newsOfOrders(home)).kinds).toEqual([]);
  });

  test.for([
    ['the match has no time any more', { day: '2026-12-07', time: null }],
    ['orders are never late', { day: '2026-12-06', time: '14:00', orderMinutes: null }],
  ] as const)('A reminder says nothing once %s', async ([, then], { server }) => {
    const { home, schedule } = await makeSquads(server);
    await schedule({ day: '2026-12-06', time: '14:00' });
    await schedule(then);
    await server.services.jobs.drain();
    expect((await newsOfOrders(home)).kinds).toEqual([]);
  });

  test('Nobody is reminded of the order of a match that has a result', async ({ server }) => {
    const { desk, at, away, schedule, now } = await makeSquads(server);
    await schedule({ day: '2026-12-06', time: '14:00' });
    const { version: baseVersion } = await now();
    const rubbers = [WON, WON, WON, null, null];
    const body = { rubbers, baseVersion };
    expect((await desk.call(contract.enterResult, { params: at, body })).status).toBe(200);
    await server.services.jobs.drain();
    expect((await newsOfOrders(away)).kinds).not.toContain('season-order-due');
  });

  test('Captains are reminded while the tournament takes no more entries', async ({ server }) => {
    const { desk, params, away, schedule } = await makeSquads(server);
    await schedule({ day: '2026-12-06', time: '14:00' });
    const closed = await desk.call(publishing.close, { params: { id: params.id } });
    expect(closed.status).toBe(200);
    await server.services.jobs.drain();
    expect((await newsOfOrders(away)).kinds).toContain('season-order-due');
  });

  test('Nobody is reminded once the tournament is cancelled', async ({ server }) => {
    const { desk, params, away, schedule } = await makeSquads(server);
    await schedule({ day: '2026-12-06', time: '14:00' });
    const sent = { params: { id: params.id }, body: { reason: 'the hall is closed' } };
    expect((await desk.call(publishing.cancel, sent)).status).toBe(200);
    await server.services.jobs.drain();
    expect((await newsOfOrders(away)).kinds).not.toContain('season-order-due');
  });

  test('Captains who agree on a day are reminded of its orders as well', async ({ server }) => {
    const { home, away, at, now } = await makeSquads(server);
    const proposed = { day: '2026-12-07', time: '10:00', baseVersion: (await now()).version };
    await home.call(contract.propose, { params: at, body: proposed });
    const answer = { accepts: true, baseVersion: (await now()).version };
    expect((await away.call(contract.answerProposal, { params: at, body: answer })).status).toBe(
      200,
    );
    await server.services.jobs.drain();
    for (const captain of [home, away]) {
      expect((await newsOfOrders(captain)).kinds).toContain('season-order-due');
    }
  });

  test('For everybody else a fixture has no orders', async ({ server }) => {
    const { home, away, file, find, at } = await makeSquads(server);
    await file(home, 'home', ORDER);
    const stranger = await server.playerPhone();
    expect((await find(stranger)).status).toBe(404);
    expect((await file(stranger, 'home', OTHER)).status).toBe(404);
    expect((await file(away, 'home', OTHER)).status).toBe(404);
    expect((await server.phone().call(orders.findOrders, { params: at })).status).toBe(401);
    const { data } = await server.phone().call(contract.find, { params: at });
    expect(JSON.stringify(data)).not.toContain('player');
  });
});
