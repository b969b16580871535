import { describe, expect } from 'vitest';
import {
  firstWins,
  playedKnockout,
  secondWins,
} from '#features/event-draws/results/server/results.knockouts.factory.ts';
import * as notifications from '#features/notifications/notifications.contract.ts';
import { type Phone, type TestApp, test } from '../../../../apps/server/test-app.ts';
import { setRules } from '../queue.rules.contract.ts';
import { openQueue } from './queue.factory.ts';

const KINDS = [
  'court-called',
  'court-called-again',
  'court-next',
  'court-waiting',
  'umpire-called',
  'umpire-released',
];

/** What a phone has been notified of about its matches, the newest first: "court-called 1". */
async function notificationsOf(phone: Phone): Promise<string[]> {
  const { data } = await phone.call(notifications.list, {});
  return (data?.notifications ?? [])
    .filter(({ kind }) => KINDS.includes(kind))
    .map(({ kind, facts }) => `${kind} ${facts.place} ${facts.courtKind}`);
}

/** Three players with phones and one on paper, in a knockout on one court unless said otherwise. */
async function knockout(server: TestApp, courts = 1) {
  const phones = [
    await server.playerPhone({ fullName: 'Abe' }),
    await server.playerPhone({ fullName: 'Ito' }),
    await server.playerPhone({ fullName: 'Ueda' }),
  ];
  const event = await playedKnockout(server, {
    phones,
    byHand: 1,
    tournament: { sport: 'table-tennis' },
  });
  const desk = await openQueue(server, event, { courts });
  const [read] = (await desk.queue()).events;
  const rules = read!.rules;
  await event.phone.call(setRules, {
    params: event.params,
    body: { seen: rules, next: { ...rules, umpires: 'none' } },
  });
  const phonesOf = async (matchId: string) => {
    const { player1, player2 } = await desk.match(matchId);
    const names = [player1?.name, player2?.name];
    return phones.filter(({ player }) => names.includes(player.fullName));
  };
  return { ...event, ...desk, phones, phonesOf };
}

describe('notices of calls', () => {
  test('A call notifies the players of the match of their court, once, and those of the next one', async ({
    server,
  }) => {
    const { match, call, phones, phonesOf } = await knockout(server);
    const seen = await match('1-0');
    const called = await phonesOf('1-0');
    for (const _time of [1, 2]) await call(seen);
    for (const phone of phones) {
      const kind = called.includes(phone) ? 'court-called' : 'court-next';
      expect(await notificationsOf(phone)).toEqual([`${kind} 1 table`]);
    }
  });

  test('The second call notifies again, and so does another call after the match went back', async ({
    server,
  }) => {
    const { match, call, take, phonesOf } = await knockout(server);
    await call(await match('1-0'));
    await take(await match('1-0'), { kind: 'call-again' });
    const [phone] = await phonesOf('1-0');
    expect((await notificationsOf(phone!)).toSorted()).toEqual([
      'court-called 1 table',
      'court-called-again 1 table',
    ]);
    await take(await match('1-0'), { kind: 'back' });
    await call(await match('1-0'));
    expect(await notificationsOf(phone!)).toHaveLength(4);
  });

  test('The players of the next match on a court are notified once, whether the one before is called, begins, or both', async ({
    server,
  }) => {
    const { match, call, take, courtIds, phonesOf } = await knockout(server);
    await call(await match('1-0'));
    const [next] = await phonesOf('1-1');
    expect(await notificationsOf(next!)).toEqual(['court-next 1 table']);
    await take(await match('1-0'), { kind: 'start' });
    expect(await notificationsOf(next!)).toEqual(['court-next 1 table']);
    await take(await match('1-1'), { kind: 'next', courtId: courtIds[0] ?? '' });
    expect(await notificationsOf(next!)).toEqual(['court-next 1 table']);
  });

  test('The players of a match that is next once more after others were called there are notified again', async ({
    server,
  }) => {
    const { match, call, take, phonesOf } = await knockout(server);
    await call(await match('1-0'));
    const [phone] = await phonesOf('1-1');
    await take(await match('1-0'), { kind: 'back' });
    await call(await match('1-1'));
    await take(await match('1-1'), { kind: 'back' });
    server.clock.advance({ minutes: 10 });
    await call(await match('1-0'));
    await take(await match('1-0'), { kind: 'start' });
    expect((await notificationsOf(phone!)).toSorted()).toEqual([
      'court-called 1 table',
      'court-next 1 table',
      'court-next 1 table',
      'court-waiting 1 table',
    ]);
  });

  test('The players of a match that the desk moves to another court and back are notified of each, and not again when the one before begins', async ({
    server,
  }) => {
    const { match, call, take, courtIds, phonesOf } = await knockout(server, 2);
    const [one = '', two = ''] = courtIds;
    await call(await match('1-0'), one);
    const [phone] = await phonesOf('1-1');
    for (const courtId of [one, two, one]) {
      await take(await match('1-1'), { kind: 'next', courtId });
    }
    await take(await match('1-0'), { kind: 'start' });
    expect((await notificationsOf(phone!)).toSorted()).toEqual([
      'court-next 1 table',
      'court-next 1 table',
      'court-next 2 table',
    ]);
  });

  test.for([
    ['next', ['court-next 2 table']],
    ['call', ['court-called 2 table', 'court-waiting 2 table']],
  ] as const)(
    'The players of a match that was taken back from another court (%s) are notified that it is next on the court before',
    async ([kind, between], { server }) => {
      const { match, call, take, courtIds, phonesOf } = await knockout(server, 2);
      const [one = '', two = ''] = courtIds;
      await call(await match('1-0'), one);
      const [phone] = await phonesOf('1-1');
      const next = async (courtId: string) => take(await match('1-1'), { kind: 'next', courtId });
      await next(one);
      await take(await match('1-1'), { kind: 'back' });
      await (kind === 'next' ? next(two) : call(await match('1-1'), two));
      await take(await match('1-1'), { kind: 'back' });
      await next(one);
      await take(await match('1-0'), { kind: 'start' });
      expect((await notificationsOf(phone!)).toSorted()).toEqual(
        [...between, 'court-next 1 table', 'court-next 1 table'].toSorted(),
      );
    },
  );

  test('The players of a match that is taken back and reserved again behind the same call are notified once', async ({
    server,
  }) => {
    const { match, call, take, courtIds, phonesOf } = await knockout(server, 2);
    const [one = '', two = ''] = courtIds;
    await call(await match('1-0'), one);
    const [phone] = await phonesOf('1-1');
    await take(await match('1-1'), { kind: 'next', courtId: two });
    for (const _time of [1, 2]) {
      await take(await match('1-1'), { kind: 'next', courtId: one });
      await take(await match('1-1'), { kind: 'back' });
    }
    expect((await notificationsOf(phone!)).toSorted()).toEqual([
      'court-next 1 table',
      'court-next 2 table',
    ]);
  });

  test('The umpire of a call is notified, the one who takes their place, and each who is released', async ({
    server,
  }) => {
    const { match, call, take, phonesOf } = await knockout(server);
    // Of one of the two matches both players have a phone.
    const isSecond = (await phonesOf('1-1')).length === 2;
    const [free, called] = isSecond ? ['1-1', '1-0'] : ['1-0', '1-1'];
    const [umpire, other] = await phonesOf(free);
    const { player1, player2 } = await match(free);
    const side = [player1, player2].find((one) => one?.name === umpire?.player.fullName);
    await call(await match(called), null, { umpireId: side?.id ?? '' });
    expect(await notificationsOf(umpire!)).toContain('umpire-called 1 table');
    expect(await notificationsOf(other!)).not.toContain('umpire-called 1 table');
    const instead = [player1, player2].find((one) => one !== side);
    await take(await match(called), { kind: 'umpire', umpireId: instead?.id ?? '' });
    expect(await notificationsOf(other!)).toContain('umpire-called 1 table');
    expect(await notificationsOf(umpire!)).toContain('umpire-released 1 table');
    expect(await notificationsOf(other!)).not.toContain('umpire-released 1 table');
    await take(await match(called), { kind: 'umpire', umpireId: 'none' });
    expect(await notificationsOf(other!)).toContain('umpire-released 1 table');
  });

  test.for(['called', 'begun'])(
    'Players and umpire of a match that was %s and goes back into the queue are notified once that it waits again, and no others',
    async (state, { server }) => {
      const { match, call, take, phones, phonesOf } = await knockout(server);
      const umpires = await phonesOf('1-1');
      const { player1, player2 } = await match('1-1');
      const side = [player1, player2].find((one) => one?.name === umpires[0]!.player.fullName);
      await call(await match('1-0'), null, { umpireId: side?.id ?? '' });
      if (state === 'begun') await take(await match('1-0'), { kind: 'start' });
      const seen = await match('1-0');
      for (const _time of [1, 2]) await take(seen, { kind: 'back' });
      const players = await phonesOf('1-0');
      for (const phone of phones) {
        const heard = (await notificationsOf(phone)).filter((one) => !one.startsWith('court-next'));
        const expected = players.includes(phone)
          ? ['court-called 1 table', 'court-waiting 1 table']
          : [];
        const umpire = ['umpire-called 1 table', 'umpire-released 1 table'];
        expect(heard.toSorted()).toEqual(phone === umpires[0] ? umpire : expected);
      }
    },
  );

  test('After a correction by which others play the called match, who still plays it is notified that it waits again', async ({
    server,
  }) => {
    const { match, call, enter, phones, phonesOf } = await knockout(server);
    const [stays] = await phonesOf('1-1');
    const isFirst = (await match('1-1')).player1?.name === stays!.player.fullName;
    await enter('1-1', isFirst ? firstWins : secondWins);
    await enter('1-0');
    await call(await match('2-0'), null, { isAnyway: true });
    // The second correction finds no call any more.
    for (const result of [secondWins, firstWins]) await enter('1-0', result);
    for (const phone of phones) {
      const heard = (await notificationsOf(phone)).filter((one) => one.startsWith('court-waiting'));
      expect(heard).toEqual(phone === stays ? ['court-waiting 1 table'] : []);
    }
  });

  test('Before the date of the tournament the desk rehearses, and nobody is notified', async ({
    server,
  }) => {
    const { match, call, take, phonesOf } = await knockout(server);
    server.clock.advance({ days: -1 });
    expect((await call(await match('1-0'))).status).toBe(200);
    const [phone] = await phonesOf('1-0');
    expect(await notificationsOf(phone!)).toEqual([]);
    server.clock.advance({ days: 1 });
    expect((await take(await match('1-0'), { kind: 'back' })).status).toBe(200);
    expect(await notificationsOf(phone!)).toEqual([]);
  });
});
