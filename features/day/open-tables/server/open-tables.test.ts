import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import { setsIn } from '#domain/scorecard/score-text.ts';
import * as own from '#features/entries/own-day/own-day.contract.ts';
import * as matches from '#features/matches/matches.contract.ts';
import * as notifications from '#features/notifications/notifications.contract.ts';
import * as records from '#features/practice/records/records.contract.ts';
import * as publishing from '#features/publishing/publishing.contract.ts';
import { sampleForm } from '#features/publishing/server/publishing.factory.ts';
import type { Phone } from '../../../../apps/server/test-app.ts';
import { test } from '../../../../apps/server/test-app.ts';
import { addCourts, changeCourt, deleteCourt, setCheckIn } from '../../day.contract.ts';
import { playedToday } from '../../handshake/server/handshake.factory.ts';
import { takeStep } from '../../queue/queue.contract.ts';
import { deskOf, seenOf } from '../../queue/server/queue.factory.ts';
import { setOpenTables } from '../open-tables.contract.ts';
import { openHall } from './open-tables.factory.ts';

const recordsOf = async (phone: Phone) => {
  const params = { dateId: '2026-11-20', formatId: 'one-on-one' } as const;
  return (await phone.call(records.practiceMatches, { params })).data?.matches ?? [];
};

describe('tables that the desk opens for practice', () => {
  test('Tables that have been free for ten minutes are offered, the last one first', async ({
    server,
  }) => {
    const { queue, courtIds } = await openHall(server);
    const spareAt = async (time: string) => {
      const seconds =
        (Date.parse(`2026-11-20T${time}:00+09:00`) - server.clock.now().getTime()) / 1000;
      server.clock.advance({ seconds });
      return (await queue()).openTables;
    };
    expect(await spareAt('15:09')).toEqual({ spare: [], waiting: 0 });
    expect(await spareAt('15:10')).toEqual({ spare: courtIds.toReversed(), waiting: 0 });
  });

  test('An open table takes no match of the tournament, and is taken back in one tap', async ({
    server,
  }) => {
    const { tables, courtIds, queue, desk, here } = await openHall(server);
    const third = courtIds[2]!;
    const opened = await tables([third]);
    expect(opened.data?.queue.courts[2]).toMatchObject({
      isOpenTable: true,
      isClosed: false,
      proposal: null,
      next: null,
      practice: null,
    });
    const match = (await queue()).matches.find(
      ({ place }) => place.kind === 'knockout' && place.round === 2,
    )!;
    const step = { kind: 'call', courtId: third, umpireId: null, isAnyway: true } as const;
    const called = await desk.call(takeStep, { params: here, body: { ...seenOf(match), step } });
    expect(called.refusal?.code).toBe('COURT_CLOSED');
    const back = await tables([], [third]);
    expect(back.data?.queue.courts[2]?.isOpenTable).toBe(false);
  });

  test('Refused are a table that another desk has opened meanwhile, an unknown, a closed and a busy one', async ({
    server,
  }) => {
    const { tables, courtIds, queue, desk, here, stay } = await openHall(server);
    const [first, second, third] = courtIds as [string, string, string];
    await tables([third]);
    expect((await tables([second])).refusal?.code).toBe('COURTS_CHANGED');
    expect((await tables([third])).status).toBe(200);
    expect((await tables([third, uuidv7()], [third])).refusal?.code).toBe('COURT_NOT_FOUND');
    const seen = { name: '2', isClosed: false };
    const body = { seen, next: { ...seen, isClosed: true } };
    await desk.call(changeCourt, { params: { ...here, courtId: second }, body });
    expect((await tables([third, second], [third])).refusal?.code).toBe('COURT_CLOSED');
    const match = (await queue()).matches.find(
      ({ place }) => place.kind === 'knockout' && place.round === 2,
    )!;
    const step = { kind: 'call', courtId: first, umpireId: null, isAnyway: true } as const;
    await desk.call(takeStep, { params: here, body: { ...seenOf(match), step } });
    expect((await tables([third, first], [third])).refusal?.code).toBe('COURT_IN_USE');
    expect((await tables([], [third], stay[0])).status).toBe(403);
  });

  test('Closing an open table ends its practice', async ({ server }) => {
    const { tables, courtIds, desk, here, queue } = await openHall(server);
    await tables([courtIds[2]!]);
    const seen = { name: '3', isClosed: false };
    const body = { seen, next: { ...seen, isClosed: true } };
    await desk.call(changeCourt, { params: { ...here, courtId: courtIds[2]! }, body });
    expect((await queue()).courts[2]).toMatchObject({ isClosed: true, isOpenTable: false });
  });
});

describe('one more match', () => {
  test('Two players who are out are paired on the table, called, and notified', async ({
    server,
  }) => {
    const { tables, courtIds, out, signUp, practiceOf, queue } = await openHall(server);
    await tables([courtIds[2]!]);
    expect(await practiceOf(out[0]!)).toMatchObject({ state: 'open' });
    const first = await signUp(out[0]!);
    expect(first.data?.days[0]?.practice).toMatchObject({ state: 'waiting', ahead: 0 });
    const second = await signUp(out[1]!);
    expect(second.data?.days[0]?.practice).toMatchObject({ state: 'called', court: '3' });
    const [one, other] = [await practiceOf(out[0]!), await practiceOf(out[1]!)];
    expect(one?.match?.id).toBe(other?.match?.id);
    const { data } = await out[0]!.call(notifications.list, {});
    expect(data?.notifications.some(({ kind }) => kind === 'court-called')).toBe(true);
    expect((await queue()).courts[2]?.practice?.names).toHaveLength(2);
  });

  test('Nobody signs up while they still play, without an open table, or in a tournament of others', async ({
    server,
  }) => {
    const { tables, courtIds, out, stay, signUp, practiceOf } = await openHall(server);
    expect((await signUp(out[0]!)).refusal?.code).toBe('NO_OPEN_TABLE');
    expect(await practiceOf(out[0]!)).toBeNull();
    await tables([courtIds[2]!]);
    expect((await signUp(stay[0]!)).refusal?.code).toBe('STILL_PLAYING');
    expect(await practiceOf(stay[0]!)).toBeNull();
    const stranger = await server.playerPhone({ fullName: 'Ueda Ken' });
    expect((await signUp(stranger)).status).toBe(404);
  });

  test('Signing up twice and again changes nothing, and the id of another player is refused', async ({
    server,
  }) => {
    const { tables, courtIds, out, signUp, queue } = await openHall(server);
    await tables([courtIds[2]!]);
    const id = uuidv7();
    for (const one of [id, id, uuidv7()]) expect((await signUp(out[0]!, one)).status).toBe(200);
    expect((await queue()).openTables.waiting).toBe(1);
    expect((await signUp(out[1]!, id)).refusal?.code).toBe('ID_TAKEN');
  });

  test('The result is in the practice records of both, belongs to no group, and gives the table to the next pair', async ({
    server,
  }) => {
    const { tables, courtIds, out, signUp, practiceOf, score } = await openHall(server);
    await tables([courtIds[2]!]);
    for (const phone of out) await signUp(phone);
    const { match } = (await practiceOf(out[0]!))!;
    const [third, fourth] = [await practiceOf(out[2]!), await practiceOf(out[3]!)];
    expect([third?.state, fourth?.state]).toContain('waiting');
    const entered = await score(out[0]!, match!.id, '11-7 11-9');
    expect(entered.status).toBe(200);
    const [own] = await recordsOf(out[0]!);
    expect(own).toMatchObject({ id: match!.id, groupId: null, result: '2-0', winner: 'player1' });
    const partner = out.slice(1);
    const found = await Promise.all(partner.map((phone) => recordsOf(phone)));
    expect(found.flat().map(({ id }) => id)).toEqual([match!.id]);
    expect(await practiceOf(out[0]!)).toMatchObject({ state: 'open' });
    const waiting = await Promise.all(partner.map(practiceOf));
    expect(waiting.filter((one) => one?.state === 'called')).toHaveLength(2);
  });

  test('Only who entered the result may change it, and a correction on the scorecard leaves it in the records of both', async ({
    server,
  }) => {
    const { tables, courtIds, out, signUp, practiceOf, score } = await openHall(server);
    const [owner, other] = out as [Phone, Phone];
    await tables([courtIds[2]!]);
    await signUp(owner);
    await signUp(other);
    const { id } = (await practiceOf(owner))!.match!;
    await score(owner, id, '11-7 11-9');
    const read = async (phone: Phone) =>
      (await phone.call(matches.match, { params: { id } })).data!.match;
    const stored = await read(owner);
    expect([stored.readOnly, (await read(other)).readOnly]).toEqual([undefined, true]);
    const listed = [...(await recordsOf(owner)), ...(await recordsOf(other))];
    expect(listed.map(({ readOnly }) => readOnly)).toEqual([undefined, true]);

    const { player1, player2, playedOn, scoreFormat } = stored;
    const body = {
      writeId: uuidv7(),
      baseVersion: stored.version,
      match: { kind: 'free-practice' as const, player1, player2, playedOn },
      sets: [...setsIn('11-7 11-8')],
      scoreFormat,
    };
    const corrected = await owner.call(matches.saveScore, { params: { id }, body });
    expect(corrected.data?.match.version).toBe(stored.version + 1);
    expect((await recordsOf(other)).map((match) => match.id)).toEqual([id]);
  });

  test('The same result from the second phone changes nothing, another one is refused, and both are resend-safe', async ({
    server,
  }) => {
    const { tables, courtIds, out, signUp, practiceOf, score } = await openHall(server);
    await tables([courtIds[2]!]);
    await signUp(out[0]!);
    await signUp(out[1]!);
    const id = (await practiceOf(out[0]!))!.match!.id;
    const writeId = uuidv7();
    for (const _ of [1, 2]) {
      expect((await score(out[0]!, id, '11-7 11-9', writeId)).status).toBe(200);
    }
    expect((await score(out[1]!, id, '11-7 11-9')).status).toBe(200);
    expect((await score(out[1]!, id, '7-11 9-11')).refusal?.code).toBe('MATCH_CHANGED');
    expect((await recordsOf(out[1]!)).map(({ result }) => result)).toEqual(['2-0']);
  });

  test('A score that cannot be, and a match of others, are refused', async ({ server }) => {
    const tournament = { sport: 'table-tennis' };
    const { tables, courtIds, out, signUp, practiceOf, score } = await openHall(server, {
      tournament,
    });
    await tables([courtIds[2]!]);
    await signUp(out[0]!);
    await signUp(out[1]!);
    const id = (await practiceOf(out[0]!))!.match!.id;
    expect((await score(out[0]!, id, '12-9 11-9')).refusal).toMatchObject({
      code: 'IMPOSSIBLE_SCORE',
      details: { unit: 0, reason: 'beyond-end' },
    });
    expect((await score(out[2]!, id, '11-7 11-9')).refusal?.code).toBe('MATCH_NOT_FOUND');
    expect((await score(out[0]!, uuidv7(), '11-7 11-9')).refusal?.code).toBe('MATCH_NOT_FOUND');
  });

  test('Who leaves during a match ends it for both without a record; twice changes nothing', async ({
    server,
  }) => {
    const { tables, courtIds, out, signUp, practiceOf, leave } = await openHall(server);
    await tables([courtIds[2]!]);
    await signUp(out[0]!);
    await signUp(out[1]!);
    for (const _ of [1, 2]) expect((await leave(out[0]!)).status).toBe(200);
    expect(await practiceOf(out[1]!)).toMatchObject({ state: 'open' });
    expect(await recordsOf(out[1]!)).toEqual([]);
  });

  test('Who signs up while umpiring is paired once that match has its result', async ({
    server,
  }) => {
    const { tables, courtIds, out, stay, matches, signUp, practiceOf, own, enter, desk, here } =
      await openHall(server);
    await tables([courtIds[2]!]);
    const [first] = matches;
    const umpire = first!.ownSide === 'player1' ? first!.player2 : first!.player1;
    const { match, call } = deskOf(desk, here.id);
    const seen = await match('2-0');
    const called = await call(seen, courtIds[0], { umpireId: umpire.id, isAnyway: true });
    expect(called.status).toBe(200);
    await signUp(out[1]!);
    await signUp(out[0]!);
    expect(await practiceOf(out[0]!)).toMatchObject({ state: 'waiting' });
    for (const phone of stay) {
      const semi = (await own(phone))?.matches.find(({ matchId }) => matchId === '2-0');
      if (semi?.ownSide !== 'player1') continue;
      const { player1, player2 } = semi;
      const theirs = { ...first!, ...semi, player1: player1!, player2: player2!, phone };
      expect((await enter(phone, theirs, '11-7 11-9 11-5')).status).toBe(200);
    }
    const states = await Promise.all([out[0]!, out[1]!].map(practiceOf));
    expect(states.map((one) => one?.state)).toEqual(['called', 'called']);
  });

  test('When the desk takes the tables back, nobody waits, and who plays may still enter the result', async ({
    server,
  }) => {
    const { tables, courtIds, out, signUp, practiceOf, score } = await openHall(server);
    const open = [courtIds[2]!];
    await tables(open);
    for (const phone of out.slice(0, 3)) await signUp(phone);
    const states = await Promise.all(out.slice(0, 3).map(practiceOf));
    const playing = out[states.findIndex((one) => one?.state === 'called')]!;
    const waits = out[states.findIndex((one) => one?.state === 'waiting')]!;
    await tables([], open);
    expect(await practiceOf(waits)).toBeNull();
    const left = await practiceOf(playing);
    expect(left).toMatchObject({ state: 'called', court: null });
    expect((await score(playing, left!.match!.id, '11-7 11-9')).status).toBe(200);
    expect(await practiceOf(playing)).toBeNull();
  });

  test('When the desk closes or deletes the only open table, nobody waits, and the match there has no table', async ({
    server,
  }) => {
    const { tables, courtIds, out, signUp, practiceOf, leave, desk, here } = await openHall(server);
    const [, second, third] = courtIds as [string, string, string];
    const close = () => {
      const seen = { name: '3', isClosed: false };
      const body = { seen, next: { ...seen, isClosed: true } };
      return desk.call(changeCourt, { params: { ...here, courtId: third }, body });
    };
    const remove = () => desk.call(deleteCourt, { params: { ...here, courtId: second } });
    const ends = [
      [third, close],
      [second, remove],
    ] as const;
    for (const [courtId, end] of ends) {
      await tables([courtId]);
      for (const phone of out.slice(0, 3)) await signUp(phone);
      const before = await Promise.all(out.slice(0, 3).map(practiceOf));
      expect(before.map((one) => one?.state).toSorted()).toEqual(['called', 'called', 'waiting']);
      expect((await end()).status).toBe(200);
      const after = await Promise.all(out.slice(0, 3).map(practiceOf));
      const expected = before.map((one) => (one?.state === 'called' ? null : undefined));
      expect(after.map((one) => one?.court)).toEqual(expected);
      for (const phone of out.slice(0, 3)) await leave(phone);
    }
  });

  test('On another day nobody waits or plays on an open table any more', async ({ server }) => {
    const { tables, courtIds, out, signUp, practiceOf, queue, desk, here } = await openHall(server);
    await tables([courtIds[2]!]);
    for (const phone of out.slice(0, 3)) await signUp(phone);
    const was = { ...sampleForm, eventDate: '2026-11-20', startTime: '15:00' };
    const body = { tournament: { ...was, eventDate: '2026-11-21' }, was };
    expect((await desk.call(publishing.edit, { params: here, body })).status).toBe(200);
    server.clock.advance({ hours: 24 });
    expect((await queue()).courts[2]).toMatchObject({ isOpenTable: true, practice: null });
    expect((await queue()).openTables.waiting).toBe(0);
    const states = await Promise.all(out.slice(0, 3).map(practiceOf));
    expect(states.map((one) => one?.state)).toEqual(['open', 'open', 'open']);
    await signUp(out[3]!);
    expect(await practiceOf(out[3]!)).toMatchObject({ state: 'waiting', ahead: 0 });
  });

  test('Who plays on an open table is not proposed as an umpire', async ({ server }) => {
    const event = await playedToday(server, { tournament: { sport: 'table-tennis' } });
    const { desk, here, phones } = event;
    const { queue, call, match } = deskOf(desk, here.id);
    const second = uuidv7();
    const body = { courts: [{ id: second, name: '2' }] };
    await desk.call(addCourts, { params: here, body });
    const [one] = (await queue()).events;
    const seen = { hasCheckIn: true, checkInUntil: null };
    await desk.call(setCheckIn, {
      params: { ...here, eventId: one!.id },
      body: { seen, next: { ...seen, hasCheckIn: false } },
    });
    const losers: Phone[] = [];
    for (const matchId of ['1-0', '1-1']) {
      await call(await match(matchId), event.courtId, { isAnyway: true });
      for (const [at] of phones.entries()) {
        const theirs = await event.first(at);
        if (theirs.matchId !== matchId || theirs.ownSide !== 'player1') continue;
        await event.enter(theirs.phone, theirs, '11-7 11-9 11-5');
        await event.confirm(theirs.opponent, theirs);
        losers.push(theirs.opponent);
      }
    }
    server.clock.advance({ hours: 3 });
    expect((await match('2-0')).umpire?.id).toBeDefined();
    await desk.call(setOpenTables, { params: here, body: { seen: [], next: [second] } });
    for (const phone of losers) {
      await phone.call(own.signUpForPractice, { params: here, body: { id: uuidv7() } });
    }
    expect((await queue()).courts[1]?.practice?.names).toHaveLength(2);
    expect((await match('2-0')).umpire).toBeNull();
  });

  test('Who has got a match of the tournament again, by a correction, is not paired', async ({
    server,
  }) => {
    const { tables, courtIds, out, stay, signUp, practiceOf, matches, enter } = await openHall(
      server,
      { isConfirmed: false },
    );
    await tables([courtIds[2]!]);
    await signUp(out[0]!);
    const match = matches[0]!;
    const loser = match.ownSide === 'player1' ? 'player2' : 'player1';
    const score = loser === 'player1' ? '11-7 11-9 11-5' : '7-11 9-11 5-11';
    const corrected = await enter(stay[0]!, match, score, { winner: loser, baseVersion: 1 });
    expect(corrected.status).toBe(200);
    await signUp(out[1]!);
    expect(await practiceOf(out[1]!)).toMatchObject({ state: 'waiting' });
  });
});
