import { describe, expect } from 'vitest';
import { type TestApp, test } from '../../../../apps/server/test-app.ts';
import { setCheckIn } from '../../day.contract.ts';
import { playedToday } from '../../handshake/server/handshake.factory.ts';
import { setRules } from '../queue.rules.contract.ts';
import { deskOf, type Queue } from './queue.factory.ts';

const WON = '11-7 11-9 11-5';
const LOST = '7-11 9-11 5-11';

/** Both semi-finals of four players are entered by a player of each, so that the final has its two sides. */
async function enteredSemiFinals(server: TestApp) {
  const event = await playedToday(server);
  const queue = deskOf(event.desk, event.here.id);
  await ruledByResultsAlone(event, await queue.queue());
  const first = await event.first();
  const others = event.phones.filter((one) => one !== first.phone && one !== first.opponent);
  const second = await event.first(event.phones.indexOf(others[0]!));
  for (const match of [first, second]) await event.enter(match.phone, match, WON);
  const codes = async () => (await queue.obstacles('2-0')).map(({ code }) => code);
  return { ...event, semiFinals: [first, second], queue, codes };
}

/** Nobody is checked in, and nobody rests. */
async function ruledByResultsAlone(
  { desk, params, here }: Awaited<ReturnType<typeof playedToday>>,
  { events }: Queue,
) {
  const off = { hasCheckIn: false, checkInUntil: null };
  const checkIn = { seen: { ...off, hasCheckIn: true }, next: off };
  expect((await desk.call(setCheckIn, { params, body: checkIn })).status).toBe(200);
  const { rules } = events[0]!;
  const rest = { seen: rules, next: { ...rules, restMinutes: 0 } };
  const at = { ...here, eventId: params.eventId };
  expect((await desk.call(setRules, { params: at, body: rest })).status).toBe(200);
}

describe('a match after results that players have entered', () => {
  test('The next match waits for the other sides to answer, for two minutes at most', async ({
    server,
  }) => {
    const { codes, queue, semiFinals, confirm } = await enteredSemiFinals(server);
    expect(await codes()).toEqual(['unconfirmed']);
    const [obstacle] = await queue.obstacles('2-0');
    expect(obstacle?.keys.toSorted()).toEqual(
      semiFinals.map(({ stageId, matchId }) => `${stageId} ${matchId}`).toSorted(),
    );
    await confirm(semiFinals[0]!.opponent, semiFinals[0]!);
    expect((await queue.obstacles('2-0'))[0]?.keys).toHaveLength(1);
    server.clock.advance({ minutes: 2 });
    expect(await codes()).toEqual([]);
    expect(await queue.waiting()).toEqual(['2-0']);
  });

  test('The next match can be called as soon as both results are confirmed', async ({ server }) => {
    const { codes, queue, semiFinals, confirm } = await enteredSemiFinals(server);
    for (const match of semiFinals) await confirm(match.opponent, match);
    expect(await codes()).toEqual([]);
    expect((await queue.call(await queue.match('2-0'))).status).toBe(200);
  });

  test('A dispute holds the next match until the desk has decided, and the desk can call the match anyway', async ({
    server,
  }) => {
    const { codes, queue, semiFinals, dispute, settle } = await enteredSemiFinals(server);
    const [first] = semiFinals;
    await dispute(first!.opponent, first!, LOST);
    server.clock.advance({ minutes: 30 });
    expect(await codes()).toEqual(['disputed']);
    expect((await queue.queue()).counts.disputed).toBe(1);
    const refused = await queue.call(await queue.match('2-0'));
    expect(refused.refusal).toMatchObject({
      code: 'NOT_READY',
      details: { reasons: 'disputed', isOverridable: true },
    });
    await settle(first!);
    expect(await codes()).toEqual([]);
    expect((await queue.queue()).counts.disputed).toBe(0);
  });

  test('A dispute about a match does not stop the next one that is called already', async ({
    server,
  }) => {
    const { queue, semiFinals, dispute } = await enteredSemiFinals(server);
    server.clock.advance({ minutes: 2 });
    await queue.call(await queue.match('2-0'));
    await dispute(semiFinals[0]!.opponent, semiFinals[0]!, LOST);
    const now = await queue.queue();
    expect(now.counts).toMatchObject({ called: 1, disputed: 1 });
    expect((await queue.take(await queue.match('2-0', now), { kind: 'start' })).status).toBe(200);
  });
});
