import { v7 as uuidv7 } from 'uuid';
import { describe, expect, vi } from 'vitest';
import * as entries from '#features/entries/entries.contract.ts';
import { withdrawEntry } from '#features/entries/server/entries.commands.ts';
import { findForUpdate } from '#features/entries/server/entries.store.ts';
import { endRequestOf } from '#features/entries/withdrawals/server/withdrawals.commands.ts';
import { granterOf, sentBack } from '#features/entry-list/grants/server/grants.factory.ts';
import * as eventDraws from '#features/event-draws/event-draws.contract.ts';
import { removeEntrant } from '#features/event-draws/withdrawing/server/withdrawing.factory.ts';
import * as withdrawing from '#features/event-draws/withdrawing/withdrawing.contract.ts';
import * as payments from '#features/payments/payments.contract.ts';
import * as publishing from '#features/publishing/publishing.contract.ts';
import { countWaiting } from '#platform/testing/while-locked.ts';
import { type TestApp, test } from '../../../apps/server/test-app.ts';
import * as contract from '../team-applications.contract.ts';
import {
  addPupil,
  applyFor,
  makeHost,
  makeSchool,
  singles,
} from './team-applications.school.factory.ts';
import { replaceSeats } from './team-applications.seats.commands.ts';
import { awaiting, note } from './team-applications.transfers.factory.ts';

/** A school with two lines of 500 yen, paid by card. */
async function paid(server: TestApp) {
  const { id: tournamentId, organizer, eventIds } = await makeHost(server);
  const [eventId = 0] = eventIds;
  const { teacher, group, pupils } = await makeSchool(server);
  const lines = singles(eventId, pupils.slice(0, 2));
  const wanted = { tournamentId, groupId: group.id, lines, totalYen: 1000 };
  const { id } = await applyFor(teacher, wanted);
  const read = async () => {
    const { data } = await teacher.call(contract.find, { params: { id } });
    const [line] = data?.application.lines ?? [];
    if (!line) throw new Error('an application without a line');
    return line;
  };
  const { id: entryId } = await read();
  const card = { method: 'credit-card', cardToken: 'tok_sandbox_ok_4242' } as const;
  await teacher.call(payments.pay, { body: { id: uuidv7(), entryId, ...card } });
  const withdraw = () => teacher.call(contract.withdrawLine, { params: { id, entryId } });
  const replace = async () => {
    const body = { outgoing: pupils[0]?.id ?? '', incoming: pupils[2]?.id ?? '' };
    return (await organizer.call(contract.replacePupil, { params: { id, entryId }, body })).status;
  };
  return { tournamentId, eventId, organizer, read, withdraw, replace };
}

describe('what a school reads before it withdraws a line', () => {
  test('After the deadline the organizer of a closed event is asked, and no fee is promised', async ({
    server,
  }) => {
    const { tournamentId: id, eventId, organizer, read, withdraw } = await paid(server);
    server.clock.advance({ days: 8 });
    const closed = await organizer.call(eventDraws.closeEntries, { params: { id, eventId } });
    expect(closed.status).toBe(200);
    const asking = { canWithdraw: true, asksToWithdraw: true, isRefundable: false };
    expect(await read()).toMatchObject({ state: 'confirmed', ...asking });
    expect((await withdraw()).data).toEqual({ refund: false });
    expect(await read()).toMatchObject({ state: 'confirmed', isAsked: true, canWithdraw: false });
  });

  test('A line of a tournament that is closed early is withdrawn at once, with its fee', async ({
    server,
  }) => {
    const { tournamentId: id, organizer, read, withdraw } = await paid(server);
    expect((await organizer.call(publishing.close, { params: { id } })).status).toBe(200);
    const ending = { canWithdraw: true, asksToWithdraw: false, isRefundable: true };
    expect(await read()).toMatchObject(ending);
    expect((await withdraw()).data).toEqual({ refund: true });
    expect((await withdraw()).data).toEqual({ refund: true });
    expect(await read()).toMatchObject({ state: 'withdrawn', canWithdraw: false });
  });

  test('Sent again after a late withdrawal, the answer does not count what the organizer had given back', async ({
    server,
  }) => {
    const { tournamentId: id, eventId, organizer, read, withdraw } = await paid(server);
    const { id: entryId } = await read();
    await granterOf(organizer, id).grant(entryId, 200);
    server.clock.advance({ days: 8 });
    await organizer.call(eventDraws.closeEntries, { params: { id, eventId } });
    await removeEntrant(organizer, { id, eventId }, entryId);
    expect((await withdraw()).data).toEqual({ refund: false });
  });

  test('After the deadline a line of an event that is not closed cannot be withdrawn', async ({
    server,
  }) => {
    const { read, withdraw } = await paid(server);
    server.clock.advance({ days: 8 });
    expect(await read()).toMatchObject({ state: 'confirmed', canWithdraw: false });
    expect((await withdraw()).refusal?.code).toBe('DEADLINE_PASSED');
  });
});

describe('what the organizer reads before a line is withdrawn from a closed event', () => {
  test('Of a pupil without an account the fee goes back to the school, by card', async ({
    server,
  }) => {
    const { tournamentId: id, eventId, organizer, read } = await paid(server);
    const params = { id, eventId };
    await organizer.call(eventDraws.closeEntries, { params });
    const { data } = await organizer.call(withdrawing.list, { params });
    const entryId = (await read()).id;
    const line = data?.event.entrants.find((one) => one.entryId === entryId);
    expect(line).toMatchObject({ refund: 'money', refundYen: 500 });
    await removeEntrant(organizer, params, entryId);
    expect(await sentBack(server)).toEqual([500]);
  });

  test('Of a transfer of the school the fee goes back, too', async ({ server }) => {
    const { tournamentId, organizer, id, eventIds } = await awaiting(server, 2);
    await note(organizer, tournamentId, id);
    const params = { id: tournamentId, eventId: eventIds[0] ?? 0 };
    await organizer.call(eventDraws.closeEntries, { params });
    const { data } = await organizer.call(withdrawing.list, { params });
    expect(data?.event.entrants[0]).toMatchObject({ refund: 'money', refundYen: 500 });
  });
});

describe('a request to withdraw a line in which a pupil is replaced', () => {
  test('What the school has asked for its only pupil ends with the pupil', async ({ server }) => {
    const { tournamentId: id, eventId, organizer, read, withdraw, replace } = await paid(server);
    server.clock.advance({ days: 8 });
    await organizer.call(eventDraws.closeEntries, { params: { id, eventId } });
    await withdraw();
    expect(await read()).toMatchObject({ isAsked: true });
    expect(await replace()).toBe(200);
    expect(await read()).toMatchObject({ state: 'confirmed', isAsked: false });
  });

  test.for([
    ['of the player ends when the player is replaced', 0, 0],
    ['of the partner ends when the partner is replaced', 1, 1],
    ['of the player stays when the partner is replaced', 0, 1],
    ['of the partner stays when the player is replaced', 1, 0],
  ] as const)('In a pair the request %s', async ([, asking, leaving], { server }) => {
    const host = await makeHost(server, [{ eventType: 'Doubles', fee: 0 }], { feeYen: 0 });
    const { id: tournamentId, organizer } = host;
    const eventId = host.eventIds[1] ?? 0;
    const { teacher, group, pupils } = await makeSchool(server);
    const phones = [await server.playerPhone(), await server.playerPhone()] as const;
    const pair: string[] = [];
    for (const phone of phones) pair.push((await addPupil(server, group.id, phone)).id);
    const lines = [{ eventId, pupils: pair }];
    const { id } = await applyFor(teacher, { tournamentId, groupId: group.id, lines, totalYen: 0 });
    const read = async () =>
      (await teacher.call(contract.find, { params: { id } })).data?.application.lines[0];
    const entryId = (await read())?.id ?? '';
    await organizer.call(eventDraws.closeEntries, { params: { id: tournamentId, eventId } });
    const asked = await phones[asking].call(entries.withdraw, { params: { id: entryId } });
    expect([asked.status, (await read())?.isAsked]).toEqual([200, true]);
    const body = { outgoing: pair[leaving] ?? '', incoming: pupils[0]?.id ?? '' };
    const params = { id, entryId };
    expect((await organizer.call(contract.replacePupil, { params, body })).status).toBe(200);
    expect((await read())?.isAsked).toBe(asking !== leaving);
  });
});

describe('a pupil who acts on the own place while somebody else gets it', () => {
  /** Two pupils with accounts; the school has entered the first, and the organizer gives the place to the second. */
  async function entered(server: TestApp) {
    const { db } = server.services;
    const host = await makeHost(server, [], { feeYen: 0 });
    const { id: tournamentId, organizer } = host;
    const [eventId = 0] = host.eventIds;
    const { teacher, group } = await makeSchool(server);
    const [one, other] = [await server.playerPhone(), await server.playerPhone()] as const;
    const [outgoing, incoming] = [
      await addPupil(server, group.id, one),
      await addPupil(server, group.id, other),
    ];
    const lines = singles(eventId, [outgoing]);
    const { id } = await applyFor(teacher, { tournamentId, groupId: group.id, lines, totalYen: 0 });
    const read = async () =>
      (await teacher.call(contract.find, { params: { id } })).data?.application.lines[0];
    const entryId = (await read())?.id ?? '';
    /** What `late` answers when it is sent before the others have committed, and judged after them. */
    const during = async <Answer>(late: () => Promise<Answer>, asksToo: boolean) => {
      const sent = await db.transaction(async (tx) => {
        const services = { ...server.services, db: tx };
        await findForUpdate(tx, entryId);
        const line = { id: entryId, eventId, eventType: 'Singles', team: null } as const;
        const seating = { clubName: group.name, now: server.clock.now() };
        await replaceSeats(tx, { ...line, pupils: [incoming] }, seating);
        await endRequestOf(tx, entryId, ['player']);
        const own = { id: entryId, accountId: other.player.id, by: 'player' as const };
        if (asksToo) expect((await withdrawEntry(services, own)).ok).toBe(true);
        const answer = late();
        await vi.waitFor(async () => expect(await countWaiting(tx)).toBe(1), 10_000);
        return { answer };
      });
      return sent.answer;
    };
    const close = () =>
      organizer.call(eventDraws.closeEntries, { params: { id: tournamentId, eventId } });
    return { one, own: { params: { id: entryId } }, read, during, close };
  }

  test('A withdrawal that waits while another pupil gets the place ends nothing', async ({
    server,
  }) => {
    const { one, own, read, during } = await entered(server);
    const { refusal } = await during(() => one.call(entries.withdraw, own), false);
    expect(refusal?.code).toBe('ENTRY_NOT_FOUND');
    expect(await read()).toMatchObject({ state: 'confirmed' });
  });

  test('Who takes a request back while another pupil gets the place leaves the request of that pupil', async ({
    server,
  }) => {
    const { one, own, read, during, close } = await entered(server);
    await close();
    expect((await one.call(entries.withdraw, own)).status).toBe(200);
    const { refusal } = await during(() => one.call(entries.takeBack, own), true);
    expect(refusal?.code).toBe('ENTRY_NOT_FOUND');
    expect(await read()).toMatchObject({ isAsked: true });
  });
});
