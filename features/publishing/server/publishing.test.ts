import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import * as accounts from '#features/accounts/accounts.contract.ts';
import { makeOrganizerAccount } from '#features/organizers/server/organizers.factory.ts';
import { makeTournament } from '#features/tournaments/server/tournaments.factory.ts';
import * as publicContract from '#features/tournaments/tournaments.contract.ts';
import { type Phone, type TestApp, test } from '../../../apps/server/test-app.ts';
import * as contract from '../publishing.contract.ts';

const tournament = {
  tournamentName: '秋季ジュニアオープン',
  prefecture: 'Tokyo' as const,
  venue: '有明テニスの森',
  eventDate: '2026-12-20',
  startTime: '09:00',
  endTime: '17:00',
  applicationDeadline: '2026-12-10',
  participantLimit: '32',
  tournamentLevel: 'Intermediate' as const,
  eventType: 'Singles' as const,
  participationFee: '1000',
  organizerName: 'typed by nobody',
  contactInfo: 'info@midori.example',
  emergencyContact: '090-1111-2222',
  notes: '',
};

async function organizerPhone(server: TestApp): Promise<Phone> {
  const { loginId, password } = await makeOrganizerAccount(server.services, 'みどり市テニス協会');
  const phone = server.phone();
  await phone.call(accounts.login, { body: { loginId, password } });
  return phone;
}

const publish = (phone: Phone, changes: object = {}, id = uuidv7()) =>
  phone.call(contract.publish, { body: { id, tournament: { ...tournament, ...changes } } });

describe('publishing a tournament', () => {
  test('A published tournament is open to everybody, under the name of the organization', async ({
    server,
  }) => {
    const { data } = await publish(await organizerPhone(server));
    const params = { id: data?.tournamentId ?? 0 };
    const found = await server.phone().call(publicContract.find, { params });
    expect(found.data?.tournament).toMatchObject({
      name: '秋季ジュニアオープン',
      organizerName: 'みどり市テニス協会',
      participantLimit: 32,
      placesLeft: 32,
      feeYen: 1000,
      availability: 'open',
    });
    expect(found.data?.tournament).not.toHaveProperty('emergencyContact');
    const list = await server.phone().call(publicContract.list, { query: { q: 'じゅにあ' } });
    expect(list.data?.tournaments).toHaveLength(1);
  });

  test('A tournament published again with the same id is the same tournament', async ({
    server,
  }) => {
    const phone = await organizerPhone(server);
    const id = uuidv7();
    const first = await publish(phone, {}, id);
    expect((await publish(phone, {}, id)).data).toEqual(first.data);
  });

  test('A tournament published again with the same id and other contents is refused, with the number of the first', async ({
    server,
  }) => {
    const phone = await organizerPhone(server);
    const id = uuidv7();
    const first = await publish(phone, {}, id);
    const { refusal, status } = await publish(phone, { venue: '別の会場' }, id);
    expect([status, refusal?.code, refusal?.details]).toEqual([
      409,
      'ALREADY_PUBLISHED',
      first.data,
    ]);
  });

  test("A tournament published with another organizer's id is refused and reveals nothing of theirs", async ({
    server,
  }) => {
    const id = uuidv7();
    await publish(await organizerPhone(server), {}, id);
    const { refusal } = await publish(await organizerPhone(server), {}, id);
    expect(refusal).toMatchObject({ code: 'ALREADY_PUBLISHED', details: { tournamentId: null } });
  });

  test('A tournament is refused at each field that the specification requires', async ({
    server,
  }) => {
    const phone = await organizerPhone(server);
    const wrong = [
      ['tournamentName', 'four', 'nameShort'],
      ['prefecture', '', 'prefectureMissing'],
      ['venue', '  ', 'venueMissing'],
      ['eventDate', '', 'eventDateMissing'],
      ['eventDate', '2026-02-30', 'eventDateMissing'],
      ['startTime', '', 'startTimeMissing'],
      ['endTime', '25:00', 'endTimeMissing'],
      ['applicationDeadline', '', 'deadlineMissing'],
      ['participantLimit', '0', 'limitNotPositive'],
      ['participantLimit', '-5', 'limitNotPositive'],
      ['participantLimit', '1.5', 'limitNotPositive'],
      ['participantLimit', 'many', 'limitNotPositive'],
      ['participantLimit', '99999999999', 'limitTooLarge'],
      ['tournamentLevel', '', 'levelMissing'],
      ['eventType', '', 'eventTypeMissing'],
      ['participationFee', '', 'feeMissing'],
      ['participationFee', '-1', 'feeNotYen'],
      ['participationFee', '10.5', 'feeNotYen'],
      ['participationFee', '9999999', 'feeTooLarge'],
      ['organizerName', '', 'organizerMissing'],
      ['contactInfo', '', 'contactMissing'],
      ['emergencyContact', '', 'emergencyMissing'],
    ] as const;
    for (const [field, value, key] of wrong) {
      const { status, refusal } = await publish(phone, { [field]: value });
      expect([status, refusal?.fields]).toEqual([422, { [`tournament.${field}`]: key }]);
    }
  });

  test('A tournament accepts amounts as people write them', async ({ server }) => {
    const phone = await organizerPhone(server);
    const { data } = await publish(phone, {
      participantLimit: '３２',
      participationFee: '¥1,500円',
    });
    const params = { id: data?.tournamentId ?? 0 };
    const found = await phone.call(contract.findOwn, { params });
    expect(found.data?.tournament).toMatchObject({ participantLimit: 32, feeYen: 1500 });
  });

  test('A tournament with an end before its start and a deadline after its day is not refused', async ({
    server,
  }) => {
    const odd = { startTime: '17:00', endTime: '09:00', applicationDeadline: '2026-12-25' };
    expect((await publish(await organizerPhone(server), odd)).status).toBe(200);
  });

  test('Publishing is refused for a player and for a visitor', async ({ server }) => {
    const player = await publish(await server.playerPhone());
    expect([player.status, player.refusal?.code]).toEqual([403, 'FORBIDDEN']);
    const visitor = await publish(server.phone());
    expect([visitor.status, visitor.refusal?.code]).toEqual([401, 'SIGN_IN_REQUIRED']);
  });
});

describe("an organizer's own tournaments", () => {
  test("The organizer's list shows their own tournaments only, by date", async ({ server }) => {
    const phone = await organizerPhone(server);
    await publish(phone, { tournamentName: 'Second of them', eventDate: '2026-12-25' });
    await publish(phone, { tournamentName: 'First of them', eventDate: '2026-12-21' });
    await makeTournament(server.services);
    const { data } = await phone.call(contract.mine, { query: { when: 'coming' } });
    expect(data?.tournaments.map(({ name }) => name)).toEqual(['First of them', 'Second of them']);
    const past = await phone.call(contract.mine, { query: { when: 'past' } });
    expect(past.data?.tournaments).toEqual([]);
  });

  test('A tournament shows its emergency contact to its organizer, and nothing to others', async ({
    server,
  }) => {
    const phone = await organizerPhone(server);
    const { data } = await publish(phone);
    const params = { id: data?.tournamentId ?? 0 };
    const own = await phone.call(contract.findOwn, { params });
    expect(own.data?.tournament.emergencyContact).toBe('090-1111-2222');
    const other = await (await organizerPhone(server)).call(contract.findOwn, { params });
    expect([other.status, other.refusal?.code]).toEqual([403, 'FORBIDDEN']);
    const player = await (await server.playerPhone()).call(contract.findOwn, { params });
    expect(player.refusal?.code).toBe('FORBIDDEN');
  });

  test('A tournament that does not exist is not found', async ({ server }) => {
    const phone = await organizerPhone(server);
    const { refusal } = await phone.call(contract.findOwn, { params: { id: 999 } });
    expect(refusal?.code).toBe('TOURNAMENT_NOT_FOUND');
  });
});
