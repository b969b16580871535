import { v7 as uuidv7 } from 'uuid';
import type { Sport } from '#domain/scoring/formats.ts';
import type { Template } from '#domain/team-tie/template.ts';
import * as accounts from '#features/accounts/accounts.contract.ts';
import { makePlayer } from '#features/accounts/server/accounts.factory.ts';
import { reservePlaces } from '#features/entries/server/entries.application.commands.ts';
import * as entryList from '#features/entry-list/entry-list.contract.ts';
import { closeEventEntries } from '#features/event-draws/server/event-draws.commands.ts';
import { makeOrganizerAccount } from '#features/organizers/server/organizers.factory.ts';
import * as rules from '#features/tie-orders/tie-orders.desk.contract.ts';
import * as squads from '#features/ties/squads/squads.contract.ts';
import { makeTournament } from '#features/tournaments/server/tournaments.factory.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import type { Phone, TestApp } from '../../../apps/server/test-app.ts';
import * as contract from '../season.contract.ts';
import * as orders from '../season.orders.contract.ts';
import type { FixtureSide } from '../season.vocabulary.ts';

/** A closed event for these teams with a phone for each coach, before its season begins. */
export async function makeClosedTeams(
  server: TestApp,
  teams: readonly string[],
  options: { readonly sport?: Sport; readonly feeYen?: number } = {},
) {
  const { services } = server;
  const organizer = await makeOrganizerAccount(services);
  const { organizerId } = organizer;
  const tournamentId = await makeTournament(services, {
    organizerId,
    feeYen: 0,
    eventType: 'Team',
    sport: 'table-tennis',
    ...options,
  });
  const coaches = new Map<string, Phone>();
  for (const team of teams) {
    const coach = await makePlayer(services);
    const places = [{ id: uuidv7(), team }];
    await reservePlaces(services, { tournamentId, accountId: coach.id, places });
    coaches.set(team, await signedIn(server, coach.email, coach.password));
  }
  const eventId = (await tournaments.findById(services.db, tournamentId))!.events[0].id;
  const account = { id: organizer.id, organizerId, roles: [] };
  const close = () => closeEventEntries(services, { tournamentId, eventId, account });
  const desk = await signedIn(server, organizer.loginId, organizer.password);
  return { desk, coaches, params: { id: tournamentId, eventId }, close };
}

/** A season of these teams that begins on a day, with what its first fixture needs. */
export async function makeSeason(
  server: TestApp,
  teams: readonly string[] = ['A', 'B', 'C', 'D', 'E', 'F'],
  legs: 1 | 2 = 2,
  options: Parameters<typeof makeClosedTeams>[2] = {},
) {
  const made = await makeClosedTeams(server, teams, options);
  await made.close();
  const { desk, params, coaches } = made;
  const body = { legs, firstDay: '2026-12-06', everyDays: 7, openDays: 10 };
  const { data } = await desk.call(contract.start, { params, body });
  const { season, teams: listed } = data!.season;
  const nameOf = (number: number) => listed.find((team) => team.number === number)!.name;
  const find = async (phone: Phone = server.phone()) =>
    (await phone.call(contract.find, { params })).data!.season;
  const fixture = season!.fixtures[0]!;
  const home = coaches.get(nameOf(fixture.home))!;
  const away = coaches.get(nameOf(fixture.away))!;
  const at = { ...params, fixtureId: fixture.id };
  /** The first fixture as it is now. */
  const now = async (phone?: Phone) => (await find(phone)).season!.fixtures[0]!;
  return { ...made, season: season!, fixture, home, away, at, find, now, nameOf };
}

/** Saves the format of the ties of an event with these changes. */
export async function saveFormat(
  { desk, params }: { readonly desk: Phone; readonly params: { id: number; eventId: number } },
  changes: {
    readonly fileMinutes?: number;
    readonly wins?: number;
    readonly rubbers?: string[];
    readonly play?: Template['play'];
    readonly warnsOnly?: boolean;
  },
) {
  const { template, ...now } = (await desk.call(rules.findRules, { params })).data!.rules;
  const { id: templateId, wins, shortTeam, play } = template;
  return desk.call(rules.saveRules, {
    params,
    body: {
      templateId,
      wins,
      shortTeam,
      play,
      warnsOnly: now.warnsOnly,
      rubbers: template.rubbers.map(({ name }) => name),
      rules: [...template.rules],
      courtsAtOnce: now.courtsAtOnce,
      fileMinutes: now.fileMinutes,
      ...changes,
      baseVersion: now.version,
    },
  });
}

interface When {
  readonly day: string;
  readonly time: string | null;
  readonly orderMinutes?: number | null;
}

/** A season of two teams, "A" and "B", with squads of six and a reserve, and the orders of its first fixture. */
export async function makeSquads(server: TestApp, legs: 1 | 2 = 2) {
  const made = await makeSeason(server, ['A', 'B'], legs);
  const { desk, params, at } = made;
  const sent = { params: { id: params.id }, query: {} };
  const { data } = await desk.call(entryList.list, sent);
  for (const { id: entryId, name } of data!.entries) {
    const players = [1, 2, 3, 4, 5, 6, 7].map((number) => {
      return { kind: 'name' as const, name: `${name} player ${number}` };
    });
    await desk.call(squads.save, {
      params: { entryId },
      body: { seenVersion: 0, groupId: null, players },
    });
  }
  /** The home team of the first fixture keeps only these of its squad. */
  const keepAtHome = (numbers: readonly number[]) => {
    const entry = data!.entries.find(({ name }) => name === made.nameOf(made.fixture.home))!;
    const players = numbers.map((number) => ({ kind: 'member' as const, number }));
    const body = { seenVersion: 1, groupId: null, players };
    return desk.call(squads.save, { params: { entryId: entry.id }, body });
  };
  const file = (by: Phone, side: FixtureSide, players: readonly (number | null)[], seen = 0) =>
    by.call(orders.fileOrder, { params: { ...at, side }, body: { players, baseVersion: seen } });
  const find = (by: Phone) => by.call(orders.findOrders, { params: at });
  const schedule = async (when: When) => {
    const { version: baseVersion } = await made.now();
    return desk.call(contract.schedule, { params: at, body: { venue: '', ...when, baseVersion } });
  };
  return { ...made, file, find, schedule, keepAtHome };
}

async function signedIn(server: TestApp, loginId: string, password: string): Promise<Phone> {
  const phone = server.phone();
  await phone.call(accounts.login, { body: { loginId, password } });
  return phone;
}
