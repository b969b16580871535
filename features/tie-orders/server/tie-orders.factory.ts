import { v7 as uuidv7 } from 'uuid';
import type { EventFormat } from '#domain/stage-draw/vocabulary.ts';
import * as accounts from '#features/accounts/accounts.contract.ts';
import { makePlayer } from '#features/accounts/server/accounts.factory.ts';
import { reservePlaces } from '#features/entries/server/entries.application.commands.ts';
import * as squads from '#features/entries/squads/server/squads.store.ts';
import { makePublishedDraw } from '#features/event-draws/server/event-draws.factory.ts';
import { KNOCKOUT } from '#features/event-draws/server/event-draws.referee.factory.ts';
import { makeGroup } from '#features/groups/server/groups.factory.ts';
import * as stages from '#features/matches/server/matches.stages.store.ts';
import { makeOrganizerAccount } from '#features/organizers/server/organizers.factory.ts';
import * as players from '#features/players/server/players.store.ts';
import { makeTournament } from '#features/tournaments/server/tournaments.factory.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import type { Services } from '#platform/server/services.ts';
import type { Phone, TestApp } from '../../../apps/server/test-app.ts';
import * as contract from '../tie-orders.contract.ts';

/** The players of a squad, in its registered order. */
const SQUAD = ['青木', '井上', '上田', '江口', '小川', '加藤'] as const;

interface Options {
  readonly teams?: readonly string[];
  readonly squad?: readonly string[];
  readonly format?: EventFormat;
}

/** Who has entered a team. */
interface Coach {
  readonly id: string;
  readonly entryId: string;
  readonly phone: Phone;
}

/** The coach of the first team looks after these teams, which are of one school. */
export async function joinSchool(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  [first, ...others]: readonly [Coach, ...Coach[]],
): Promise<void> {
  const { id: groupId } = await makeGroup(db, {
    creator: { accountId: first.id, name: 'Coach' },
    now: clock.now(),
  });
  for (const { entryId } of [first, ...others]) {
    await squads.upsertSquad(db, { entryId, groupId, version: 2 });
  }
}

/** Stores the squad of an entry, by names. */
async function storeSquad(
  services: Services,
  entryId: string,
  by: string,
  names: readonly string[],
) {
  const added = names.map((displayName) => ({ id: uuidv7(), displayName, createdByAccount: by }));
  await players.insertAll(services.db, added);
  await squads.upsertSquad(services.db, { entryId, version: 1 });
  const members = added.map(({ id }, at) => ({ number: at + 1, position: at + 1, playerId: id }));
  await squads.updatePlayers(services.db, entryId, members);
}

/** A published draw of an event for teams in table tennis, each with a coach and a squad. */
export async function makeTeamEvent(
  server: TestApp,
  { teams = ['桜丘 A', '若葉台'], squad = SQUAD, format = KNOCKOUT }: Options = {},
) {
  const { services } = server;
  const organizer = await makeOrganizerAccount(services);
  const { organizerId } = organizer;
  const tournamentId = await makeTournament(services, {
    organizerId,
    feeYen: 0,
    eventType: 'Team',
    sport: 'table-tennis',
    name: '秋季団体戦',
  });
  const coaches = new Map<string, Coach>();
  for (const team of teams) {
    const coach = await makePlayer(services, { fullName: `${team} 監督` });
    const places = [{ id: uuidv7(), team }];
    await reservePlaces(services, { tournamentId, accountId: coach.id, places });
    await storeSquad(
      services,
      places[0]!.id,
      coach.id,
      squad.map((name) => `${name} ${team}`),
    );
    const phone = await signedIn(server, coach);
    coaches.set(team, { id: coach.id, entryId: places[0]!.id, phone });
  }
  const tournament = await tournaments.findById(services.db, tournamentId);
  const eventId = tournament!.events[0].id;
  const account = { id: organizer.id, organizerId, roles: [] };
  await makePublishedDraw(services, { tournamentId, eventId, account }, format);
  const desk = server.phone();
  const { loginId, password } = organizer;
  await desk.call(accounts.login, { body: { loginId, password } });
  const stage = await stages.findAt(services.db, eventId, 0);
  return { desk, tournamentId, eventId, stageId: stage!.id, coaches };
}

async function signedIn(server: TestApp, { email, password }: { email: string; password: string }) {
  const phone = server.phone();
  await phone.call(accounts.login, { body: { loginId: email, password } });
  return phone;
}

/** The first tie of such an event, with the phones of its two coaches in the order of its sides. */
export async function makeTie(server: TestApp, options: Options = {}) {
  const event = await makeTeamEvent(server, options);
  const [first] = [...event.coaches.values()];
  const listed = await first!.phone.call(contract.list);
  const summary = listed.data!.ties[0]!;
  const { stageId, matchId } = summary;
  const coachOf = (team: string) => event.coaches.get(team)!;
  const one = coachOf(summary.player1);
  const two = coachOf(summary.player2);
  const sideOf = (side: 'player1' | 'player2') => ({ stageId, matchId, side });
  const file = (
    side: 'player1' | 'player2',
    players: readonly (number | null)[],
    { baseVersion = 0, phone = side === 'player1' ? one.phone : two.phone } = {},
  ) => phone.call(contract.file, { params: sideOf(side), body: { players, baseVersion } });
  const find = (side: 'player1' | 'player2', phone = side === 'player1' ? one.phone : two.phone) =>
    phone.call(contract.find, { params: sideOf(side) });
  return { ...event, summary, matchId, one, two, file, find };
}

/** An order of four singles and a double that breaks no rule: S1 S2 D3 D3 S4 S5. */
export const ORDER = [1, 2, 3, 4, 5, 6];
