import { v7 as uuidv7 } from 'uuid';
import { createDraw } from '#features/event-draws/server/event-draws.drafts.commands.ts';
import { makePublishedDraw } from '#features/event-draws/server/event-draws.factory.ts';
import type { EventRequest } from '#features/event-draws/server/event-draws.locks.commands.ts';
import { publishDraw } from '#features/event-draws/server/event-draws.publication.commands.ts';
import { addEvent } from '#features/publishing/own-events/server/own-events.commands.ts';
import { findPublished } from '#features/publishing/server/publishing.store.ts';
import { finalize } from '#features/results/closing/server/closing.commands.ts';
import { makeTournament } from '#features/tournaments/server/tournaments.factory.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { CommandServices } from '#platform/server/services.ts';
import { addDays, dayInJapan, instantInJapan, type PlainDate } from '#platform/shared/format.ts';
import type { ClubPlayer } from './demo-clubs.ts';
import { paidEntry } from './demo-entries.ts';
import { chooseFormat, playGroups, playKnockout } from './demo-matches.ts';
import { DEMO_ORGANIZATION } from './demo-people.ts';
import {
  dayOfFinished,
  FINISHED,
  type PlayedSample,
  TODAY,
  TODAYS_SECOND,
} from './demo-samples.ts';
import { asOrganizer, type DemoStage, daysBefore, type Hosts } from './demo-stage.ts';

const GROUPS = { kind: 'groups', size: 3, next: 'first-two' } as const;
const KNOCKOUT = {
  kind: 'knockout',
  tradition: 'table-tennis',
  thirdPlace: true,
  consolation: false,
} as const;
const WITH_CONSOLATION = { ...KNOCKOUT, thirdPlace: false, consolation: true } as const;
/** The first round and a semi-final: everybody has played a first match, also who won without one. */
const PLAYED_FIRST = 5;
const PLAYED_IN_CONSOLATION = 1;
/** Of the six matches of today's main draw: the first round and a semi-final. */
const PLAYED_TODAY = 3;
const DAYS_FROM_DEADLINE = 7;

/**
 * Creates a tournament that is played today and one that is over. `players` are the strongest first. Today's groups are
 * finished and its main draw is under way, beside a knockout whose consolation is under way; the other has its champion.
 */
export async function makePlayed(
  stage: DemoStage,
  hosts: Hosts,
  players: readonly ClubPlayer[],
): Promise<void> {
  const today = dayInJapan(stage.now);
  const event = await enteredEvent(stage, hosts, { sample: TODAY, day: today, players });
  const second = await enteredSecond(stage, hosts, { tournamentId: event.tournamentId, players });
  const day = dayOfFinished(today);
  const finished = await enteredEvent(stage, hosts, { sample: FINISHED, day, players });
  const strongestFirst = players.map(({ fullName }) => fullName);
  await Promise.all([
    playToday(stage, { event, strongestFirst }),
    playConsolation(stage, { event: second, strongestFirst }),
    playFinished(stage, { event: finished, strongestFirst, day }),
  ]);
}

interface Playing {
  readonly event: EventRequest;
  readonly strongestFirst: readonly string[];
}

async function playToday(stage: DemoStage, { event, strongestFirst }: Playing): Promise<void> {
  const services = stage.servicesAt(stage.now);
  await makePublishedDraw(stage.servicesAt(daysBefore(stage.now, 2)), event, GROUPS);
  await chooseFormat(services, event);
  await playGroups({ services, event, strongestFirst });
  await publishNext(services, event);
  await playKnockout({ services, event, strongestFirst, position: 1, count: PLAYED_TODAY });
}

/** Adds the second event of today's tournament, and enters its players. */
async function enteredSecond(
  stage: DemoStage,
  hosts: Hosts,
  { tournamentId, players }: { tournamentId: number; players: readonly ClubPlayer[] },
): Promise<EventRequest> {
  const account = asOrganizer(hosts);
  const addition = { id: tournamentId, account, creationId: uuidv7(), form: BEGINNERS };
  const added = await addEvent(stage.servicesAt(daysBefore(stage.now, 30)), addition);
  if (!added.ok) throw new Error(`a sample event was not added: ${added.code}`);
  const event = { tournamentId, eventId: added.value, account };
  const entered = { tournamentId, eventId: event.eventId, now: daysBefore(stage.now, 14) };
  for (const { id } of players.slice(TODAYS_SECOND.from, TODAYS_SECOND.to)) {
    await paidEntry(stage, { ...entered, accountId: id });
  }
  return event;
}

/** A knockout, whose losers play a consolation. */
async function playConsolation(stage: DemoStage, playing: Playing): Promise<void> {
  const { event } = playing;
  const services = stage.servicesAt(stage.now);
  const drawn = stage.servicesAt(daysBefore(stage.now, 2));
  await makePublishedDraw(drawn, event, WITH_CONSOLATION);
  await chooseFormat(services, event);
  const played = { services, ...playing };
  await playKnockout({ ...played, position: 0, count: PLAYED_FIRST });
  await publishNext(services, event);
  await playKnockout({ ...played, position: 1, count: PLAYED_IN_CONSOLATION });
}

const BEGINNERS = {
  name: 'ビギナーズ｜Beginners',
  eventType: 'Singles',
  genderRule: 'any',
  level: 'Beginner',
  ageRule: '',
  participationFee: '0',
  participantLimit: '8',
  perClubLimit: '',
  rated: 'yes',
} as const;

/** Holds today's tournament on the day of the start, with the calendar; an older world has none. */
export async function refreshToday(db: Db, now: Date): Promise<void> {
  const stored = await findPublished(db, TODAY.publishId);
  const eventDate = dayInJapan(now);
  const days = { eventDate, applicationDeadline: addDays(eventDate, -DAYS_FROM_DEADLINE) };
  if (stored) await tournaments.updateDates(db, stored.id, days);
}

async function playFinished(
  stage: DemoStage,
  { event, strongestFirst, day }: Playing & { readonly day: PlainDate },
): Promise<void> {
  const services = stage.servicesAt(instantInJapan(day, '15:00'));
  const drawn = stage.servicesAt(daysBefore(instantInJapan(day, '18:00'), 2));
  await makePublishedDraw(drawn, event, KNOCKOUT);
  await chooseFormat(services, event);
  const count = Number.POSITIVE_INFINITY;
  await playKnockout({ services, event, strongestFirst, position: 0, count });
  const final = await finalize(stage.servicesAt(instantInJapan(day, '18:00')), event);
  if (!final.ok) throw new Error(`the sample results were not made final: ${final.code}`);
}

interface Entered {
  readonly sample: PlayedSample;
  readonly day: PlainDate;
  readonly players: readonly ClubPlayer[];
}

/** Publishes a sample tournament on a day and enters its players. It is free: payments take most of the first start. */
async function enteredEvent(
  stage: DemoStage,
  hosts: Hosts,
  { sample, day, players }: Entered,
): Promise<EventRequest> {
  const { from, to, ...details } = sample;
  const noon = instantInJapan(day, '12:00');
  const published = { db: stage.db, clock: { now: () => daysBefore(noon, 60) } };
  const tournamentId = await makeTournament(published, {
    ...details,
    organizerId: hosts.organizerId,
    organizerName: DEMO_ORGANIZATION.name,
    sport: 'table-tennis',
    eventDate: day,
    applicationDeadline: addDays(day, -DAYS_FROM_DEADLINE),
  });
  for (const { id: accountId } of players.slice(from, to)) {
    await paidEntry(stage, { tournamentId, accountId, now: daysBefore(noon, 14) });
  }
  const tournament = await tournaments.findById(stage.db, tournamentId);
  if (!tournament) throw new Error('the sample tournament is missing');
  return { tournamentId, eventId: tournament.events[0].id, account: asOrganizer(hosts) };
}

/** Draws and publishes a stage after the first: a knockout after groups, or the consolation. */
export async function publishNext(
  services: CommandServices,
  event: EventRequest,
  position = 1,
): Promise<void> {
  const request = { ...event, position };
  const seen = { writeId: uuidv7(), seenDraw: 0, seenVersion: 0 };
  const drawn = await createDraw(services, { ...request, ...seen, format: KNOCKOUT });
  if (!drawn.ok) throw new Error(`the next sample stage was refused: ${drawn.code}`);
  const published = await publishDraw(services, { ...request, seenDraw: 1, seenAmendments: 0 });
  if (!published.ok) throw new Error(`the next sample stage was not published: ${published.code}`);
}
