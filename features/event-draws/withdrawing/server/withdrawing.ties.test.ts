import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import { isGroupsDraw } from '#domain/stage-draw/vocabulary.ts';
import * as stages from '#features/matches/server/matches.stages.store.ts';
import { teamOf } from '#features/matches/ties/ties.sides.policy.ts';
import { type TestApp, test } from '../../../../apps/server/test-app.ts';
import { furtherSteps } from '../../server/event-draws.further.factory.ts';
import { KNOCKOUT } from '../../server/event-draws.referee.factory.ts';
import { teamDay } from '../../ties/server/ties.day.factory.ts';
import { revealTie } from '../../ties/server/ties.factory.ts';
import * as contract from '../withdrawing.contract.ts';

const codeOf = ({ status, refusal }: { status: number; refusal: { code: string } | null }) => [
  status,
  refusal?.code,
];

/** Two groups of teams without a match to play, and the published main draw of the first two of each, whose first ties have their orders. */
async function mainDraw(server: TestApp) {
  const format = { kind: 'groups', size: 3, next: 'first-two' } as const;
  const day = await teamDay(server, { teams: 6, format });
  const { desk, decide, organizer, eventId, phone, params, read } = day;
  const ties = new Set((await desk.queue()).matches.map(({ matchId }) => matchId.split('r')[0]!));
  for (const matchId of ties) expect((await decide(matchId, 'player1')).status).toBe(200);
  const main = furtherSteps(day).stageAt(1);
  await main.draw({}, KNOCKOUT);
  expect((await main.publish()).status).toBe(200);
  const stage = await stages.findAt(server.services.db, eventId, 1);
  const stageId = stage!.id;
  for (const matchId of ['1-0', '1-1']) {
    const tie = { event: { id: eventId }, stageId, matchId, accountId: organizer.id };
    await revealTie(server.services, tie);
  }
  const made = (await read()).draw?.made;
  const groups = made && isGroupsDraw(made) ? made.groups : [];
  const list = async () => (await phone.call(contract.list, { params })).data!.event;
  /** Withdraws the first team of a tie, for the third of its group. */
  const replaceIn = async (matchId: string) => {
    const team = teamOf((await desk.match(`${matchId}r1`)).player1!.id);
    const third = groups.find((group) => group.includes(team))?.[2];
    const found = (await list()).entrants.find(({ number }) => String(number) === team);
    const seen = { draw: 1, amendments: 0, alternate: Number(third) };
    return phone.call(contract.decide, {
      params: { ...params, entryId: found!.entryId },
      body: { writeId: uuidv7(), seenRequest: null, decision: 'alternate', word: '', seen },
    });
  };
  return { ...day, mainId: stageId, list, replaceIn };
}

describe('a team that withdraws from a knockout after the groups', () => {
  test('Once a rubber of its tie has a result nobody takes its place, and in another tie somebody does', async ({
    server,
  }) => {
    const { desk, score, list, replaceIn, mainId } = await mainDraw(server);
    await desk.play('1-0r1');
    expect((await score('1-0r1', '11-5 11-6 11-7')).status).toBe(200);
    expect(codeOf(await replaceIn('1-0'))).toEqual([409, 'MATCH_CALLED']);
    expect((await list()).called).toEqual([
      { stageId: mainId, drawNumber: 1, matchId: '1-0', isPlaying: true },
    ]);
    expect((await replaceIn('1-1')).status).toBe(200);
  });

  test('Once a rubber of its tie is called nobody takes its place, until the desk takes the call back', async ({
    server,
  }) => {
    const { desk, list, replaceIn } = await mainDraw(server);
    await desk.call(await desk.match('1-0r1'));
    expect(codeOf(await replaceIn('1-0'))).toEqual([409, 'MATCH_CALLED']);
    expect((await list()).called).toMatchObject([{ matchId: '1-0', isPlaying: false }]);
    await desk.take(await desk.match('1-0r1'), { kind: 'back' });
    expect((await replaceIn('1-0')).status).toBe(200);
  });
});
