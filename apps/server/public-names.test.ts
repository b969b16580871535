import { v7 as uuidv7 } from 'uuid';
import { expect } from 'vitest';
import { type MadePlayer, makePlayer } from '#features/accounts/server/accounts.factory.ts';
import * as entries from '#features/entries/entries.contract.ts';
import * as manual from '#features/entries/server/entries.manual.store.ts';
import { makePublishedDraw } from '#features/event-draws/server/event-draws.factory.ts';
import { makeGroup } from '#features/groups/server/groups.factory.ts';
import { joined } from '#features/groups/server/groups.people.factory.ts';
import { makeOrganizerAccount } from '#features/organizers/server/organizers.factory.ts';
import * as payments from '#features/payments/payments.contract.ts';
import { findByAccount } from '#features/players/server/players.store.ts';
import { shareKnockout } from '#features/practice/knockout/knockout.sharing.contract.ts';
import { makeKnockout } from '#features/practice/knockout/server/knockout.factory.ts';
import { rateTournament } from '#features/ratings/server/ratings.commands.ts';
import { makePlayedTournament } from '#features/ratings/server/ratings.factory.ts';
import { listPeriods } from '#features/ratings/server/ratings.page.store.ts';
import { makeTournament } from '#features/tournaments/server/tournaments.factory.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import { type Phone, type TestApp, test } from './test-app.ts';
import { routesOf } from './test-routes.ts';

/** Surnames collide, so that names must be distinguished; given names have one character or more. */
const PEOPLE = ['鈴木 湊', '鈴木 蓮', '高橋 湊', '高橋 陽菜', '佐藤 翔', '佐藤 悠真', '山本 蓮'];
const GROUPS = { kind: 'groups', size: 4, next: 'none' } as const;
const SANDBOX_WALLET = '/api/payments/sandbox-wallet';
const GIVEN_NAMES = ['湊', '蓮', '陽菜', '翔', '悠真', '颯', 'Hinata'];

test('No answer that a stranger can read contains the whole name of a person of unknown age', async ({
  server,
}) => {
  const { tournamentId, eventId, token, walletCode, ...rated } = await publicWorld(server);
  const routes = (await routesOf(server)).filter(
    ({ method, access }) => method === 'GET' && access === 'public',
  );
  const texts: Record<string, string> = {};
  for (const { name } of routes) {
    const path = name
      .replace('GET ', '')
      .replace('{token}', token)
      .replace('{id}', tournamentId)
      .replace('{eventId}', eventId)
      .replace('{playerId}', rated.playerId)
      .replace('{periodId}', rated.periodId);
    expect(path).not.toContain('{');
    const query = queryOf(path, walletCode);
    const { statusCode, body } = await server.app.http.inject({ url: path, query });
    // A season is of an event for teams, and names teams only.
    expect([path, statusCode]).toEqual([path, path.endsWith('/season') ? 409 : 200]);
    texts[path] = body;
  }
  expect(Object.keys(texts)).toContain(`/api/public/brackets/${token}`);
  expect(texts[`/api/tournaments/${tournamentId}/draws/${eventId}`]).toContain('"published"');
  for (const [path, text] of Object.entries(texts)) {
    const found = [...PEOPLE, ...GIVEN_NAMES].filter((name) => text.includes(name));
    expect([path, found]).toEqual([path, []]);
  }
});

function queryOf(path: string, code: string): Record<string, string> {
  if (path === SANDBOX_WALLET) return { code };
  return path.includes('/periods/') ? { discipline: 'singles' } : {};
}

/**
 * Creates a tournament with entries and a published draw, a link to a payment app, and a shared bracket of members with and without an
 * account, and guests.
 */
async function publicWorld(server: TestApp) {
  const { db, clock } = server.services;
  const coach = await server.playerPhone({ fullName: '鈴木 颯' });
  const creator = { accountId: coach.player.id, name: '鈴木 颯' };
  const now = clock.now();
  const teamCode = 'SAKURA77';
  const group = await makeGroup(db, { creator, now, teamCode, members: PEOPLE });
  await joined(server, '小林 Hinata', teamCode);
  const minor = await joined(server, '林 翔', teamCode);
  const organizer = await makeOrganizerAccount(server.services);
  const { organizerId } = organizer;
  const tournamentId = await makeTournament(server.services, { organizerId, feeYen: 0 });
  const entry = { id: uuidv7(), tournamentId, agreed: true as const };
  expect((await minor.call(entries.apply, { body: entry })).status).toBe(200);
  const eventId = (await tournaments.findById(db, tournamentId))?.events[0].id ?? 0;
  const listed = PEOPLE.map((name) => {
    return { id: uuidv7(), name, email: '', phone: '', note: '', paidYen: 0 };
  });
  await manual.insertAll(db, listed, { tournamentId, eventId, now });
  const account = { id: organizer.id, organizerId, roles: ['organizer'] };
  await makePublishedDraw(server.services, { tournamentId, eventId, account }, GROUPS);
  const unknown = await makePlayer(server.services, { fullName: '森 湊', age: null });
  const rated = await makeRated(server, unknown);
  const option = { accountId: coach.player.id, groupId: group.id, now, played: 3 };
  const id = await makeKnockout(db, { ...option, externals: ['田中 湊', '田中 悠真'] });
  const { data } = await coach.call(shareKnockout, { params: { id } });
  const walletCode = await codeOfWallet(server, coach);
  return {
    tournamentId: String(tournamentId),
    eventId: String(eventId),
    token: data?.token ?? '',
    walletCode,
    ...rated,
  };
}

/** Somebody of age who has a rate from matches against somebody of unknown age. */
async function makeRated(server: TestApp, loser: MadePlayer) {
  const { services } = server;
  const winner = await makePlayer(services, { fullName: '大野 誠' });
  const matches = [{ winner, loser }];
  await rateTournament(
    services,
    await makePlayedTournament(services, { day: '2026-11-15', matches }),
  );
  const playerId = (await findByAccount(services.db, winner.id)) ?? '';
  const [period] = await listPeriods(services.db, playerId);
  return { playerId, periodId: period?.id ?? '' };
}

async function codeOfWallet(server: TestApp, phone: Phone): Promise<string> {
  const tournamentId = await makeTournament(server.services, { feeYen: 2000 });
  const body = { id: uuidv7(), tournamentId, agreed: true as const };
  const entry = await phone.call(entries.apply, { body });
  const query = { entryId: entry.data?.entry.id };
  const { data } = await phone.call(payments.options, { query });
  return new URL(data?.walletLink ?? '').searchParams.get('code') ?? '';
}
