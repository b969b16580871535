import { describe, expect } from 'vitest';
import { TEAM_GROUPS } from '#features/event-draws/ties/server/ties.factory.ts';
import { newsKindsOf } from '#features/notifications/server/notifications.factory.ts';
import { test } from '../../../apps/server/test-app.ts';
import * as contract from '../tie-orders.contract.ts';
import * as desk from '../tie-orders.desk.contract.ts';
import { joinSchool, makeTeamEvent, makeTie, ORDER } from './tie-orders.factory.ts';

const OTHER = [6, 5, 1, 2, 4, 3];

describe('filing an order', () => {
  test('A coach files an order, and reads it back', async ({ server }) => {
    const { file, find } = await makeTie(server);
    const { data } = await file('player1', ORDER);
    expect(data?.tie).toMatchObject({ state: 'waiting', filed: { player1: true, player2: false } });
    expect((await find('player1')).data?.tie.order).toMatchObject({ players: ORDER, version: 1 });
  });

  test('The second order reveals both, to both sides', async ({ server }) => {
    const { file, find } = await makeTie(server);
    await file('player1', ORDER);
    const { data } = await file('player2', OTHER);
    expect(data?.tie.state).toBe('revealed');
    for (const side of ['player1', 'player2'] as const) {
      const { rubbers } = (await find(side)).data!.tie;
      expect(
        rubbers!.map(({ name, player1, player2 }) => [name, player1!.length, player2!.length]),
      ).toEqual([
        ['S1', 1, 1],
        ['S2', 1, 1],
        ['D3', 2, 2],
        ['S4', 1, 1],
        ['S5', 1, 1],
      ]);
      expect(rubbers![0]!.player1![0]!.name).toContain('青木');
      expect(rubbers![0]!.player2![0]!.name).toContain('加藤');
    }
  });

  test('Two coaches who file in the same second both succeed, and the tie is revealed once', async ({
    server,
  }) => {
    const { file, find } = await makeTie(server);
    const answers = await Promise.all([file('player1', ORDER), file('player2', OTHER)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { tie } = (await find('player1')).data!;
    expect([tie.state, tie.filed]).toEqual(['revealed', { player1: true, player2: true }]);
  });

  test('An order can be replaced before the reveal, by somebody who has seen the last one', async ({
    server,
  }) => {
    const { file, find } = await makeTie(server);
    await file('player1', ORDER);
    const stale = await file('player1', OTHER, { baseVersion: 0 });
    expect([stale.status, stale.refusal?.code]).toEqual([409, 'ORDER_CHANGED']);
    expect((await file('player1', OTHER, { baseVersion: 1 })).status).toBe(200);
    expect((await find('player1')).data?.tie.order).toMatchObject({ players: OTHER, version: 2 });
  });

  test('The same order sent again changes nothing, also after the reveal', async ({ server }) => {
    const { file, find } = await makeTie(server);
    await file('player1', ORDER);
    expect((await file('player1', ORDER)).status).toBe(200);
    await file('player2', OTHER);
    expect((await file('player1', ORDER)).status).toBe(200);
    expect((await find('player1')).data?.tie.order?.version).toBe(1);
  });

  test('Nobody changes an order after the reveal', async ({ server }) => {
    const { file } = await makeTie(server);
    await file('player1', ORDER);
    await file('player2', OTHER);
    const { status, refusal } = await file('player1', OTHER, { baseVersion: 1 });
    expect([status, refusal?.code]).toEqual([409, 'ORDERS_REVEALED']);
  });

  test.for([
    [
      'a player who is not in the squad',
      [1, 2, 3, 4, 5, 9],
      422,
      'NOT_IN_SQUAD',
      { rule: 'not-in-squad', lines: '4' },
    ],
    [
      'a player of two singles',
      [1, 2, 3, 4, 1, 6],
      422,
      'ORDER_RULE',
      { rule: 'singles-once', lines: '0,3' },
    ],
    [
      'players 1 and 2 as the pair',
      [1, 2, 2, 1, 5, 6],
      422,
      'ORDER_RULE',
      { rule: 'first-two-not-paired', lines: '0,1,2' },
    ],
    [
      'an empty rubber that the squad can fill',
      [null, 2, 3, 4, 5, 6],
      422,
      'ORDER_RULE',
      { rule: 'enough-players', lines: '0' },
    ],
    ['a place too few', [1, 2, 3, 4, 5], 422, 'ORDER_RULE', { rule: 'places', lines: '' }],
  ] as const)(
    'An order with %s is refused with its rule and rubbers',
    async ([, players, status, code, details], { server }) => {
      const { file, find } = await makeTie(server);
      const answer = await file('player1', players);
      expect([answer.status, answer.refusal?.code]).toEqual([status, code]);
      expect(answer.refusal?.details).toEqual(details);
      expect((await find('player1')).data?.tie.filed.player1).toBe(false);
    },
  );

  test('An order of the shape of nothing is bad input', async ({ server }) => {
    const { file } = await makeTie(server);
    expect((await file('player1', [0, 2, 3, 4, 5, 6])).refusal?.code).toBe('INVALID_INPUT');
    expect((await file('player1', [1.5, 2, 3, 4, 5, 6])).refusal?.code).toBe('INVALID_INPUT');
  });

  test('One coach of two teams of a school files the orders of both ties at the same time, and each is a secret of its own', async ({
    server,
  }) => {
    const schools = ['桜丘 A', '桜丘 B', '若葉台', '青空'];
    const {
      coaches,
      desk: organizer,
      tournamentId,
    } = await makeTeamEvent(server, {
      teams: schools,
      format: TEAM_GROUPS,
    });
    const coach = coaches.get('桜丘 A')!;
    await joinSchool(server.services, [coach, coaches.get('桜丘 B')!]);
    const { phone } = coach;
    const all = (await phone.call(contract.list)).data!.ties;
    const own = ['桜丘 A', '桜丘 B'].map((team, at) => {
      const rival = ['若葉台', '青空'][at];
      return all.find(
        (tie) => tie[tie.own] === team && [tie.player1, tie.player2].includes(rival!),
      )!;
    });
    const [one, two] = await Promise.all(
      own.map(({ stageId, matchId, own: side }) =>
        phone.call(contract.file, {
          params: { stageId, matchId, side },
          body: { players: ORDER, baseVersion: 0 },
        }),
      ),
    );
    expect([one!.status, two!.status]).toEqual([200, 200]);
    for (const { stageId, matchId, own: side, ...teams } of own) {
      const other = side === 'player1' ? 'player2' : 'player1';
      const rival = coaches.get(teams[other])!.phone;
      const seen = await rival.call(contract.find, { params: { stageId, matchId, side: other } });
      expect(JSON.stringify(seen.data)).not.toContain('青木 桜丘');
      expect(seen.data?.tie).toMatchObject({ filed: { [side]: true, [other]: false } });
    }
    const listed = await organizer.call(desk.listForDesk, { params: { id: tournamentId } });
    const filed = listed.data!.ties.filter((tie) => tie.filed.player1 || tie.filed.player2);
    expect(filed).toHaveLength(2);
  });

  test('A short team gives up the first rubber', async ({ server }) => {
    const { file, find } = await makeTie(server, { squad: ['青木', '井上', '上田'] });
    expect((await file('player1', [null, 1, 2, 3, 2, 3])).status).toBe(200);
    await file('player2', [null, 1, 2, 3, 2, 3]);
    const { rubbers } = (await find('player2')).data!.tie;
    expect(rubbers![0]).toMatchObject({
      player1: null,
      player2: null,
      isForfeited: true,
      winner: null,
    });
    expect(rubbers![1]).toMatchObject({ isForfeited: false, isNext: true });
  });
});

describe('the time of an order', () => {
  const timed = async (server: Parameters<typeof makeTie>[0]) => {
    const made = await makeTie(server);
    const params = { id: made.tournamentId, stageId: made.stageId, matchId: made.matchId };
    const set = await made.desk.call(desk.setTime, { params, body: { time: '09:30' } });
    const at = (time: string) => {
      const wanted = Date.parse(`2026-12-04T${time}:00+09:00`);
      server.clock.advance({ seconds: (wanted - server.clock.now().getTime()) / 1000 });
    };
    return { ...made, params, set, at };
  };

  test('Orders are due ten minutes before the tie begins', async ({ server }) => {
    const { set } = await timed(server);
    const { startsAt, dueAt } = set.data!.tie;
    // Entered two weeks before: the time is of the tournament's day.
    expect([startsAt, dueAt]).toEqual(['2026-12-04T00:30:00.000Z', '2026-12-04T00:20:00.000Z']);
  });

  test('A coach who files when the time is over is refused, by the clock of the server', async ({
    server,
  }) => {
    const { file, find, at } = await timed(server);
    at('09:19');
    await file('player2', OTHER);
    at('09:20');
    const { status, refusal } = await file('player1', ORDER);
    expect([status, refusal?.code]).toEqual([409, 'ORDER_LATE']);
    expect((await find('player1')).data?.tie.state).toBe('late');
    expect((await find('player1')).data?.tie.rubbers).toBeNull();
  });

  test('The desk enters the late order of one team, and both are out', async ({ server }) => {
    const { file, find, params, at, desk: phone } = await timed(server);
    await file('player2', OTHER);
    at('09:20');
    const body = { players: ORDER, baseVersion: 0, reason: '' };
    const entered = await phone.call(desk.enter, { params: { ...params, side: 'player1' }, body });
    expect(entered.data?.tie.state).toBe('revealed');
    expect((await find('player1')).data?.tie.order).toMatchObject({
      enteredBy: 'desk',
      isLate: true,
    });
  });

  test('The time can be taken back, but not after the reveal', async ({ server }) => {
    const { file, params, desk: phone } = await timed(server);
    const none = await phone.call(desk.setTime, { params, body: { time: null } });
    expect(none.data?.tie.dueAt).toBeNull();
    await file('player1', ORDER);
    await file('player2', OTHER);
    const late = await phone.call(desk.setTime, { params, body: { time: null } });
    expect([late.status, late.refusal?.code]).toEqual([409, 'ORDERS_REVEALED']);
  });
});

describe('the usual time of an order', () => {
  /** Ten minutes before nine, on the date that tournaments of tests have. */
  const BEFORE_PLAY = '2026-12-03T23:50:00.000Z';

  test('Where the desk sets no time, orders are due ten minutes before the tournament begins, also once one is filed', async ({
    server,
  }) => {
    const { file, find, summary } = await makeTie(server);
    expect(summary.dueAt).toBe(BEFORE_PLAY);
    await file('player1', ORDER);
    expect((await find('player2')).data?.tie.dueAt).toBe(BEFORE_PLAY);
  });

  test('After that time the coach is refused, and the desk enters the order', async ({
    server,
  }) => {
    const { file, desk: phone, tournamentId: id, stageId, matchId } = await makeTie(server);
    await file('player2', OTHER);
    const seconds = (Date.parse(BEFORE_PLAY) - server.clock.now().getTime()) / 1000;
    server.clock.advance({ seconds });
    expect((await file('player1', ORDER)).refusal?.code).toBe('ORDER_LATE');
    const params = { id, stageId, matchId, side: 'player1' as const };
    const body = { players: ORDER, baseVersion: 0, reason: '' };
    const entered = await phone.call(desk.enter, { params, body });
    expect(entered.data?.tie.state).toBe('revealed');
  });

  test('Once the desk has taken the time back, an order is never late', async ({ server }) => {
    const { file, desk: phone, tournamentId: id, stageId, matchId } = await makeTie(server);
    const params = { id, stageId, matchId };
    const none = await phone.call(desk.setTime, { params, body: { time: null } });
    expect(none.data?.tie.dueAt).toBeNull();
    const seconds = (Date.parse(BEFORE_PLAY) - server.clock.now().getTime()) / 1000;
    server.clock.advance({ seconds: seconds + 3600 });
    expect((await file('player1', ORDER)).status).toBe(200);
  });

  test('The team without an order is reminded before the usual time once the other one has filed', async ({
    server,
  }) => {
    const { file, two } = await makeTie(server);
    const seconds = (Date.parse(BEFORE_PLAY) - server.clock.now().getTime()) / 1000;
    server.clock.advance({ seconds: seconds - 15 * 60 });
    await file('player1', ORDER);
    await server.services.jobs.drain();
    expect(await newsKindsOf(two.phone)).toContain('orders-due');
  });
});

describe('an injury after the reveal', () => {
  test('The desk changes an order before the first rubber, with a reason that both sides read', async ({
    server,
  }) => {
    const {
      file,
      find,
      desk: phone,
      tournamentId: id,
      stageId,
      matchId,
    } = await makeTie(server, {
      squad: ['青木', '井上', '上田', '江口', '小川', '加藤', '木村'],
    });
    await file('player1', ORDER);
    await file('player2', OTHER);
    const params = { id, stageId, matchId, side: 'player1' as const };
    const changed = [7, 2, 3, 4, 5, 6];
    const enter = (reason: string, players: readonly number[] = changed, baseVersion = 1) =>
      phone.call(desk.enter, { params, body: { players, baseVersion, reason } });
    expect((await enter('')).refusal?.code).toBe('REASON_NEEDED');
    expect((await enter('発熱', [7, 2, 3, 4, 7, 6])).refusal?.code).toBe('ORDER_RULE');
    expect((await enter('発熱')).status).toBe(200);
    const { tie } = (await find('player2')).data!;
    expect(tie.changes).toMatchObject([{ side: 'player1', reason: '発熱', rubbers: [0] }]);
    expect(tie.rubbers![0]!.player1![0]!.name).toContain('木村');
  });
});

describe('who may', () => {
  test('A stranger, the other team and a visitor reach nothing', async ({ server }) => {
    const { file, find, one, two, stageId, matchId } = await makeTie(server);
    const stranger = await server.playerPhone();
    expect((await find('player1', stranger)).status).toBe(404);
    expect((await find('player1', two.phone)).status).toBe(404);
    expect((await file('player1', ORDER, { phone: two.phone })).status).toBe(404);
    expect((await file('player2', ORDER, { phone: one.phone })).status).toBe(404);
    expect((await stranger.call(contract.list)).data?.ties).toEqual([]);
    const visitor = server.phone();
    const params = { stageId, matchId, side: 'player1' as const };
    expect((await visitor.call(contract.find, { params })).status).toBe(401);
  });

  test('A tie that is not there is not found', async ({ server }) => {
    const { one, stageId } = await makeTie(server);
    const params = { stageId, matchId: '7-7', side: 'player1' as const };
    expect((await one.phone.call(contract.find, { params })).status).toBe(404);
  });

  test('Only the desk of the tournament reads its list and enters orders', async ({ server }) => {
    const { one, tournamentId: id, stageId, matchId } = await makeTie(server);
    const params = { id, stageId, matchId, side: 'player1' as const };
    const body = { players: ORDER, baseVersion: 0, reason: '' };
    expect((await one.phone.call(desk.listForDesk, { params: { id } })).status).toBe(403);
    expect((await one.phone.call(desk.enter, { params, body })).status).toBe(403);
    const time = null;
    expect((await one.phone.call(desk.setTime, { params, body: { time } })).status).toBe(403);
  });
});

describe('news of orders', () => {
  test('A team without an order is reminded before it is due, the other one is not', async ({
    server,
  }) => {
    const { file, one, two, desk: phone, ...made } = await makeTie(server);
    const params = { id: made.tournamentId, stageId: made.stageId, matchId: made.matchId };
    await phone.call(desk.setTime, { params, body: { time: '10:00' } });
    await file('player1', ORDER);
    await server.services.jobs.drain();
    expect(await newsKindsOf(two.phone)).toContain('orders-due');
    expect(await newsKindsOf(one.phone)).not.toContain('orders-due');
  });

  test('A reminder of a time that was changed meanwhile says nothing', async ({ server }) => {
    const { two, desk: phone, ...made } = await makeTie(server);
    const params = { id: made.tournamentId, stageId: made.stageId, matchId: made.matchId };
    await phone.call(desk.setTime, { params, body: { time: '10:00' } });
    await phone.call(desk.setTime, { params, body: { time: null } });
    await server.services.jobs.drain();
    expect(await newsKindsOf(two.phone)).not.toContain('orders-due');
  });

  test('Both teams hear that the orders are out, once', async ({ server }) => {
    const { file, one, two } = await makeTie(server);
    await file('player1', ORDER);
    expect(await newsKindsOf(two.phone)).not.toContain('orders-revealed');
    await file('player2', OTHER);
    for (const { phone } of [one, two]) {
      const kinds = (await newsKindsOf(phone)).filter((kind) => kind === 'orders-revealed');
      expect(kinds).toHaveLength(1);
    }
  });
});
