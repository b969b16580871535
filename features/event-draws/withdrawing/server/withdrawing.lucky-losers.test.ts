import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import { linesOf } from '#domain/bracket/recorded.ts';
import { checkDraw } from '#domain/stage-draw/check.ts';
import { withRecordedChanges } from '#domain/stage-draw/shown.ts';
import { isGroupsDraw } from '#domain/stage-draw/vocabulary.ts';
import type { Decision } from '#features/entries/withdrawals/withdrawals.vocabulary.ts';
import * as notifications from '#features/notifications/notifications.contract.ts';
import { makeReferee } from '#features/referees/server/referees.factory.ts';
import { type Phone, type TestApp, test } from '../../../../apps/server/test-app.ts';
import { matchesAt } from '../../results/server/results.knockouts.factory.ts';
import { groupsPlayedOut } from '../../server/event-draws.further.factory.ts';
import { GROUPS } from '../../server/event-draws.referee.factory.ts';
import * as contract from '../withdrawing.contract.ts';

const codeOf = ({ status, refusal }: { status: number; refusal: { code: string } | null }) => [
  status,
  refusal?.code,
];

interface Deciding {
  readonly alternate?: string | null;
  readonly decision?: Decision;
  readonly by?: Phone;
  readonly amendments?: number;
  readonly writeId?: string;
}

/** Three groups, played, with a published main draw of the first two: the third and fourth places did not go on. */
async function mainDraw(
  server: TestApp,
  options: Parameters<typeof groupsPlayedOut>[1] = { byHand: 11 },
) {
  const event = await groupsPlayedOut(server, options);
  const { params, phone, stageAt, look } = event;
  await stageAt(1).draw();
  await stageAt(1).publish();
  server.clock.advance({ minutes: 1 });
  const main = matchesAt(event, 1);
  const given = async () => {
    const { further } = await look();
    const draw = further.find(({ position }) => position === 1)?.draw;
    if (!draw) throw new Error('the main draw is not published');
    return draw;
  };
  const shown = async () => {
    const { made, amendments } = await given();
    const changes = amendments.map(({ change }) => change);
    const draw = withRecordedChanges(made, changes);
    if (isGroupsDraw(draw)) throw new Error('the main draw is a knockout');
    return { draw, lines: linesOf(draw), checked: checkDraw(made, changes) };
  };
  /** Decides about somebody, with the first of the given as lucky loser. */
  const withdraw = async (
    id: string,
    { alternate = null, decision = 'alternate', by = phone, amendments, writeId }: Deciding = {},
  ) => {
    server.clock.advance({ minutes: 1 });
    const { data } = await phone.call(contract.list, { params });
    const found = data?.event.entrants.find(({ number }) => String(number) === id);
    const { number, amendments: recorded } = await given();
    const seen = {
      draw: number,
      amendments: amendments ?? recorded.length,
      alternate: alternate === null ? null : Number(alternate),
    };
    const body = { writeId: writeId ?? uuidv7(), seenRequest: null, decision, word: '', seen };
    return by.call(contract.decide, {
      params: { ...params, entryId: found?.entryId ?? uuidv7() },
      body,
    });
  };
  return { ...event, main, given, shown, withdraw };
}

describe('a lucky loser takes the line of somebody who withdraws after the groups', () => {
  test('The next place of the same group takes exactly that line, and everybody can check it', async ({
    server,
  }) => {
    const { groups, shown, given, withdraw, read, main } = await mainDraw(server);
    const [gone = '', , third = ''] = groups[0]!;
    const before = (await shown()).lines;
    expect((await withdraw(gone, { alternate: third })).status).toBe(200);
    const { lines, checked } = await shown();
    expect(lines).toEqual(before.map((id) => (id === gone ? third : id)));
    expect(checked).toEqual({ verdict: 'equal' });
    expect((await given()).amendments).toMatchObject([
      { reason: '', change: { kind: 'substitution', player: gone, alternate: { id: third } } },
    ]);
    const [own, results] = [(await read()).draw?.results, (await main.drawn()).results];
    expect([own?.out, results.out]).toEqual([[], []]);
    expect((await main.drawn()).people.map(({ id }) => id)).toContain(third);
  });

  test('A lucky loser plays that match, and later matches of others stay as they are', async ({
    server,
  }) => {
    const { groups, withdraw, main } = await mainDraw(server);
    const matches = (await main.inPlay()).matches.filter(({ player1, player2, result }) => {
      return player1 !== null && player2 !== null && result === null;
    });
    const [first, second] = matches;
    await main.enter(first!.id);
    const gone = second!.player1!;
    const third = groups.find((group) => group.includes(gone))?.[2] ?? '';
    expect((await withdraw(gone, { alternate: third })).status).toBe(200);
    expect((await main.matchOf(first!.id)).result).toMatchObject({ kind: 'score' });
    expect((await main.enter(second!.id)).status).toBe(200);
    expect((await main.matchOf(second!.id)).result?.winner).toBe(third);
  });

  test('Who has played in the main draw is not replaced: the opponent of the next match wins', async ({
    server,
  }) => {
    const { groups, withdraw, main } = await mainDraw(server);
    const match = (await main.inPlay()).matches.find(({ player1, player2, result }) => {
      return player1 !== null && player2 !== null && result === null;
    });
    await main.enter(match!.id);
    const winner = (await main.matchOf(match!.id)).result?.winner ?? '';
    const third = groups.find((group) => group.includes(winner))?.[2] ?? '';
    expect(codeOf(await withdraw(winner, { alternate: third }))).toEqual([409, 'MATCH_CALLED']);
    expect((await withdraw(winner, { decision: 'walkover' })).status).toBe(200);
  });

  test('Only somebody who did not go on and still takes part is one, and only for the draw that was seen', async ({
    server,
  }) => {
    const { groups, withdraw } = await mainDraw(server);
    const [gone = '', second = '', third = ''] = groups[0]!;
    const refused = async (how: Deciding) => codeOf(await withdraw(gone, how));
    expect(await refused({ alternate: second })).toEqual([409, 'DRAW_CHANGED']);
    expect(await refused({ alternate: '99' })).toEqual([409, 'DRAW_CHANGED']);
    expect(await refused({ alternate: null })).toEqual([409, 'NO_ALTERNATE']);
    expect(await refused({ alternate: third, amendments: 3 })).toEqual([409, 'DRAW_CHANGED']);
    expect(await refused({ decision: 'bye' })).toEqual([409, 'ORDER_OUT']);
    expect((await withdraw(third, { decision: 'walkover' })).status).toBe(200);
    expect(await refused({ alternate: third })).toEqual([409, 'DRAW_CHANGED']);
    const fourth = groups[0]![3] ?? groups[1]![2] ?? '';
    expect((await withdraw(gone, { alternate: fourth })).status).toBe(200);
  });

  test('Where every place has a draw of its own, the opponent wins', async ({ server }) => {
    const { groups, withdraw } = await mainDraw(server, {
      byHand: 11,
      format: { ...GROUPS, next: 'placing' },
    });
    const [gone = '', second = ''] = groups[0]!;
    expect(codeOf(await withdraw(gone, { alternate: second }))).toEqual([409, 'DRAW_CHANGED']);
    expect((await withdraw(gone, { decision: 'walkover' })).status).toBe(200);
  });

  test('Of two referees at once one puts somebody on the line, and the other sees it', async ({
    server,
  }) => {
    const event = await mainDraw(server);
    const { groups, withdraw, phone, params, shown } = event;
    const referee = await makeReferee(server, phone, params.id);
    const [gone = '', other = '', third = ''] = groups[0]!;
    const answers = await Promise.all([
      withdraw(gone, { alternate: third }),
      withdraw(other, { alternate: third, by: referee }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { lines, checked } = await shown();
    expect(lines.filter((id) => id === third)).toHaveLength(1);
    expect(checked).toEqual({ verdict: 'equal' });
  });

  test('The choice of a lucky loser that is sent again changes nothing', async ({ server }) => {
    const { groups, withdraw, given } = await mainDraw(server);
    const [gone = '', , third = ''] = groups[0]!;
    const writeId = uuidv7();
    await withdraw(gone, { alternate: third, writeId });
    expect((await withdraw(gone, { alternate: third, writeId })).status).toBe(200);
    expect((await given()).amendments).toHaveLength(1);
  });

  test('The id of a decision does not pass for a decision about somebody else', async ({
    server,
  }) => {
    const { groups, withdraw, given } = await mainDraw(server);
    const [gone = '', other = '', third = ''] = groups[0]!;
    const writeId = uuidv7();
    expect((await withdraw(gone, { alternate: third, writeId })).status).toBe(200);
    const fourth = groups[1]![2] ?? '';
    expect(codeOf(await withdraw(other, { alternate: fourth, writeId }))).toEqual([
      409,
      'WITHDRAWAL_CHANGED',
    ]);
    expect((await given()).amendments).toHaveLength(1);
  });

  test('The lucky loser is notified, with the line', async ({ server }) => {
    const phones = [];
    for (const name of ['One Ono', 'Two Tani', 'Three Sano']) {
      phones.push(await server.playerPhone({ fullName: name }));
    }
    const { groups, withdraw, read } = await mainDraw(server, { byHand: 0, phones });
    const [gone = '', , third = ''] = groups[0]!;
    const name = (await read()).draw?.people.find(({ id }) => id === third)?.name;
    const notified = phones.find(({ player }) => player.fullName === name);
    const kinds = async () =>
      (await notified?.call(notifications.list, {}))?.data?.notifications.map(({ kind }) => kind);
    expect(await kinds()).not.toContain('draw-amended');
    expect((await withdraw(gone, { alternate: third })).status).toBe(200);
    expect(await kinds()).toContain('draw-amended');
  });
});
