import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import * as accounts from '#features/accounts/accounts.contract.ts';
import * as entries from '#features/entries/entries.contract.ts';
import * as entryList from '#features/entry-list/entry-list.contract.ts';
import { makeOrganizerAccount } from '#features/organizers/server/organizers.factory.ts';
import { makeTournament } from '#features/tournaments/server/tournaments.factory.ts';
import { findById } from '#features/tournaments/server/tournaments.store.ts';
import { type Phone, type TestApp, test } from '../../../../apps/server/test-app.ts';

const makeTeams = (server: TestApp, options = {}) =>
  makeTournament(server.services, { eventType: 'Team', feeYen: 0, ...options });

const enter = (phone: Phone, tournamentId: number, team?: string, id = uuidv7()) =>
  phone.call(entries.apply, { body: { id, tournamentId, team, agreed: true } });

async function hosted(server: TestApp) {
  const { loginId, password, organizerId } = await makeOrganizerAccount(server.services);
  const phone = server.phone();
  await phone.call(accounts.login, { body: { loginId, password } });
  const id = await makeTeams(server, { organizerId, participantLimit: 3 });
  const onPaper = { email: '', phone: '', note: '', paidYen: 0 };
  const add = (...names: readonly string[]) =>
    phone.call(entryList.addManual, {
      params: { id },
      body: { people: names.map((name) => ({ id: uuidv7(), person: { ...onPaper, name } })) },
    });
  const list = async () => (await phone.call(entryList.list, { params: { id } })).data?.entries;
  return { phone, id, add, list };
}

describe('entering a team', () => {
  test('A team takes one place under its name, without the spaces around it', async ({
    server,
  }) => {
    const id = await makeTeams(server);
    const phone = await server.playerPhone();
    const { data } = await enter(phone, id, '  桜中学校 A ');
    expect(data?.entry).toMatchObject({ state: 'confirmed', team: '桜中学校 A' });
    expect((await findById(server.services.db, id))?.events[0].placesTaken).toBe(1);
  });

  test('An entry of a player has no team', async ({ server }) => {
    const id = await makeTournament(server.services, { feeYen: 0 });
    const { data } = await enter(await server.playerPhone(), id);
    expect(data?.entry.team).toBeNull();
  });

  test('A team without a name is refused, with the event in which it is missing', async ({
    server,
  }) => {
    const id = await makeTeams(server);
    const { status, refusal } = await enter(await server.playerPhone(), id);
    const event = (await findById(server.services.db, id))?.events[0];
    expect([status, refusal?.code]).toEqual([422, 'TEAM_NAME_MISSING']);
    expect(refusal?.details).toEqual({ eventId: event?.id });
  });

  test.for([['   '], ['x'.repeat(41)]] as const)(
    'The name %j of a team is refused as bad input',
    async ([name], { server }) => {
      const id = await makeTeams(server);
      const { status, refusal } = await enter(await server.playerPhone(), id, name);
      expect([status, refusal?.code]).toEqual([422, 'INVALID_INPUT']);
    },
  );

  test('A name of 40 characters is accepted', async ({ server }) => {
    const id = await makeTeams(server);
    const { data } = await enter(await server.playerPhone(), id, 'あ'.repeat(40));
    expect(data?.entry.team).toHaveLength(40);
  });

  test('A second team of the same name is refused, also in other letters and widths', async ({
    server,
  }) => {
    const id = await makeTeams(server);
    await enter(await server.playerPhone(), id, 'Sakura A');
    const { status, refusal } = await enter(await server.playerPhone(), id, 'ＳＡＫＵＲＡ　ａ');
    expect([status, refusal?.code]).toEqual([409, 'TEAM_NAME_TAKEN']);
  });

  test('Two teams of one name that arrive at once are one team', async ({ server }) => {
    const id = await makeTeams(server);
    const phones = [await server.playerPhone(), await server.playerPhone()];
    const answers = await Promise.all(phones.map((phone) => enter(phone, id, 'Sakura')));
    expect(answers.map(({ refusal }) => refusal?.code ?? 'in').sort()).toEqual([
      'TEAM_NAME_TAKEN',
      'in',
    ]);
  });

  test('The name of a team that has withdrawn is free again', async ({ server }) => {
    const id = await makeTeams(server);
    const first = await server.playerPhone();
    const { data } = await enter(first, id, 'Sakura');
    await first.call(entries.withdraw, { params: { id: data?.entry.id ?? '' } });
    expect((await enter(await server.playerPhone(), id, 'Sakura')).status).toBe(200);
  });

  test('One person does not enter a second team in an event', async ({ server }) => {
    const id = await makeTeams(server);
    const phone = await server.playerPhone();
    await enter(phone, id, 'Sakura A');
    const { refusal } = await enter(phone, id, 'Sakura B');
    expect(refusal?.code).toBe('ALREADY_ENTERED');
  });

  test('A team that is named for an event of players is refused', async ({ server }) => {
    const id = await makeTournament(server.services);
    const { status, refusal } = await enter(await server.playerPhone(), id, 'Sakura');
    expect([status, refusal?.code]).toEqual([409, 'NOT_FOR_TEAMS']);
  });

  test('An application that is sent again changes nothing, and a corrected name counts until it is paid', async ({
    server,
  }) => {
    const tournamentId = await makeTeams(server, { feeYen: 3000 });
    const phone = await server.playerPhone();
    const id = uuidv7();
    const first = await enter(phone, tournamentId, 'Sakura', id);
    const again = await enter(phone, tournamentId, 'Sakura', id);
    expect(again.data).toEqual(first.data);
    const corrected = await enter(phone, tournamentId, 'Sakura A', id);
    expect(corrected.data?.entry).toMatchObject({ id, state: 'reserved', team: 'Sakura A' });
  });
});

describe('the organizer of a team event', () => {
  test('The entry list shows the team, and who has entered it', async ({ server }) => {
    const { id, add, list } = await hosted(server);
    await enter(await server.playerPhone({ fullName: 'Aoki Ren' }), id, 'Sakura A');
    expect((await add('紙の桜')).status).toBe(200);
    const rows = await list();
    expect(rows?.map(({ name, contactName }) => [name, contactName])).toEqual([
      ['Sakura A', 'Aoki Ren'],
      ['紙の桜', null],
    ]);
  });

  test.for([
    [['Sakura', 'SAKURA'], 409, 'TEAM_NAME_TAKEN'],
    [['ｓａｋｕｒａ A'], 409, 'TEAM_NAME_TAKEN'],
    [['x'.repeat(41)], 422, 'TEAM_NAME_TOO_LONG'],
  ] as const)(
    'The teams %j are refused and none is entered',
    async ([names, status, code], { server }) => {
      const { id, add, list } = await hosted(server);
      await enter(await server.playerPhone(), id, 'Sakura A');
      const answer = await add(...names);
      expect([answer.status, answer.refusal?.code]).toEqual([status, code]);
      expect(await list()).toHaveLength(1);
    },
  );
});
