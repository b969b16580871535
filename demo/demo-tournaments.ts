import { type MadePlayer, makePlayer } from '#features/accounts/server/accounts.factory.ts';
import { isForTeams } from '#features/entries/teams/teams.policy.ts';
import * as notifications from '#features/notifications/server/notifications.store.ts';
import { makeTournament } from '#features/tournaments/server/tournaments.factory.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import { hashPublicPassword } from '#platform/server/password-hash.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import { holdApplications } from './demo-applications.ts';
import { makeClubs } from './demo-clubs.ts';
import { makeDraws } from './demo-draws.ts';
import { paidEntry } from './demo-entries.ts';
import { holdHalfPaid, makePairs, type SampleEntry } from './demo-pairs.ts';
import { publishPast } from './demo-past.ts';
import {
  DEMO_ORGANIZATION,
  DEMO_PASSWORD,
  OTHER_PLAYERS,
  otherPlayerEmail,
  PARTNERS,
  TEAMS,
} from './demo-people.ts';
import { makePlayed, refreshToday } from './demo-played.ts';
import { COMING, daysOfSamples, HALF_PAID, JOINED, type SampleDays } from './demo-samples.ts';
import { makeSeason, refreshSeason } from './demo-season.ts';
import { type DemoStage, daysBefore, type Hosts } from './demo-stage.ts';
import { holdTransfers } from './demo-transfers.ts';

/**
 * Creates eight coming tournaments, numbered from 1, twelve free school events that the sample player joined, one tournament
 * that is played today and one that is over. Gives the sample player's entries in doubles, still without partners.
 */
export async function makeTournaments(
  stage: DemoStage,
  hosts: Hosts,
): Promise<readonly SampleEntry[]> {
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
        sport: one.sport,
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
  const players = await makeOtherPlayers(stage);
  const partners = await makeOtherPlayers(stage, PARTNERS, players.length);
  await makeClubs(stage, [...players, ...partners], daysBefore(stage.now, 80));
  const entered = await makeEntries(stage, ids, players);
  await makePairs(stage, entered, { players, partners });
  await makeDraws(stage, hosts, {
    tournamentId: ids.at(-1) ?? 0,
    players: players.map(({ id }) => id),
  });
  const inDoubles = await makeJoined(stage, hosts, days.slice(COMING.length));
  await makeSeason(stage, hosts, players.slice(0, 6));
  await makePlayed(stage, hosts, players);
  await publishPast(stage, hosts);
  return inDoubles;
}

/** Before the first of the past tournaments. */
const REGISTERED_DAYS_AGO = 190;

/** Of the other players, six each. */
const LEVELS = ['A', 'B', 'C', 'D'] as const;

/** Registers other players, numbered after `before` in their addresses. */
async function makeOtherPlayers(
  stage: DemoStage,
  names: readonly string[] = OTHER_PLAYERS,
  before = 0,
): Promise<readonly MadePlayer[]> {
  const passwordHash = await hashPublicPassword(DEMO_PASSWORD);
  return Promise.all(
    names.map((fullName, index) => {
      const email = otherPlayerEmail(before + index);
      const level = LEVELS[Math.floor((before + index) / 6)] ?? 'D';
      const option = { fullName, email, passwordHash, level, language: 'ja' } as const;
      return makePlayer(at(stage, daysBefore(stage.now, REGISTERED_DAYS_AGO)), option);
    }),
  );
}

/** Enters players into the coming tournaments; gives their entries, by tournament. */
async function makeEntries(
  stage: DemoStage,
  tournamentIds: readonly number[],
  players: readonly MadePlayer[],
): Promise<readonly (readonly SampleEntry[])[]> {
  return Promise.all(
    tournamentIds.map(async (tournamentId, index) => {
      const { taken = 0, eventType } = COMING[index] ?? {};
      const entries: SampleEntry[] = [];
      for (const [at, { id: accountId }] of players.slice(0, taken).entries()) {
        const team = eventType && isForTeams(eventType) ? TEAMS[at] : undefined;
        const now = beforeDeadline(stage, index);
        const split = index === HALF_PAID.tournament && at === HALF_PAID.player;
        const entryId = await paidEntry(stage, { tournamentId, team, split, accountId, now });
        entries.push({ entryId, tournamentId, accountId, now });
      }
      return entries;
    }),
  );
}

/** The sample player's events: one entry each, with unread notifications of the last two. Gives those in doubles. */
async function makeJoined(
  stage: DemoStage,
  { accountId, organizerId }: Hosts,
  days: readonly SampleDays[],
): Promise<readonly SampleEntry[]> {
  const today = dayInJapan(stage.now);
  const inDoubles: SampleEntry[] = [];
  for (const [index, { eventDate, applicationDeadline }] of days.entries()) {
    const { inDays = 0, eventType } = JOINED[index] ?? {};
    const now = daysBefore(stage.now, Math.max(2, 10 - inDays));
    const name = `第${index + 1}回学校交流大会｜School Friendly Meet ${index + 1}`;
    const tournamentId = await makeTournament(at(stage, now), {
      organizerId,
      name,
      prefecture: 'Tokyo',
      venue: '大田区総合体育館｜Ota City General Gymnasium',
      sport: 'table-tennis',
      eventDate,
      applicationDeadline,
      participantLimit: 24,
      level: 'Beginner',
      ...(eventType && { eventType }),
      feeYen: 0,
      organizerName: DEMO_ORGANIZATION.name,
    });
    const entryId = await paidEntry(stage, { tournamentId, accountId, now });
    if (eventType === 'Doubles') inDoubles.push({ entryId, tournamentId, accountId, now });
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
  return inDoubles;
}

/** Moves the sample tournaments along with the calendar, to days off as on the first start; a place that waits is held again. */
export async function refreshTournaments(db: Db, now: Date): Promise<void> {
  for (const [index, days] of daysOfSamples(dayInJapan(now)).entries()) {
    await tournaments.updateDates(db, index + 1, days);
  }
  await refreshToday(db, now);
  await refreshSeason(db, now);
  await holdHalfPaid(db, HALF_PAID.tournament + 1, now);
  await holdApplications(db);
  await holdTransfers(db, now);
}

function beforeDeadline(stage: DemoStage, index: number): Date {
  return daysBefore(stage.now, 4 + index);
}

function at({ db }: DemoStage, now: Date) {
  return { db, clock: { now: () => now } };
}
