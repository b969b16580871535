import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import * as matches from '#features/matches/matches.contract.ts';
import { test } from '../../../../apps/server/test-app.ts';
import { furtherSteps } from '../../server/event-draws.further.factory.ts';
import { KNOCKOUT } from '../../server/event-draws.referee.factory.ts';
import { teamDay } from './ties.day.factory.ts';

const WON = '11-5 11-6 11-7';

const codeOf = ({ status, refusal }: { status: number; refusal: { code: string } | null }) => [
  status,
  refusal?.code,
];

describe('what the desk has decided about a tie of a knockout', () => {
  test('The outcome stays once the next tie has begun: no other team wins, and the rubbers do not decide after all', async ({
    server,
  }) => {
    const { decide, reveal, score } = await teamDay(server);
    expect((await decide('1-0', 'player1')).status).toBe(200);
    await reveal('1-1');
    for (const rubber of [1, 2, 3]) await score(`1-1r${rubber}`, WON);
    await reveal('2-0');
    expect((await decide('1-0', 'player2')).status).toBe(200);
    expect((await decide('1-0', 'player1')).status).toBe(200);
    expect((await score('2-0r1', WON)).status).toBe(200);
    for (const outcome of ['none', 'player2', null] as const) {
      expect(codeOf(await decide('1-0', outcome))).toEqual([409, 'NEXT_MATCH_PLAYED']);
    }
    expect((await decide('1-0', 'player1')).status).toBe(200);
  });

  test('The outcome stays once the consolation is published, if another team would play there by it', async ({
    server,
  }) => {
    const day = await teamDay(server, { format: { ...KNOCKOUT, consolation: true } });
    const { decide, reveal, score } = day;
    for (const matchId of ['1-0', '1-1']) {
      await reveal(matchId);
      expect((await score(`${matchId}r1`, WON)).status).toBe(200);
      expect((await decide(matchId, 'player1')).status).toBe(200);
    }
    const consolation = furtherSteps(day).stageAt(1);
    await consolation.draw();
    expect((await consolation.publish()).status).toBe(200);
    for (const outcome of ['none', 'player2'] as const) {
      expect(codeOf(await decide('1-0', outcome))).toEqual([409, 'NEXT_STAGE_DRAWN']);
    }
    expect((await decide('1-0', 'player1')).status).toBe(200);
    for (const outcome of ['player1', 'player2', 'none'] as const) {
      expect((await decide('2-0', outcome)).status).toBe(200);
    }
  });

  test('A removed rubber is not restored once other teams meet in its tie', async ({ server }) => {
    const { decide, reveal, score, phone } = await teamDay(server);
    await decide('1-0', 'player1');
    await decide('1-1', 'player1');
    await reveal('2-0');
    const { data } = await score('2-0r1', WON);
    const { id, version: baseVersion } = data!.match;
    const params = { id };
    const restore = () => phone.call(matches.restoreMatch, { params, body: { writeId: uuidv7() } });
    const remove = async (seen: number) => {
      const query = { writeId: uuidv7(), baseVersion: seen };
      return phone.call(matches.removeMatch, { params, query });
    };
    expect((await remove(baseVersion)).status).toBe(200);
    expect((await restore()).status).toBe(200);
    expect((await remove(baseVersion + 2)).status).toBe(200);
    expect((await decide('1-0', 'player2')).status).toBe(200);
    expect(codeOf(await restore())).toEqual([404, 'MATCH_NOT_FOUND']);
    await reveal('2-0');
    expect(codeOf(await restore())).toEqual([404, 'MATCH_NOT_FOUND']);
    expect((await score('2-0r1', WON)).status).toBe(200);
  });
});
