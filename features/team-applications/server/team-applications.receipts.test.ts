import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import * as eventDraws from '#features/event-draws/event-draws.contract.ts';
import { removeEntrant } from '#features/event-draws/withdrawing/server/withdrawing.factory.ts';
import * as payments from '#features/payments/payments.contract.ts';
import { grantPoints } from '#features/payments/server/payments.points.commands.ts';
import * as publishing from '#features/publishing/publishing.contract.ts';
import { type TestApp, test } from '../../../apps/server/test-app.ts';
import * as contract from '../team-applications.contract.ts';
import { applyFor, makeHost, makeSchool, singles } from './team-applications.school.factory.ts';
import { awaiting, note } from './team-applications.transfers.factory.ts';

const CARD = { method: 'credit-card', cardToken: 'tok_sandbox_ok_4242' } as const;

/** A school with three lines of 500 yen, of which it withdraws the third before it pays the others. */
async function applied(server: TestApp) {
  const { id: tournamentId, organizer, eventIds } = await makeHost(server);
  const { teacher, group, pupils } = await makeSchool(server);
  const lines = singles(eventIds[0] ?? 0, pupils.slice(0, 3));
  const wanted = { tournamentId, groupId: group.id, lines, totalYen: 1500 };
  const { id } = await applyFor(teacher, wanted);
  const read = async () => (await teacher.call(contract.find, { params: { id } })).data;
  const ids = (await read())?.application.lines.map((line) => line.id) ?? [];
  const withdraw = (entryId = '') =>
    teacher.call(contract.withdrawLine, { params: { id, entryId } });
  await withdraw(ids[2]);
  const pay = async (way: { method: 'credit-card' | 'points'; cardToken?: string }) => {
    const body = { id: uuidv7(), entryId: ids[0] ?? '', amountYen: 1000, ...way };
    expect((await teacher.call(payments.pay, { body })).status).toBe(200);
  };
  /** What the receipt is over, what it lists, and whether there is one. */
  const receipt = async () => {
    const { application } = (await read()) ?? {};
    const print = { params: { id }, body: { writeId: uuidv7() } };
    const issued = await teacher.call(contract.issueReceipt, print);
    const listed = application?.lines.map(({ retainedYen }) => retainedYen);
    return [application?.receivedYen, listed, issued.refusal?.code ?? issued.status];
  };
  const ofEvent = { id: tournamentId, eventId: eventIds[0] ?? 0 };
  return { ...{ organizer, teacher, ids, ofEvent }, read, withdraw, pay, receipt };
}

describe('the receipt of a school', () => {
  test('A receipt is over what was paid, without the lines that were withdrawn before or go back', async ({
    server,
  }) => {
    const { receipt, pay, withdraw, ids } = await applied(server);
    expect(await receipt()).toEqual([0, [0, 0, 0], 'NOT_PAID']);
    await pay(CARD);
    expect(await receipt()).toEqual([1000, [500, 500, 0], 200]);
    await withdraw(ids[0]);
    expect(await receipt()).toEqual([500, [0, 500, 0], 200]);
  });

  test('A line that is withdrawn after the deadline stays on the receipt, also the last one', async ({
    server,
  }) => {
    const { organizer, ofEvent, ids, read, pay, receipt } = await applied(server);
    await pay(CARD);
    server.clock.advance({ days: 8 });
    await organizer.call(eventDraws.closeEntries, { params: ofEvent });
    await removeEntrant(organizer, ofEvent, ids[0] ?? '');
    expect((await read())?.application.lines[0]?.state).toBe('withdrawn');
    expect(await receipt()).toEqual([1000, [500, 500, 0], 200]);
    await removeEntrant(organizer, ofEvent, ids[1] ?? '');
    expect((await read())?.application.state).toBe('cancelled');
    expect(await receipt()).toEqual([1000, [500, 500, 0], 200]);
  });

  test('There is no receipt over fees that went back with their tournament', async ({ server }) => {
    const { organizer, ofEvent, pay, receipt } = await applied(server);
    await pay(CARD);
    const params = { id: ofEvent.id };
    await organizer.call(publishing.cancel, { params, body: { reason: '' } });
    expect(await receipt()).toEqual([0, [0, 0, 0], 'NOT_PAID']);
  });

  test('There is no receipt over points', async ({ server }) => {
    const { teacher, pay, read, receipt } = await applied(server);
    const { db, clock } = server.services;
    const lot = { accountId: teacher.player.id, cause: 'returned', causeId: 'test' } as const;
    await grantPoints(db, { ...lot, amount: 4000, now: clock.now() });
    await pay({ method: 'points' });
    expect((await read())?.application.state).toBe('paid');
    expect(await receipt()).toEqual([0, [0, 0, 0], 'NOT_PAID']);
  });

  test.for([
    ['what has arrived where the organizer takes less for enough', 600, 600],
    ['the fees where more has arrived', 1200, 1000],
  ] as const)(
    'The receipt of a transfer is over %s',
    async ([, amountYen, expected], { server }) => {
      const { organizer, teacher, tournamentId, id } = await awaiting(server);
      await note(organizer, tournamentId, id, { amountYen });
      const print = () =>
        teacher.call(contract.issueReceipt, { params: { id }, body: { writeId: uuidv7() } });
      const { data } = await teacher.call(contract.find, { params: { id } });
      expect(data?.application.receivedYen).toBe(expected);
      expect((await print()).status).toBe(200);
      await organizer.call(publishing.cancel, {
        params: { id: tournamentId },
        body: { reason: '' },
      });
      expect((await print()).refusal?.code).toBe('NOT_PAID');
    },
  );
});
