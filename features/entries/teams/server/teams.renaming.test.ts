import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import * as accounts from '#features/accounts/accounts.contract.ts';
import * as entries from '#features/entries/entries.contract.ts';
import * as entryList from '#features/entry-list/entry-list.contract.ts';
import * as entryListNames from '#features/entry-list/entry-list.names.contract.ts';
import * as eventDraws from '#features/event-draws/event-draws.contract.ts';
import * as notifications from '#features/notifications/notifications.contract.ts';
import { makeOrganizerAccount } from '#features/organizers/server/organizers.factory.ts';
import * as publishing from '#features/publishing/publishing.contract.ts';
import { makeTournament } from '#features/tournaments/server/tournaments.factory.ts';
import { findById } from '#features/tournaments/server/tournaments.store.ts';
import { mailsTo } from '#platform/testing/sent-mails.ts';
import { type Phone, type TestApp, test } from '../../../../apps/server/test-app.ts';

/** A team event of a signed-in organizer, with the team "Sakura A" of a player. */
async function entered(server: TestApp, options = {}) {
  const { loginId, password, organizerId } = await makeOrganizerAccount(server.services);
  const organizer = server.phone();
  await organizer.call(accounts.login, { body: { loginId, password } });
  const tournamentId = await makeTournament(server.services, {
    organizerId,
    eventType: 'Team',
    feeYen: 0,
    ...options,
  });
  const eventId = (await findById(server.services.db, tournamentId))?.events[0].id ?? 0;
  const player = await server.playerPhone({ fullName: 'Aoki Ren' });
  const entryId = await enter(player, tournamentId, 'Sakura A');
  const event = { id: tournamentId, eventId };
  const rename = (name: string, id = entryId) =>
    organizer.call(entryListNames.renameTeam, {
      params: { id: tournamentId, entryId: id },
      body: { name },
    });
  const close = () => organizer.call(eventDraws.closeEntries, { params: event });
  const names = async () => {
    const { data } = await organizer.call(eventDraws.prepared, { params: event });
    return data?.event.seeding?.entrants.map(({ name }) => name);
  };
  return { organizer, player, tournamentId, entryId, rename, close, names };
}

async function enter(phone: Phone, tournamentId: number, team?: string) {
  const id = uuidv7();
  await phone.call(entries.apply, { body: { id, tournamentId, team, agreed: true } });
  return id;
}

const rename = (phone: Phone, id: string, name: string) =>
  phone.call(entries.renameTeam, { params: { id }, body: { name } });

describe('another name of my team', () => {
  test('The contact person changes the name, and saving it again changes nothing', async ({
    server,
  }) => {
    const { player, entryId } = await entered(server);
    const { data } = await rename(player, entryId, '  桜中学校 ');
    expect(data?.entry).toMatchObject({ team: '桜中学校', canRenameTeam: true });
    expect((await rename(player, entryId, '桜中学校')).data?.entry).toEqual(data?.entry);
  });

  test('A team may write its own name in other letters', async ({ server }) => {
    const { player, entryId } = await entered(server);
    const { data } = await rename(player, entryId, 'ＳＡＫＵＲＡ a');
    expect(data?.entry.team).toBe('ＳＡＫＵＲＡ a');
  });

  test('The name before is free for another team', async ({ server }) => {
    const { player, tournamentId, entryId } = await entered(server);
    await rename(player, entryId, 'Momiji');
    const other = await server.playerPhone();
    const id = await enter(other, tournamentId, 'Sakura A');
    const { data } = await other.call(entries.find, { params: { id } });
    expect(data?.entry.team).toBe('Sakura A');
  });

  test('The name of another team is refused, in any letters', async ({ server }) => {
    const { player, tournamentId, entryId } = await entered(server);
    await enter(await server.playerPhone(), tournamentId, 'Momiji');
    const { status, refusal } = await rename(player, entryId, 'ｍｏｍｉｊｉ');
    expect([status, refusal?.code]).toEqual([409, 'TEAM_NAME_TAKEN']);
    const { data } = await player.call(entries.find, { params: { id: entryId } });
    expect(data?.entry.team).toBe('Sakura A');
  });

  test.for([['  '], ['x'.repeat(41)]] as const)(
    'The name %j is refused as bad input',
    async ([name], { server }) => {
      const { player, entryId } = await entered(server);
      const { status, refusal } = await rename(player, entryId, name);
      expect([status, refusal?.code]).toEqual([422, 'INVALID_INPUT']);
    },
  );

  test('After the organizer has closed the entries, the contact person is refused', async ({
    server,
  }) => {
    const { player, entryId, close } = await entered(server);
    await close();
    const { status, refusal } = await rename(player, entryId, 'Momiji');
    expect([status, refusal?.code]).toEqual([409, 'ENTRIES_CLOSED']);
    const { data } = await player.call(entries.find, { params: { id: entryId } });
    expect(data?.entry).toMatchObject({ team: 'Sakura A', canRenameTeam: false });
  });

  test('After the deadline the contact person is refused', async ({ server }) => {
    const { player, entryId } = await entered(server);
    server.clock.advance({ days: 8 });
    expect((await rename(player, entryId, 'Momiji')).refusal?.code).toBe('ENTRIES_CLOSED');
  });

  test('The team of a full event can be renamed', async ({ server }) => {
    const { player, entryId } = await entered(server, { participantLimit: 1 });
    expect((await rename(player, entryId, 'Momiji')).data?.entry.team).toBe('Momiji');
  });

  test('A team that has withdrawn, or whose tournament is cancelled, is not renamed', async ({
    server,
  }) => {
    const { organizer, player, tournamentId, entryId } = await entered(server);
    await player.call(entries.withdraw, { params: { id: entryId } });
    expect((await rename(player, entryId, 'Momiji')).refusal?.code).toBe('NOT_ACTIVE');
    const body = { reason: 'Typhoon' };
    await organizer.call(publishing.cancel, { params: { id: tournamentId }, body });
    expect((await rename(player, entryId, 'Momiji')).refusal?.code).toBe('TOURNAMENT_CANCELLED');
  });

  test('An entry in an event of players has no team to rename', async ({ server }) => {
    const tournamentId = await makeTournament(server.services, { feeYen: 0 });
    const player = await server.playerPhone();
    const id = await enter(player, tournamentId);
    const { status, refusal } = await rename(player, id, 'Momiji');
    expect([status, refusal?.code]).toEqual([409, 'NOT_FOR_TEAMS']);
  });

  test('Nobody renames the team of somebody else, and a guest signs in first', async ({
    server,
  }) => {
    const { organizer, entryId } = await entered(server);
    for (const phone of [await server.playerPhone(), organizer]) {
      const { status, refusal } = await rename(phone, entryId, 'Momiji');
      expect([status, refusal?.code]).toEqual([404, 'ENTRY_NOT_FOUND']);
    }
    expect((await rename(server.phone(), entryId, 'Momiji')).status).toBe(401);
  });

  test('Two teams that take one name at once do not both get it', async ({ server }) => {
    const { player, tournamentId, entryId } = await entered(server);
    const other = await server.playerPhone();
    const otherId = await enter(other, tournamentId, 'Sakura B');
    const answers = await Promise.all([
      rename(player, entryId, 'Momiji'),
      rename(other, otherId, 'Momiji'),
    ]);
    expect(answers.map(({ refusal }) => refusal?.code ?? 'in').sort()).toEqual([
      'TEAM_NAME_TAKEN',
      'in',
    ]);
  });
});

describe('another name of a team by the organizer', () => {
  test('The contact person is notified in the app and by mail of each name, and once of a resend', async ({
    server,
  }) => {
    const { player, rename } = await entered(server);
    await rename('Kaede');
    await rename('Kaede');
    server.clock.advance({ minutes: 1 });
    await rename('Momiji');
    const { data } = await player.call(notifications.list);
    const kinds = data?.notifications.map(({ kind }) => kind);
    expect(kinds?.filter((kind) => kind === 'team-renamed')).toHaveLength(2);
    const mails = (await mailsTo(server, player.player.email)).filter(
      ({ kind }) => kind === 'team-renamed',
    );
    expect(mails).toHaveLength(2);
    expect(mails.some(({ textBody }) => textBody.includes('Momiji'))).toBe(true);
  });

  test('A name that the contact person chose themselves is no news', async ({ server }) => {
    const { player, entryId } = await entered(server);
    await rename(player, entryId, 'Kaede');
    const { data } = await player.call(notifications.list);
    expect(data?.notifications.map(({ kind }) => kind)).not.toContain('team-renamed');
  });

  test('After the entries have closed, the seeding list has the name of now, on the same line', async ({
    server,
  }) => {
    const { player, tournamentId, entryId, rename, close, names } = await entered(server);
    await enter(await server.playerPhone(), tournamentId, 'Momiji');
    await close();
    const before = (await names()) ?? [];
    expect([...before].sort()).toEqual(['Momiji', 'Sakura A']);
    expect((await rename('Kaede')).status).toBe(200);
    expect(await names()).toEqual(before.map((name) => (name === 'Sakura A' ? 'Kaede' : name)));
    const { data } = await player.call(entries.find, { params: { id: entryId } });
    expect(data?.entry.team).toBe('Kaede');
  });

  test('A team on paper gets another name, in the entry list and in the seeding list', async ({
    server,
  }) => {
    const { organizer, tournamentId, rename, close, names } = await entered(server);
    const id = uuidv7();
    const person = { name: '紙の桜', email: '', phone: '', note: '', paidYen: 0 };
    const params = { id: tournamentId };
    await organizer.call(entryList.addManual, { params, body: { people: [{ id, person }] } });
    await close();
    expect((await rename('紙のもみじ', id)).status).toBe(200);
    const { data } = await organizer.call(entryList.list, { params });
    expect(data?.entries.map(({ name, canRenameTeam }) => [name, canRenameTeam])).toEqual([
      ['Sakura A', true],
      ['紙のもみじ', true],
    ]);
    expect([...((await names()) ?? [])].sort()).toEqual(['Sakura A', '紙のもみじ']);
  });

  test('The name of another team, an empty one and a long one are refused', async ({ server }) => {
    const { tournamentId, rename } = await entered(server);
    await enter(await server.playerPhone(), tournamentId, 'Momiji');
    const codes = [];
    for (const name of ['ｍｏｍｉｊｉ', ' ', 'x'.repeat(41)]) {
      codes.push((await rename(name)).refusal?.code);
    }
    expect(codes).toEqual(['TEAM_NAME_TAKEN', 'INVALID_INPUT', 'INVALID_INPUT']);
  });

  test('An unknown team, one of another tournament and one that has withdrawn are refused', async ({
    server,
  }) => {
    const { player, entryId, rename } = await entered(server);
    const foreign = await entered(server);
    expect((await rename('Momiji', uuidv7())).refusal?.code).toBe('ENTRY_NOT_FOUND');
    expect((await rename('Momiji', foreign.entryId)).refusal?.code).toBe('ENTRY_NOT_FOUND');
    await player.call(entries.withdraw, { params: { id: entryId } });
    expect((await rename('Momiji')).refusal?.code).toBe('NOT_ACTIVE');
  });

  test('A cancelled tournament, and an event of players, are refused', async ({ server }) => {
    const { organizer, tournamentId, rename } = await entered(server);
    const body = { reason: 'Typhoon' };
    await organizer.call(publishing.cancel, { params: { id: tournamentId }, body });
    expect((await rename('Momiji')).refusal?.code).toBe('TOURNAMENT_CANCELLED');
    const singles = await entered(server, { eventType: 'Singles' });
    const id = await enter(await server.playerPhone(), singles.tournamentId);
    expect((await singles.rename('Momiji', id)).refusal?.code).toBe('NOT_FOR_TEAMS');
  });

  test('Only the organizer of the tournament renames by the entry list', async ({ server }) => {
    const { player, tournamentId, entryId } = await entered(server);
    const { organizer: stranger } = await entered(server);
    const params = { id: tournamentId, entryId };
    for (const phone of [player, stranger]) {
      const { status } = await phone.call(entryListNames.renameTeam, {
        params,
        body: { name: 'X' },
      });
      expect(status).toBe(403);
    }
    const unknown = { id: 99_999, entryId };
    const answer = await stranger.call(entryListNames.renameTeam, {
      params: unknown,
      body: { name: 'X' },
    });
    expect(answer.refusal?.code).toBe('TOURNAMENT_NOT_FOUND');
  });
});
