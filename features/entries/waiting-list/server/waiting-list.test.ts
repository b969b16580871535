import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import { RETENTION } from '#features/legal/privacy/privacy.retention.policy.ts';
import * as notifications from '#features/notifications/notifications.contract.ts';
import * as payments from '#features/payments/payments.contract.ts';
import { makeTournament } from '#features/tournaments/server/tournaments.factory.ts';
import * as publicTournaments from '#features/tournaments/tournaments.contract.ts';
import { mails } from '#platform/server/mail/mail.tables.ts';
import { whileLocked } from '#platform/testing/while-locked.ts';
import { type Phone, type TestApp, test } from '../../../../apps/server/test-app.ts';
import * as entries from '../../entries.contract.ts';
import { entriesJobs } from '../../server/entries.jobs.ts';
import * as contract from '../waiting-list.contract.ts';
import { waitingEntries } from './waiting-list.tables.ts';

const apply = (phone: Phone, tournamentId: number) =>
  phone.call(entries.apply, { body: { id: uuidv7(), tournamentId, agreed: true } });
const join = (phone: Phone, tournamentId: number, id = uuidv7()) =>
  phone.call(contract.join, { body: { id, tournamentId } });
const pay = (phone: Phone, entryId: string) =>
  phone.call(payments.pay, {
    body: { id: uuidv7(), entryId, method: 'credit-card', cardToken: 'tok_sandbox_ok_4242' },
  });
const mine = async (phone: Phone) => (await phone.call(contract.mine)).data?.waiting;
const placesLeft = async ({ phone }: TestApp, id: number) =>
  (await phone().call(publicTournaments.find, { params: { id } })).data?.tournament.placesLeft;

/** The job that runs every minute. */
const sweep = async ({ services }: TestApp) => {
  for (const job of entriesJobs(services)) if (job.cron) await job.run({});
};

/** A tournament with one place, which `holder` has paid. */
async function fullTournament(server: TestApp, options = {}) {
  const tournamentId = await makeTournament(server.services, { participantLimit: 1, ...options });
  const holder = await server.playerPhone();
  const entryId = (await apply(holder, tournamentId)).data?.entry.id ?? '';
  await pay(holder, entryId);
  const giveUp = () => holder.call(entries.withdraw, { params: { id: entryId } });
  return { tournamentId, holder, giveUp };
}

describe('the waiting list', () => {
  test('The next person gets an offered place when the offer lapses while its acceptance waits', async ({
    server,
  }) => {
    const { tournamentId, giveUp } = await fullTournament(server);
    const [first, second] = [await server.playerPhone(), await server.playerPhone()];
    await join(first, tournamentId);
    await join(second, tournamentId);
    await giveUp();
    const answer = await whileLocked(server.services.db, 'tournaments', {
      call: () => apply(first, tournamentId),
      meanwhile: () => server.clock.advance({ days: 1 }),
    });
    expect(answer.refusal?.code).toBe('TOURNAMENT_FULL');
    expect(await mine(second)).toMatchObject([{ state: 'offered' }]);
  });

  test('A freed place is offered to the first person on the waiting list, who accepts by applying and paying', async ({
    server,
  }) => {
    const { tournamentId, giveUp } = await fullTournament(server);
    const [first, second] = [await server.playerPhone(), await server.playerPhone()];
    await join(first, tournamentId);
    const joined = await join(second, tournamentId);
    expect(joined.data?.waiting).toMatchObject({ state: 'waiting', position: 2 });
    await giveUp();

    expect(await mine(first)).toMatchObject([
      { state: 'offered', position: null, offerUntil: '2026-11-21T03:00:00.000Z' },
    ]);
    expect(await mine(second)).toMatchObject([{ state: 'waiting', position: 1 }]);
    const notified = await first.call(notifications.list, { query: {} });
    expect(notified.data?.notifications[0]?.kind).toBe('place-offered');
    const [mail] = await server.services.db.select().from(mails).where(sql`kind = 'place-offered'`);
    expect(mail).toMatchObject({ toAddress: first.player.email });
    expect(mail?.textBody).toContain('Nov 21, 2026, 12:00');

    // The place is held: nobody else can take it, whether on the list or not.
    expect(await placesLeft(server, tournamentId)).toBe(0);
    const stranger = await apply(await server.playerPhone(), tournamentId);
    expect(stranger.refusal?.code).toBe('TOURNAMENT_FULL');
    expect((await apply(second, tournamentId)).refusal?.code).toBe('TOURNAMENT_FULL');

    const accepted = await apply(first, tournamentId);
    expect(accepted.data?.entry.state).toBe('reserved');
    expect((await pay(first, accepted.data?.entry.id ?? '')).status).toBe(200);
    expect(await mine(first)).toEqual([]);
    expect(await placesLeft(server, tournamentId)).toBe(0);
  });

  test('Who gets a free place of a tournament without a fee reads nothing about paying', async ({
    server,
  }) => {
    const { tournamentId, giveUp } = await fullTournament(server, { feeYen: 0 });
    const waiting = await server.playerPhone();
    await join(waiting, tournamentId);
    await giveUp();
    const [mail] = await server.services.db.select().from(mails).where(sql`kind = 'place-offered'`);
    expect(mail?.textBody).toContain('Participation fee: none\n\nApply here to take it:\nhttp');
    expect(mail?.textBody).not.toContain('pay');
    const { data } = await waiting.call(notifications.list, {});
    expect(data?.notifications[0]).toMatchObject({
      kind: 'place-offered',
      facts: { amountYen: 0 },
    });
  });

  test('A place whose offer lapses is offered to the next person on the waiting list', async ({
    server,
  }) => {
    const { tournamentId, giveUp } = await fullTournament(server);
    const [first, second] = [await server.playerPhone(), await server.playerPhone()];
    await join(first, tournamentId);
    await join(second, tournamentId);
    await giveUp();
    server.clock.advance({ hours: 24 });
    await sweep(server);
    expect(await mine(first)).toEqual([]);
    expect(await mine(second)).toMatchObject([{ state: 'offered' }]);
    expect((await apply(first, tournamentId)).refusal?.code).toBe('TOURNAMENT_FULL');
    const notified = await first.call(notifications.list, { query: {} });
    expect(notified.data?.notifications[0]?.kind).toBe('offer-lapsed');
  });

  test('A place that is accepted and not paid is offered to the next person on the waiting list', async ({
    server,
  }) => {
    const { tournamentId, giveUp } = await fullTournament(server);
    const [first, second] = [await server.playerPhone(), await server.playerPhone()];
    await join(first, tournamentId);
    await join(second, tournamentId);
    await giveUp();
    await apply(first, tournamentId);
    server.clock.advance({ minutes: 30 });
    await sweep(server);
    expect(await mine(second)).toMatchObject([{ state: 'offered' }]);
  });

  test('A place whose offer is given up goes to the next person on the waiting list', async ({
    server,
  }) => {
    const { tournamentId, giveUp } = await fullTournament(server);
    const [first, second] = [await server.playerPhone(), await server.playerPhone()];
    const joined = await join(first, tournamentId);
    await join(second, tournamentId);
    await giveUp();
    const params = { id: joined.data?.waiting.id ?? '' };
    expect((await first.call(contract.leave, { params })).status).toBe(200);
    expect((await first.call(contract.leave, { params })).status).toBe(200);
    expect(await mine(second)).toMatchObject([{ state: 'offered' }]);
    expect(await placesLeft(server, tournamentId)).toBe(0);
  });

  test('An offer ends no later than applications close', async ({ server }) => {
    const options = { applicationDeadline: '2026-11-20' };
    const { tournamentId, giveUp } = await fullTournament(server, options);
    const first = await server.playerPhone();
    await join(first, tournamentId);
    await giveUp();
    // Midnight in Japan.
    expect(await mine(first)).toMatchObject([{ offerUntil: '2026-11-20T15:00:00.000Z' }]);
    server.clock.advance({ hours: 12 });
    await sweep(server);
    expect((await apply(first, tournamentId)).refusal?.code).toBe('TOURNAMENT_CLOSED');
  });

  test('The waiting list ends when the day of the tournament is over, and is deleted with its period', async ({
    server,
  }) => {
    const day = { applicationDeadline: '2026-11-25', eventDate: '2026-12-01' };
    const { tournamentId } = await fullTournament(server, day);
    const phone = await server.playerPhone();
    await join(phone, tournamentId);
    // 23:59 of the day in Japan: until then a place may still be offered.
    server.clock.advance({ days: 11, hours: 11, minutes: 59 });
    await sweep(server);
    expect(await mine(phone)).toMatchObject([{ state: 'waiting' }]);
    server.clock.advance({ minutes: 1 });
    await sweep(server);
    expect(await mine(phone)).toEqual([]);
    const left = () => server.services.db.$count(waitingEntries);
    server.clock.advance({ days: RETENTION.emptyEntry.days });
    await server.app.jobs.runNow('personal-data.retention');
    expect(await left()).toBe(1);
    server.clock.advance({ minutes: 1 });
    await server.app.jobs.runNow('personal-data.retention');
    expect(await left()).toBe(0);
  });

  test('A request to join the waiting list that is sent twice joins once', async ({ server }) => {
    const { tournamentId } = await fullTournament(server);
    const phone = await server.playerPhone();
    const id = uuidv7();
    const first = await join(phone, tournamentId, id);
    expect((await join(phone, tournamentId, id)).data).toEqual(first.data);
    expect((await join(phone, tournamentId)).data).toEqual(first.data);
    expect(await mine(phone)).toHaveLength(1);
  });

  test('The waiting list refuses players while there are places, when entries are closed, and those who have entered', async ({
    server,
  }) => {
    const open = await makeTournament(server.services);
    const phone = await server.playerPhone();
    expect((await join(phone, open)).refusal?.code).toBe('PLACES_LEFT');
    expect((await join(phone, 999)).refusal?.code).toBe('TOURNAMENT_NOT_FOUND');
    const { tournamentId, holder } = await fullTournament(server);
    expect((await join(holder, tournamentId)).refusal?.code).toBe('ALREADY_ENTERED');
    expect((await join(server.phone(), tournamentId)).refusal?.code).toBe('SIGN_IN_REQUIRED');
    server.clock.advance({ days: 8 });
    expect((await join(phone, tournamentId)).refusal?.code).toBe('TOURNAMENT_CLOSED');
  });

  test('A waiting-list position of another player cannot be seen or left', async ({ server }) => {
    const { tournamentId } = await fullTournament(server);
    const [phone, other] = [await server.playerPhone(), await server.playerPhone()];
    const joined = await join(phone, tournamentId);
    expect(await mine(other)).toEqual([]);
    const params = { id: joined.data?.waiting.id ?? '' };
    expect((await other.call(contract.leave, { params })).refusal?.code).toBe('WAITING_NOT_FOUND');
    expect(await mine(phone)).toHaveLength(1);
  });

  test('A waiting list of twenty gets three freed places in order, with new applications at the same time', async ({
    server,
  }) => {
    const tournamentId = await makeTournament(server.services, { participantLimit: 3 });
    const holders = await Promise.all([1, 2, 3].map(() => server.playerPhone()));
    const held: (string | undefined)[] = [];
    for (const holder of holders) held.push((await apply(holder, tournamentId)).data?.entry.id);
    const line: Phone[] = [];
    for (let count = 0; count < 6; count += 1) {
      const phone = await server.playerPhone();
      line.push(phone);
      await join(phone, tournamentId);
    }
    const strangers = await Promise.all([1, 2, 3].map(() => server.playerPhone()));
    await Promise.all([
      ...holders.map((holder, at) =>
        holder.call(entries.withdraw, { params: { id: held[at] ?? '' } }),
      ),
      ...strangers.map((phone) => apply(phone, tournamentId)),
    ]);
    const states = await Promise.all(line.map(async (phone) => (await mine(phone))?.[0]?.state));
    expect(states).toEqual(['offered', 'offered', 'offered', 'waiting', 'waiting', 'waiting']);
    expect(await placesLeft(server, tournamentId)).toBe(0);
  });
});
