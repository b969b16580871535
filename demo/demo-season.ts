import { v7 as uuidv7 } from 'uuid';
import type { Result } from '#domain/common/result.ts';
import { closeEventEntries } from '#features/event-draws/server/event-draws.commands.ts';
import type { EventRequest } from '#features/event-draws/server/event-draws.locks.commands.ts';
import {
  listFixtures,
  type StoredFixture,
  updateDays,
} from '#features/matches/ties/server/ties.fixtures.store.ts';
import type { RubberGames } from '#features/matches/ties/ties.vocabulary.ts';
import { addEvent } from '#features/publishing/own-events/server/own-events.commands.ts';
import { saveMarks, startSeason } from '#features/season/server/season.commands.ts';
import { enterResult, proposeDay } from '#features/season/server/season.fixtures.commands.ts';
import { listOwnTeams } from '#features/tie-orders/server/tie-orders.store.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import { daysBetween } from '#platform/shared/calendar.ts';
import { addDays, dayInJapan } from '#platform/shared/format.ts';
import { SCHOOLS_MEET } from './demo-applications.ts';
import type { ClubPlayer } from './demo-clubs.ts';
import { paidEntry } from './demo-entries.ts';
import { TEAMS } from './demo-people.ts';
import { makeSquad, teamForm } from './demo-squads.ts';
import { asOrganizer, type DemoStage, daysBefore, type Hosts } from './demo-stage.ts';

/** Ten matchdays, one a week; the first began so many days ago, and four have been played. */
const BEGAN_DAYS_AGO = 32;
const PLAYED_MATCHDAYS = 4;

const WON = { home: 3, away: 1 };
const LOST = { home: 1, away: 3 };
/** Ties of five rubbers, from the home team's side; a decided tie leaves the rest unplayed. */
const TIES: readonly (readonly RubberGames[])[] = [
  [WON, WON, LOST, WON, null],
  [LOST, WON, LOST, WON, WON],
  [LOST, LOST, WON, LOST, null],
];

/**
 * A league of six teams in the middle of its season, beside the last of the friendly meets. `captains` have entered a team each;
 * one of them proposes another day for the next matchday.
 */
export async function makeSeason(
  stage: DemoStage,
  hosts: Hosts,
  captains: readonly ClubPlayer[],
): Promise<void> {
  const before = stage.servicesAt(daysBefore(stage.now, BEGAN_DAYS_AGO + 1));
  const account = asOrganizer(hosts);
  const addition = {
    id: SCHOOLS_MEET,
    account,
    creationId: uuidv7(),
    form: teamForm('秋季団体リーグ｜Autumn Team League', false),
  };
  const added = await addEvent(before, addition);
  if (!added.ok) throw new Error(`the sample league was not added: ${added.code}`);
  const event = { tournamentId: SCHOOLS_MEET, eventId: added.value, account };
  for (const [at, { id: accountId }] of captains.entries()) {
    const now = daysBefore(stage.now, BEGAN_DAYS_AGO + 2);
    const entryId = await paidEntry(stage, { ...event, team: TEAMS[at], accountId, now });
    await makeSquad(before, { entryId, accountId, at });
  }
  made(await closeEventEntries(before, event));
  const firstDay = addDays(dayInJapan(stage.now), -BEGAN_DAYS_AGO);
  made(await startSeason(before, { ...event, legs: 2, firstDay, everyDays: 7, openDays: 10 }));
  const marks = [
    { place: 1, text: '優勝' },
    { place: 6, text: '入れ替え戦' },
  ];
  made(await saveMarks(before, { ...event, seen: [], marks }));
  const fixtures = await listFixtures(stage.db, event.eventId);
  for (const fixture of fixtures) await play(stage, event, fixture);
  const next = fixtures.find(({ matchday }) => matchday === PLAYED_MATCHDAYS + 1);
  if (!next) throw new Error('the sample league has no next matchday');
  const captain = await captainOf(stage, event.eventId, captains, next.home);
  const day = addDays(next.windowFrom, 5);
  const own = { ...event, account: { id: captain.id, organizerId: null, roles: [] } };
  const wanted = { fixtureId: next.id, baseVersion: next.version, day, time: '14:00' };
  made(await proposeDay(stage.servicesAt(daysBefore(stage.now, 1)), { ...own, ...wanted }));
}

/** Moves the league so that today is the same day of its season as on the first start. */
export async function refreshSeason(db: Db, now: Date): Promise<void> {
  const tournament = await tournaments.findById(db, SCHOOLS_MEET);
  const firstDay = addDays(dayInJapan(now), -BEGAN_DAYS_AGO);
  for (const { id, discipline } of tournament?.events ?? []) {
    const [first] = discipline === 'Team' ? await listFixtures(db, id) : [];
    if (!first) continue;
    const days = daysBetween(first.windowFrom, firstDay);
    if (days !== 0) await updateDays(db, id, days);
  }
}

async function captainOf(
  { db }: DemoStage,
  eventId: number,
  captains: readonly ClubPlayer[],
  team: number,
): Promise<ClubPlayer> {
  for (const captain of captains) {
    const own = await listOwnTeams(db, { accountId: captain.id, eventId });
    if (own.some(({ number }) => number === team)) return captain;
  }
  throw new Error(`team ${team} of the sample league has no captain`);
}

/** The result of a fixture whose matchday is over, as the organizer enters it. */
async function play(
  stage: DemoStage,
  event: EventRequest,
  { id: fixtureId, version: baseVersion, matchday, home, away }: StoredFixture,
): Promise<void> {
  if (matchday > PLAYED_MATCHDAYS) return;
  const rubbers = TIES[(home * 2 + away) % TIES.length] ?? [];
  const services = stage.servicesAt(daysBefore(stage.now, BEGAN_DAYS_AGO - matchday * 7));
  made(await enterResult(services, { ...event, fixtureId, baseVersion, rubbers }));
}

function made(done: Result<unknown, string>): void {
  if (!done.ok) throw new Error(`the sample league was not made: ${done.code}`);
}
