import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import * as accounts from '#features/accounts/accounts.contract.ts';
import * as entries from '#features/entries/entries.contract.ts';
import * as draws from '#features/event-draws/event-draws.contract.ts';
import { makeOrganizerAccount } from '#features/organizers/server/organizers.factory.ts';
import { updateFacts } from '#features/players/server/players.facts.store.ts';
import {
  addPupil,
  applyFor,
  makeHost,
  makeSchool,
} from '#features/team-applications/server/team-applications.school.factory.ts';
import * as squads from '#features/ties/squads/squads.contract.ts';
import { fromCsv } from '#platform/shared/csv.ts';
import { type TestApp, test } from '../../../../apps/server/test-app.ts';
import * as entryList from '../../entry-list.contract.ts';
import * as contract from '../squad-lists.contract.ts';

/** A tournament with an event of teams: one with a squad, one of a school, one without players, and one that has left. */
async function hosted(server: TestApp) {
  const made = await makeHost(server, [{ eventType: 'Team', fee: 0 }], { feeYen: 0 });
  const [, eventId = 0] = made.eventIds;
  const params = { id: made.id };
  const enter = async (team: string, names: readonly string[]) => {
    const phone = await server.playerPhone();
    const id = uuidv7();
    const choice = { tournamentId: made.id, eventId, agreed: true as const };
    const entered = await phone.call(entries.apply, { body: { id, ...choice, team } });
    const entryId = entered.data?.entry.id ?? '';
    const players = names.map((name) => ({ kind: 'name' as const, name }));
    const body = { seenVersion: 0, groupId: null, players };
    if (names.length > 0) await phone.call(squads.save, { params: { entryId }, body });
    return { phone, entryId };
  };
  return { ...made, eventId, params, enter };
}

describe('the squads of a tournament', () => {
  test('The organizer reads the squads of all confirmed teams in their registered order', async ({
    server,
  }) => {
    const { organizer, params, eventId, id: tournamentId, enter } = await hosted(server);
    await enter('Sakura A', ['Aoki Ren', 'Baba Yui']);
    await enter('Sakura B', []);
    const gone = await enter('Sakura C', ['Chiba Sora']);
    await gone.phone.call(entries.withdraw, { params: { id: gone.entryId } });
    const { teacher, group, pupils } = await makeSchool(server, 2);
    const [first] = pupils;
    const known = {
      displayName: '生徒1',
      familyName: '生徒',
      givenName: '一',
      familyKana: 'セイト',
      givenKana: 'イチ',
      gender: null,
      schoolGrade: '中2',
      schoolGradeYear: 2026,
      registrationNo: null,
    };
    await updateFacts(server.services.db, [{ id: first?.id ?? '', ...known }]);
    const line = { eventId, pupils: pupils.map(({ id }) => id), team: '桜丘 A' };
    await applyFor(teacher, { tournamentId, groupId: group.id, lines: [line], totalYen: 0 });

    const { data } = await organizer.call(contract.list, { params });
    const player = (place: number, name: string) => ({ place, name, reading: '', grade: '' });
    expect(data?.teams).toMatchObject([
      { name: 'Sakura A', club: '', players: [player(1, 'Aoki Ren'), player(2, 'Baba Yui')] },
      { name: 'Sakura B', players: [] },
      {
        name: '桜丘 A',
        club: '桜丘中学校',
        players: [
          { place: 1, name: '生徒1', reading: 'セイト イチ', grade: '中2' },
          player(2, '生徒2'),
        ],
      },
    ]);
    const sheet = await organizer.call(contract.exportList, { params });
    expect(sheet.data?.fileName).toMatch(/^squads-\d+-/);
    const rows = fromCsv(sheet.data?.csv ?? '');
    expect(rows.map((row) => row.slice(1))).toEqual([
      ['Team', 'School or club', 'No.', 'Name', 'Furigana', 'Grade'],
      ['Sakura A', '', '1', 'Aoki Ren', '', ''],
      ['Sakura A', '', '2', 'Baba Yui', '', ''],
      ['Sakura B', '', '', '', '', ''],
      ['桜丘 A', '桜丘中学校', '1', '生徒1', 'セイト イチ', 'JH 2'],
      ['桜丘 A', '桜丘中学校', '2', '生徒2', '', ''],
    ]);
  });

  test('A team is not of the club of who has entered it', async ({ server }) => {
    const { organizer, params, enter } = await hosted(server);
    const { phone } = await enter('Sakura A', []);
    const { group } = await makeSchool(server, 1, '梅丘中学校');
    await addPupil(server, group.id, phone);
    const { data } = await organizer.call(contract.list, { params });
    expect(data?.teams).toMatchObject([{ name: 'Sakura A', club: '' }]);
    const list = await organizer.call(entryList.list, { params });
    expect(list.data?.entries).toMatchObject([{ name: 'Sakura A', club: '' }]);
    const event = { ...params, eventId: list.data!.entries[0]!.eventId };
    await organizer.call(draws.closeEntries, { params: event });
    const { data: prepared } = await organizer.call(draws.prepared, { params: event });
    expect(prepared?.event.seeding?.entrants).toMatchObject([{ name: 'Sakura A', club: null }]);
  });

  test('Who has left a squad is neither on the paper nor in the file', async ({ server }) => {
    const { organizer, params, enter } = await hosted(server);
    const { phone, entryId } = await enter('Sakura A', ['Aoki Ren', 'Baba Yui']);
    const body = {
      seenVersion: 1,
      groupId: null,
      players: [{ kind: 'member' as const, number: 2 }],
    };
    await phone.call(squads.save, { params: { entryId }, body });
    const { data } = await organizer.call(contract.list, { params });
    expect(data?.teams[0]?.players.map(({ place, name }) => [place, name])).toEqual([
      [1, 'Baba Yui'],
    ]);
  });

  test('Visitors, players, the captain of a team and other organizers read no squads of a tournament', async ({
    server,
  }) => {
    const { params, enter } = await hosted(server);
    const { phone: captain } = await enter('Sakura A', ['Aoki Ren']);
    const other = server.phone();
    const { loginId, password } = await makeOrganizerAccount(server.services);
    await other.call(accounts.login, { body: { loginId, password } });
    for (const endpoint of [contract.list, contract.exportList]) {
      expect((await server.phone().call(endpoint, { params })).status).toBe(401);
      for (const phone of [await server.playerPhone(), captain, other]) {
        expect((await phone.call(endpoint, { params })).refusal?.code).toBe('FORBIDDEN');
      }
      const nowhere = await other.call(endpoint, { params: { id: 999_999 } });
      expect(nowhere.refusal?.code).toBe('TOURNAMENT_NOT_FOUND');
    }
  });
});
