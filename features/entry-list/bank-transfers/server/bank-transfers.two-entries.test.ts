import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import * as entries from '#features/entries/entries.contract.ts';
import * as payments from '#features/payments/payments.contract.ts';
import * as ownEvents from '#features/publishing/own-events/own-events.contract.ts';
import * as publishing from '#features/publishing/publishing.contract.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import { type Phone, type TestApp, test } from '../../../../apps/server/test-app.ts';
import * as contract from '../bank-transfers.contract.ts';
import {
  entryOf,
  giveAccount,
  mailsForAccounts,
  makeTransferHost,
  note,
  noted,
  notesOf,
  ownPayouts,
  payOut,
} from './bank-transfers.factory.ts';

describe('one transfer for two entries', () => {
  /** Both are paid by one transfer of 4,000 yen, of which this much has arrived and was taken for enough. */
  async function two(server: TestApp, amountYen: number) {
    const host = await makeTransferHost(server);
    const second = {
      name: 'Event 2',
      eventType: 'Singles' as const,
      genderRule: 'any' as const,
      level: 'Beginner' as const,
      ageRule: '',
      perClubLimit: '',
      participationFee: '2000',
      participantLimit: '32',
    };
    const adding = { params: { id: host.id }, body: { id: uuidv7(), event: second } };
    const added = (await host.organizer.call(ownEvents.add, adding)).data?.event.id ?? 0;
    const found = await tournaments.findById(server.services.db, host.id);
    const eventId = found?.events.find((event) => event.id !== added)?.id ?? 0;
    const phone = await server.playerPhone({ fullName: '青木 蓮' });
    const [first, other] = [uuidv7(), uuidv7()];
    const also = [{ id: other, eventId: added }];
    const body = { id: first, tournamentId: host.id, eventId, also, agreed: true as const };
    await phone.call(entries.apply, { body });
    const id = uuidv7();
    const order = { id, entryId: first, also: [other], method: 'transfer' as const };
    await phone.call(payments.pay, { body: order });
    await note(host, id, noted(amountYen, true));
    return { host, phone, ids: [first, other] };
  }
  const states = async (phone: Phone, ids: readonly string[]) => {
    const found = await Promise.all(ids.map((id) => entryOf(phone, id)));
    return found.map((entry) => [entry?.refund, entry?.refundYen]);
  };

  test('What was settled below one fee goes back once, and each entry says how much of it is its own', async ({
    server,
  }) => {
    const { host, phone, ids } = await two(server, 1500);
    await host.organizer.call(publishing.cancel, { params: { id: host.id }, body: { reason: '' } });
    const [due, ...others] = await ownPayouts(phone);
    expect([due?.amountYen, others]).toEqual([1500, []]);
    expect((await states(phone, ids)).toSorted()).toEqual([
      ['needs-account', 0],
      ['needs-account', 1500],
    ]);
    await giveAccount(phone, [due?.id ?? '']);
    await payOut(host, due?.id ?? '');
    expect((await states(phone, ids)).toSorted()).toEqual([
      ['done', 0],
      ['done', 1500],
    ]);
    expect(await notesOf(host)).toEqual([1500, -1500]);
  });

  test('A correction lowers a refund only where it is more than has arrived', async ({
    server,
  }) => {
    const { host, phone, ids } = await two(server, 2500);
    for (const id of ids) await phone.call(entries.withdraw, { params: { id } });
    const listed = await host.organizer.call(contract.list, { params: { id: host.id } });
    const transferId = listed.data?.transfers[0]?.id ?? '';
    const amounts = async () => (await ownPayouts(phone)).map(({ amountYen }) => amountYen);
    expect(await amounts()).toEqual([2500]);
    await note(host, transferId, noted(-600, false));
    expect(await amounts()).toEqual([1900]);
    expect((await states(phone, ids)).toSorted()).toEqual([
      ['needs-account', 0],
      ['needs-account', 1900],
    ]);
  });

  test('A refund stays where less than the fees was taken for enough', async ({ server }) => {
    const { host, phone, ids } = await two(server, 1500);
    await phone.call(entries.withdraw, { params: { id: ids[0] ?? '' } });
    const listed = await host.organizer.call(contract.list, { params: { id: host.id } });
    await note(host, listed.data?.transfers[0]?.id ?? '', noted(100, false));
    expect((await ownPayouts(phone)).map(({ amountYen }) => amountYen)).toEqual([1500]);
  });

  test('A second entry withdrawn after everything was sent back has nothing left, and says so', async ({
    server,
  }) => {
    const { host, phone, ids } = await two(server, 1500);
    const [first = '', second = ''] = ids;
    await phone.call(entries.withdraw, { params: { id: first } });
    const [due] = await ownPayouts(phone);
    await giveAccount(phone, [due?.id ?? '']);
    await payOut(host, due?.id ?? '');
    await phone.call(entries.withdraw, { params: { id: second } });
    expect(await states(phone, ids)).toEqual([
      ['done', 1500],
      ['done', 0],
    ]);
    expect(await ownPayouts(phone)).toHaveLength(1);
  });

  test('Both fees go back as one transfer while no account is given, and as two after it', async ({
    server,
  }) => {
    const { phone, ids } = await two(server, 4000);
    const [first = '', second = ''] = ids;
    await phone.call(entries.withdraw, { params: { id: first } });
    await mailsForAccounts(server);
    await phone.call(entries.withdraw, { params: { id: second } });
    expect((await ownPayouts(phone)).map(({ amountYen }) => amountYen)).toEqual([4000]);
    expect((await mailsForAccounts(server)).at(-1)?.textBody).toContain('¥4,000');

    const other = await two(server, 4000);
    await other.phone.call(entries.withdraw, { params: { id: other.ids[0] ?? '' } });
    await giveAccount(other.phone, [(await ownPayouts(other.phone))[0]?.id ?? '']);
    await other.phone.call(entries.withdraw, { params: { id: other.ids[1] ?? '' } });
    expect((await ownPayouts(other.phone)).map(({ amountYen }) => amountYen)).toEqual([2000, 2000]);
  });
});
