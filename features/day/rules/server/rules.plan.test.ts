import { describe, expect } from 'vitest';
import * as ownDay from '#features/entries/own-day/own-day.contract.ts';
import { closedEvent, KNOCKOUT } from '#features/event-draws/server/event-draws.referee.factory.ts';
import { type TestApp, test } from '../../../../apps/server/test-app.ts';
import * as contract from '../../queue/queue.rules.contract.ts';
import { openQueue } from '../../queue/server/queue.factory.ts';
import { defaultRules } from '../rules.policy.ts';

const RULES = defaultRules('table-tennis');
const PLANNED = { ...RULES, mode: 'order-of-play' as const };

/** A knockout of eight on two tables at nine o'clock; who is planned, and what its desk does. */
async function knockout(server: TestApp) {
  const phones = [await server.playerPhone({ fullName: 'Abe' })];
  const event = await closedEvent(server, {
    phones,
    byHand: 7,
    tournament: { sport: 'table-tennis' },
  });
  await event.draw(KNOCKOUT);
  await event.publish();
  const day = await openQueue(server, event);
  const [first] = (await day.queue()).events;
  const params = event.params;
  const publish = (seen = first!.rules, phone = event.phone) =>
    phone.call(contract.publishPlan, { params, body: { seen } });
  const withdraw = (seen = PLANNED, phone = event.phone) =>
    phone.call(contract.withdrawPlan, { params, body: { seen } });
  const plan = async () => {
    const { data, refusal } = await event.phone.call(contract.findPlan, { params });
    if (!data) throw new Error(`no plan: ${refusal?.code}`);
    return data.plan;
  };
  return { ...event, ...day, player: phones[0]!, rules: first!.rules, publish, withdraw, plan };
}

describe('the order of play of an event', () => {
  test('The plan gives every match a court and a time before its expected start, and stores nothing', async ({
    server,
  }) => {
    const { plan, queue, courtIds } = await knockout(server);
    const planned = await plan();
    expect(planned).toHaveLength(7);
    expect(planned.slice(0, 2).map(({ notBefore }) => notBefore)).toEqual(['09:00', '09:00']);
    expect(new Set(planned.map(({ courtId }) => courtId))).toEqual(new Set(courtIds));
    for (const { notBefore, about } of planned) {
      const start = new Date(`2026-12-04T${notBefore}:00+09:00`);
      expect(start.getTime()).toBeLessThanOrEqual(Date.parse(about));
      expect(Number(notBefore.slice(3)) % 5).toBe(0);
    }
    const { matches, events } = await queue();
    expect(matches.every(({ fixedCourtId }) => fixedCourtId === null)).toBe(true);
    expect(events[0]?.rules.mode).toBe('queue');
  });

  test('A published plan fixes courts, times and their order, also of the final', async ({
    server,
  }) => {
    const { plan, publish, call, match, rules, courtIds } = await knockout(server);
    const planned = await plan();
    const { data } = await publish();
    expect(data?.queue.events[0]?.rules.mode).toBe('order-of-play');
    for (const { key, courtId, notBefore } of planned) {
      const found = data?.queue.matches.find((one) => one.key === key);
      expect(found).toMatchObject({ fixedCourtId: courtId, notBefore });
    }
    // Another match of the same court comes first: it is not called before it, but by the desk's own wish.
    const [, second] = planned.filter(({ courtId }) => courtId === courtIds[0]);
    const later = data!.queue.matches.find(({ key }) => key === second!.key)!;
    expect((await call(later)).refusal?.code).toBe('NOT_READY');
    const first = planned.find(({ courtId }) => courtId === courtIds[0])!;
    const { matchId } = data!.queue.matches.find(({ key }) => key === first.key)!;
    expect((await call(await match(matchId))).status).toBe(200);
    expect((await publish(rules)).status).toBe(200);
  });

  test('Players read the court and the time of their published match', async ({ server }) => {
    const { publish, player } = await knockout(server);
    const read = async () => (await player.call(ownDay.find, {})).data?.days[0]?.matches[0];
    expect((await read())?.court).toBeNull();
    await publish();
    server.clock.advance({ minutes: 2 });
    expect(await read()).toMatchObject({
      state: 'waiting',
      court: expect.stringMatching(/^[12]$/),
    });
  });

  test('A plan that is taken back leaves no court and no time, twice as well as once', async ({
    server,
  }) => {
    const { publish, withdraw, queue, waiting } = await knockout(server);
    const before = await waiting();
    await publish();
    for (let time = 0; time < 2; time++) expect((await withdraw()).status).toBe(200);
    const { matches, events } = await queue();
    expect(events[0]?.rules.mode).toBe('queue');
    for (const { fixedCourtId, notBefore, isPlaced } of matches) {
      expect([fixedCourtId, notBefore, isPlaced]).toEqual([null, null, false]);
    }
    expect(await waiting()).toEqual(before);
  });

  test('Other rules than the desk saw, another event and an empty plan are refused', async ({
    server,
  }) => {
    const { publish, rules, phone, params, queue, fix } = await knockout(server);
    const other = { ...rules, restMinutes: 99 };
    expect((await publish(other)).refusal?.code).toBe('QUEUE_CHANGED');
    const elsewhere = { params: { ...params, eventId: 99_999 }, body: { seen: rules } };
    const answer = await phone.call(contract.publishPlan, elsewhere);
    expect(answer.refusal?.code).toBe('EVENT_NOT_FOUND');
    for (const one of (await queue()).matches) await fix(one, { kind: 'hold', isHeld: true });
    expect((await publish()).refusal?.code).toBe('NOTHING_TO_PLAN');
  });
});
