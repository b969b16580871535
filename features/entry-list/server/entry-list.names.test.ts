import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import * as checkIn from '#features/day/check-in/check-in.contract.ts';
import { openQueue } from '#features/day/queue/server/queue.factory.ts';
import * as eventDraws from '#features/event-draws/event-draws.contract.ts';
import { matchesAt } from '#features/event-draws/results/server/results.knockouts.factory.ts';
import { closedEvent, KNOCKOUT } from '#features/event-draws/server/event-draws.referee.factory.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import { inTurn } from '#platform/testing/while-locked.ts';
import { type TestApp, test } from '../../../apps/server/test-app.ts';
import * as contract from '../entry-list.contract.ts';
import * as namesContract from '../entry-list.names.contract.ts';

const codeOf = ({ status, refusal }: { status: number; refusal: { code: string } | null }) => [
  status,
  refusal?.code,
];

/** A published knockout of four people on paper on its open day, with what its organizer corrects. */
async function onPaper(server: TestApp) {
  const event = await closedEvent(server, { byHand: 4 });
  await event.draw(KNOCKOUT);
  await event.publish();
  const queue = await openQueue(server, event, { hasCheckIn: true });
  const { phone, params } = event;
  const of = { id: params.id };
  const list = async () => (await phone.call(contract.list, { params: of })).data!.entries;
  const correct = async (
    name: string,
    to: string,
    { who = 'same' as 'same' | 'other', seen = name, by = phone } = {},
  ) => {
    const entry = (await list()).find((one) => one.name === name);
    return by.call(namesContract.correctNames, {
      params: { ...of, entryId: entry?.id ?? uuidv7() },
      body: {
        seen: { name: seen, partner: null },
        names: { who, name: to, email: '', phone: '090-1111-2222' },
      },
    });
  };
  const drawn = async () => (await event.look()).draw?.people.map(({ name }) => name) ?? [];
  return { ...event, ...matchesAt(event, 0), ...queue, list, correct, drawn };
}

describe('a name that the organizer has typed', () => {
  test('A misspelt name is corrected in the list, in the draw and at the desk', async ({
    server,
  }) => {
    const { correct, list, drawn, queue } = await onPaper(server);
    expect((await correct('Guest 2', ' Gast Zwei ')).status).toBe(200);
    const entry = (await list()).find(({ name }) => name === 'Gast Zwei');
    expect(entry).toMatchObject({ phone: '090-1111-2222', state: 'manual' });
    // Strangers read initials.
    expect(await drawn()).toContain('G.Z.');
    const names = (await queue()).matches.flatMap(({ player1, player2 }) => [
      player1?.name,
      player2?.name,
    ]);
    expect(names).toContain('Gast Zwei');
    expect(names).not.toContain('Guest 2');
  });

  test('The spelling is corrected after a match too, and somebody else only before', async ({
    server,
  }) => {
    const { correct, enter, matchOf, read } = await onPaper(server);
    const { player1 } = await matchOf('1-0');
    const people = (await read()).draw?.people ?? [];
    const name = people.find(({ id }) => id === player1)?.name ?? '';
    expect((await correct(name, 'Somebody Else', { who: 'other' })).status).toBe(200);
    await enter('1-0');
    expect(codeOf(await correct('Somebody Else', 'A Third', { who: 'other' }))).toEqual([
      409,
      'MATCH_PLAYED',
    ]);
    expect((await correct('Somebody Else', 'Somebody Else-Ito')).status).toBe(200);
  });

  test('From the call on nobody else plays', async ({ server }) => {
    const { correct, call, match, matchOf, read } = await onPaper(server);
    const { player1 } = await matchOf('1-0');
    const people = (await read()).draw?.people ?? [];
    const name = people.find(({ id }) => id === player1)?.name ?? '';
    await call(await match('1-0'), null, { isAnyway: true });
    expect(codeOf(await correct(name, 'Late Lee', { who: 'other' }))).toEqual([
      409,
      'MATCH_PLAYED',
    ]);
  });

  test('Who comes instead of somebody is expected at the check-in; a corrected name stays checked in', async ({
    server,
  }) => {
    const { correct, phone, params, list } = await onPaper(server);
    const of = { id: params.id };
    const stateOf = async (id: string) => {
      const { data } = await phone.call(checkIn.list, { params: of });
      return data?.list.people.find((one) => one.id === id)?.state;
    };
    const [first] = await list();
    const people = [{ id: first!.id, seenVersion: 0 }];
    await phone.call(checkIn.tick, { params: of, body: { state: 'present', people } });
    expect(await stateOf(first!.id)).toBe('present');
    await correct('Guest 1', 'Guest One');
    expect(await stateOf(first!.id)).toBe('present');
    await correct('Guest One', 'Other Ota', { who: 'other' });
    expect(await stateOf(first!.id)).toBe('expected');
  });

  test('Sent again it changes nothing, and a name that somebody else has corrected is seen first', async ({
    server,
  }) => {
    const { correct, list } = await onPaper(server);
    await correct('Guest 1', 'Gast Eins');
    expect((await correct('Gast Eins', 'Gast Eins', { seen: 'Guest 1' })).status).toBe(200);
    const late = await correct('Gast Eins', 'Guest Uno', { seen: 'Guest 1' });
    expect(codeOf(late)).toEqual([409, 'NAMES_CHANGED']);
    expect((await list()).map(({ name }) => name)).toContain('Gast Eins');
  });

  test('Of two corrections at once the second is refused', async ({ server }) => {
    const { correct } = await onPaper(server);
    const answers = await inTurn<{ status: number; refusal: { code: string } | null }>(
      server.services.db,
      'tournaments',
      [() => correct('Guest 3', 'Gast Drei'), () => correct('Guest 3', 'Guest Tres')],
    );
    expect(answers.map(codeOf)).toEqual([
      [200, undefined],
      [409, 'NAMES_CHANGED'],
    ]);
  });

  test('Both names of a pair on paper are corrected', async ({ server }) => {
    const event = await closedEvent(server, {
      byHand: 0,
      tournament: { eventType: 'Doubles' },
    });
    const { phone, params } = event;
    const of = { id: params.id };
    await phone.call(eventDraws.reopenEntries, { params });
    const id = uuidv7();
    const person = { name: 'Aoki', partner: 'Bada', email: '', phone: '', note: '', paidYen: 0 };
    const added = await phone.call(contract.addManual, {
      params: of,
      body: { people: [{ id, person }] },
    });
    expect(added.status).toBe(200);
    const correct = (names: object, partner: string | null = 'Bada') =>
      phone.call(namesContract.correctNames, {
        params: { ...of, entryId: id },
        body: {
          seen: { name: 'Aoki', partner },
          names: { who: 'same', name: 'Aoki Ren', email: '', phone: '', ...names } as never,
        },
      });
    // Somebody who sees nobody beside the first.
    expect(codeOf(await correct({}, null))).toEqual([409, 'NAMES_CHANGED']);
    const pair = { partner: 'Baba Yui', partnerClub: 'Sakura JHS' };
    expect((await correct(pair)).status).toBe(200);
    const [entry] = (await phone.call(contract.list, { params: of })).data!.entries;
    expect(entry).toMatchObject({
      name: 'Aoki Ren',
      partner: { name: 'Baba Yui', club: 'Sakura JHS', state: 'named' },
    });
  });

  test('The name of a player with an account, of a team and of somebody who is out is not the organizer’s', async ({
    server,
  }) => {
    const players = [['Own Ono', 'B']] as const;
    const event = await closedEvent(server, { byHand: 1, players });
    const { phone, params } = event;
    const of = { id: params.id };
    const entries = (await phone.call(contract.list, { params: of })).data!.entries;
    const correct = (entryId: string, name: string) =>
      phone.call(namesContract.correctNames, {
        params: { ...of, entryId },
        body: {
          seen: { name, partner: null },
          names: { who: 'same', name: 'X', email: '', phone: '' },
        },
      });
    const own = entries.find(({ state }) => state === 'confirmed')!;
    expect(codeOf(await correct(own.id, own.name))).toEqual([404, 'ENTRY_NOT_FOUND']);
    const paper = entries.find(({ state }) => state === 'manual')!;
    await phone.call(contract.removeManual, { params: { ...of, entryId: paper.id } });
    expect(codeOf(await correct(paper.id, paper.name))).toEqual([404, 'ENTRY_NOT_FOUND']);
  });

  test('A team is renamed in its own way, and final results have their names', async ({
    server,
  }) => {
    const teams = await closedEvent(server, { byHand: 2, tournament: { eventType: 'Team' } });
    const of = { id: teams.params.id };
    const [team] = (await teams.phone.call(contract.list, { params: of })).data!.entries;
    expect(team?.canCorrect).toBe(false);
    const body = {
      seen: { name: team!.name, partner: null },
      names: { who: 'same' as const, name: 'X', email: '', phone: '' },
    };
    const renamed = await teams.phone.call(namesContract.correctNames, {
      params: { ...of, entryId: team!.id },
      body,
    });
    expect(codeOf(renamed)).toEqual([409, 'NOT_A_PERSON']);
    const { correct, list, params } = await onPaper(server);
    expect((await list()).map(({ canCorrect }) => canCorrect)).toEqual([true, true, true, true]);
    await tournaments.updateState(server.services.db, params.id, {
      finalizedAt: server.clock.now(),
    });
    expect(codeOf(await correct('Guest 1', 'X'))).toEqual([409, 'TOURNAMENT_FINALIZED']);
    expect((await list()).some(({ canCorrect }) => canCorrect)).toBe(false);
  });

  test('The names of a cancelled tournament are not offered for correction, and stay', async ({
    server,
  }) => {
    const { correct, list, params } = await onPaper(server);
    await tournaments.updateState(server.services.db, params.id, { state: 'cancelled' });
    expect((await list()).some(({ canCorrect }) => canCorrect)).toBe(false);
    expect(codeOf(await correct('Guest 1', 'X'))).toEqual([409, 'TOURNAMENT_CANCELLED']);
  });
});
