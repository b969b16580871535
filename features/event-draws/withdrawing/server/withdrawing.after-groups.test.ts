import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import type { Decision } from '#features/entries/withdrawals/withdrawals.vocabulary.ts';
import * as deletion from '#features/personal-data/deletion/deletion.contract.ts';
import { type TestApp, test } from '../../../../apps/server/test-app.ts';
import { matchesAt } from '../../results/server/results.knockouts.factory.ts';
import { groupsPlayedOut } from '../../server/event-draws.further.factory.ts';
import { GROUPS } from '../../server/event-draws.referee.factory.ts';
import * as contract from '../withdrawing.contract.ts';

const codeOf = ({ status, refusal }: { status: number; refusal: { code: string } | null }) => [
  status,
  refusal?.code,
];

/** Played groups, with what is decided about those who withdraw after them. */
async function afterGroups(
  server: TestApp,
  options: Parameters<typeof groupsPlayedOut>[1] = { byHand: 6 },
) {
  const event = await groupsPlayedOut(server, options);
  const { params, phone, read, look, groups } = event;
  const list = async () => (await phone.call(contract.list, { params })).data?.event;
  const withdraw = async (id: string, decision: Decision = 'walkover') => {
    server.clock.advance({ minutes: 1 });
    const found = (await list())?.entrants.find(({ number }) => String(number) === id);
    const { request = null, entryId = uuidv7() } = found ?? {};
    const seenRequest = request?.state === 'asked' ? request.id : null;
    const body = { writeId: uuidv7(), seenRequest, decision, word: '' };
    return phone.call(contract.decide, { params: { ...params, entryId }, body });
  };
  /** Who has withdrawn from the groups, as the referee and as everybody reads it. */
  const outOfGroups = async () => {
    const [own, everybody] = [(await read()).draw?.results, (await look()).draw?.results];
    return [own?.out, everybody?.out];
  };
  /** Draws and publishes the stage at a position. */
  const publish = async (position = 1) => {
    const stage = event.stageAt(position);
    await stage.draw();
    const { refusal } = await stage.publish();
    if (refusal) throw new Error(`the stage was not published: ${refusal.code}`);
    server.clock.advance({ minutes: 1 });
  };
  const [winners, losers] = [groups.map((one) => one[0]!), groups.map((one) => one.at(-1)!)];
  const main = matchesAt(event, 1);
  return { ...event, list, withdraw, outOfGroups, publish, winners, losers, main };
}

describe('somebody withdraws after the draw that follows the groups', () => {
  test('The opponent of the next match wins, and the results of the groups stay', async ({
    server,
  }) => {
    const { publish, withdraw, outOfGroups, winners, main, read, list } = await afterGroups(server);
    expect((await list())?.isFollowed).toBe(false);
    await publish();
    expect((await list())?.isFollowed).toBe(true);
    const [gone = ''] = winners;
    expect((await withdraw(gone)).status).toBe(200);
    const match = (await main.inPlay()).matches.find(({ player1, player2 }) =>
      [player1, player2].includes(gone),
    );
    const opponent = match?.player1 === gone ? match.player2 : match?.player1;
    expect(match?.result).toEqual({ kind: 'walkover', winner: opponent });
    expect(await outOfGroups()).toEqual([[], []]);
    expect((await main.drawn()).results.out).toEqual([gone]);
    expect((await read()).further[0]).toMatchObject({
      state: 'published',
      draw: { isOutdated: false },
    });
  });

  test('Nobody is only removed from groups once the draw after them is published', async ({
    server,
  }) => {
    const { publish, withdraw, winners } = await afterGroups(server);
    await publish();
    expect(codeOf(await withdraw(winners[0]!, 'remove'))).toEqual([409, 'NEXT_STAGE_DRAWN']);
  });

  test('Before it is published, who withdraws is removed from the group', async ({ server }) => {
    const { withdraw, outOfGroups, publish, winners, main } = await afterGroups(server);
    const [gone = ''] = winners;
    expect(codeOf(await withdraw(gone))).toEqual([409, 'DRAW_CHANGED']);
    expect((await withdraw(gone, 'remove')).status).toBe(200);
    expect(await outOfGroups()).toEqual([[gone], [gone]]);
    await publish();
    expect(await outOfGroups()).toEqual([[gone], [gone]]);
    expect((await main.drawn()).people.map(({ id }) => id)).not.toContain(gone);
  });

  test('Who does not go on leaves no match', async ({ server }) => {
    const { publish, withdraw, outOfGroups, losers, main } = await afterGroups(server);
    await publish();
    expect((await withdraw(losers[0]!)).status).toBe(200);
    expect((await main.drawn()).results.marks).toEqual([]);
    expect(await outOfGroups()).toEqual([[], []]);
  });

  test('Once it is taken back, they have withdrawn from the group', async ({ server }) => {
    const { publish, withdraw, outOfGroups, losers, stageAt } = await afterGroups(server);
    await publish();
    const [gone = ''] = losers;
    await withdraw(gone);
    await stageAt(1).takeBack();
    expect(await outOfGroups()).toEqual([[gone], [gone]]);
    await publish();
    expect(await outOfGroups()).toEqual([[gone], [gone]]);
  });

  test('A stage of other places is drawn without them', async ({ server }) => {
    const { publish, withdraw, outOfGroups, losers, read, stageAt } = await afterGroups(server, {
      byHand: 11,
      format: { ...GROUPS, next: 'placing' },
    });
    await stageAt(3).draw();
    await publish(1);
    const [gone = ''] = losers;
    expect((await withdraw(gone)).status).toBe(200);
    expect(await outOfGroups()).toEqual([[], []]);
    expect(codeOf(await stageAt(3).publish())).toEqual([409, 'DRAW_OUTDATED']);
    await publish(3);
    const drawn = (await read()).further.find(({ position }) => position === 3)?.draw;
    expect(drawn?.made.entrants.map(({ id }) => id)).not.toContain(gone);
  });

  test('A deleted account leaves its results in the groups, and its matches to a decision', async ({
    server,
  }) => {
    const player = await server.playerPhone({ fullName: 'Leaving Rin' });
    const event = await afterGroups(server, { byHand: 3, phones: [player] });
    const { publish, withdraw, outOfGroups, read, main } = event;
    const own = (await read()).draw?.people.find(({ name }) => name === 'Leaving Rin')?.id ?? '';
    await publish();
    await player.call(deletion.leave, { body: { password: player.player.password } });
    expect(await outOfGroups()).toEqual([[], []]);
    const before = (await main.drawn()).results.marks.length;
    expect((await withdraw(own)).status).toBe(200);
    const isIn = (await main.drawn()).people.some(({ id }) => id === own);
    expect((await main.drawn()).results.marks.length - before).toBe(isIn ? 1 : 0);
  });
});
