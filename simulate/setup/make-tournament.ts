import { v7 as uuidv7 } from 'uuid';
import type { EventFormat } from '#domain/stage-draw/vocabulary.ts';
import * as entryList from '#features/entry-list/entry-list.contract.ts';
import * as eventDraws from '#features/event-draws/event-draws.contract.ts';
import * as drafts from '#features/event-draws/event-draws.drafts.contract.ts';
import * as everybody from '#features/event-draws/event-draws.public.contract.ts';
import * as results from '#features/event-draws/results/results.contract.ts';
import * as publishing from '#features/publishing/publishing.contract.ts';
import { addDays } from '#platform/shared/format.ts';
import { GROUP_SIZE } from '../day/figures.ts';
import { type Device, must } from '../http/insistent.ts';
import type { Options } from '../options.ts';
import { registerAndApply } from './players.ts';

/** The event of a simulated day, as every endpoint is addressed by it. */
export interface PlayedEvent {
  readonly id: number;
  readonly eventId: number;
}

interface Wanted extends Pick<Options, 'players' | 'format' | 'draw'> {
  /** The day on which it is played. */
  readonly date: string;
  readonly startTime: string;
  /** The phones of players who enter by themselves; the others are entered on paper. */
  readonly phones: readonly Device[];
}

const MOST_AT_ONCE = 100;

/**
 * Publishes a tournament of one event, enters its players, closes and seeds the event, draws it and publishes the draw; gives the entries
 * of the players on phones, in their order. Where
 * nobody applies on a phone, applications end the day before, so that nobody enters a simulated tournament by mistake.
 */
export async function makeTournament(
  organizer: Device,
  wanted: Wanted,
): Promise<{ readonly event: PlayedEvent; readonly entryIds: readonly string[] }> {
  const { tournamentId: id } = await must(
    organizer.send(publishing.publish, { body: tournamentOf(wanted) }),
    'publishing the tournament',
  );
  const found = await must(
    organizer.send(everybody.publicDraws, { params: { id } }),
    'reading the events of the tournament',
  );
  const eventId = found.events[0]?.id;
  if (eventId === undefined) throw new Error('the tournament has no event');
  const entryIds: string[] = [];
  for (const phone of wanted.phones) entryIds.push(await registerAndApply(phone, id));
  await enterPlayers(organizer, { id, eventId }, wanted.players - wanted.phones.length);
  await drawEvent(organizer, { id, eventId }, wanted);
  return { event: { id, eventId }, entryIds };
}

function tournamentOf({ players, phones, format, date, startTime }: Wanted) {
  return {
    id: uuidv7(),
    sport: format.sport,
    tournament: {
      tournamentName: `Rehearsal ${date}`,
      prefecture: 'Tokyo' as const,
      venue: 'Simulated hall',
      eventDate: date,
      startTime,
      endTime: '23:00',
      applicationDeadline: phones.length > 0 ? date : addDays(date, -1),
      participantLimit: String(players),
      tournamentLevel: 'Intermediate' as const,
      eventType: 'Singles' as const,
      participationFee: '0',
      organizerName: 'Rehearsal',
      contactInfo: 'rehearsal@example.com',
      emergencyContact: '03-0000-0000',
      notes: 'Made by npm run simulate. Nobody plays here.',
    },
  };
}

async function enterPlayers(organizer: Device, { id, eventId }: PlayedEvent, count: number) {
  const people = Array.from({ length: count }, (_, at) => ({
    id: uuidv7(),
    person: { name: `Player ${at + 1}`, email: '', phone: '', note: '', paidYen: 0 },
  }));
  for (let at = 0; at < count; at += MOST_AT_ONCE) {
    const body = { eventId, people: people.slice(at, at + MOST_AT_ONCE) };
    await must(organizer.send(entryList.addManual, { params: { id }, body }), 'entering players');
  }
}

async function drawEvent(organizer: Device, params: PlayedEvent, { draw, format }: Wanted) {
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
  const seenVersion = seeded.event.seeding?.version ?? baseVersion;
  await must(
    organizer.send(drafts.createDraw, {
      params,
      body: {
        writeId: uuidv7(),
        seenDraw: 0,
        seenVersion,
        format: formatOf(draw, event.usualTradition),
      },
    }),
    'drawing',
  );
  await must(
    organizer.send(drafts.publishDraw, { params, body: { seenDraw: 1, seenAmendments: 0 } }),
    'publishing the draw',
  );
  await must(
    organizer.send(results.chooseScoreFormat, {
      params,
      body: { seenDraw: 1, scoreFormat: { id: format.id } },
    }),
    'choosing the score format',
  );
}

function formatOf(draw: Wanted['draw'], tradition: 'tennis' | 'table-tennis'): EventFormat {
  return draw === 'knockout'
    ? { kind: 'knockout', tradition, thirdPlace: false, consolation: false }
    : { kind: 'groups', size: GROUP_SIZE, next: 'none' };
}
