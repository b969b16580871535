import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import { makeTournament } from '#features/tournaments/server/tournaments.factory.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import { addDays, dayInJapan } from '#platform/shared/format.ts';
import { whileLocked } from '#platform/testing/while-locked.ts';
import { type Phone, type TestApp, test } from '../../../apps/server/test-app.ts';
import * as contract from '../entries.contract.ts';

const apply = (phone: Phone, tournamentId: number, id = uuidv7()) =>
  phone.call(contract.apply, { body: { id, tournamentId, agreed: true } });

async function placesTaken({ services }: TestApp, id: number): Promise<number | undefined> {
  const tournament = await tournaments.findById(services.db, id);
  return tournament?.events[0].placesTaken;
}

describe('applying', () => {
  test('Applying reserves a place for 30 minutes', async ({ server }) => {
    const phone = await server.playerPhone();
    const tournamentId = await makeTournament(server.services);
    const { data } = await apply(phone, tournamentId);
    expect(data?.entry).toMatchObject({
      state: 'reserved',
      feeYen: 2000,
      reservedUntil: '2026-11-20T03:30:00.000Z',
      emergencyContact: null,
      canWithdraw: true,
      tournament: { id: tournamentId, placesLeft: 31 },
    });
  });

  test('An application sent again with the same id changes nothing', async ({ server }) => {
    const phone = await server.playerPhone();
    const tournamentId = await makeTournament(server.services);
    const id = uuidv7();
    const first = await apply(phone, tournamentId, id);
    const second = await apply(phone, tournamentId, id);
    expect(second.data).toEqual(first.data);
    expect(await placesTaken(server, tournamentId)).toBe(1);
  });

  test('A second application with another id returns the existing reservation', async ({
    server,
  }) => {
    const phone = await server.playerPhone();
    const tournamentId = await makeTournament(server.services);
    const first = await apply(phone, tournamentId);
    const second = await apply(phone, tournamentId);
    expect(second.data?.entry.id).toBe(first.data?.entry.id);
    expect(await placesTaken(server, tournamentId)).toBe(1);
  });

  test('An application for a tournament without a fee is confirmed immediately, with a mail', async ({
    server,
  }) => {
    const phone = await server.playerPhone();
    const tournamentId = await makeTournament(server.services, { feeYen: 0 });
    const { data } = await apply(phone, tournamentId);
    expect(data?.entry).toMatchObject({ state: 'confirmed', emergencyContact: '090-0000-0000' });
    expect(await server.app.jobs.drain()).toEqual([]);
  });

  test('The emergency contact is sent until the end of the day of the tournament', async ({
    server,
  }) => {
    const phone = await server.playerPhone();
    const eventDate = addDays(dayInJapan(server.clock.now()), 20);
    const tournamentId = await makeTournament(server.services, { feeYen: 0, eventDate });
    const entry = (await apply(phone, tournamentId)).data?.entry;
    const contact = async () => {
      const { data } = await phone.call(contract.find, { params: { id: entry?.id ?? '' } });
      return data?.entry.emergencyContact;
    };
    server.clock.advance({ days: 20 });
    expect(await contact()).toBe('090-0000-0000');
    server.clock.advance({ days: 1 });
    expect(await contact()).toBeNull();
  });

  test('200 simultaneous applications for 32 places get exactly 32', async ({ server }) => {
    const tournamentId = await makeTournament(server.services, { participantLimit: 32 });
    const phones = await Promise.all(Array.from({ length: 200 }, () => server.playerPhone()));
    const answers = await Promise.all(phones.map((phone) => apply(phone, tournamentId)));
    const codes = answers.map((answer) => answer.refusal?.code ?? 'reserved');
    expect(codes.filter((code) => code === 'reserved')).toHaveLength(32);
    expect(codes.filter((code) => code === 'TOURNAMENT_FULL')).toHaveLength(168);
    expect(await placesTaken(server, tournamentId)).toBe(32);
  }, 120_000);

  test('An application without agreement to the terms is refused', async ({ server }) => {
    const phone = await server.playerPhone();
    const tournamentId = await makeTournament(server.services);
    const body = { id: uuidv7(), tournamentId, agreed: false };
    const { refusal } = await phone.call(contract.apply, { body });
    expect(refusal).toMatchObject({ code: 'AGREEMENT_REQUIRED', fields: { agreed: 'agreement' } });
  });

  test('An application by a visitor is refused', async ({ server }) => {
    const tournamentId = await makeTournament(server.services);
    const { refusal, status } = await apply(server.phone(), tournamentId);
    expect([status, refusal?.code]).toEqual([401, 'SIGN_IN_REQUIRED']);
  });

  test('An application for a tournament that does not exist is refused', async ({ server }) => {
    const { refusal } = await apply(await server.playerPhone(), 999);
    expect(refusal?.code).toBe('TOURNAMENT_NOT_FOUND');
  });

  test('An application is refused the day after the deadline, and accepted on the last evening', async ({
    server,
  }) => {
    const tournamentId = await makeTournament(server.services, {
      applicationDeadline: '2026-11-20',
    });
    // 23:59 in Japan.
    server.clock.advance({ hours: 11, minutes: 59 });
    expect((await apply(await server.playerPhone(), tournamentId)).status).toBe(200);
    server.clock.advance({ minutes: 1 });
    const late = await apply(await server.playerPhone(), tournamentId);
    expect(late.refusal?.code).toBe('TOURNAMENT_CLOSED');
  });

  test('An application is refused when the deadline passes while it waits for another application', async ({
    server,
  }) => {
    const phone = await server.playerPhone();
    const applicationDeadline = '2026-11-20';
    const tournamentId = await makeTournament(server.services, { applicationDeadline });
    const answer = await whileLocked(server.services.db, 'tournaments', {
      call: () => apply(phone, tournamentId),
      meanwhile: () => server.clock.advance({ hours: 12 }),
    });
    expect(answer.refusal?.code).toBe('TOURNAMENT_CLOSED');
  });

  test('An application with an id that another player used is refused', async ({ server }) => {
    const tournamentId = await makeTournament(server.services);
    const id = uuidv7();
    await apply(await server.playerPhone(), tournamentId, id);
    const { refusal } = await apply(await server.playerPhone(), tournamentId, id);
    expect(refusal?.code).toBe('ID_TAKEN');
  });
});

describe('an unpaid place', () => {
  test('An unpaid place goes to the next player after its 30 minutes', async ({ server }) => {
    const tournamentId = await makeTournament(server.services, { participantLimit: 1 });
    const [first, second] = [await server.playerPhone(), await server.playerPhone()];
    const mine = await apply(first, tournamentId);
    server.clock.advance({ minutes: 29, seconds: 59 });
    expect((await apply(second, tournamentId)).refusal?.code).toBe('TOURNAMENT_FULL');
    server.clock.advance({ seconds: 1 });
    expect((await apply(second, tournamentId)).data?.entry.state).toBe('reserved');
    const params = { id: mine.data?.entry.id ?? '' };
    expect((await first.call(contract.find, { params })).data?.entry.state).toBe('lapsed');
  });

  test('The sweep frees an unpaid place without another application', async ({ server }) => {
    const tournamentId = await makeTournament(server.services);
    await apply(await server.playerPhone(), tournamentId);
    server.clock.advance({ minutes: 30 });
    const { listTournamentsToSweep } = await import('./entries.store.ts');
    const { sweepTournament } = await import('./entries.places.commands.ts');
    const now = server.clock.now();
    expect(await listTournamentsToSweep(server.services.db, now)).toEqual([tournamentId]);
    await sweepTournament(server.services, tournamentId);
    expect(await placesTaken(server, tournamentId)).toBe(0);
  });

  test('An unpaid place shows as lapsed from the moment it expires', async ({ server }) => {
    const phone = await server.playerPhone();
    const { data } = await apply(phone, await makeTournament(server.services));
    server.clock.advance({ minutes: 30 });
    const found = await phone.call(contract.find, { params: { id: data?.entry.id ?? '' } });
    expect(found.data?.entry).toMatchObject({ state: 'lapsed', canWithdraw: false });
  });

  test('An unpaid place can be given up at any time, and is then free again', async ({
    server,
  }) => {
    const phone = await server.playerPhone();
    const tournamentId = await makeTournament(server.services);
    const { data } = await apply(phone, tournamentId);
    const params = { id: data?.entry.id ?? '' };
    const gone = await phone.call(contract.withdraw, { params });
    expect(gone.data?.entry).toMatchObject({ state: 'withdrawn', refund: 'none' });
    expect(await placesTaken(server, tournamentId)).toBe(0);
    expect((await apply(phone, tournamentId)).data?.entry.state).toBe('reserved');
  });
});

describe('giving a place up', () => {
  test('A withdrawal is refused when the deadline passes while it waits for another application', async ({
    server,
  }) => {
    const phone = await server.playerPhone();
    const free = { feeYen: 0, applicationDeadline: '2026-11-20' };
    const entry = (await apply(phone, await makeTournament(server.services, free))).data?.entry;
    const answer = await whileLocked(server.services.db, 'tournaments', {
      call: () => phone.call(contract.withdraw, { params: { id: entry?.id ?? '' } }),
      meanwhile: () => server.clock.advance({ hours: 12 }),
    });
    expect(answer.refusal?.code).toBe('DEADLINE_PASSED');
  });

  test('A confirmed place cannot be withdrawn after the day of the event, also where the deadline is later', async ({
    server,
  }) => {
    const phone = await server.playerPhone();
    const late = { feeYen: 0, eventDate: '2026-11-21', applicationDeadline: '2026-11-25' };
    const entry = (await apply(phone, await makeTournament(server.services, late))).data?.entry;
    expect(entry).toMatchObject({ state: 'confirmed', canWithdraw: true });
    server.clock.advance({ days: 2 });
    const params = { id: entry?.id ?? '' };
    const found = await phone.call(contract.find, { params });
    expect(found.data?.entry).toMatchObject({ canWithdraw: false, asksToWithdraw: false });
    expect((await phone.call(contract.withdraw, { params })).refusal?.code).toBe('DEADLINE_PASSED');
  });
});

describe("somebody else's entry", () => {
  test('The entry of another player cannot be seen or withdrawn: it does not exist for others', async ({
    server,
  }) => {
    const tournamentId = await makeTournament(server.services);
    const { data } = await apply(await server.playerPhone(), tournamentId);
    const params = { id: data?.entry.id ?? '' };
    const other = await server.playerPhone();
    expect((await other.call(contract.find, { params })).refusal?.code).toBe('ENTRY_NOT_FOUND');
    const { refusal } = await other.call(contract.withdraw, { params });
    expect(refusal?.code).toBe('ENTRY_NOT_FOUND');
    expect(await placesTaken(server, tournamentId)).toBe(1);
  });
});
