import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import type { EventFormat } from '#domain/stage-draw/vocabulary.ts';
import * as eventDraws from '#features/event-draws/event-draws.contract.ts';
import * as drafts from '#features/event-draws/event-draws.drafts.contract.ts';
import * as everybody from '#features/event-draws/event-draws.public.contract.ts';
import { inTurn } from '#platform/testing/while-locked.ts';
import { type Phone, test } from '../../../apps/server/test-app.ts';
import * as contract from '../season.contract.ts';
import * as orders from '../season.orders.contract.ts';
import { makeClosedTeams, makeSeason, makeSquads, saveFormat } from './season.factory.ts';

const ORDER = [1, 2, 3, 4, 5, 6];
const WON = { home: 3, away: 1 };
const PLAN = { legs: 1 as const, firstDay: '2026-12-06', everyDays: 7, openDays: 10 };
const KNOCKOUT: EventFormat = {
  kind: 'knockout',
  tradition: 'table-tennis',
  thirdPlace: false,
  consolation: false,
};

interface Event {
  readonly desk: Phone;
  readonly params: { readonly id: number; readonly eventId: number };
}

function draw({ desk, params }: Event) {
  const seen = { writeId: uuidv7(), position: 0, seenDraw: 0, seenVersion: 1 };
  return desk.call(drafts.createDraw, { params, body: { ...seen, format: KNOCKOUT } });
}

describe('an event whose season has begun', () => {
  test('Once its season has begun an event is not drawn, and takes no more entries', async ({
    server,
  }) => {
    const { desk, params } = await makeSeason(server, ['A', 'B']);
    const drawn = await draw({ desk, params });
    expect([drawn.status, drawn.refusal?.code]).toEqual([409, 'SEASON_BEGUN']);
    const reopened = await desk.call(eventDraws.reopenEntries, { params });
    expect([reopened.status, reopened.refusal?.code]).toEqual([409, 'SEASON_BEGUN']);
  });

  test('No season begins while teams may still pay for their places', async ({ server }) => {
    const { desk, params, close } = await makeClosedTeams(server, ['A', 'B'], { feeYen: 2000 });
    await close();
    const start = () => desk.call(contract.start, { params, body: PLAN });
    expect((await start()).refusal?.code).toBe('PLACES_HELD');
    server.clock.advance({ days: 14 });
    expect((await start()).refusal?.code).toBe('TEAMS');
  });

  test('No season begins beside entries that are opened in the same moment', async ({ server }) => {
    const { desk, params, close } = await makeClosedTeams(server, ['A', 'B']);
    await close();
    const reopen = () => desk.call(eventDraws.reopenEntries, { params });
    const start = () => desk.call(contract.start, { params, body: PLAN });
    const [reopened, started] = await inTurn<Awaited<ReturnType<typeof reopen | typeof start>>>(
      server.services.db,
      'stages',
      [reopen, start],
    );
    expect([reopened?.status, started?.refusal?.code]).toEqual([200, 'ENTRIES_OPEN']);
  });

  test('A draft that was made before the season began is not published any more', async ({
    server,
  }) => {
    const { desk, params, close } = await makeClosedTeams(server, ['A', 'B']);
    await close();
    expect((await draw({ desk, params })).status).toBe(200);
    await desk.call(contract.start, { params, body: PLAN });
    const body = { position: 0, seenDraw: 1, seenAmendments: 0 };
    const { status, refusal } = await desk.call(drafts.publishDraw, { params, body });
    expect([status, refusal?.code]).toEqual([409, 'SEASON_BEGUN']);
  });

  test('The format of its ties changes until the first result, and then no more', async ({
    server,
  }) => {
    const { desk, params, at } = await makeSeason(server, ['A', 'B']);
    expect((await saveFormat({ desk, params }, { wins: 4 })).status).toBe(200);
    const body = { rubbers: [WON, WON, WON, WON, null], baseVersion: 1 };
    expect((await desk.call(contract.enterResult, { params: at, body })).status).toBe(200);
    const { status, refusal } = await saveFormat({ desk, params }, { wins: 3 });
    expect([status, refusal?.code]).toEqual([409, 'SEASON_BEGUN']);
  });

  test('A fixture with an order keeps the format of that order, and others take the new one', async ({
    server,
  }) => {
    const { desk, params, at, home, away, file, find, now, season } = await makeSquads(server);
    await file(home, 'home', ORDER);
    const saved = await saveFormat({ desk, params }, { rubbers: ['S1', 'D2', 'S3'], wins: 2 });
    expect(saved.data?.rules.frozen).toBe(1);
    await saveFormat({ desk, params }, { rubbers: ['S1', 'S2', 'D3'] });
    const five = ['S1', 'S2', 'D3', 'S4', 'S5'];
    expect((await find(home)).data?.orders.template.rubbers.map(({ name }) => name)).toEqual(five);
    const { data } = await file(away, 'away', ORDER);
    expect(data?.orders.rubbers?.map(({ name }) => name)).toEqual(five);
    expect(data?.orders.rubbers?.map(({ home: people }) => people?.length)).toEqual([
      ...[1, 1, 2, 1, 1],
    ]);
    const second = { ...at, fixtureId: season.fixtures[1]!.id };
    const other = await away.call(orders.findOrders, { params: second });
    expect(other.data?.orders.template.rubbers).toHaveLength(3);
    const body = { rubbers: [WON, WON, WON, null, null], baseVersion: 1 };
    const entered = await desk.call(contract.enterResult, { params: at, body });
    expect(entered.status).toBe(200);
    expect(await now()).toMatchObject({ rubberNames: five, score: { home: 3, away: 0 } });
    expect(entered.data?.season.season?.table[0]).toMatchObject({ won: 1, rubbersWon: 3 });
    expect(entered.data?.season.season?.fixtures[1]).toMatchObject({ rubberNames: null });
    expect(entered.data?.season.rubberNames).toHaveLength(3);
  });

  test('Everybody finds the season among the draws of the tournament', async ({ server }) => {
    const { params } = await makeSeason(server, ['A', 'B']);
    const sent = { params: { id: params.id } };
    const { data } = await server.phone().call(everybody.publicDraws, sent);
    expect(data?.events).toMatchObject([{ id: params.eventId, state: 'none', hasSeason: true }]);
  });

  test('Before its season an event for teams has none among the draws', async ({ server }) => {
    const { params } = await makeClosedTeams(server, ['A', 'B']);
    const sent = { params: { id: params.id } };
    const { data } = await server.phone().call(everybody.publicDraws, sent);
    expect(data?.events).toMatchObject([{ hasSeason: false }]);
  });
});
