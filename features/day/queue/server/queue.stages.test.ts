import { describe, expect } from 'vitest';
import { chooseScoreFormat } from '#features/event-draws/results/results.contract.ts';
import { playedKnockout } from '#features/event-draws/results/server/results.knockouts.factory.ts';
import { groupsInPlay } from '#features/event-draws/server/event-draws.further.factory.ts';
import { KNOCKOUT } from '#features/event-draws/server/event-draws.referee.factory.ts';
import { test } from '../../../../apps/server/test-app.ts';
import { setRules } from '../queue.rules.contract.ts';
import { openQueue } from './queue.factory.ts';

const GROUPS_OF_3 = { kind: 'groups', size: 3, next: 'first' } as const;

describe('groups and what follows them', () => {
  test('The matches of the groups wait with the path through their group and the knockout after it', async ({
    server,
  }) => {
    const event = await groupsInPlay(server, { byHand: 6, format: GROUPS_OF_3 });
    const { queue, waiting, obstacles } = await openQueue(server, event);
    expect(await waiting()).toEqual(['1-2-3', '2-2-3', '1-1-3', '2-1-3', '1-1-2', '2-1-2']);
    const { counts, matches, waiting: listed } = await queue();
    // Three matches of the group one after the other, then the final: four of 20 minutes with three rests of ten.
    expect(listed[0]?.criticalPathMinutes).toBe(110);
    expect(counts).toMatchObject({ open: 6, minutesBehind: 0 });
    expect(matches[0]).toMatchObject({
      place: { kind: 'group', group: 1, number: 1 },
      stage: null,
      umpire: null,
    });
    expect(await obstacles('1-1-2')).toEqual([]);
  });

  test('When the last match of the groups ends, the desk is asked to draw the next stage, until it is drawn', async ({
    server,
  }) => {
    const format = { ...GROUPS_OF_3, next: 'first-two' } as const;
    const event = await groupsInPlay(server, { byHand: 6, format });
    const { queue } = await openQueue(server, event);
    const nextDraw = async () => (await queue()).events.map((one) => one.nextDraw);
    await event.playOut([0]);
    expect(await nextDraw()).toEqual(['later']);
    await event.playOut([1]);
    expect((await queue()).counts).toMatchObject({ open: 0, finished: 6 });
    expect(await nextDraw()).toEqual(['now']);
    await event.stageAt(1).draw();
    expect((await event.stageAt(1).publish()).status).toBe(200);
    expect(await nextDraw()).toEqual([null]);
  });

  test('The result of a group ends its match, and who plays no longer blocks the others', async ({
    server,
  }) => {
    const event = await groupsInPlay(server, { byHand: 6, format: GROUPS_OF_3 });
    const { play, match, obstacles, queue } = await openQueue(server, event);
    await play('1-2-3');
    const playing = await match('1-2-3');
    expect(await obstacles('1-1-2')).toMatchObject([
      { code: 'busy', person: { name: playing.player1?.name }, keys: [playing.key] },
    ]);
    server.clock.advance({ minutes: 12 });
    const [, second = '', third = ''] = event.groups[0] ?? [];
    expect((await event.score([third, second], '11-3 11-5')).status).toBe(200);
    expect(await match('1-2-3')).toMatchObject({
      state: 'done',
      endedAt: '2026-12-04T00:12:00.000Z',
      resultVersion: 1,
      result: { winnerId: third, kind: 'score', score: '11-3 11-5' },
    });
    expect((await queue()).counts).toMatchObject({ playing: 0, finished: 1 });
    expect(await obstacles('1-1-2')).toMatchObject([{ code: 'rest' }]);
  });

  test('The umpire of the table of the group is named, and is on no other court meanwhile', async ({
    server,
  }) => {
    const event = await groupsInPlay(server, { byHand: 4, format: { ...GROUPS_OF_3, size: 4 } });
    const { queue, call, match, obstacles, courtIds } = await openQueue(server, event);
    const [read] = (await queue()).events;
    const rules = read!.rules;
    await event.phone.call(setRules, {
      params: event.params,
      body: { seen: rules, next: { ...rules, umpires: 'losers' } },
    });
    const [, second] = event.groups[0] ?? [];
    const first = await match('1-1-4');
    expect(first.umpire?.id).toBe(second);
    await call(first, courtIds[0]);
    expect((await match('1-1-4')).umpire?.id).toBe(second);
    const other = await match('1-2-3');
    expect(await obstacles('1-2-3')).toMatchObject([
      { code: 'busy', person: { name: other.player1?.name }, keys: [first.key] },
      { code: 'umpire-busy', person: { name: first.player1?.name } },
    ]);
    const refused = await call(other, courtIds[1], { isAnyway: true });
    expect(refused.refusal).toMatchObject({
      code: 'PLAYER_BUSY',
      details: { person: other.player1?.name, court: '1' },
    });
  });

  test('A match of a group waits while only its umpire is on another court, and the desk calls it anyway', async ({
    server,
  }) => {
    const event = await groupsInPlay(server, { byHand: 4, format: { ...GROUPS_OF_3, size: 4 } });
    const { queue, call, match, obstacles, courtIds } = await openQueue(server, event);
    const first = await match('1-1-4');
    // Nobody umpires yet: 1-4 is called without number 2, who plays the next match.
    await call(first, courtIds[0]);
    const [read] = (await queue()).events;
    const rules = read!.rules;
    await event.phone.call(setRules, {
      params: event.params,
      body: { seen: rules, next: { ...rules, umpires: 'losers' } },
    });
    expect(await obstacles('1-2-3')).toMatchObject([
      {
        code: 'umpire-busy',
        person: { name: first.player1?.name },
        courtId: courtIds[0],
        keys: [first.key],
      },
    ]);
    expect((await queue()).courts[1]?.proposal).toBeNull();
    const refused = await call(await match('1-2-3'), courtIds[1]);
    expect(refused.refusal).toMatchObject({
      code: 'NOT_READY',
      details: { reasons: 'umpire-busy', isOverridable: true },
    });
    const called = await call(await match('1-2-3'), courtIds[1], { isAnyway: true });
    expect(called.status).toBe(200);
    expect(await match('1-2-3')).toMatchObject({ state: 'called', umpire: null });
  });

  test('The knockout after the groups joins the queue when it is published', async ({ server }) => {
    const event = await groupsInPlay(server, { byHand: 6, format: GROUPS_OF_3 });
    const { queue, waiting, match, call, take, obstacles } = await openQueue(server, event);
    await event.playOut();
    expect(await waiting()).toEqual([]);
    expect((await queue()).counts).toMatchObject({ finished: 6, open: 0 });
    await event.stageAt(1).draw();
    await event.stageAt(1).publish();
    const final = await match('1-0');
    expect(final).toMatchObject({
      state: 'waiting',
      stage: { position: 1, places: { from: 1, to: 1 }, isMain: true },
      place: { kind: 'knockout', round: 1, rounds: 1, position: 0 },
    });
    expect(await obstacles('1-0')).toMatchObject([{ code: 'rest' }, { code: 'rest' }]);
    server.clock.advance({ minutes: 10 });
    expect((await call(final)).status).toBe(200);
    await take(await match('1-0'), { kind: 'back' });
    expect((await event.stageAt(1).takeBack()).status).toBe(200);
    expect((await queue()).counts).toMatchObject({ finished: 6, open: 0 });
  });
});

describe('consolation and third place', () => {
  test('The consolation joins the queue when it is drawn, beside the main draw', async ({
    server,
  }) => {
    const event = await playedKnockout(server, { byHand: 4, consolation: true, thirdPlace: true });
    const { waiting, match, queue, obstacles, play } = await openQueue(server, event);
    expect(await waiting()).toEqual(['1-0', '1-1']);
    const { counts } = await queue();
    expect(counts.open).toBe(4);
    for (const id of ['1-0', '1-1']) await event.enter(id);
    expect(await obstacles('2-1')).toMatchObject([{ code: 'rest' }, { code: 'rest' }]);
    expect((await queue()).events[0]?.nextDraw).toBe('now');
    await event.stageAt(1).draw(KNOCKOUT);
    await event.stageAt(1).publish();
    const { matches } = await queue();
    const consolation = matches.find(({ stage }) => stage?.position === 1);
    expect(consolation).toMatchObject({
      matchId: '1-0',
      stage: { position: 1, places: null, isMain: false },
    });
    server.clock.advance({ minutes: 10 });
    // The losers play for third place, so that their consolation waits for them.
    await play('2-1');
    const now = await queue();
    const { obstacles: why } = now.notReady.find(({ key }) => key === consolation?.key)!;
    expect(why.map(({ code, keys }) => [code, keys])).toEqual([
      ['busy', [(await match('2-1')).key]],
      ['busy', [(await match('2-1')).key]],
    ]);
  });
});

describe('another format in the last rounds', () => {
  const final = { from: 2, scoreFormat: { id: 'table-tennis-7' } } as const;

  test('A drawn final takes as much longer as its format does', async ({ server }) => {
    const event = await playedKnockout(server, { byHand: 4 });
    await event.phone.call(chooseScoreFormat, {
      params: event.params,
      body: { seenDraw: 1, scoreFormat: { id: 'table-tennis-3' }, finalFormat: final },
    });
    const { queue } = await openQueue(server, event);
    const { waiting } = await queue();
    // A semi-final of 12 minutes, ten of rest, and a final of 30.
    expect(waiting[0]?.criticalPathMinutes).toBe(52);
  });

  test('A final that is only planned counts with its own minutes', async ({ server }) => {
    const formats = { groupFormat: { id: 'table-tennis-3' }, finalFormat: final };
    const event = await groupsInPlay(server, { byHand: 6, format: GROUPS_OF_3, formats });
    const { queue } = await openQueue(server, event);
    const { waiting } = await queue();
    // Three matches of 12 minutes in the group and a final of 30, with three rests of ten.
    expect(waiting[0]?.criticalPathMinutes).toBe(96);
  });

  test('The minutes that the desk has set are those before the last rounds', async ({ server }) => {
    const event = await playedKnockout(server, { byHand: 4 });
    await event.phone.call(chooseScoreFormat, {
      params: event.params,
      body: { seenDraw: 1, scoreFormat: { id: 'table-tennis-3' }, finalFormat: final },
    });
    const { queue } = await openQueue(server, event);
    const { rules } = (await queue()).events[0]!;
    const body = { seen: rules, next: { ...rules, minutes: 24 } };
    const set = await event.phone.call(setRules, { params: event.params, body });
    expect(set.status).toBe(200);
    // Twice as long as expected, in the final as well.
    expect((await queue()).waiting[0]?.criticalPathMinutes).toBe(24 + 10 + 60);
  });
});
