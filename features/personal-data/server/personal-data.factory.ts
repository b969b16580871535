import { v7 as uuidv7 } from 'uuid';
import { ENTRY_POINTS } from '#domain/entry/entry.ts';
import * as accounts from '#features/accounts/accounts.contract.ts';
import { makePasskey } from '#features/accounts/passkeys/server/passkeys.factory.ts';
import * as secondFactor from '#features/accounts/second-factor/second-factor.contract.ts';
import { codeAt } from '#features/accounts/second-factor/server/second-factor.totp.provider.ts';
import { type MadePlayer, makePlayer } from '#features/accounts/server/accounts.factory.ts';
import { tick } from '#features/day/check-in/check-in.contract.ts';
import { openDayFrom } from '#features/day/server/day.factory.ts';
import { listLiveLines } from '#features/entries/applications/server/applications.store.ts';
import * as entries from '#features/entries/entries.contract.ts';
import * as storedEntries from '#features/entries/server/entries.store.ts';
import * as waiting from '#features/entries/waiting-list/waiting-list.contract.ts';
import * as eventDraws from '#features/event-draws/event-draws.contract.ts';
import * as withdrawing from '#features/event-draws/withdrawing/withdrawing.contract.ts';
import { insertByCode } from '#features/groups/joining/server/joining.commands.ts';
import { mergeMembers } from '#features/groups/merging/server/merging.commands.ts';
import { makeRoster, pupilForm } from '#features/groups/roster/server/roster.factory.ts';
import { listPupils } from '#features/groups/roster/server/roster.store.ts';
import { joinGroup, makeGroup } from '#features/groups/server/groups.factory.ts';
import * as groups from '#features/groups/server/groups.store.ts';
import { makeOrganizerAccount } from '#features/organizers/server/organizers.factory.ts';
import * as pairs from '#features/pairs/pairs.contract.ts';
import { accept, linkFrom } from '#features/pairs/server/pairs.factory.ts';
import * as payments from '#features/payments/payments.contract.ts';
import { grantPoints } from '#features/payments/server/payments.points.commands.ts';
import { makeKnockout } from '#features/practice/knockout/server/knockout.factory.ts';
import * as shares from '#features/practice/knockout/server/knockout.shares.store.ts';
import {
  makeFreeMatch,
  makeLeague,
  makeOneOnOne,
} from '#features/practice/server/practice.factory.ts';
import * as refereeEndpoints from '#features/referees/referees.contract.ts';
import { becomeReferee } from '#features/referees/server/referees.factory.ts';
import { makeApplication } from '#features/team-applications/server/team-applications.factory.ts';
import { makeTournament } from '#features/tournaments/server/tournaments.factory.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import type { Services } from '#platform/server/services.ts';
import type { Phone, TestApp } from '../../../apps/server/test-app.ts';

type TournamentOptions = Parameters<typeof makeTournament>[1];

/** Reserves a place in a new tournament; gives the entry's id. */
export async function reserve(
  { services }: TestApp,
  phone: Phone,
  options: TournamentOptions = {},
): Promise<string> {
  const tournamentId = await makeTournament(services, options);
  const id = uuidv7();
  const { refusal } = await phone.call(entries.apply, { body: { id, tournamentId, agreed: true } });
  if (refusal) throw new Error(`the place was not reserved: ${refusal.code}`);
  return id;
}

/** The same, paid. */
export async function enter(
  server: TestApp,
  phone: Phone,
  options: TournamentOptions = {},
  method: 'credit-card' | 'points' = 'credit-card',
): Promise<string> {
  const entryId = await reserve(server, phone, options);
  const card = method === 'points' ? {} : { cardToken: 'tok_sandbox_ok_4242' };
  const body = { id: uuidv7(), entryId, method, ...card };
  const { refusal } = await phone.call(payments.pay, { body });
  if (refusal) throw new Error(`the entry was not paid: ${refusal.code}`);
  return entryId;
}

export const PLAYER_NAME = '桜井 みのり';
export const MATE_NAME = 'Baba Yui';
/** Under this name the coach had the player on the list before. */
export const LISTED_NAME = 'さくらい みのり';

/** A player who has done everything that the app offers: paid, withdrawn, waited, practised, shared. */
export async function createAccountWithAllData(server: TestApp) {
  const { services, clock } = server;
  const { db } = services;
  const phone = await server.playerPhone({ fullName: PLAYER_NAME, emailVerified: true });
  const { player } = phone;
  await services.mailer.send(db, welcomeTo(player));

  await makePasskey(services, player.id);
  const host = await makeOrganizerAccount(services);
  const { organizerId } = host;
  const paid = await enter(server, phone, { organizerId, name: 'Spring Cup' });
  const withdrawn = await enter(server, phone, { organizerId, name: 'Summer Cup' });
  await phone.call(entries.withdraw, { params: { id: withdrawn } });
  await grantPoints(db, {
    accountId: player.id,
    cause: 'welcome',
    causeId: 'another',
    amount: ENTRY_POINTS,
    now: clock.now(),
  });
  const byPoints = await enter(server, phone, { organizerId, name: 'Autumn Cup' }, 'points');
  await closeEntries(server, host, byPoints);
  const { courtId } = await checkIn(server, host, paid);
  const full = await makeTournament(services, {
    organizerId,
    name: 'Winter Cup',
    participantLimit: 1,
  });
  const other = await server.playerPhone({ fullName: 'Somebody Else' });
  const body = { tournamentId: full, agreed: true };
  await other.call(entries.apply, { body: { id: uuidv7(), ...body } });
  await phone.call(waiting.join, { body: { id: uuidv7(), tournamentId: full } });

  await askInVain(server, phone, host, byPoints);
  const refereed = await referee(server, phone, host);
  const { pairEntry, pairId } = await playDoubles(server, phone, other, organizerId);
  const application = await applyForSchool(services, player, organizerId);
  const entered = {
    ...application,
    paid,
    withdrawn,
    byPoints,
    pairEntry,
    pairId,
    courtId,
    ...refereed,
  };
  const practised = await practise(server, player);
  await setUpSecondFactor(server, phone, player);
  return { phone, player, other, ...entered, ...practised };
}

/** An authenticator app, with its recovery codes. */
async function setUpSecondFactor({ clock }: TestApp, phone: Phone, { password }: MadePlayer) {
  const body = { currentPassword: password, setUpCode: '' };
  const { data } = await phone.call(secondFactor.begin, { body });
  const code = await codeAt(data?.secret ?? '', clock.now());
  await phone.call(secondFactor.confirm, { body: { code } });
}

/** Two pairs: the player with the other as the partner, whose entry is given, and the other way round. */
async function playDoubles(server: TestApp, phone: Phone, other: Phone, organizerId: number) {
  const doubles = { organizerId, eventType: 'Doubles', feeYen: 0 } as const;
  const theirs = await reserve(server, other, { ...doubles, name: 'Doubles Cup' });
  await accept(phone, await linkFrom(other, theirs));
  const pairEntry = await reserve(server, phone, { ...doubles, name: 'Pairs Cup' });
  await accept(other, await linkFrom(phone, pairEntry));
  const { data } = await phone.call(pairs.find, { params: { id: pairEntry } });
  return { pairEntry, pairId: data?.pair.partner?.id ?? '' };
}

/** Copies the player of an entry into the seeding list of its event. */
async function closeEntries(server: TestApp, { loginId, password }: Login, entryId: string) {
  const entry = await storedEntries.findById(server.services.db, entryId);
  const phone = server.phone();
  await phone.call(accounts.login, { body: { loginId, password } });
  const params = { id: entry?.tournamentId ?? 0, eventId: entry?.eventId ?? 0 };
  const { refusal } = await phone.call(eventDraws.closeEntries, { params });
  if (refusal) throw new Error(`the entries were not closed: ${refusal.code}`);
}

/** Opens the day of the entry's tournament with one court, and ticks its player; gives the court. */
async function checkIn(server: TestApp, { loginId, password }: Login, entryId: string) {
  const entry = await storedEntries.findById(server.services.db, entryId);
  const desk = server.phone();
  await desk.call(accounts.login, { body: { loginId, password } });
  const params = { id: entry?.tournamentId ?? 0 };
  const courtId = await openDayFrom(desk, params.id);
  const people = [{ id: entryId, seenVersion: 0 }];
  const { refusal } = await desk.call(tick, { params, body: { state: 'present', people } });
  if (refusal) throw new Error(`nobody was ticked: ${refusal.code}`);
  return { courtId };
}

/** Asks to withdraw from a closed event, which the host declines in words that name the player. */
async function askInVain(server: TestApp, phone: Phone, host: Login, entryId: string) {
  const { data } = await phone.call(entries.withdraw, { params: { id: entryId } });
  const entry = data?.entry;
  const organizer = server.phone();
  const { loginId, password } = host;
  await organizer.call(accounts.login, { body: { loginId, password } });
  const params = { id: entry?.tournament.id ?? 0, eventId: entry?.event.id ?? 0 };
  const list = await organizer.call(withdrawing.list, { params });
  const request = list.data?.event.entrants.find((one) => one.entryId === entryId)?.request;
  const body = { writeId: uuidv7(), seenRequest: request?.id ?? null, word: `${PLAYER_NAME}!` };
  const { refusal } = await organizer.call(withdrawing.decide, {
    params: { ...params, entryId },
    body: { ...body, decision: 'decline' },
  });
  if (refusal) throw new Error(`the request was not declined: ${refusal.code}`);
}

/** Referees a tournament of the host, and seeds its event. */
async function referee(
  server: TestApp,
  phone: Phone & { player: MadePlayer },
  { organizerId, loginId, password }: Login & { readonly organizerId: number },
) {
  const refereedId = await makeTournament(server.services, { organizerId, name: 'Referee Cup' });
  const organizer = server.phone();
  await organizer.call(accounts.login, { body: { loginId, password } });
  await becomeReferee(server, organizer, { tournamentId: refereedId, phone });
  const tournament = await tournaments.findById(server.services.db, refereedId);
  const params = { id: refereedId, eventId: tournament?.events[0].id ?? 0 };
  await organizer.call(eventDraws.closeEntries, { params });
  const body = { baseVersion: 1, order: null, seedCount: 0 };
  await phone.call(eventDraws.saveSeeding, { params, body });
  const { data } = await organizer.call(refereeEndpoints.list, { params: { id: refereedId } });
  return { refereedId, refereeId: data?.referees[0]?.id ?? '' };
}

/** A school that the player looks after applies, and is paid outside the app in part. */
async function applyForSchool(services: Services, player: MadePlayer, organizerId: number) {
  const { db, clock } = services;
  const now = clock.now();
  const creator = { accountId: player.id, name: player.fullName };
  const school = await makeGroup(db, { creator, now, teamCode: 'SCHOOL01', members: ['Pupil A'] });
  const sheet = { personInCharge: PLAYER_NAME, phone: '03-1111-2222' };
  const edited = { groupId: school.id, accountId: player.id };
  await makeRoster(db, { ...edited, pupils: [], sheet, now });
  const tournamentId = await makeTournament(services, { organizerId, name: 'School Cup' });
  const [event] = (await tournaments.findById(db, tournamentId))?.events ?? [];
  const [pupil] = (await listPupils(db, school.id)).filter(({ accountId }) => accountId === null);
  const lines = [{ eventId: event?.id ?? 0, pupils: [pupil?.id ?? ''] }];
  const about = { tournamentId, groupId: school.id, accountId: player.id };
  const applicationId = await makeApplication(services, { ...about, lines });
  const [line] = await listLiveLines(db, applicationId);
  return { appliedTo: tournamentId, applicationId, lineId: line?.id ?? '', schoolId: school.id };
}

interface Login {
  readonly loginId: string;
  readonly password: string;
}

/** A club with a coach, in which the player plays a league, a knockout and a match, and a match without a group. */
async function practise({ services, clock, playerPhone }: TestApp, player: MadePlayer) {
  const { db } = services;
  const now = clock.now();
  const coach = await playerPhone({ fullName: 'Coach Mori' });
  const creator = { accountId: coach.player.id, name: coach.player.fullName };
  const names = [MATE_NAME, ...'CDEFGH', LISTED_NAME].map((name) => name.padEnd(2, '.'));
  const club = await makeGroup(db, { creator, now, teamCode: 'PERSONAL', members: names });
  await joinGroup(db, { accountId: player.id, fullName: player.fullName, now }, 'PERSONAL');
  const groupId = club.id;
  const members = await groups.listMembers(db, groupId);
  const own = members.find(({ accountId }) => accountId === player.id);
  const mate = members.find(({ name }) => name === MATE_NAME);
  const listed = members.find(({ name }) => name === LISTED_NAME);
  if (!own || !mate || !listed) throw new Error('the club has no such members');
  const merge = { accountId: coach.player.id, groupId, memberId: listed.id, intoId: own.id };
  await mergeMembers(services, merge);
  await makeRoster(db, {
    groupId,
    accountId: coach.player.id,
    now,
    pupils: [pupilForm({ familyName: '桜井', givenName: 'みのり', registrationNo: PLAYER_NAME })],
  });
  const options = { accountId: player.id, groupId, now };
  const match = await makeOneOnOne(db, {
    ...options,
    player1: { id: own.id, name: own.name },
    player2: { id: mate.id, name: mate.name },
    score: '11-9 11-7',
    notes: `${PLAYER_NAME} served well`,
  });
  const league = await makeLeague(db, { ...options, scores: ['11-9 11-7'] });
  const knockout = await makeKnockout(db, options);
  await shares.insert(db, {
    token: 'shared-token',
    sessionId: knockout,
    accountId: player.id,
    now,
  });
  const free = await makeFreeMatch(db, {
    accountId: player.id,
    now,
    player1Name: PLAYER_NAME,
    player2Name: 'Grandfather',
    score: '11-9 11-7',
    confirmed: true,
  });
  const askedGroupId = await askToJoin(services, player.id);
  return {
    coach,
    groupId,
    askedGroupId,
    memberId: own.id,
    mateId: mate.id,
    mergedId: listed.id,
    match,
    league: league.id,
    knockout,
    free,
  };
}

/** A request to join another club, whose list has a member of that name; the list here has another name instead. */
async function askToJoin({ db, clock }: Services, accountId: string): Promise<number> {
  const now = clock.now();
  const coach = await makePlayer({ db, clock }, { fullName: 'Coach Abe' });
  const creator = { accountId: coach.id, name: coach.fullName };
  const group = await makeGroup(db, { creator, now, teamCode: 'ANOTHER1', members: [MATE_NAME] });
  const who = { accountId, fullName: MATE_NAME, now };
  const joined = await db.transaction((tx) => insertByCode(tx, who, 'ANOTHER1'));
  if (joined?.outcome !== 'asked') throw new Error('nobody was asked');
  return group.id;
}

function welcomeTo(player: MadePlayer) {
  return {
    kind: 'welcome',
    dedupeKey: `welcome ${player.id}`,
    to: player.email,
    language: 'ja',
    subject: 'ご登録ありがとうございます',
    paragraphs: [`${player.fullName}様`, 'https://rallydays.example/verify-email#the-secret'],
    secret: 'the-secret',
  } as const;
}
