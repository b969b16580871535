import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import type { GroupsFormat } from '#domain/stage-draw/vocabulary.ts';
import {
  furtherSteps,
  groupsInPlay,
} from '#features/event-draws/server/event-draws.further.factory.ts';
import { listNumbersOf } from '#features/event-draws/server/event-draws.store.ts';
import { teamDay } from '#features/event-draws/ties/server/ties.day.factory.ts';
import * as withdrawing from '#features/event-draws/withdrawing/withdrawing.contract.ts';
import { closerOf } from '#features/results/closing/server/closing.factory.ts';
import { type TestApp, test } from '../../../../apps/server/test-app.ts';
import { openQueue } from './queue.factory.ts';

const PLACING = { kind: 'groups', size: 3, next: 'placing' } as const;

/** Two groups of three players on their day, the lower number of a group wins. */
async function twoGroups(server: TestApp, format: GroupsFormat) {
  const event = await groupsInPlay(server, { byHand: 6, format });
  const { phone, params, stageAt } = event;
  await openQueue(server, event);
  const withdraw = async (number: string, decision: 'walkover' | 'remove' = 'walkover') => {
    const listed = await listNumbersOf(server.services.db, params.eventId);
    const entryId = listed.find((one) => String(one.number) === number)?.entryId ?? '';
    const body = { writeId: uuidv7(), seenRequest: null, decision, word: '' };
    const answer = await phone.call(withdrawing.decide, { params: { ...params, entryId }, body });
    expect(answer.status).toBe(200);
  };
  return { ...event, withdraw, ...leftOf(phone, params.id), ...drawingOf(stageAt) };
}

function leftOf(phone: Parameters<typeof closerOf>[0], id: number) {
  const { closing } = closerOf(phone, id);
  return { isUndrawn: async () => (await closing()).events[0]?.isUndrawn };
}

function drawingOf(stageAt: ReturnType<typeof furtherSteps>['stageAt']) {
  return {
    publish: async (...positions: number[]) => {
      for (const position of positions) {
        await stageAt(position).draw();
        expect((await stageAt(position).publish()).status).toBe(200);
      }
    },
  };
}

describe('whether a draw after groups is still to come', () => {
  test('A place for which one team is left has no draw, and none is waited for', async ({
    server,
  }) => {
    const day = await teamDay(server, { teams: 6, format: PLACING });
    const { stageAt } = furtherSteps(day);
    const { isUndrawn } = leftOf(day.phone, day.tournamentId);
    const made = (await day.read()).draw?.made;
    const groups = made && 'groups' in made ? (made.groups ?? []) : [];
    expect((await day.withdraw(Number(groups[0]?.[2]), 'remove')).status).toBe(200);
    for (const tie of ['1-1-2', '2-1-2', '2-1-3', '2-2-3']) {
      expect((await day.decide(tie, 'player1')).status).toBe(200);
    }
    expect(await isUndrawn()).toBe(true);
    await drawingOf(stageAt).publish(1, 2);
    expect((await stageAt(3).draw()).refusal?.code).toBe('TOO_FEW');
    expect(await isUndrawn()).toBe(false);
  });

  test('After lots a place for which one player is left has no draw, and none is waited for', async ({
    server,
  }) => {
    const event = await twoGroups(server, PLACING);
    await event.withdraw(event.groups[0]![2]!, 'remove');
    await event.playOut([0]);
    const [a = '', b = '', c = ''] = event.groups[1]!;
    for (const pair of [
      [a, b],
      [b, c],
      [c, a],
    ] as const)
      await event.score(pair, '11-9 11-9');
    await event.drawLots(2);
    await event.publish(1, 2);
    expect((await event.stageAt(3).draw()).refusal?.code).toBe('TOO_FEW');
    expect(await event.isUndrawn()).toBe(false);
  });

  test('Who withdraws from the upper draw leaves their place in the group, and the lower draw is still to come', async ({
    server,
  }) => {
    const event = await twoGroups(server, { ...PLACING, next: 'upper-lower' });
    await event.playOut();
    await event.publish(1);
    server.clock.advance({ minutes: 1 });
    await event.withdraw(event.groups[0]![1]!);
    expect(await event.isUndrawn()).toBe(true);
    await event.publish(2);
    expect(await event.isUndrawn()).toBe(false);
  });
});
