import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import * as accounts from '#features/accounts/accounts.contract.ts';
import * as entries from '#features/entries/entries.contract.ts';
import { sweepTournament } from '#features/entries/server/entries.places.commands.ts';
import { makeOrganizerAccount } from '#features/organizers/server/organizers.factory.ts';
import * as ownEvents from '#features/publishing/own-events/own-events.contract.ts';
import { makeTournament } from '#features/tournaments/server/tournaments.factory.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import { mailsOf } from '#platform/testing/sent-mails.ts';
import { type Phone, type TestApp, test } from '../../../../apps/server/test-app.ts';
import * as payments from '../../payments.contract.ts';
import { paymentReceipts } from '../../receipts/server/receipts.tables.ts';
import * as sandboxStore from '../../sandbox-store/sandbox-store.contract.ts';
import { sandboxCharges } from '../../server/payments.sandbox.tables.ts';
import * as contract from '../pay-for.contract.ts';

const CARD = 'tok_sandbox_ok_4242';

async function reserved(server: TestApp, more: object = {}) {
  const phone = await server.playerPhone({ fullName: '青木 蓮' });
  const tournamentId = await makeTournament(server.services, { feeYen: 2000, ...more });
  const body = { id: uuidv7(), tournamentId, agreed: true as const };
  const { data } = await phone.call(entries.apply, { body });
  return { phone, entryId: data?.entry.id ?? '', tournamentId };
}

/** A reserved place in one event of 2,000 yen, beside another event of 5,000 yen that the player can enter as well. */
async function reservedBesideAnother(server: TestApp) {
  const { loginId, password, organizerId } = await makeOrganizerAccount(server.services);
  const organizer = server.phone();
  await organizer.call(accounts.login, { body: { loginId, password } });
  const first = await reserved(server, { organizerId });
  const event = {
    name: 'Second event',
    eventType: 'Singles' as const,
    genderRule: 'any' as const,
    level: 'Beginner' as const,
    ageRule: '',
    participationFee: '5000',
    participantLimit: '32',
    perClubLimit: '',
  };
  const added = { params: { id: first.tournamentId }, body: { id: uuidv7(), event } };
  const eventId = (await organizer.call(ownEvents.add, added)).data?.event.id ?? 0;
  return { ...first, eventId };
}

const ask = (phone: Phone, entryId: string) => phone.call(contract.ask, { body: { entryId } });
const secretOf = async (phone: Phone, entryId: string) =>
  (await ask(phone, entryId)).data?.secret ?? '';
const read = async (server: TestApp, secret: string) =>
  (await server.phone().call(contract.open, { body: { secret } })).data?.request;
const pay = (server: TestApp, secret: string, more: object = {}) =>
  server.phone().call(contract.pay, {
    body: { id: uuidv7(), secret, method: 'credit-card', cardToken: CARD, ...more },
  });
const entryOf = async (phone: Phone, id: string) =>
  (await phone.call(entries.find, { params: { id } })).data?.entry;
const charged = async ({ services }: TestApp) =>
  (await services.db.select().from(sandboxCharges)).map(({ amountYen }) => amountYen);

describe('asking somebody else to pay', () => {
  test('After ten declined cards a link takes none for ten minutes; another link does', async ({
    server,
  }) => {
    const [mine, other] = [await reserved(server), await reserved(server)];
    const secret = await secretOf(mine.phone, mine.entryId);
    const declined = { cardToken: 'tok_sandbox_declined_0002' };
    for (let tries = 0; tries < 10; tries += 1) {
      expect((await pay(server, secret, declined)).refusal?.code).toBe('CARD_DECLINED');
    }
    expect((await pay(server, secret)).refusal?.code).toBe('RATE_LIMITED');
    const { data } = await pay(server, await secretOf(other.phone, other.entryId));
    expect(data?.request.state).toBe('paid');
  });

  test('The holder of the link sees for whom, what and until when, and pays without an account', async ({
    server,
  }) => {
    const { phone, entryId } = await reserved(server);
    const { data } = await ask(phone, entryId);
    // As long as numbers for a store: to the end of the third day.
    expect(data?.until).toBe('2026-11-23T14:59:59.000Z');
    expect((await entryOf(phone, entryId))?.reservedUntil).toBe(data?.until);
    const secret = data?.secret ?? '';
    expect(await read(server, secret)).toMatchObject({
      state: 'due',
      player: '青木 蓮',
      toPay: { amountYen: 2000 },
      until: data?.until,
      further: [{ way: 'konbini' }],
    });
    const paid = await pay(server, secret);
    expect(paid.data?.request.state).toBe('paid');
    expect(await entryOf(phone, entryId)).toMatchObject({ state: 'confirmed', payment: 'made' });
    expect(await charged(server)).toEqual([2000]);
  });

  test('An event that the player enters meanwhile is not charged before the holder has seen it', async ({
    server,
  }) => {
    const { phone, entryId, tournamentId, eventId } = await reservedBesideAnother(server);
    const secret = await secretOf(phone, entryId);
    const seen = (await read(server, secret))?.toPay.amountYen ?? 0;
    const body = { id: uuidv7(), tournamentId, eventId, agreed: true as const };
    await phone.call(entries.apply, { body });
    const refused = await pay(server, secret, { amountYen: seen });
    expect([seen, refused.refusal?.code]).toEqual([2000, 'AMOUNT_CHANGED']);
    expect(await charged(server)).toEqual([]);
    const id = uuidv7();
    const both = { id, amountYen: (await read(server, secret))?.toPay.amountYen };
    expect((await pay(server, secret, both)).data?.request.state).toBe('paid');
    // Sent again after a lost answer.
    expect((await pay(server, secret, both)).data?.request.state).toBe('paid');
    expect(await charged(server)).toEqual([7000]);
  });

  test('The link holds every place that it charges for, also after a payment was given up', async ({
    server,
  }) => {
    const { phone, entryId, tournamentId, eventId } = await reservedBesideAnother(server);
    const body = { id: uuidv7(), tournamentId, eventId, agreed: true as const };
    const secondId = (await phone.call(entries.apply, { body })).data?.entry.id ?? '';
    const { data } = await ask(phone, entryId);
    const secret = data?.secret ?? '';
    const heldUntil = async () =>
      Promise.all([entryId, secondId].map(async (id) => (await entryOf(phone, id))?.reservedUntil));
    expect(data?.until).toBe('2026-11-23T14:59:59.000Z');
    expect(await heldUntil()).toEqual([data?.until, data?.until]);

    server.clock.advance({ hours: 1 });
    await sweepTournament(server.services, tournamentId);
    expect(await read(server, secret)).toMatchObject({
      state: 'due',
      until: data?.until,
      toPay: { amountYen: 7000 },
    });
    await pay(server, secret, { method: 'konbini', cardToken: undefined });
    await server.phone().call(contract.giveUp, { body: { secret } });
    expect(await heldUntil()).toEqual([data?.until, data?.until]);
    server.clock.advance({ hours: 1 });
    expect((await pay(server, secret, { amountYen: 7000 })).data?.request.state).toBe('paid');
    expect(await charged(server)).toContain(7000);
    expect((await entryOf(phone, secondId))?.state).toBe('confirmed');
  });

  test('An event that is entered after the link was made is held once the player asks again', async ({
    server,
  }) => {
    const { phone, entryId, tournamentId, eventId } = await reservedBesideAnother(server);
    const secret = await secretOf(phone, entryId);
    const body = { id: uuidv7(), tournamentId, eventId, agreed: true as const };
    const { data: second } = await phone.call(entries.apply, { body });
    // The page says the first of the ends.
    expect((await read(server, secret))?.until).toBe(second?.entry.reservedUntil);
    expect((await ask(phone, entryId)).data?.until).toBe('2026-11-23T14:59:59.000Z');
    expect((await read(server, secret))?.until).toBe('2026-11-23T14:59:59.000Z');
  });

  test('The same press again, and another person with the same link, charge nothing', async ({
    server,
  }) => {
    const { phone, entryId } = await reserved(server);
    const secret = await secretOf(phone, entryId);
    const other = await secretOf(phone, entryId);
    const id = uuidv7();
    await pay(server, secret, { id });
    expect((await pay(server, secret, { id })).data?.request.state).toBe('paid');
    expect((await pay(server, other)).refusal?.code).toBe('ALREADY_PAID');
    expect((await read(server, other))?.state).toBe('paid');
    expect((await ask(phone, entryId)).refusal?.code).toBe('ALREADY_PAID');
    expect(await charged(server)).toEqual([2000]);
  });

  test('Two people who press at the same moment charge once', async ({ server }) => {
    const { phone, entryId } = await reserved(server);
    const secret = await secretOf(phone, entryId);
    const answers = await Promise.all([pay(server, secret), pay(server, secret)]);
    expect(answers.map(({ refusal }) => refusal?.code ?? null).toSorted()).toEqual([
      'ALREADY_PAID',
      null,
    ]);
    expect(await charged(server)).toEqual([2000]);
  });

  test('A store’s numbers are seen by the link, given up, and paid in another way', async ({
    server,
  }) => {
    const { phone, entryId } = await reserved(server);
    const secret = await secretOf(phone, entryId);
    await pay(server, secret, { method: 'konbini', cardToken: undefined });
    const waiting = await read(server, secret);
    expect(waiting).toMatchObject({ state: 'waiting', further: [] });
    expect(waiting?.payment?.action?.stores).toHaveLength(4);
    // The player sees the same numbers.
    const own = await phone.call(payments.open, { query: { entryId } });
    expect(own.data?.payment?.id).toBe(waiting?.payment?.id);
    const gaveUp = await server.phone().call(contract.giveUp, { body: { secret } });
    expect(gaveUp.data?.request.state).toBe('due');
    expect((await pay(server, secret)).data?.request.state).toBe('paid');
    const id = waiting?.payment?.id ?? '';
    const late = await phone.call(sandboxStore.pay, { params: { id } });
    expect(late.refusal?.code).toBe('NOT_OPEN');
  });

  test('The holder who gives up a payment of the player leaves the place as long as it was held', async ({
    server,
  }) => {
    const { phone, entryId } = await reserved(server);
    const { data } = await ask(phone, entryId);
    const body = { id: uuidv7(), entryId, method: 'konbini' as const };
    await phone.call(payments.pay, { body });
    await server.phone().call(contract.giveUp, { body: { secret: data?.secret ?? '' } });
    expect(await entryOf(phone, entryId)).toMatchObject({
      waitsFor: null,
      payment: 'due',
      reservedUntil: data?.until,
    });
  });

  test.for([
    ['a declined card', 'tok_sandbox_declined_0002', 'CARD_DECLINED'],
    ['an expired card', 'tok_sandbox_expired_0069', 'CARD_EXPIRED'],
  ] as const)('The link stays open after %s', async ([, cardToken, code], { server }) => {
    const { phone, entryId } = await reserved(server);
    const secret = await secretOf(phone, entryId);
    expect((await pay(server, secret, { cardToken })).refusal?.code).toBe(code);
    expect((await pay(server, secret, { cardToken: undefined })).refusal?.code).toBe(
      'CARD_TOKEN_MISSING',
    );
    expect((await pay(server, secret, { method: 'paypay' })).refusal?.code).toBe('WAY_NOT_OFFERED');
    expect((await read(server, secret))?.state).toBe('due');
  });

  test('Who has paid reads that the place has ended since, and not that nothing was charged', async ({
    server,
  }) => {
    const { phone, entryId } = await reserved(server);
    const secret = await secretOf(phone, entryId);
    await pay(server, secret);
    await phone.call(entries.withdraw, { params: { id: entryId } });
    expect((await read(server, secret))?.state).toBe('ended');
  });

  test('A place that lapses or is given up meanwhile takes no money, and the link says so', async ({
    server,
  }) => {
    const first = await reserved(server);
    const secret = await secretOf(first.phone, first.entryId);
    await first.phone.call(entries.withdraw, { params: { id: first.entryId } });
    expect((await read(server, secret))?.state).toBe('gone');
    expect((await pay(server, secret)).refusal?.code).toBe('RESERVATION_EXPIRED');

    const second = await reserved(server);
    const other = await secretOf(second.phone, second.entryId);
    server.clock.advance({ days: 4 });
    expect((await read(server, other))?.state).toBe('gone');
    expect((await pay(server, other)).refusal?.code).toBe('RESERVATION_EXPIRED');
    await sweepTournament(server.services, second.tournamentId);
    expect((await ask(second.phone, second.entryId)).refusal?.code).toBe('RESERVATION_EXPIRED');
    expect(await charged(server)).toEqual([]);
    server.clock.advance({ days: 14 });
    const old = await server.phone().call(contract.open, { body: { secret: other } });
    expect([old.status, old.refusal?.code]).toEqual([410, 'LINK_EXPIRED']);
  });

  test('Asking again holds the place no longer, and shortly before the end of the entries not at all', async ({
    server,
  }) => {
    const { phone, entryId, tournamentId } = await reserved(server);
    const { data } = await ask(phone, entryId);
    server.clock.advance({ days: 2 });
    expect((await ask(phone, entryId)).data?.until).toBe(data?.until);
    const found = await tournaments.findById(server.services.db, tournamentId);
    expect(found?.events.map(({ placesTaken }) => placesTaken)).toEqual([1]);

    const soon = await reserved(server, { applicationDeadline: '2026-11-23' });
    const { data: short } = await ask(soon.phone, soon.entryId);
    expect(short?.until).toBe('2026-11-22T03:30:00.000Z');
  });

  test('Half of a fee says why neither a store nor a transfer is offered', async ({ server }) => {
    const whole = await reserved(server);
    expect(await read(server, await secretOf(whole.phone, whole.entryId))).toMatchObject({
      isHalf: false,
      further: [{ way: 'konbini' }],
    });
    const doubles = { feeYen: 2000, eventType: 'Doubles' as const };
    const tournamentId = await makeTournament(server.services, doubles);
    const phone = await server.playerPhone({ fullName: '上田 結' });
    const body = { id: uuidv7(), tournamentId, agreed: true as const, split: true };
    const { data } = await phone.call(entries.apply, { body });
    const half = await read(server, await secretOf(phone, data?.entry.id ?? ''));
    expect(half).toMatchObject({ isHalf: true, further: [], toPay: { amountYen: 1000 } });
  });

  test('A forged secret opens and pays nothing, and nobody asks for another’s entry', async ({
    server,
  }) => {
    const { entryId } = await reserved(server);
    const stranger = await server.playerPhone();
    expect((await ask(stranger, entryId)).refusal?.code).toBe('ENTRY_NOT_FOUND');
    expect((await ask(stranger, uuidv7())).refusal?.code).toBe('ENTRY_NOT_FOUND');
    expect((await server.phone().call(contract.ask, { body: { entryId } })).status).toBe(401);
    const body = { secret: 'x'.repeat(43) };
    const anybody = server.phone();
    expect((await anybody.call(contract.open, { body })).refusal?.code).toBe('LINK_UNKNOWN');
    expect((await anybody.call(contract.giveUp, { body })).refusal?.code).toBe('LINK_UNKNOWN');
    expect((await pay(server, body.secret)).refusal?.code).toBe('LINK_UNKNOWN');
  });
});

describe('the receipt of who pays by a link', () => {
  const receiptsOf = (server: TestApp) => mailsOf(server, 'payment-receipt');
  const to = { receiptTo: 'mother@example.com' };

  test('A card that pays sends one receipt, and the address is forgotten', async ({ server }) => {
    const { phone, entryId } = await reserved(server);
    const secret = await secretOf(phone, entryId);
    const id = uuidv7();
    await pay(server, secret, { id, ...to });
    await pay(server, secret, { id, ...to });
    const [receipt, ...others] = await receiptsOf(server);
    expect(others).toEqual([]);
    expect(receipt?.toAddress).toBe('mother@example.com');
    expect(receipt?.textBody).toContain('2,000');
    expect(receipt?.textBody).toContain('青木 蓮');
    expect(await server.services.db.select().from(paymentReceipts)).toEqual([]);
  });

  test('Money of a store sends it once it is there; without an address nothing is sent', async ({
    server,
  }) => {
    const { phone, entryId } = await reserved(server);
    const secret = await secretOf(phone, entryId);
    const store = { method: 'konbini', cardToken: undefined };
    await pay(server, secret, { ...store, ...to });
    expect(await receiptsOf(server)).toEqual([]);
    const { data } = await phone.call(payments.open, { query: { entryId } });
    await phone.call(sandboxStore.pay, { params: { id: data?.payment?.id ?? '' } });
    await server.app.jobs.drain();
    expect(await receiptsOf(server)).toHaveLength(1);

    const other = await reserved(server);
    await pay(server, await secretOf(other.phone, other.entryId), { receiptTo: '' });
    expect(await receiptsOf(server)).toHaveLength(1);
  });

  test('A payment that is given up or declined sends none, and forgets the address', async ({
    server,
  }) => {
    const { phone, entryId } = await reserved(server);
    const secret = await secretOf(phone, entryId);
    await pay(server, secret, { method: 'konbini', cardToken: undefined, ...to });
    await server.phone().call(contract.giveUp, { body: { secret } });
    await pay(server, secret, { cardToken: 'tok_sandbox_declined_0002', ...to });
    expect(await receiptsOf(server)).toEqual([]);
    expect(await server.services.db.select().from(paymentReceipts)).toEqual([]);
    expect((await pay(server, secret, { receiptTo: 'not an address' })).status).toBe(422);
  });
});
