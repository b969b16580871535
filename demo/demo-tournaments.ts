import { makePlayer } from '#features/accounts/server/accounts.factory.ts';
import { isForTeams } from '#features/entries/teams/teams.policy.ts';
import * as notifications from '#features/notifications/server/notifications.store.ts';
import { makeTournament } from '#features/tournaments/server/tournaments.factory.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import { hashPublicPassword } from '#platform/server/password-hash.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import { makeDraws } from './demo-draws.ts';
import { confirmedEntry } from './demo-entries.ts';
import { DEMO_ORGANIZATION, DEMO_PASSWORD, OTHER_PLAYERS, TEAMS } from './demo-people.ts';
import { COMING, daysOfSamples, JOINED, type SampleDays } from './demo-samples.ts';
import { type DemoStage, daysBefore, type Hosts } from './demo-stage.ts';

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
  const players = await makeEntries(stage, ids);
  await makeDraws(stage, hosts, { tournamentId: ids.at(-1) ?? 0, players });
  await makeJoined(stage, hosts, days.slice(COMING.length));
}

/** Enters players into the coming tournaments; gives their accounts. */
async function makeEntries(
  stage: DemoStage,
  tournamentIds: readonly number[],
): Promise<readonly string[]> {
  const passwordHash = await hashPublicPassword(DEMO_PASSWORD);
  const entered = daysBefore(stage.now, 3);
  const players: string[] = [];
  for (const [index, fullName] of OTHER_PLAYERS.entries()) {
    const email = `player${index + 1}@demo.rallydays.invalid`;
    const option = { fullName, email, passwordHash, language: 'ja' };
    players.push((await makePlayer(at(stage, entered), option)).id);
  }
  for (const [index, tournamentId] of tournamentIds.entries()) {
    const { taken = 0, eventType } = COMING[index] ?? {};
    for (const [at, accountId] of players.slice(0, taken).entries()) {
      const team = eventType && isForTeams(eventType) ? TEAMS[at] : undefined;
      const now = beforeDeadline(stage, index);
      await confirmedEntry(stage, { tournamentId, team, accountId, now });
    }
  }
  return players;
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
