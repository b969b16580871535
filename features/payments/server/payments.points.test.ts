import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import * as accounts from '#features/accounts/accounts.contract.ts';
import * as entries from '#features/entries/entries.contract.ts';
import * as bankTransfers from '#features/entry-list/bank-transfers/bank-transfers.contract.ts';
import {
  chooseTransfer,
  makeReserved,
  makeTransferHost,
  noted,
} from '#features/entry-list/bank-transfers/server/bank-transfers.factory.ts';
import { profile } from '#features/my-page/my-page.contract.ts';
import { makeOrganizerAccount } from '#features/organizers/server/organizers.factory.ts';
import * as publishing from '#features/publishing/publishing.contract.ts';
import { makeTournament } from '#features/tournaments/server/tournaments.factory.ts';
import { tournaments } from '#features/tournaments/server/tournaments.tables.ts';
import { mails } from '#platform/server/mail/mail.tables.ts';
import { addDays, dayInJapan } from '#platform/shared/format.ts';
import { type Phone, type TestApp, test } from '../../../apps/server/test-app.ts';
import * as contract from '../payments.contract.ts';
import { grantPoints } from './payments.points.commands.ts';
import * as points from './payments.points.store.ts';
import { payments, pointLots, pointSpendings, refunds } from './payments.tables.ts';

type PlayerPhone = Awaited<ReturnType<TestApp['playerPhone']>>;
type Options = Parameters<typeof makeTournament>[1];

async function enter(
  server: TestApp,
  phone: Phone,
  options: Options = {},
  method: 'credit-card' | 'points' = 'credit-card',
) {
  const tournamentId = await makeTournament(server.services, options);
  const id = uuidv7();
  await phone.call(entries.apply, { body: { id, tournamentId, agreed: true } });
  const cardToken = method === 'points' ? undefined : 'tok_sandbox_ok_4242';
  const body = { id: uuidv7(), entryId: id, method, cardToken };
  const { data, refusal } = await phone.call(contract.pay, { body });
  return { id, tournamentId, payment: data?.payment, code: refusal?.code };
}

const withdraw = (phone: Phone, id: string) => phone.call(entries.withdraw, { params: { id } });
const profileOf = async (phone: Phone) => (await phone.call(profile)).data?.points;

/** Points in addition to those given on registration. */
const give = ({ services, clock }: TestApp, { player }: PlayerPhone, amount: number) =>
  grantPoints(services.db, {
    accountId: player.id,
    cause: 'welcome',
    causeId: uuidv7(),
    amount,
    now: clock.now(),
  });

async function organizerPhone(server: TestApp) {
  const { loginId, password, organizerId } = await makeOrganizerAccount(server.services);
  const phone = server.phone();
  await phone.call(accounts.login, { body: { loginId, password } });
  const cancel = (id: number) =>
    phone.call(publishing.cancel, { params: { id }, body: { reason: '' } });
  return { organizerId, cancel };
}

describe('earning points', () => {
  test.for([
    [999, 0],
    [1000, 100],
    [10_000, 100],
  ] as const)('A fee of %i yen earns %i points', async ([feeYen, earned], { server }) => {
    const phone = await server.playerPhone();
    const { payment } = await enter(server, phone, { feeYen });
    expect(payment?.pointsEarned).toBe(earned);
    const [mail] = await server.services.db.select().from(mails);
    expect(mail?.textBody.includes('100 points')).toBe(earned > 0);
  });

  test('An entry whose deadline is more than six months away earns no points that could only lapse', async ({
    server,
  }) => {
    const phone = await server.playerPhone();
    const applicationDeadline = addDays(dayInJapan(server.clock.now()), 190);
    const { payment } = await enter(server, phone, { applicationDeadline });
    expect(payment).toMatchObject({ pointsEarned: 0, pointsFrom: null });
  });

  test('An entry that the organizer takes for paid after a transfer of 1 yen earns no points, unlike one paid by card', async ({
    server,
  }) => {
    const { id, organizer } = await makeTransferHost(server);
    const { phone, entryId } = await makeReserved(server, id);
    const transfer = await chooseTransfer(phone, entryId);
    const params = { id, transferId: transfer.id };
    const body = noted(1, true);
    expect((await organizer.call(bankTransfers.note, { params, body })).status).toBe(200);
    const { data } = await phone.call(entries.find, { params: { id: entryId } });
    expect(data?.entry.state).toBe('confirmed');
    expect(await profileOf(phone)).toMatchObject({ available: 1500, upcoming: [] });
    const { payment } = await enter(server, phone);
    expect(payment?.pointsEarned).toBe(100);
  });

  test('Five places of 1 yen do not pay for one of 10,000 yen', async ({ server }) => {
    const phone = await server.playerPhone();
    const cheap = [];
    for (let place = 0; place < 5; place++) cheap.push(await enter(server, phone, { feeYen: 1 }));
    const dear = await enter(server, phone, { feeYen: 10_000 }, 'points');
    expect(dear.code).toBe('POINTS_SHORT');
    for (const { id } of cheap) expect((await withdraw(phone, id)).status).toBe(200);
  });

  test('Earned points open when the entry that earned them can no longer be withdrawn', async ({
    server,
  }) => {
    const phone = await server.playerPhone();
    await give(server, phone, 400);
    const applicationDeadline = dayInJapan(server.clock.now());
    const { payment } = await enter(server, phone, { applicationDeadline });
    const tomorrow = addDays(applicationDeadline, 1);
    expect(payment?.pointsFrom).toBe(tomorrow);
    expect(await profileOf(phone)).toMatchObject({
      available: 1900,
      upcoming: [{ points: 100, from: tomorrow }],
    });
    expect((await enter(server, phone, {}, 'points')).code).toBe('POINTS_SHORT');
    // Noon in Japan: twelve hours to midnight.
    server.clock.advance({ hours: 12 });
    expect(await profileOf(phone)).toMatchObject({ available: 2000, upcoming: [] });
    expect((await enter(server, phone, {}, 'points')).payment?.state).toBe('succeeded');
  });

  test('A deadline that the organizer moves closes earned points that are not spent yet', async ({
    server,
  }) => {
    const phone = await server.playerPhone();
    const { tournamentId } = await enter(server, phone);
    server.clock.advance({ days: 8 });
    expect((await profileOf(phone))?.available).toBe(1600);
    const applicationDeadline = addDays(dayInJapan(server.clock.now()), 3);
    await server.services.db
      .update(tournaments)
      .set({ applicationDeadline })
      .where(eq(tournaments.id, tournamentId));
    expect((await profileOf(phone))?.available).toBe(1500);
  });
});

/** After a month without a request the session has ended. */
async function logInAgain(phone: Awaited<ReturnType<TestApp['playerPhone']>>): Promise<void> {
  const { email: loginId, password } = phone.player;
  await phone.call(accounts.login, { body: { loginId, password } });
}

describe('points that go back', () => {
  test('Points that are given back retain their expiry', async ({ server }) => {
    const phone = await server.playerPhone();
    server.clock.advance({ days: 180 });
    await logInAgain(phone);
    await give(server, phone, 500);
    const { id } = await enter(server, phone, {}, 'points');
    const before = await profileOf(phone);
    expect(before?.available).toBe(0);
    await withdraw(phone, id);
    const after = await profileOf(phone);
    expect(after).toMatchObject({
      available: 2000,
      nextExpiry: { points: 1500, at: '2027-05-20T03:00:00.000Z' },
    });
    server.clock.advance({ days: 2 });
    expect((await profileOf(phone))?.available).toBe(500);
  });

  test('Points are given back once for repeated requests of a refund', async ({ server }) => {
    const phone = await server.playerPhone();
    const organizer = await organizerPhone(server);
    await give(server, phone, 500);
    const { organizerId } = organizer;
    const { id, tournamentId } = await enter(server, phone, { organizerId }, 'points');
    const answers = await Promise.all([
      withdraw(phone, id),
      withdraw(phone, id),
      organizer.cancel(tournamentId),
    ]);
    expect(answers.filter(({ status }) => status === 200)).not.toEqual([]);
    expect((await profileOf(phone))?.available).toBe(2000);
  });
});

describe('points of an entry that is refunded after they were spent', () => {
  test('Spent points of a refunded entry are owed, shown, and covered by the next points', async ({
    server,
  }) => {
    const phone = await server.playerPhone();
    const organizer = await organizerPhone(server);
    await give(server, phone, 400);
    const earning = await enter(server, phone, { organizerId: organizer.organizerId });
    server.clock.advance({ days: 8 });
    expect((await enter(server, phone, {}, 'points')).payment?.state).toBe('succeeded');
    await organizer.cancel(earning.tournamentId);
    expect(await profileOf(phone)).toMatchObject({ available: 0, debt: 100 });
    await give(server, phone, 150);
    expect(await profileOf(phone)).toMatchObject({ available: 50, debt: 0 });
  });
});

describe('two cancellations at the same moment', () => {
  test('Simultaneous cancellations of two tournaments with the same players both succeed', async ({
    server,
  }) => {
    const { organizerId, cancel } = await organizerPhone(server);
    const options = { organizerId };
    const [one, other] = [
      await makeTournament(server.services, options),
      await makeTournament(server.services, options),
    ];
    const phones = await Promise.all(Array.from({ length: 6 }, () => server.playerPhone()));
    // In opposite orders, so that the entries of the two tournaments sort differently.
    for (const [tournamentId, players] of [
      [one, phones],
      [other, phones.toReversed()],
    ] as const) {
      for (const phone of players) {
        const id = uuidv7();
        await phone.call(entries.apply, { body: { id, tournamentId, agreed: true } });
        const body = { id: uuidv7(), entryId: id, method: 'qr-code' as const };
        await phone.call(contract.pay, { body });
      }
    }
    const answers = await Promise.all([cancel(one), cancel(other)]);
    expect(answers.map(({ data }) => data?.refunds)).toEqual([6, 6]);
  });
});

describe('random steps of players and organizers', () => {
  type Step =
    | { readonly do: 'enter'; readonly feeYen: number; readonly days: number; readonly by: Method }
    | { readonly do: 'withdraw' | 'cancel'; readonly which: number }
    | { readonly do: 'wait'; readonly days: number };
  type Method = 'credit-card' | 'points';
  const which = fc.nat(6);
  const step: fc.Arbitrary<Step> = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        do: fc.constant('enter' as const),
        feeYen: fc.constantFrom(1, 999, 1000, 10_000),
        days: fc.nat(6),
        by: fc.constantFrom<Method>('credit-card', 'credit-card', 'points'),
      }),
    },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('withdraw' as const), which }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel' as const), which }) },
    {
      weight: 2,
      arbitrary: fc.record({ do: fc.constant('wait' as const), days: fc.constantFrom(1, 4, 100) }),
    },
  );

  /** One player with 1,900 points, one organizer, and the tournaments that they make. */
  async function open(server: TestApp) {
    const phone = await server.playerPhone();
    const organizer = await organizerPhone(server);
    await give(server, phone, 400);
    const made: { id: string; tournamentId: number }[] = [];
    let cancelled = false;
    const act = async (step: Step) => {
      if (step.do === 'wait') return server.clock.advance({ days: step.days });
      if (step.do === 'enter') {
        const { organizerId } = organizer;
        const applicationDeadline = addDays(dayInJapan(server.clock.now()), step.days);
        const options = { organizerId, feeYen: step.feeYen, applicationDeadline };
        made.push(await enter(server, phone, options, step.by));
        return;
      }
      const aim = made[step.which % Math.max(1, made.length)];
      if (step.do === 'withdraw' && aim) await withdraw(phone, aim.id);
      if (step.do === 'cancel' && aim) {
        cancelled = true;
        await organizer.cancel(aim.tournamentId);
      }
    };
    return { act, look: () => look(server, phone, cancelled) };
  }

  test('The ledger holds no more points than were given for money that was not refunded', async ({
    server,
  }) => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        const world = await open(server);
        for (const one of steps) {
          await world.act(one);
          await world.look();
        }
      }),
      { numRuns: 8 },
    );
  }, 120_000);
});

/** Every point is left, pays for a held place, or is owed; and no more were given than the rules give. */
async function look({ services, clock }: TestApp, phone: PlayerPhone, cancelled: boolean) {
  const { db } = services;
  const accountId = phone.player.id;
  const lots = await db.select().from(pointLots).where(eq(pointLots.accountId, accountId));
  const ids = new Set(lots.map(({ id }) => id));
  const open = (await db.select().from(pointSpendings)).filter(
    ({ lotId, endedAt }) => ids.has(lotId) && endedAt === null,
  );
  const spent = (has: (one: (typeof open)[number]) => boolean) =>
    open.filter(has).reduce((sum, { amount }) => sum + amount, 0);
  for (const lot of lots) {
    const rest = lot.revokedAt ? 0 : lot.amount - spent(({ lotId }) => lotId === lot.id);
    expect(lot.remaining).toBe(rest);
  }
  const rows = await db
    .select({ payment: payments, refundId: refunds.id })
    .from(payments)
    .leftJoin(refunds, eq(refunds.paymentId, payments.id))
    .where(eq(payments.accountId, accountId));
  const held = rows.filter(({ refundId }) => refundId === null).map(({ payment }) => payment);
  const earning = held.filter(({ method, amountYen }) => method !== 'points' && amountYen >= 1000);
  for (const { id } of held.filter(({ method }) => method === 'points')) {
    expect(spent(({ paymentId }) => paymentId === id)).toBe(2000);
  }
  const left = lots.reduce((sum, { remaining }) => sum + remaining, 0);
  const { debt } = await points.findBalance(db, accountId, clock.now());
  expect(left + spent(() => true)).toBe(1900 + 100 * earning.length + debt);
  if (!cancelled) expect(debt).toBe(0);
}
