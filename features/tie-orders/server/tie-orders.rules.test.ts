import { describe, expect } from 'vitest';
import { editOf } from '#domain/team-tie/edited-template.ts';
import { findTemplate } from '#domain/team-tie/templates.ts';
import { makeTournament } from '#features/tournaments/server/tournaments.factory.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import { test } from '../../../apps/server/test-app.ts';
import * as desk from '../tie-orders.desk.contract.ts';
import { makeTeamEvent, makeTie, ORDER } from './tie-orders.factory.ts';

const FOUR_SINGLES = findTemplate('tt-4s1d')!;
const body = (changes: object = {}, id = 'tt-4s1d') => {
  const { rubbers, rules, ...edit } = editOf(findTemplate(id)!);
  return {
    ...{ ...edit, rubbers: [...rubbers], rules: [...rules], templateId: id },
    ...{ courtsAtOnce: 2, fileMinutes: 40, warnsOnly: false, baseVersion: 0 },
    ...changes,
  };
};

describe('the format of an event for teams', () => {
  test('An event follows the usual template of its sport until its organizer saves a copy', async ({
    server,
  }) => {
    const { desk: phone, tournamentId: id, eventId } = await makeTeamEvent(server);
    const params = { id, eventId };
    const { data } = await phone.call(desk.findRules, { params });
    expect(data?.rules).toMatchObject({ template: FOUR_SINGLES, version: 0, fileMinutes: 10 });
    const edit = body({ rubbers: ['S1', 'D2', 'S3'], wins: 2 });
    const saved = await phone.call(desk.saveRules, { params, body: edit });
    expect(saved.data?.rules).toMatchObject({ version: 1, fileMinutes: 40, courtsAtOnce: 2 });
    expect(saved.data?.rules.template.rubbers.map(({ name }) => name)).toEqual(['S1', 'D2', 'S3']);
  });

  test('Saving the same again changes nothing, and another copy over an unseen one is refused', async ({
    server,
  }) => {
    const { desk: phone, tournamentId: id, eventId } = await makeTeamEvent(server);
    const save = (sent: object) =>
      phone.call(desk.saveRules, { params: { id, eventId }, body: body(sent) });
    await save({});
    expect((await save({})).data?.rules.version).toBe(1);
    expect((await save({ warnsOnly: true })).refusal?.code).toBe('RULES_CHANGED');
    expect((await save({ warnsOnly: true, baseVersion: 1 })).data?.rules.version).toBe(2);
  });

  test.for([
    [{ rubbers: ['S1', 'S1', 'S2'], wins: 2 }, 'RUBBERS'],
    [{ rubbers: [] }, 'RUBBERS'],
    [{ wins: 2 }, 'WINS'],
    [{ templateId: 'nothing' }, 'TEMPLATE_UNKNOWN'],
    [{ fileMinutes: 500 }, 'INVALID_INPUT'],
    [{ courtsAtOnce: 9 }, 'INVALID_INPUT'],
  ] as const)('A copy with %j is refused as %s', async ([changes, code], { server }) => {
    const { desk: phone, tournamentId: id, eventId } = await makeTeamEvent(server);
    const params = { id, eventId };
    const sent = { params, body: body(changes) };
    expect((await phone.call(desk.saveRules, sent)).refusal?.code).toBe(code);
  });

  test('A tie with an order keeps the rules that it has', async ({ server }) => {
    const { file, find, desk: phone, tournamentId: id, eventId } = await makeTie(server);
    await file('player1', ORDER);
    const edit = body({ rubbers: ['S1', 'D2', 'S3'], wins: 2 });
    const saved = await phone.call(desk.saveRules, { params: { id, eventId }, body: edit });
    expect(saved.data?.rules.frozen).toBe(1);
    expect((await find('player1')).data?.tie.template).toEqual(FOUR_SINGLES);
  });

  test('Where the organizer only warns, an order that breaks a rule is taken and marked', async ({
    server,
  }) => {
    const { file, desk: phone, tournamentId: id, eventId } = await makeTie(server);
    const params = { id, eventId };
    await phone.call(desk.saveRules, { params, body: body({ warnsOnly: true }) });
    const { data } = await file('player1', [1, 2, 3, 4, 1, 6]);
    expect(data?.tie.order?.breaches).toEqual([{ rule: 'singles-once', lines: [0, 3] }]);
    const stranger = await file('player1', [9, 2, 3, 4, 1, 6], { baseVersion: 1 });
    expect(stranger.refusal?.code).toBe('NOT_IN_SQUAD');
  });

  test('Letters are places, and the lot gives one side the first ones', async ({ server }) => {
    const { file, find, desk: phone, tournamentId: id, eventId } = await makeTie(server);
    const edit = body({}, 'tt-3-players');
    await phone.call(desk.saveRules, { params: { id, eventId }, body: edit });
    expect((await file('player1', [1, 1, 2])).refusal?.details).toEqual({
      rule: 'all-different',
      lines: expect.any(String),
    });
    await file('player1', [1, 2, 3]);
    await file('player2', [4, 5, 6]);
    const [one, two] = [(await find('player1')).data!.tie, (await find('player2')).data!.tie];
    expect([one.letters, two.letters].sort()).toEqual(['player1', 'player2']);
    expect(one.rubbers!.map(({ player1 }) => player1!.length)).toEqual([1, 1, 2, 1, 1]);
  });

  test('An event for players has no format of ties, and only those who run it read one', async ({
    server,
  }) => {
    const { desk: phone, coaches, tournamentId: id, eventId } = await makeTeamEvent(server);
    const params = { id, eventId };
    const [coach] = coaches.values();
    expect((await coach!.phone.call(desk.findRules, { params })).status).toBe(403);
    expect((await coach!.phone.call(desk.saveRules, { params, body: body() })).status).toBe(403);
    const missing = { id, eventId: eventId + 1000 };
    expect((await phone.call(desk.findRules, { params: missing })).refusal?.code).toBe(
      'EVENT_NOT_FOUND',
    );
    const { services } = server;
    const { organizerId } = (await tournaments.findById(services.db, id))!;
    const single = await makeTournament(services, { organizerId });
    const event = (await tournaments.findById(services.db, single))!.events[0];
    const sent = { params: { id: single, eventId: event.id } };
    expect((await phone.call(desk.findRules, sent)).refusal?.code).toBe('NOT_FOR_TEAMS');
  });
});
