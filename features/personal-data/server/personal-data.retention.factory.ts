import { v7 as uuidv7 } from 'uuid';
import { templatesOf } from '#domain/team-tie/templates.ts';
import { makePlayer } from '#features/accounts/server/accounts.factory.ts';
import {
  courtLinkDevices,
  courtLinkOffers,
  courtLinks,
  courtTallies,
} from '#features/court-links/server/court-links.tables.ts';
import { checkIns, checkInTries } from '#features/day/check-in/server/check-in.tables.ts';
import { queueMatches, queueSteps } from '#features/day/queue/server/queue.tables.ts';
import { courts, days } from '#features/day/server/day.tables.ts';
import { shownMatches } from '#features/day/times/server/times.tables.ts';
import { reservePlaces } from '#features/entries/server/entries.application.commands.ts';
import { remove } from '#features/groups/groups.contract.ts';
import { makeRoster, pupilForm } from '#features/groups/roster/server/roster.factory.ts';
import { makeGroup } from '#features/groups/server/groups.factory.ts';
import { matches, matchWrites, stages } from '#features/matches/server/matches.tables.ts';
import { tieOrders, ties } from '#features/matches/ties/server/ties.tables.ts';
import { paymentReceipts } from '#features/payments/receipts/server/receipts.tables.ts';
import { payments } from '#features/payments/server/payments.tables.ts';
import { referees } from '#features/referees/server/referees.tables.ts';
import {
  makeHost,
  makeSchool,
} from '#features/team-applications/server/team-applications.school.factory.ts';
import {
  awaiting,
  note,
} from '#features/team-applications/server/team-applications.transfers.factory.ts';
import * as applying from '#features/team-applications/team-applications.applying.contract.ts';
import * as applicationEndpoints from '#features/team-applications/team-applications.contract.ts';
import { tieOrderChanges } from '#features/tie-orders/server/tie-orders.tables.ts';
import { makeTournament } from '#features/tournaments/server/tournaments.factory.ts';
import { findById } from '#features/tournaments/server/tournaments.store.ts';
import { dayInJapan, sheetTime } from '#platform/shared/format.ts';
import type { TestApp } from '../../../apps/server/test-app.ts';
import { leave } from '../deletion/deletion.contract.ts';

/** A row of everything that a tournament's day leaves behind, whose retention begins now. */
export async function checkedIn({ services }: TestApp): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  const hours = { eventDate: dayInJapan(now), endTime: sheetTime(now.toISOString()).slice(11) };
  const tournamentId = await makeTournament(services, { feeYen: 0, ...hours });
  const { id: accountId } = await makePlayer(services);
  const places = [{ id: uuidv7() }];
  const reserved = await reservePlaces(services, { tournamentId, accountId, places });
  if (!reserved.ok) throw new Error(`the entry was refused: ${reserved.code}`);
  const entryId = places[0]?.id ?? '';
  const tick = { state: 'present', by: 'desk', version: 1, at: now } as const;
  await db.insert(checkIns).values({ personId: entryId, entryId, ...tick });
  await db.insert(checkInTries).values({ tournamentId, accountId, wrong: 1 });
  const charge = { id: uuidv7(), method: 'konbini', state: 'succeeded', amountYen: 2000 } as const;
  const payer = { entryId, accountId, createdAt: now };
  await db.insert(payments).values({ ...charge, ...payer, chargeId: charge.id });
  const receipt = { chargeId: charge.id, email: 'mother@example.com', language: 'ja' } as const;
  await db.insert(paymentReceipts).values(receipt);
  const helper = { id: uuidv7(), email: 'helper@example.com', invitedAt: now, expiresAt: now };
  await db.insert(referees).values({ ...helper, tournamentId, accountId, state: 'accepted' });
  const event = (await findById(db, tournamentId))?.events[0];
  const match = { stageId: uuidv7(), matchId: '1-0', tournamentId };
  await db.insert(days).values({ tournamentId, openedAt: now, code: '1234' });
  await db.insert(stages).values({ id: match.stageId, kind: 'knockout', eventId: event!.id });
  const tie = { id: uuidv7(), stageId: match.stageId, drawNumber: 1, matchId: '1-0' };
  const template = templatesOf('table-tennis')[0]!;
  await db.insert(ties).values({ ...tie, team1: '1', team2: '2', template, play: 'knockout' });
  const order = { tieId: tie.id, side: 'player1', players: [1], filedAt: now } as const;
  await db.insert(tieOrders).values({ ...order, enteredBy: 'coach', filedByAccountId: accountId });
  const change = { id: uuidv7(), tieId: tie.id, side: 'player1', before: [1], after: [2] } as const;
  await db.insert(tieOrderChanges).values({ ...change, reason: '発熱', at: now });
  await db.insert(queueMatches).values({ ...match, drawNumber: 1, version: 1, state: 'waiting' });
  await db.insert(shownMatches).values({
    ...match,
    eventId: event!.id,
    drawNumber: 1,
    stagePosition: 0,
    state: 'waiting',
    place: { kind: 'knockout', round: 1, rounds: 1, position: 0 },
  });
  await db.insert(queueSteps).values({ ...match, id: uuidv7(), kind: 'back', at: now, accountId });
  const [courtId, linkId, deviceId] = [uuidv7(), uuidv7(), uuidv7()];
  const court = { id: courtId, tournamentId, name: '1', nameKey: '1', position: 0 };
  await db.insert(courts).values(court);
  const hashes = { findHash: linkId, signHash: linkId };
  const link = { id: linkId, tournamentId, kind: 'court', courtId, madeAt: now } as const;
  await db.insert(courtLinks).values({ ...link, ...hashes, madeByAccountId: accountId });
  const { stageId, matchId } = match;
  const shown = { linkId, stageId, matchId };
  await db.insert(courtLinkOffers).values({ ...shown, drawNumber: 1 });
  await db.insert(courtLinkDevices).values({ ...shown, deviceId, name: '', at: now });
  await db.insert(courtTallies).values({ ...shown, deviceId, drawNumber: 1, at: now, log: [] });
}

/** A group with a pupil without an account and a school sheet, which ends now: it is deleted, or its only account is. */
export function endedClub(deleted: 'group' | 'account') {
  return async (server: TestApp): Promise<void> => {
    const { db, clock } = server.services;
    const coach = await server.playerPhone({ fullName: 'Kato Jun' });
    const { id: accountId, fullName: name, password } = coach.player;
    const now = clock.now();
    const { id } = await makeGroup(db, { creator: { accountId, name }, members: [], now });
    const pupils = [pupilForm({ familyKana: 'アオキ', grade: '中3' })];
    const sheet = { shortName: '桜丘中', personInCharge: '森 彩', phone: '03-1234-5678' };
    await makeRoster(db, { groupId: id, accountId, pupils, sheet, now });
    if (deleted === 'group') await coach.call(remove, { params: { id } });
    else await coach.call(leave, { body: { password } });
  };
}

/** A match of practice that its club removes now. */
export async function removedMatch({ services }: TestApp): Promise<void> {
  const { db, clock } = services;
  const { id: accountId } = await makePlayer(services);
  const id = uuidv7();
  await db.insert(matches).values({
    id,
    kind: 'one-on-one',
    ownerAccountId: accountId,
    playedOn: '2026-11-20',
    player1: { id: 1, name: 'Aoki' },
    player2: { id: 2, name: 'Baba' },
    sets: [],
    result: '0-0',
    searchText: '',
    createdAt: clock.now(),
    deletedAt: clock.now(),
    version: 2,
  });
  const write = { subjectId: id, kind: 'remove', version: 1, content: {}, accountId } as const;
  await db.insert(matchWrites).values({ id: uuidv7(), ...write, at: clock.now() });
}

/** A school that begins a draft now, and never applies. */
export async function schoolDraft(server: TestApp): Promise<void> {
  const { id: tournamentId } = await makeHost(server);
  const { teacher, group } = await makeSchool(server, 1);
  const draft = { tournamentId, groupId: group.id, saveId: uuidv7(), version: 0, lines: [] };
  await teacher.call(applying.saveDraft, { params: { id: uuidv7() }, body: draft });
}

/** A school that gives its unpaid application up now. */
export async function schoolGaveUp(server: TestApp): Promise<void> {
  const { teacher, id } = await awaiting(server);
  await teacher.call(applicationEndpoints.giveUp, { params: { id } });
}

/** A school whose transfer the organizer notes now. */
export async function schoolPaid(server: TestApp) {
  const paid = await awaiting(server);
  await note(paid.organizer, paid.tournamentId, paid.id);
  return paid;
}
