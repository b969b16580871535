import { v7 as uuidv7 } from 'uuid';
import type { EventFormat } from '#domain/stage-draw/vocabulary.ts';
import * as entryList from '#features/entry-list/entry-list.contract.ts';
import * as eventDraws from '#features/event-draws/event-draws.contract.ts';
import * as everybody from '#features/event-draws/event-draws.public.contract.ts';
import * as ownEvents from '#features/publishing/own-events/own-events.contract.ts';
import * as publishing from '#features/publishing/publishing.contract.ts';
import { addDays } from '#platform/shared/format.ts';
import { GROUP_SIZE } from '../day/figures.ts';
import { type Device, must } from '../http/insistent.ts';
import type { Options } from '../options.ts';
import { drawStage } from './draw-stage.ts';
import { registerAndApply } from './players.ts';
import { chooseRules, registerSquad, teamName, templateOf } from './teams.ts';

/** The tournament of a simulated day, with its events. */
export interface PlayedTournament {
  readonly id: number;
  readonly eventIds: readonly number[];
}

/** Somebody with an account, on their phone: they enter by themselves. */
export interface PhonePlayer {
  readonly phone: Device;
  /** The places of their events in the list of events. */
  readonly events: readonly number[];
}

interface Wanted
  extends Pick<Options, 'players' | 'teams' | 'events' | 'format' | 'draw' | 'next'> {
  /** The day on which it is played. */
  readonly date: string;
  readonly startTime: string;
  /** The others are entered on paper. */
  readonly phonePlayers: readonly PhonePlayer[];
  /** It is in no list, and only those who have to do with it find it. */
  readonly isUnlisted: boolean;
}

const MOST_AT_ONCE = 100;

/**
 * Publishes a tournament, enters the players of its events, closes and seeds and draws them, and publishes the draws; gives
 * the ids of the entries of each player on a phone. Where nobody applies on a phone, applications end the day before, so that nobody
 * enters a simulated tournament by mistake.
 */
export async function makeTournament(
  organizer: Device,
  wanted: Wanted,
): Promise<{
  readonly tournament: PlayedTournament;
  readonly entryIds: readonly (readonly string[])[];
  /** Those of an event for teams, in the order of the phones. */
  readonly squads: readonly (readonly number[])[];
}> {
  const { tournamentId: id } = await must(
    organizer.send(publishing.publish, { body: tournamentOf(wanted) }),
    'publishing the tournament',
  );
  const eventIds = await makeEvents(organizer, id, wanted);
  const entryIds: string[][] = [];
  const squads: number[][] = [];
  if (wanted.teams) await chooseRulesOf(organizer, { id, eventId: eventIds[0] ?? 0 }, wanted);
  for (const [at, { phone, events }] of wanted.phonePlayers.entries()) {
    const own = events.map((event) => eventIds[event] ?? 0);
    const name = teamName(at);
    const applied = await registerAndApply(phone, id, own, wanted.teams ? name : undefined);
    entryIds.push(applied);
    const [entryId = ''] = applied;
    if (wanted.teams) squads.push(await registerSquad(organizer, { entryId, name }));
  }
  for (const [at, eventId] of eventIds.entries()) {
    const count = wanted.phonePlayers.filter(({ events }) => events.includes(at)).length;
    await enterPlayers(organizer, { id, eventId }, wanted.players - count);
    await drawEvent(organizer, { id, eventId }, wanted);
  }
  return { tournament: { id, eventIds }, entryIds, squads };
}

async function chooseRulesOf(organizer: Device, params: EventOf, { teams, format }: Wanted) {
  if (!teams) return;
  const template = templateOf({ format, stop: teams.stop });
  await chooseRules(organizer, params, { template, atOnce: teams.atOnce });
}

function tournamentOf({
  players,
  teams,
  phonePlayers,
  format,
  date,
  startTime,
  isUnlisted,
}: Wanted) {
  return {
    id: uuidv7(),
    sport: format.sport,
    isUnlisted,

    tournament: {
      tournamentName: `Rehearsal ${date}`,
      prefecture: 'Tokyo' as const,
      venue: 'Simulated hall',
      eventDate: date,
      startTime,
      endTime: '23:00',
      applicationDeadline: phonePlayers.length > 0 ? date : addDays(date, -1),
      participantLimit: String(players),
      tournamentLevel: 'Intermediate' as const,
      eventType: teams ? ('Team' as const) : ('Singles' as const),
      participationFee: '0',
      organizerName: 'Rehearsal',
      contactInfo: 'rehearsal@example.com',
      emergencyContact: '03-0000-0000',
      notes: 'Made by npm run simulate. Nobody plays here.',
    },
  };
}

/** The first event is the one of the tournament's form; gives the ids of all. */
async function makeEvents(organizer: Device, id: number, { players, events }: Wanted) {
  for (let number = 2; number <= events; number++) {
    const event = {
      name: `Event ${number}`,
      eventType: 'Singles' as const,
      genderRule: 'any' as const,
      level: 'Intermediate' as const,
      ageRule: '',
      participationFee: '0',
      participantLimit: String(players),
      perClubLimit: '',
    };
    const body = { id: uuidv7(), event };
    await must(organizer.send(ownEvents.add, { params: { id }, body }), 'adding an event');
  }
  const found = await must(
    organizer.send(everybody.publicDraws, { params: { id } }),
    'reading the events of the tournament',
  );
  if (found.events.length !== events) throw new Error('the tournament has other events');
  return found.events.map((event) => event.id);
}

interface EventOf {
  readonly id: number;
  readonly eventId: number;
}

async function enterPlayers(organizer: Device, { id, eventId }: EventOf, count: number) {
  const people = Array.from({ length: count }, (_, at) => ({
    id: uuidv7(),
    person: { name: `Player ${at + 1}`, email: '', phone: '', note: '', paidYen: 0 },
  }));
  for (let at = 0; at < count; at += MOST_AT_ONCE) {
    const body = { eventId, people: people.slice(at, at + MOST_AT_ONCE) };
    await must(organizer.send(entryList.addManual, { params: { id }, body }), 'entering players');
  }
}

async function drawEvent(organizer: Device, params: EventOf, wanted: Wanted) {
  await must(organizer.send(eventDraws.closeEntries, { params }), 'closing the entries');
  const { event } = await must(organizer.send(eventDraws.prepared, { params }), 'reading the list');
  if (!event.seeding) throw new Error('the entries are not closed');
  const { entrants, version: baseVersion } = event.seeding;
  const order = entrants.map(({ number }) => number).toSorted((one, other) => one - other);
  const seeded = await must(
    organizer.send(eventDraws.saveSeeding, {
      params,
      body: { baseVersion, order, seedCount: null },
    }),
    'saving the seeding',
  );
  const { event: list } = seeded;
  const format = formatOf(wanted, list.usualTradition);
  await drawStage(organizer, { params, list, position: 0, format, scored: wanted.format });
}

function formatOf(
  { draw, next }: Pick<Wanted, 'draw' | 'next'>,
  tradition: 'tennis' | 'table-tennis',
): EventFormat {
  return draw === 'knockout'
    ? { kind: 'knockout', tradition, thirdPlace: false, consolation: false }
    : { kind: 'groups', size: GROUP_SIZE, next };
}
