import { describe, expect } from 'vitest';
import {
  matchesAt,
  secondWins,
} from '#features/event-draws/results/server/results.knockouts.factory.ts';
import { ONE_GROUP } from '#features/event-draws/results/server/results.referee.factory.ts';
import { groupsPlayedOut } from '#features/event-draws/server/event-draws.further.factory.ts';
import * as closing from '#features/results/closing/closing.contract.ts';
import { test } from '../../../apps/server/test-app.ts';
import { followedKnockout, readerOf } from './live.factory.ts';

describe('the winners of a snapshot', () => {
  test('A knockout has its winner and its second once everything is played, and another one after a correction', async ({
    server,
  }) => {
    const { win, enter, snapshot, live } = await followedKnockout(server, { byHand: 4 });
    for (const id of ['1-0', '1-1']) await win(id);
    expect((await snapshot()).winners).toEqual([]);
    await win('2-0');
    const { player1Id, player2Id, eventId } = await live('2-0');
    const wonBy = (winnerId: string | null, secondId: string | null) => [
      { eventId, winnerId, secondId },
    ];
    expect((await snapshot()).winners).toEqual(wonBy(player1Id, player2Id));
    await enter('2-0', secondWins);
    expect((await snapshot()).winners).toEqual(wonBy(player2Id, player1Id));
  });

  test('One group has the winner of its standings; of several that nothing follows none is the winner', async ({
    server,
  }) => {
    const one = await groupsPlayedOut(server, { byHand: 3, format: ONE_GROUP });
    const won = await readerOf(server, one.params.id).snapshot();
    const [winnerId, secondId] = one.groups[0] ?? [];
    expect([won.state, won.winners]).toMatchObject(['finished', [{ winnerId, secondId }]]);
    const format = { kind: 'groups', size: 3, next: 'none' } as const;
    const several = await groupsPlayedOut(server, { byHand: 6, format });
    const shared = await readerOf(server, several.params.id).snapshot();
    expect([shared.state, shared.winners]).toEqual(['finished', []]);
  });

  test('Of knockouts for each place the one for the first decides', async ({ server }) => {
    const format = { kind: 'groups', size: 3, next: 'placing' } as const;
    const event = await groupsPlayedOut(server, { byHand: 6, format });
    for (const position of [1, 2, 3]) {
      await event.stageAt(position).draw();
      await event.stageAt(position).publish();
      await matchesAt(event, position).enter('1-0');
    }
    const { winners } = await readerOf(server, event.params.id).snapshot();
    const { player1 } = await matchesAt(event, 1).matchOf('1-0');
    expect(winners.map(({ winnerId }) => winnerId)).toEqual([player1]);
  });

  test('A day that ended early before its final has no winner, and says why it ended', async ({
    server,
  }) => {
    const { win, snapshot, phone, params } = await followedKnockout(server, { byHand: 4 });
    await win('1-0');
    const ended = await phone.call(closing.endEarly, {
      params: { id: params.id },
      body: { why: 'storm' },
    });
    expect(ended.status).toBe(200);
    expect(await snapshot()).toMatchObject({ state: 'over', endedEarly: 'storm', winners: [] });
  });
});
