import { v7 as uuidv7 } from 'uuid';
import { makePlayer } from '#features/accounts/server/accounts.factory.ts';
import { reservePlaces } from '#features/entries/server/entries.application.commands.ts';
import { closeEventEntries } from '#features/event-draws/server/event-draws.commands.ts';
import * as notifications from '#features/notifications/server/notifications.store.ts';
import { payEntries } from '#features/payments/server/payments.commands.ts';
import { makeTournament } from '#features/tournaments/server/tournaments.factory.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import { hashPublicPassword } from '#platform/server/password-hash.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import { DEMO_ORGANIZATION, DEMO_PASSWORD, OTHER_PLAYERS } from './demo-people.ts';
import { COMING, daysOfSamples, JOINED, type SampleDays } from './demo-samples.ts';
import { type DemoStage, daysBefore } from './demo-stage.ts';

interface Hosts {
  readonly accountId: string;
  readonly organizerId: number;
}

/** Creates eight coming tournaments, numbered from 1, and twelve free school events that the sample player joined. */
export async function makeTournaments(stage: DemoStage, hosts: Hosts): Promise<void> {
  const days = daysOfSamples(dayInJapan(stage.now));
  const published = daysBefore(stage.now, 95);
  const ids: number[] = [];
  for (const [index, one] of COMING.entries()) {
    ids.push(
      await makeTournament(at(stage, published), {
        organizerId: hosts.organizerId,
        name: one.name,
        prefecture: one.prefecture,
        venue: one.venue,
        ...days[index],
        ...(one.startTime && { startTime: one.startTime }),
        ...(one.endTime && { endTime: one.endTime }),
        level: one.level,
        eventType: one.eventType,
        feeYen: one.feeYen,
        participantLimit: one.limit,
        organizerName: DEMO_ORGANIZATION.name,
        notes: one.notes,
      }),
    );
  }
  await makeEntries(stage, ids);
  await closeLast(stage, hosts, ids.at(-1) ?? 0);
  await makeJoined(stage, hosts, days.slice(COMING.length));
}

async function makeEntries(stage: DemoStage, tournamentIds: readonly number[]): Promise<void> {
  const passwordHash = await hashPublicPassword(DEMO_PASSWORD);
  const entered = daysBefore(stage.now, 3);
  const players: string[] = [];
  for (const [index, fullName] of OTHER_PLAYERS.entries()) {
    const email = `player${index + 1}@demo.rallydays.invalid`;
    const option = { fullName, email, passwordHash, language: 'ja' };
    players.push((await makePlayer(at(stage, entered), option)).id);
  }
  for (const [index, tournamentId] of tournamentIds.entries()) {
    const taken = COMING[index]?.taken ?? 0;
    for (const accountId of players.slice(0, taken)) {
      await confirmedEntry(stage, { tournamentId, accountId, now: beforeDeadline(stage, index) });
    }
  }
}

/** The coming tournament whose deadline has passed waits to be seeded. */
async function closeLast(stage: DemoStage, hosts: Hosts, tournamentId: number): Promise<void> {
  const tournament = await tournaments.findById(stage.db, tournamentId);
  if (!tournament) throw new Error('the sample tournament is missing');
  const { accountId: id, organizerId } = hosts;
  const closed = await closeEventEntries(stage.servicesAt(daysBefore(stage.now, 1)), {
    tournamentId,
    eventId: tournament.events[0].id,
    account: { id, organizerId, roles: ['organizer'] },
  });
  if (!closed.ok) throw new Error(`a sample event was not closed: ${closed.code}`);
}

/** The sample player's events: one entry each, with unread notifications of the last two. */
async function makeJoined(
  stage: DemoStage,
  { accountId, organizerId }: Hosts,
  days: readonly SampleDays[],
): Promise<void> {
  const today = dayInJapan(stage.now);
  for (const [index, { eventDate, applicationDeadline }] of days.entries()) {
    const now = daysBefore(stage.now, Math.max(2, 10 - (JOINED[index]?.inDays ?? 0)));
    const name = `第${index + 1}回学校交流大会｜School Friendly Meet ${index + 1}`;
    const tournamentId = await makeTournament(at(stage, now), {
      organizerId,
      name,
      prefecture: 'Tokyo',
      venue: '大田区総合体育館｜Ota City General Gymnasium',
      eventDate,
      applicationDeadline,
      participantLimit: 24,
      level: 'Beginner',
      feeYen: 0,
      organizerName: DEMO_ORGANIZATION.name,
    });
    await confirmedEntry(stage, { tournamentId, accountId, now });
    if (eventDate < today) continue;
    const facts = { tournamentId, tournamentName: name, eventDate, amountYen: 0 };
    const dedupeKey = `demo entry-confirmed ${tournamentId}`;
    await notifications.insert(stage.db, {
      accountId,
      kind: 'entry-confirmed',
      facts,
      dedupeKey,
      now,
    });
  }
}

interface NewEntry {
  readonly tournamentId: number;
  readonly accountId: string;
  readonly now: Date;
}

/** Takes a place and pays for it in the sandbox, as a player would, so that the sample organizer's accounts are right. */
async function confirmedEntry(stage: DemoStage, entry: NewEntry): Promise<void> {
  const { tournamentId, accountId, now } = entry;
  const services = stage.servicesAt(now);
  const places = [{ id: uuidv7() }];
  const reserved = await reservePlaces(services, { tournamentId, accountId, places });
  if (!reserved.ok) throw new Error(`a sample entry was refused: ${reserved.code}`);
  const [reservation] = reserved.value.entries;
  if (reservation?.state !== 'reserved') return;
  const { id: entryId } = reservation;
  const attempt = { id: uuidv7(), entryId, accountId, method: 'credit-card' as const };
  const paid = await payEntries(services, attempt, 'tok_sandbox_ok_4242');
  if (!paid.ok) throw new Error(`a sample payment was refused: ${paid.code}`);
  if (paid.value[0].state !== 'succeeded') throw new Error('a sample payment did not succeed');
}

/** Moves the sample tournaments along with the calendar, to days off as on the first start. */
export async function refreshTournaments(db: Db, now: Date): Promise<void> {
  for (const [index, days] of daysOfSamples(dayInJapan(now)).entries()) {
    await tournaments.updateDates(db, index + 1, days);
  }
}

function beforeDeadline(stage: DemoStage, index: number): Date {
  return daysBefore(stage.now, 4 + index);
}

function at({ db }: DemoStage, now: Date) {
  return { db, clock: { now: () => now } };
}
