import { describe, expect } from 'vitest';
import { editOf } from '#domain/team-tie/edited-template.ts';
import { findTemplate } from '#domain/team-tie/templates.ts';
import * as secondFactor from '#features/accounts/second-factor/second-factor.contract.ts';
import { auditLog } from '#features/audit/server/audit.tables.ts';
import * as eventDraws from '#features/event-draws/event-draws.contract.ts';
import { ensureTieIn } from '#features/matches/ties/server/ties.commands.ts';
import { findTie } from '#features/matches/ties/server/ties.store.ts';
import * as ties from '#features/ties/ties.contract.ts';
import { makeTournament } from '#features/tournaments/server/tournaments.factory.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import { test } from '../../../apps/server/test-app.ts';
import * as desk from '../tie-orders.desk.contract.ts';
import { firstLettersOf } from '../tie-orders.policy.ts';
import { makeTeamEvent, makeTie, ORDER } from './tie-orders.factory.ts';

const FOUR_SINGLES = findTemplate('tt-4s1d')!;
const body = (changes: object = {}, id = 'tt-4s1d') => {
  const { rubbers, rules, ...edit } = editOf(findTemplate(id)!);
  return {
    ...edit,
    rubbers: [...rubbers],
    rules: [...rules],
    templateId: id,
    courtsAtOnce: 2,
    fileMinutes: 40,
    warnsOnly: false,
    baseVersion: 0,
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

  test('An operator who saves them needs a proof of the last ten minutes, and is in the audit log', async ({
    server,
  }) => {
    const { tournamentId: id, eventId } = await makeTeamEvent(server);
    const phone = await server.operatorPhone();
    const save = () => phone.call(desk.saveRules, { params: { id, eventId }, body: body() });
    server.clock.advance({ minutes: 11 });
    expect((await save()).refusal?.code).toBe('PROOF_REQUIRED');
    await phone.call(secondFactor.prove, { body: { code: await phone.operator.app.code() } });
    expect((await save()).status).toBe(200);
    const logged = await server.services.db.select().from(auditLog);
    expect(logged.map(({ note }) => note)).toEqual(['tieOrders.saveRules']);
  });

  test('The score rules of a published draw follow those of the event until a match has a result', async ({
    server,
  }) => {
    const event = await makeTeamEvent(server);
    const { desk: phone, tournamentId: id, eventId, stageId } = event;
    const params = { id, eventId };
    const saveWith = async (format: string, baseVersion: number) => {
      const play = { stop: 'when-decided', format } as const;
      const edit = body({ play: { groups: play, knockout: play }, baseVersion });
      expect((await phone.call(desk.saveRules, { params, body: edit })).status).toBe(200);
      const { draw } = (await phone.call(eventDraws.prepared, { params })).data!.event;
      return draw?.results?.scoreFormat;
    };
    expect(await saveWith('table-tennis-3', 0)).toEqual({ id: 'table-tennis-3' });
    const decided = await phone.call(ties.decide, {
      params: { id, stageId, matchId: '1-0' },
      body: { eventId, drawNumber: 1, outcome: 'player1' },
    });
    expect(decided.status).toBe(200);
    expect(await saveWith('table-tennis-7', 1)).toEqual({ id: 'table-tennis-3' });
  });

  test('A tie with an order keeps the rules that it has', async ({ server }) => {
    const { file, find, desk: phone, tournamentId: id, eventId } = await makeTie(server);
    await file('player1', ORDER);
    const edit = body({ rubbers: ['S1', 'D2', 'S3'], wins: 2 });
    const saved = await phone.call(desk.saveRules, { params: { id, eventId }, body: edit });
    expect(saved.data?.rules.frozen).toBe(1);
    expect((await find('player1')).data?.tie.template).toEqual(FOUR_SINGLES);
  });

  test.for([
    ['09:30', '2026-12-04T00:30:00.000Z', '2026-12-03T23:50:00.000Z'],
    [null, null, null],
  ] as const)(
    'A tie without an order takes the new rules, and keeps what the desk says of its time: %s',
    async ([time, startsAt, dueAt], { server }) => {
      const {
        find,
        desk: phone,
        tournamentId: id,
        eventId,
        stageId,
        matchId,
      } = await makeTie(server);
      await phone.call(desk.setTime, { params: { id, stageId, matchId }, body: { time } });
      const edit = body({ rubbers: ['S1', 'D2', 'S3'], wins: 2 });
      const saved = await phone.call(desk.saveRules, { params: { id, eventId }, body: edit });
      const { data } = await find('player1');
      expect(data?.tie).toMatchObject({ startsAt, dueAt, template: saved.data?.rules.template });
    },
  );

  test('A stored tie whose teams are unknown at the moment takes the new rules too', async ({
    server: { services },
    server,
  }) => {
    const teams = ['桜丘 A', '若葉台', '青葉', '緑ヶ丘'];
    const {
      desk: phone,
      tournamentId: id,
      eventId,
      stageId,
    } = await makeTeamEvent(server, { teams });
    const final = { stageId, matchId: '2-1' };
    await ensureTieIn(services.db, {
      ...final,
      drawNumber: 1,
      team1: '1',
      team2: '2',
      play: 'knockout',
      template: FOUR_SINGLES,
      firstLetters: 'player1',
    });
    const edit = body({}, 'tt-3-players');
    await phone.call(desk.saveRules, { params: { id, eventId }, body: edit });
    expect(await findTie(services.db, final)).toMatchObject({
      template: { id: 'tt-3-players' },
      firstLetters: firstLettersOf({ player1: '1', player2: '2' }, eventId),
    });
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

  test('A coach reads the same letters before and after the first order', async ({ server }) => {
    // The lot falls on each side once in two events.
    for (const letters of ['player1', 'player2']) {
      const { file, find, desk: phone, tournamentId: id, eventId } = await makeTie(server);
      const edit = body({}, 'tt-3-players');
      await phone.call(desk.saveRules, { params: { id, eventId }, body: edit });
      expect((await find('player1')).data?.tie.letters).toBe(letters);
      expect((await file('player1', [1, 2, 3])).data?.tie.letters).toBe(letters);
    }
  });

  test('A tie whose time is set has the same lot for letters as one that nobody has stored', async ({
    server,
  }) => {
    const made = await makeTie(server);
    const { find, desk: phone, tournamentId: id, eventId, stageId, matchId } = made;
    const params = { id, stageId, matchId };
    await phone.call(desk.setTime, { params, body: { time: '09:30' } });
    const edit = body({}, 'tt-3-players');
    await phone.call(desk.saveRules, { params: { id, eventId }, body: edit });
    const stored = await findTie(server.services.db, params);
    const teams = { player1: stored!.team1, player2: stored!.team2 };
    expect(stored?.firstLetters).toBe(firstLettersOf(teams, eventId));
    const [one, two] = [(await find('player1')).data!.tie, (await find('player2')).data!.tie];
    expect([one.letters, two.letters].sort()).toEqual(['player1', 'player2']);
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
