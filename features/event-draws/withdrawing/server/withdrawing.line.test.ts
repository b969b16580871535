import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import { linesOf } from '#domain/bracket/recorded.ts';
import { checkDraw } from '#domain/stage-draw/check.ts';
import { withRecordedChanges } from '#domain/stage-draw/shown.ts';
import { isGroupsDraw, type StageChange, type StageDraw } from '#domain/stage-draw/vocabulary.ts';
import type { Decision } from '#features/entries/withdrawals/withdrawals.vocabulary.ts';
import { newsKindsOf } from '#features/notifications/server/notifications.factory.ts';
import { makeReferee } from '#features/referees/server/referees.factory.ts';
import { mailsTo } from '#platform/testing/sent-mails.ts';
import { type Phone, type TestApp, test } from '../../../../apps/server/test-app.ts';
import * as everybody from '../../event-draws.public.contract.ts';
import { closedEvent, GROUPS } from '../../server/event-draws.referee.factory.ts';
import * as contract from '../withdrawing.contract.ts';
import { enterPaid } from './withdrawing.factory.ts';

const codeOf = ({ status, refusal }: { status: number; refusal: { code: string } | null }) => [
  status,
  refusal?.code,
];

/** The lines of a draw with its changes, as everybody sees them. */
function linesIn(given: {
  readonly made: StageDraw;
  readonly amendments: readonly { readonly change: StageChange }[];
}): (string | null)[] {
  const shown = withRecordedChanges(
    given.made,
    given.amendments.map(({ change }) => change),
  );
  return isGroupsDraw(shown) ? [] : linesOf(shown);
}

/** A published knockout of people whom the organizer has entered, with what can be done about its lines. */
async function published(server: TestApp, options: Parameters<typeof closedEvent>[1]) {
  const event = await closedEvent(server, options);
  const { params, phone, draw, publish, look } = event;
  await draw();
  await publish();
  const list = async (by = phone) => (await by.call(contract.list, { params })).data?.event;
  const entrantOf = async (number: number) => {
    const found = (await list())?.entrants.find((one) => one.number === number);
    if (!found) throw new Error(`nobody has the number ${number}`);
    return found;
  };
  /** Decides about a number, as seen now unless something else was seen. */
  const decide = async (
    number: number,
    decision: Decision,
    { by = phone, alternate = null, seen = {}, writeId = uuidv7() }: Deciding = {},
  ) => {
    const { entryId, request } = await entrantOf(number);
    const drawn = (await event.read()).draw;
    const stored = { draw: drawn?.number ?? 0, amendments: drawn?.amendments.length ?? 0 };
    const seenRequest = request?.state === 'asked' ? request.id : null;
    const body = { writeId, seenRequest, decision, word: '' };
    return by.call(contract.decide, {
      params: { ...params, entryId },
      body: { ...body, seen: { ...stored, alternate, ...seen } },
    });
  };
  const given = async () => {
    const { draw: out } = await look();
    if (!out) throw new Error('nothing is published');
    return out;
  };
  const lines = async () => linesIn(await given());
  return { ...event, list, entrantOf, decide, given, lines };
}

/** A full event of so many, which is drawn and published, and somebody who waits for a place. */
async function full(server: TestApp, places: number) {
  const waiting = await server.playerPhone({ fullName: 'Waiting Wakana' });
  const tournament = { participantLimit: places };
  const made = await published(server, { byHand: places, waiting: [waiting], tournament });
  return { ...made, waiting };
}

interface Deciding {
  readonly by?: Phone;
  readonly alternate?: number | null;
  readonly seen?: { readonly draw?: number; readonly amendments?: number };
  readonly writeId?: string;
}

describe('withdrawing from a published knockout', () => {
  test('Who accepts an offered place gets the free line, and a seed is followed by the next seeds', async ({
    server,
  }) => {
    const { waiting, params, decide, lines, given, list, read } = await full(server, 16);
    const before = await lines();
    const [first = '', second = '', third = ''] = seedsIn((await given()).made);
    expect((await decide(Number(second), 'offer')).status).toBe(200);
    expect(await lines()).toEqual(before);
    expect(codeOf(await decide(Number(second), 'offer'))).toEqual([409, 'NOT_ACTIVE']);
    const offers = (await list())?.offers ?? [];
    expect(offers.map(({ name }) => name)).toEqual(['Waiting Wakana']);
    expect(Date.parse(offers[0]?.until ?? '')).toBeGreaterThan(0);
    await enterPaid(waiting, params.id);
    expect((await list())?.offers).toEqual([]);
    const joined = (await list())?.entrants.find(({ name }) => name === 'Waiting Wakana')?.number;
    expect(joined).toBe(17);
    expect((await decide(Number(second), 'alternate', { alternate: 17 })).status).toBe(200);
    const after = await given();
    const places = linesIn(after);
    expect([places.indexOf(first), places.indexOf(third)]).toEqual([
      before.indexOf(first),
      before.indexOf(second),
    ]);
    expect([places.includes('17'), places.includes(second)]).toEqual([true, false]);
    expect(after.people.find(({ id }) => id === '17')?.name).toBe('Waiting');
    expect(after.amendments).toMatchObject([
      { reason: '', change: { kind: 'withdrawal', player: second, alternate: { id: '17' } } },
    ]);
    const changes = after.amendments.map(({ change }) => change);
    expect(checkDraw(after.made, changes)).toEqual({ verdict: 'equal' });
    const own = (await read()).draw;
    expect([own?.isOutdated, own?.amendments[0]?.by]).toEqual([false, 'Sakura Tennis Association']);
    expect(await newsKindsOf(waiting)).toContain('draw-amended');
    const written = await mailsTo(server, waiting.player.email);
    const mail = written.find(({ kind }) => kind === 'draw-amended');
    expect(mail?.textBody).toMatch(/You are in the draw now, on line \d/);
  });

  test('Without an alternate the line of somebody without a seed becomes a bye, and the list counts one fewer', async ({
    server,
  }) => {
    const { decide, given, lines, params } = await published(server, { byHand: 8 });
    const seeds = seedsIn((await given()).made);
    const before = await lines();
    const leaving = before.findLast((id) => id !== null && !seeds.includes(id)) ?? '';
    const { data } = await decide(Number(leaving), 'bye');
    expect(data?.event.entrants.find(({ number }) => number === Number(leaving))).toMatchObject({
      isIn: false,
      request: { state: 'granted', decision: 'bye' },
    });
    expect((await lines())[before.indexOf(leaving)]).toBeNull();
    const address = { params: { id: params.id } };
    const draws = await server.phone().call(everybody.publicDraws, address);
    expect(draws.data?.events[0]?.published?.entrants).toBe(7);
  });

  test('Only those whose line or first opponent has changed are notified, once', async ({
    server,
  }) => {
    const phones = [];
    for (const name of ['One Ono', 'Two Tani', 'Three Sano', 'Four Fuse']) {
      phones.push(await server.playerPhone({ fullName: name }));
    }
    const { decide, lines, given } = await published(server, { phones });
    const named = new Map((await given()).people.map(({ id, name }) => [id, name]));
    const seeds = seedsIn((await given()).made);
    const before = await lines();
    const at = before.findIndex((id) => id !== null && !seeds.includes(id));
    const writeId = uuidv7();
    const number = Number(before[at]);
    const first = await decide(number, 'bye', { writeId });
    expect(await decide(number, 'bye', { writeId })).toEqual(first);
    const opponent = named.get(before[at ^ 1] ?? '');
    const notified = [];
    for (const phone of phones) {
      const written = await mailsTo(server, phone.player.email);
      notified.push(written.filter(({ kind }) => kind === 'draw-amended').length);
    }
    expect(opponent).toBeTruthy();
    expect(notified.toSorted()).toEqual([0, 0, 0, 1]);
  });
});

describe('two who decide about one draw', () => {
  test('The second referee is refused, and sees the current draw', async ({ server }) => {
    const { decide, lines, phone, params } = await published(server, { byHand: 8 });
    const referee = await makeReferee(server, phone, params.id, 'Referee Rie');
    const [one, , , other] = (await lines()).map(Number);
    expect((await decide(one ?? 0, 'bye', { by: referee })).status).toBe(200);
    const late = await decide(other ?? 0, 'bye', { seen: { amendments: 0 } });
    expect(codeOf(late)).toEqual([409, 'DRAW_CHANGED']);
    expect((await decide(other ?? 0, 'bye')).status).toBe(200);
  });

  test('Of two decisions at the same moment one is refused', async ({ server }) => {
    const { decide, lines, given } = await published(server, { byHand: 8 });
    const [one, , , other] = (await lines()).map(Number);
    const seen = { amendments: 0 };
    const answers = await Promise.all([
      decide(one ?? 0, 'bye', { seen }),
      decide(other ?? 0, 'bye', { seen }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await given()).amendments).toHaveLength(1);
  });
});

describe('what is refused about the line of a published knockout', () => {
  test('To remove without a choice for the line, another alternate than was seen, and nobody as alternate', async ({
    server,
  }) => {
    const { decide, lines, waiting, params } = await full(server, 8);
    const [one = 0, , , other = 0] = (await lines()).map(Number);
    expect(codeOf(await decide(one, 'remove'))).toEqual([409, 'DRAW_PUBLISHED']);
    expect(codeOf(await decide(one, 'walkover'))).toEqual([409, 'DRAW_CHANGED']);
    expect(codeOf(await decide(one, 'alternate'))).toEqual([409, 'NO_ALTERNATE']);
    await decide(one, 'offer');
    await enterPaid(waiting, params.id);
    for (const alternate of [null, 8]) {
      const seen = await decide(other, 'alternate', { alternate });
      expect(codeOf(seen)).toEqual([409, 'DRAW_CHANGED']);
    }
    expect((await decide(other, 'alternate', { alternate: 9 })).status).toBe(200);
    expect(codeOf(await decide(one, 'alternate'))).toEqual([409, 'NO_ALTERNATE']);
    expect((await decide(one, 'bye')).status).toBe(200);
  });

  test('The only match cannot be left by both', async ({ server }) => {
    const { decide } = await published(server, { byHand: 2 });
    expect((await decide(1, 'bye')).status).toBe(200);
    expect(codeOf(await decide(1, 'bye'))).toEqual([409, 'NOT_ACTIVE']);
    expect(codeOf(await decide(2, 'bye'))).toEqual([409, 'EMPTY_MATCH']);
  });

  test('After the draw was taken back, and in groups, there is no line', async ({ server }) => {
    const { decide, takeBack, draw, publish } = await published(server, { byHand: 8 });
    await takeBack();
    expect(codeOf(await decide(1, 'bye'))).toEqual([409, 'DRAW_CHANGED']);
    await draw(GROUPS);
    await publish();
    expect(codeOf(await decide(1, 'bye'))).toEqual([409, 'DRAW_CHANGED']);
    expect((await decide(1, 'remove')).status).toBe(200);
  });

  test('Players and strangers may not decide', async ({ server }) => {
    const player = await server.playerPhone();
    const { decide } = await published(server, { byHand: 4, phones: [player] });
    for (const by of [player, await server.playerPhone()]) {
      expect((await decide(1, 'bye', { by })).status).toBe(403);
    }
    expect((await decide(1, 'bye', { by: server.phone() })).status).toBe(401);
  });
});

test('A draw with a withdrawal is taken back and drawn again without who has left', async ({
  server,
}) => {
  const { decide, takeBack, draw, publish, given, lines } = await published(server, { byHand: 8 });
  const leaving = (await lines())[0] ?? '';
  await decide(Number(leaving), 'bye');
  expect((await takeBack()).status).toBe(200);
  expect((await draw()).status).toBe(200);
  expect((await publish()).status).toBe(200);
  expect((await given()).amendments).toEqual([]);
  expect(await lines()).not.toContain(leaving);
});

function seedsIn(made: StageDraw): readonly string[] {
  return isGroupsDraw(made) ? [] : made.seeds;
}
