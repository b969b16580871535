import { v7 as uuidv7 } from 'uuid';
import { tickPeople } from '#features/day/check-in/server/check-in.commands.ts';
import { listPeople } from '#features/day/check-in/server/check-in.store.ts';
import { nextCourtNames } from '#features/day/day.policy.ts';
import { openDay } from '#features/day/server/day.commands.ts';
import { chooseScoreFormat } from '#features/event-draws/results/server/results.commands.ts';
import { makePublishedDraw } from '#features/event-draws/server/event-draws.factory.ts';
import { addEvent, editEvent } from '#features/publishing/own-events/server/own-events.commands.ts';
import { makeTournament } from '#features/tournaments/server/tournaments.factory.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import { addDays, dayInJapan, sheetTime } from '#platform/shared/format.ts';
import { paidEntry } from '../demo-entries.ts';
import { DEMO_ORGANIZATION } from '../demo-people.ts';
import { asOrganizer, type DemoStage, daysBefore, type Hosts } from '../demo-stage.ts';
import { EVENTS, LATE, NAMES, TABLES, VENUE } from './day-samples.ts';
import { ensurePupils } from './pupils.ts';
import { addTeams } from './teams.ts';

/** At first, play has gone on for so long. */
const BEGUN_MINUTES_AGO = 75;
const MINUTE = 60_000;
const CHECKED_IN_MINUTES_BEFORE = 20;
const LONGEST_DAY_HOURS = 8;

interface Wanted {
  readonly publishId: string;
  /** How many of this day came before it. */
  readonly number: number;
}

/**
 * Makes a tournament of today whose play has begun: entered by the pupils of eight schools and by their teams, drawn, its tables open and nearly everybody
 * checked in. It begins in the past at every hour of the day, so that its first matches may be called before midnight.
 */
export async function makeDay(stage: DemoStage, hosts: Hosts, wanted: Wanted): Promise<number> {
  const begun = new Date(stage.now.getTime() - BEGUN_MINUTES_AGO * MINUTE);
  const byEvent = await ensurePupils(stage.db, daysBefore(stage.now, 60));
  const account = asOrganizer(hosts);
  const tournamentId = await publish(stage, hosts, { ...wanted, begun });
  const eventIds = await addEvents(stage, { tournamentId, account });
  const entered = daysBefore(stage.now, 14);
  for (const [at, eventId] of eventIds.entries()) {
    for (const accountId of byEvent[at] ?? []) {
      await paidEntry(stage, { tournamentId, eventId, accountId, now: entered });
    }
  }
  const drawn = stage.servicesAt(daysBefore(stage.now, 2));
  for (const [at, eventId] of eventIds.entries()) {
    const event = { tournamentId, eventId, account };
    await makePublishedDraw(drawn, event, EVENTS[at]!.format);
    const scoreFormat = { id: 'table-tennis-5' } as const;
    done(await chooseScoreFormat(drawn, { ...event, position: 0, seenDraw: 1, scoreFormat }));
  }
  const teams = await addTeams(stage, { tournamentId, account, begun });
  await openTables(stage, { tournamentId, account, eventIds: [...eventIds, teams], begun });
  return tournamentId;
}

async function publish(
  stage: DemoStage,
  { organizerId }: Hosts,
  { publishId, number, begun }: Wanted & { readonly begun: Date },
): Promise<number> {
  const day = dayInJapan(stage.now);
  const timeOf = (at: Date) => sheetTime(at.toISOString()).slice(-5);
  const end = new Date(begun.getTime() + LONGEST_DAY_HOURS * 60 * MINUTE);
  const published = { db: stage.db, clock: { now: () => daysBefore(stage.now, 40) } };
  return makeTournament(published, {
    publishId,
    organizerId,
    name: NAMES[number % NAMES.length]!,
    prefecture: 'Tokyo',
    venue: VENUE,
    sport: 'table-tennis',
    eventDate: day,
    startTime: dayInJapan(begun) === day ? timeOf(begun) : '00:00',
    endTime: dayInJapan(end) === day ? timeOf(end) : '23:59',
    applicationDeadline: addDays(day, -7),
    level: 'Intermediate',
    feeYen: 0,
    participantLimit: playersOf(0),
    organizerName: DEMO_ORGANIZATION.name,
    notes: '上履きをご用意ください。\nPlease bring indoor shoes.',
  });
}

interface Own {
  readonly tournamentId: number;
  readonly account: ReturnType<typeof asOrganizer>;
}

/** Names the first event and adds the others; gives their ids. */
async function addEvents(stage: DemoStage, { tournamentId, account }: Own): Promise<number[]> {
  const services = stage.servicesAt(daysBefore(stage.now, 40));
  const first = (await tournaments.findById(stage.db, tournamentId))?.events[0].id ?? 0;
  const ids: number[] = [];
  for (const [at, { name }] of EVENTS.entries()) {
    const form = { ...FORM, name, participantLimit: String(playersOf(at)) };
    const request = { id: tournamentId, account, form };
    if (at === 0) {
      done(await editEvent(services, { ...request, eventId: first, was: {} }));
      ids.push(first);
    } else {
      const added = await addEvent(services, { ...request, creationId: uuidv7() });
      if (!added.ok) throw new Error(`a sample event was not added: ${added.code}`);
      ids.push(added.value);
    }
  }
  return ids;
}

const FORM = {
  eventType: 'Singles',
  genderRule: 'any',
  level: 'Intermediate',
  ageRule: '',
  participationFee: '0',
  perClubLimit: '',
  rated: 'yes',
} as const;

function playersOf(event: number): number {
  return EVENTS[event]!.schools.flatMap(({ pupils }) => pupils).length;
}

interface Opening extends Own {
  readonly eventIds: readonly number[];
  readonly begun: Date;
}

async function openTables(
  stage: DemoStage,
  { tournamentId, account, eventIds, begun }: Opening,
): Promise<void> {
  const services = stage.servicesAt(new Date(begun.getTime() - CHECKED_IN_MINUTES_BEFORE * MINUTE));
  const courts = nextCourtNames([], TABLES).map((name) => ({ id: uuidv7(), name }));
  const events = eventIds.map((eventId) => ({ eventId, hasCheckIn: true, checkInUntil: null }));
  done(await openDay(services, { tournamentId, account, courts, events }));
  const people = await listPeople(stage.db, tournamentId);
  // Not the first by name of one event: some of each.
  const apart = Math.floor(people.length / LATE);
  const there = people
    .filter((_, at) => at % apart !== apart - 1)
    .map(({ id, version }) => ({ id, seenVersion: version }));
  done(await tickPeople(services, { tournamentId, account, state: 'present', people: there }));
}

function done(outcome: { readonly ok: true } | { readonly ok: false; readonly code: string }) {
  if (!outcome.ok) throw new Error(`the day of the demo was not made: ${outcome.code}`);
}

/** The start of play, from the moment when the day was opened. */
export function beginOf(openedAt: Date): Date {
  return new Date(openedAt.getTime() + CHECKED_IN_MINUTES_BEFORE * MINUTE);
}

/** The name of the tournament of a day, by which it is found again. */
export function publishIdOf(now: Date, number: number): string {
  const day = dayInJapan(now).replaceAll('-', '');
  return `01980000-0000-7000-8000-${day}${String(number).padStart(4, '0')}`;
}
