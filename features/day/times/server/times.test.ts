import { describe, expect } from 'vitest';
import { playedKnockout } from '#features/event-draws/results/server/results.knockouts.factory.ts';
import * as notifications from '#features/notifications/notifications.contract.ts';
import { updateState } from '#features/tournaments/server/tournaments.store.ts';
import { type Phone, type TestApp, test } from '../../../../apps/server/test-app.ts';
import { openQueue } from '../../queue/server/queue.factory.ts';
import { refreshShown, refreshToday } from './times.commands.ts';
import { shownIn } from './times.factory.ts';
import { findFreshness } from './times.store.ts';

const NAMES = ['Abe', 'Ito', 'Ueda', 'Endo', 'Oda', 'Kato', 'Kimura', 'Kudo'];

/** A knockout of eight players with phones on one court: its first matches begin one after another. */
async function hall(server: TestApp) {
  const phones: Awaited<ReturnType<TestApp['playerPhone']>>[] = [];
  for (const fullName of NAMES) phones.push(await server.playerPhone({ fullName }));
  const event = await playedKnockout(server, { phones, byHand: 0 });
  const desk = await openQueue(server, event, { courts: 1 });
  const { id } = event.params;
  const phonesOf = async (matchId: string) => {
    const { player1, player2 } = await desk.match(matchId);
    const names = [player1?.name, player2?.name];
    return phones.filter(({ player }) => names.includes(player.fullName));
  };
  /** The first matches by their shown times, the latest last. */
  const inTurn = async () => {
    const shown = [...(await shownIn(server, id)).values()];
    return shown
      .filter(({ matchId, about }) => matchId.startsWith('1-') && about)
      .sort((one, other) => Number(one.about) - Number(other.about));
  };
  return { ...event, ...desk, id, phones, phonesOf, inTurn };
}

async function earlierOf(phone: Phone): Promise<string[]> {
  const { data } = await phone.call(notifications.list, {});
  return (data?.notifications ?? []).flatMap(({ kind, facts }) =>
    kind === 'match-earlier' ? [facts.notBefore ?? ''] : [],
  );
}

describe('what players are shown of a day', () => {
  test('Each match with a known side has its sides, its state and the times of the forecast', async ({
    server,
  }) => {
    const { id, match, call, inTurn } = await hall(server);
    const [first, second] = await inTurn();
    expect(first?.notBefore).toEqual(new Date('2026-12-04T00:00:00Z'));
    expect(Number(second?.about)).toBeGreaterThan(Number(first?.about));
    expect(Number(second?.notBefore)).toBeLessThan(Number(second?.about));
    expect((await shownIn(server, id)).has('3-0')).toBe(false);

    await call(await match(first?.matchId ?? ''));
    const called = (await shownIn(server, id)).get(first?.matchId ?? '');
    expect(called).toMatchObject({ state: 'called', notBefore: null, about: null });
    expect(called?.courtId).not.toBeNull();
  });

  test('What is shown is computed once for a version of the day, and again after a change or when time has passed', async ({
    server,
  }) => {
    const { id, match, call } = await hall(server);
    const at = async () => (await findFreshness(server.services.db, id))?.at;
    await refreshShown(server.services, id);
    const first = await at();
    server.clock.advance({ seconds: 30 });
    await refreshShown(server.services, id);
    expect(await at()).toEqual(first);
    await call(await match('1-0'));
    await refreshShown(server.services, id);
    expect(await at()).toEqual(server.clock.now());
    server.clock.advance({ seconds: 90 });
    await refreshShown(server.services, id);
    expect(await at()).toEqual(server.clock.now());
  });

  test('Readers who come at the same time compute it once, and read the same', async ({
    server,
  }) => {
    const { id, match, call } = await hall(server);
    await shownIn(server, id);
    await call(await match('1-0'));
    const read = await Promise.all([1, 2, 3, 4].map(() => shownIn(server, id)));
    for (const one of read) expect(one.get('1-0')?.state).toBe('called');
  });

  test('A match that is over is shown no more', async ({ server }) => {
    const { id, play, enter } = await hall(server);
    await shownIn(server, id);
    await play('1-0');
    await enter('1-0');
    const shown = await shownIn(server, id);
    expect(shown.has('1-0')).toBe(false);
    expect(shown.get('2-0')).toMatchObject({ player2Id: null, state: 'waiting' });
  });

  test('A first match that begins 30 minutes late moves every shown time, the desk reads how much, and nobody is notified', async ({
    server,
  }) => {
    const { inTurn, queue, match, play, enter, waiting, phones } = await hall(server);
    const planned = await inTurn();
    server.clock.advance({ minutes: 30 });
    expect((await queue()).counts.minutesBehind).toBe(30);
    const late = await inTurn();
    expect(late.map(({ matchId }) => matchId)).toEqual(planned.map(({ matchId }) => matchId));
    for (const [at, { notBefore, about }] of late.entries()) {
      expect(Number(about) - Number(planned[at]?.about)).toBe(30 * 60_000);
      expect(Number(notBefore)).toBeGreaterThanOrEqual(Number(planned[at]?.notBefore));
    }
    // It is called and played all the same, and the next one can be called after it.
    const [first, second] = late;
    await play(first?.matchId ?? '');
    server.clock.advance({ minutes: 20 });
    await enter(first?.matchId ?? '');
    expect(await waiting()).toContain(second?.matchId);
    expect((await queue()).counts.minutesBehind).toBe(30);
    expect((await match(second?.matchId ?? '')).expected?.about).toBe(
      new Date(Number(planned[1]?.about) + 30 * 60_000).toISOString(),
    );
    for (const phone of phones) expect(await earlierOf(phone)).toEqual([]);
  });

  test('A tournament whose day no desk has opened shows nothing', async ({ server }) => {
    const { params } = await playedKnockout(server);
    expect((await shownIn(server, params.id)).size).toBe(0);
  });
});

describe('a shown time that moves earlier', () => {
  test('The players of the match are notified once, with the new time, and nobody else', async ({
    server,
  }) => {
    const { match, fix, inTurn, phonesOf } = await hall(server);
    const last = (await inTurn()).at(-1)!;
    const [one, other] = await phonesOf(last.matchId);
    await fix(await match(last.matchId), { kind: 'priority', priority: 'first' });
    const now = (await inTurn()).find(({ matchId }) => matchId === last.matchId)!;
    expect(Number(now.notBefore)).toBeLessThan(Number(last.notBefore) - 10 * 60_000);
    for (const phone of [one!, other!]) {
      expect(await earlierOf(phone)).toEqual([now.notBefore?.toISOString()]);
    }
    const later = (await inTurn()).at(-1)!;
    const [third] = await phonesOf(later.matchId);
    expect(await earlierOf(third!)).toEqual([]);
  });

  test('Players who read nothing are notified by the job that runs every minute', async ({
    server,
  }) => {
    const { match, fix, inTurn, phonesOf } = await hall(server);
    const last = (await inTurn()).at(-1)!;
    const [phone] = await phonesOf(last.matchId);
    await fix(await match(last.matchId), { kind: 'priority', priority: 'first' });
    expect(await earlierOf(phone!)).toEqual([]);
    await refreshToday(server.services);
    expect(await earlierOf(phone!)).toHaveLength(1);
  });

  test('While the tournament is suspended nobody is notified', async ({ server }) => {
    const { id, match, fix, inTurn, phonesOf } = await hall(server);
    const last = (await inTurn()).at(-1)!;
    const [phone] = await phonesOf(last.matchId);
    await fix(await match(last.matchId), { kind: 'priority', priority: 'first' });
    const { db, clock } = server.services;
    await updateState(db, id, { suspendedAt: clock.now() });
    await refreshToday(server.services);
    expect(await earlierOf(phone!)).toEqual([]);
  });

  test('Before the date of the tournament the desk rehearses, and nobody is notified', async ({
    server,
  }) => {
    const { match, fix, inTurn, phonesOf } = await hall(server);
    server.clock.advance({ days: -1 });
    const last = (await inTurn()).at(-1)!;
    const [phone] = await phonesOf(last.matchId);
    await fix(await match(last.matchId), { kind: 'priority', priority: 'first' });
    await inTurn();
    expect(await earlierOf(phone!)).toEqual([]);
  });
});
