import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import * as accounts from '#features/accounts/accounts.contract.ts';
import { auditLog } from '#features/audit/server/audit.tables.ts';
import * as entries from '#features/entries/entries.contract.ts';
import * as waitingList from '#features/entries/waiting-list/waiting-list.contract.ts';
import * as groups from '#features/groups/groups.contract.ts';
import { joined, newGroup, signedUp } from '#features/groups/server/groups.people.factory.ts';
import { makeOrganizerAccount } from '#features/organizers/server/organizers.factory.ts';
import { makeTournament } from '#features/tournaments/server/tournaments.factory.ts';
import { updateState } from '#features/tournaments/server/tournaments.store.ts';
import * as tournaments from '#features/tournaments/tournaments.contract.ts';
import { type Phone, type TestApp, test } from '../../../../apps/server/test-app.ts';
import * as publishing from '../../publishing.contract.ts';
import * as contract from '../own-events.contract.ts';
import type { EventForm, EventValues } from '../own-events.form.ts';

const form: EventForm = {
  name: "女子シングルス｜Women's singles",
  eventType: 'Singles',
  genderRule: 'female',
  level: 'Advanced',
  ageRule: 'Junior high school',
  participationFee: '1500',
  participantLimit: '16',
  perClubLimit: '',
  rated: 'yes',
};

async function hosted(server: TestApp, options = {}) {
  const { loginId, password, organizerId } = await makeOrganizerAccount(server.services);
  const phone = server.phone();
  await phone.call(accounts.login, { body: { loginId, password } });
  const id = await makeTournament(server.services, { organizerId, ...options });
  return { phone, id, params: { id } };
}

const add = (phone: Phone, id: number, change: Partial<EventForm> = {}, creationId = uuidv7()) =>
  phone.call(contract.add, {
    params: { id },
    body: { id: creationId, event: { ...form, ...change } },
  });
const edit = (
  phone: Phone,
  [id, eventId]: readonly [number, number],
  change: Partial<EventForm>,
  was: EventValues = form,
) =>
  phone.call(contract.edit, {
    params: { id, eventId },
    body: { event: { ...form, ...change }, was },
  });
const remove = (phone: Phone, id: number, eventId: number) =>
  phone.call(contract.remove, { params: { id, eventId } });
const apply = (phone: Phone, tournamentId: number, eventId: number) =>
  phone.call(entries.apply, { body: { id: uuidv7(), tournamentId, eventId, agreed: true } });
const namesOf = async (phone: Phone, id: number) =>
  (await phone.call(contract.list, { params: { id } })).data?.events.map(({ name }) => name);

describe('the ratings of an event', () => {
  test('An event whose results do not count says so to everybody', async ({ server }) => {
    const { phone, id, params } = await hosted(server);
    const { data } = await add(phone, id, { rated: 'no' });
    const seen = await server.phone().call(tournaments.find, { params });
    expect(seen.data?.tournament.events.map(({ isRated }) => isRated)).toEqual([true, false]);
    const saved = await edit(
      phone,
      [id, data!.event.id],
      { rated: 'yes' },
      { ...form, rated: 'no' },
    );
    expect(saved.data?.event.isRated).toBe(true);
  });

  test('A page that was opened before the question existed leaves the answer as it is', async ({
    server,
  }) => {
    const { phone, id } = await hosted(server);
    const { data } = await add(phone, id, { rated: 'no' });
    const { rated: _, ...older } = form;
    const saved = await phone.call(contract.edit, {
      params: { id, eventId: data!.event.id },
      body: { event: { ...older, ageRule: 'U15' }, was: older },
    });
    expect(saved.data?.event).toMatchObject({ isRated: false, ageRule: 'U15' });
  });

  test('Once the results are final, an organizer changes other facts only', async ({ server }) => {
    const { phone, id } = await hosted(server);
    const { data } = await add(phone, id);
    const eventId = data!.event.id;
    const now = server.clock.now();
    await updateState(server.services.db, id, { finalizedAt: now });
    const refused = await edit(phone, [id, eventId], { rated: 'no' });
    expect(refused.refusal).toMatchObject({
      code: 'RATED_ALREADY',
      fields: { rated: 'ratedAlready' },
    });
    expect((await edit(phone, [id, eventId], { ageRule: 'U15' })).status).toBe(200);
  });
});

describe('adding an event', () => {
  test('An added event is the last of its tournament and open for applications', async ({
    server,
  }) => {
    const { phone, id, params } = await hosted(server);
    const { data } = await add(phone, id, { perClubLimit: '4' });
    expect(data?.event).toMatchObject({
      name: form.name,
      eventType: 'Singles',
      genderRule: 'female',
      level: 'Advanced',
      ageRule: 'Junior high school',
      feeYen: 1500,
      participantLimit: 16,
      perClubLimit: 4,
      availability: 'open',
      isFirst: false,
      isEntered: false,
    });
    expect(await namesOf(phone, id)).toEqual(['', form.name]);
    const seen = await server.phone().call(tournaments.find, { params });
    expect(seen.data?.tournament).toMatchObject({
      feeYen: 1500,
      participantLimit: 48,
      placesLeft: 48,
      events: [{ name: '' }, { name: form.name, feeYen: 1500 }],
    });
  });

  test('An addition that is sent twice makes one event', async ({ server }) => {
    const { phone, id } = await hosted(server);
    const creationId = uuidv7();
    const first = await add(phone, id, {}, creationId);
    expect((await add(phone, id, {}, creationId)).data).toEqual(first.data);
    expect(await namesOf(phone, id)).toHaveLength(2);
    const other = await makeTournament(server.services, {});
    expect((await add(phone, other, {}, creationId)).refusal?.code).toBe('FORBIDDEN');
  });

  test('Another event under the id of one that was added is refused, and that one stays as it was', async ({
    server,
  }) => {
    const { phone, id } = await hosted(server);
    const creationId = uuidv7();
    await add(phone, id, {}, creationId);
    const corrected = await add(phone, id, { participationFee: '2500' }, creationId);
    expect([corrected.status, corrected.refusal?.code]).toEqual([409, 'ID_TAKEN']);
    expect(await namesOf(phone, id)).toHaveLength(2);
  });

  test('An event without a name, or with the name of another is refused', async ({ server }) => {
    const { phone, id } = await hosted(server);
    await add(phone, id, { name: 'Singles A' });
    const refused = async (change: Partial<EventForm>) => (await add(phone, id, change)).refusal;
    expect(await refused({ name: ' ' })).toMatchObject({
      code: 'NAME_MISSING',
      fields: { name: 'nameMissing' },
    });
    expect(await refused({ name: 'ｓｉｎｇｌｅｓ a' })).toMatchObject({ code: 'NAME_TAKEN' });
    expect(await refused({ genderRule: 'mixed' })).toMatchObject({
      code: 'NOT_DOUBLES',
      fields: { genderRule: 'mixedPairs' },
    });
    expect(await refused({ perClubLimit: '0' })).toMatchObject({ code: 'INVALID_INPUT' });
    expect(await namesOf(phone, id)).toEqual(['', 'Singles A']);
  });

  test('Doubles are added like singles, also mixed ones', async ({ server }) => {
    const { phone, id } = await hosted(server);
    const mixed = { name: 'Mixed doubles', eventType: 'Doubles', genderRule: 'mixed' } as const;
    const { data } = await add(phone, id, mixed);
    expect(data?.event).toMatchObject(mixed);
  });

  test('An event for teams is added like one of players', async ({ server }) => {
    const { phone, id } = await hosted(server);
    const teams = { name: "Men's teams", eventType: 'Team', genderRule: 'male' } as const;
    const { data } = await add(phone, id, teams);
    expect(data?.event).toMatchObject(teams);
  });

  test('The list and its filters find a tournament by any of its events', async ({ server }) => {
    const { phone, id } = await hosted(server, { level: 'Beginner', eventType: 'Doubles' });
    await add(phone, id);
    const found = async (query: Record<string, string>) =>
      (await server.phone().call(tournaments.list, { query } as never)).data?.tournaments.length;
    expect(await found({ level: 'Advanced' })).toBe(1);
    expect(await found({ eventType: 'Doubles', level: 'Beginner' })).toBe(1);
    expect(await found({ eventType: 'Doubles', level: 'Advanced' })).toBe(0);
  });

  test('A cancelled tournament takes no events', async ({ server }) => {
    const { phone, id, params } = await hosted(server);
    await phone.call(publishing.cancel, { params, body: { reason: '' } });
    expect((await add(phone, id)).refusal?.code).toBe('TOURNAMENT_CANCELLED');
    expect((await phone.call(contract.list, { params })).data?.isOpen).toBe(false);
  });

  test("An operator's addition to another's tournament is written into the audit log", async ({
    server,
  }) => {
    const { id } = await hosted(server);
    const phone = await server.operatorPhone();
    expect((await add(phone, id)).status).toBe(200);
    const logged = await server.services.db.select().from(auditLog);
    expect(logged).toMatchObject([{ action: 'tournament-changed' }]);
  });
});

describe('changing an event', () => {
  test('Two people who change different fields of an event lose nothing, and the same field asks', async ({
    server,
  }) => {
    const { phone, id } = await hosted(server);
    const eventId = (await add(phone, id)).data?.event.id ?? 0;
    await edit(phone, [id, eventId], { participationFee: '2000' });
    const { data } = await edit(phone, [id, eventId], { participantLimit: '24' });
    expect(data?.event).toMatchObject({ feeYen: 2000, participantLimit: 24 });
    const clash = await edit(phone, [id, eventId], { participationFee: '1800' });
    expect(clash.refusal).toMatchObject({
      code: 'EVENT_CHANGED',
      details: { participationFee: '2000' },
    });
  });

  test('A limit below the places taken is refused, and a higher one offers places to the waiting list', async ({
    server,
  }) => {
    const { phone, id } = await hosted(server);
    const eventId = (await add(phone, id, { participantLimit: '1' })).data?.event.id ?? 0;
    const was = { ...form, participantLimit: '1' };
    await apply(await server.playerPhone(), id, eventId);
    const waiting = await server.playerPhone();
    const body = { id: uuidv7(), tournamentId: id, eventId };
    expect((await waiting.call(waitingList.join, { body })).data?.waiting.position).toBe(1);
    await edit(phone, [id, eventId], { participantLimit: '2' }, was);
    const [offer] = (await waiting.call(waitingList.mine)).data?.waiting ?? [];
    expect(offer?.state).toBe('offered');
    const below = await edit(
      phone,
      [id, eventId],
      { participantLimit: '1' },
      {
        ...form,
        participantLimit: '2',
      },
    );
    expect(below.refusal).toMatchObject({ code: 'LIMIT_BELOW_TAKEN', details: { taken: 2 } });
  });

  test('The type of an event with entries cannot change, also not by the form of the tournament', async ({
    server,
  }) => {
    const { phone, id, params } = await hosted(server, { eventType: 'Doubles' });
    const { data } = await phone.call(contract.list, { params });
    const [first] = data?.events ?? [];
    await apply(await server.playerPhone(), id, first?.id ?? 0);
    const was = { ...form, eventType: 'Doubles' };
    const changed = await edit(phone, [id, first?.id ?? 0], { eventType: 'Singles' }, was);
    expect(changed.refusal).toMatchObject({
      code: 'TYPE_FIXED',
      fields: { eventType: 'typeFixed' },
    });
  });

  test('An event that is not of the tournament is not found', async ({ server }) => {
    const { phone, id } = await hosted(server);
    expect((await edit(phone, [id, 999], {})).refusal?.code).toBe('EVENT_NOT_FOUND');
  });
});

describe('deleting an event', () => {
  test('An event that nobody has entered is deleted, and deleting it again changes nothing', async ({
    server,
  }) => {
    const { phone, id } = await hosted(server);
    const eventId = (await add(phone, id)).data?.event.id ?? 0;
    expect((await remove(phone, id, eventId)).status).toBe(200);
    expect((await remove(phone, id, eventId)).status).toBe(200);
    expect(await namesOf(phone, id)).toEqual(['']);
  });

  test('The first event and an event with entries cannot be deleted, also not after a withdrawal', async ({
    server,
  }) => {
    const { phone, id, params } = await hosted(server);
    const { data } = await phone.call(contract.list, { params });
    const first = data?.events[0]?.id ?? 0;
    expect((await remove(phone, id, first)).refusal?.code).toBe('FIRST_EVENT');
    const eventId = (await add(phone, id)).data?.event.id ?? 0;
    const player = await server.playerPhone();
    const entered = await apply(player, id, eventId);
    const entryId = entered.data?.entry.id ?? '';
    expect((await remove(phone, id, eventId)).refusal?.code).toBe('EVENT_HAS_ENTRIES');
    await player.call(entries.withdraw, { params: { id: entryId } });
    expect((await remove(phone, id, eventId)).refusal?.code).toBe('EVENT_HAS_ENTRIES');
  });

  test('An application and a deletion of the event at the same time leave one of them', async ({
    server,
  }) => {
    const { phone, id } = await hosted(server);
    const eventId = (await add(phone, id)).data?.event.id ?? 0;
    const player = await server.playerPhone();
    const [entered, removed] = await Promise.all([
      apply(player, id, eventId),
      remove(phone, id, eventId),
    ]);
    const outcome = [entered.refusal?.code, removed.refusal?.code];
    expect([
      [undefined, 'EVENT_HAS_ENTRIES'],
      ['EVENT_NOT_FOUND', undefined],
    ]).toContainEqual(outcome);
  });
});

describe('the limit of a club', () => {
  test('A club has as many entries in an event as the organizer allows; others go on', async ({
    server,
  }) => {
    const { phone, id } = await hosted(server);
    const added = await add(phone, id, { perClubLimit: '1', participationFee: '0' });
    const eventId = added.data?.event.id ?? 0;
    const coach = await signedUp(server, 'Kato Jun');
    await coach.call(groups.create, { body: newGroup() });
    const [one, two] = [
      await joined(server, 'Ito Yu', 'SAKURA01'),
      await joined(server, 'Oka Rin', 'SAKURA01'),
    ];
    expect((await apply(one, id, eventId)).data?.entry.state).toBe('confirmed');
    expect((await apply(two, id, eventId)).refusal?.code).toBe('CLUB_LIMIT_REACHED');
    const other = await signedUp(server, 'Mori Aya');
    expect((await apply(other, id, eventId)).data?.entry.state).toBe('confirmed');
  });
});
