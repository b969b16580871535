import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import { setsIn } from '#domain/scorecard/score-text.ts';
import { ONE_GROUP } from '#features/event-draws/results/server/results.referee.factory.ts';
import { type TestApp, test } from '../../../../apps/server/test-app.ts';
import * as contract from '../handshake.contract.ts';
import { playedToday } from './handshake.factory.ts';

/** A match whose result both sides see differently. */
async function disputed(server: TestApp, claim: string | null = '7-11 7-11 7-11') {
  const event = await playedToday(server);
  const match = await event.first();
  const [by, other] =
    match.ownSide === 'player1' ? [match.phone, match.opponent] : [match.opponent, match.phone];
  await event.enter(by, match, '11-7 11-7 11-7');
  await event.dispute(other, match, claim);
  const params = event.ref(match);
  const accept = (more: object = {}, phone = event.desk) =>
    phone.call(contract.acceptClaim, {
      params,
      body: { seenVersion: 1, writeId: uuidv7(), ...more },
    });
  return { ...event, match, by, other, accept };
}

describe('a contradicted result', () => {
  test('The desk lets the version of the other side count, once', async ({ server }) => {
    const { accept, own, by } = await disputed(server);
    const writeId = uuidv7();
    const accepted = await accept({ writeId });
    expect(accepted.data?.results.matches).toEqual([]);
    expect((await accept({ writeId })).status).toBe(200);
    expect((await own(by))?.matches[0]).toMatchObject({
      version: 2,
      result: { winner: 'player2' },
      handshake: null,
    });
  });

  test('Without a score nothing can count, and another result than the desk saw is not replaced', async ({
    server,
  }) => {
    const plain = await disputed(server, null);
    expect((await plain.accept()).refusal?.code).toBe('NO_CLAIM');
    expect((await plain.accept({ seenVersion: 2 })).refusal?.code).toBe('RESULT_CHANGED');
  });

  test('A player decides nothing, and learns nothing', async ({ server }) => {
    const { accept, other } = await disputed(server);
    expect((await accept({}, other)).refusal?.code).toBe('FORBIDDEN');
  });

  test.for([
    ['finished', 'WINNER_MISMATCH'],
    ['retired', 'ALREADY_DECIDED'],
  ] as const)(
    'Without a format, a version with another winner than its sets is refused: %s, %s',
    async ([status, code], { server }) => {
      const group = { format: ONE_GROUP, scoreFormat: null };
      const event = await playedToday(server, group);
      const match = await event.first();
      await event.enter(match.phone, match, '11-7 11-9');
      const winner = 'player1' as const;
      const claim = { sets: [...setsIn('7-11 7-11')], status, winner };
      const params = event.ref(match);
      const denied = await match.opponent.call(contract.disputeOwn, {
        params,
        body: { seenVersion: 1, claim },
      });
      expect(denied).toMatchObject({ refusal: { code } });
    },
  );
});
