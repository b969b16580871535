import { v7 as uuidv7 } from 'uuid';
import { dayInJapan } from '#platform/shared/format.ts';
import { send } from './club.ts';
import { drawn, drawPublished, firstEvent, publishedWith } from './organizer.ts';
import type { Phone } from './phone.ts';

/** Longer than a test takes: no midnight comes within it. */
const TEST_MS = 5 * 60_000;

/**
 * Today, or tomorrow shortly before midnight in Japan. On its eve a day is open, and people check in; nobody's phone number is shown,
 * and no match can be called before its time: a test of these takes today.
 */
export const nearDay = () => dayInJapan(new Date(Date.now() + TEST_MS));

export const KNOCKOUT = {
  kind: 'knockout',
  tradition: 'tennis',
  thirdPlace: false,
  consolation: false,
};

/** The hours of a tournament that is played on a day, until which people may enter it. */
export function hoursOf(eventDate = nearDay()) {
  return { eventDate, applicationDeadline: eventDate, startTime: '00:00', endTime: '23:55' };
}

/**
 * A tournament of table tennis that these people have entered; nothing is drawn, and its day is not open. It is on the near day,
 * whose desk may begin early, unless `eventDate` says today: links, results and planned times are for the date itself.
 */
export async function tournamentToday(
  desk: Phone,
  names: readonly string[],
  title = 'Day Cup',
  eventDate = nearDay(),
) {
  const facts = { tournamentName: title, ...hoursOf(eventDate) };
  const tournamentId = await publishedWith(desk, names, facts);
  await send(desk, 'PUT', `/api/tournaments/${tournamentId}/sport`, { sport: 'table-tennis' });
  return tournamentId;
}

/** Draws the first event as a knockout, and publishes it. */
export async function knockoutPublished(desk: Phone, tournamentId: number): Promise<void> {
  const address = await firstEvent(desk, tournamentId);
  await drawn(desk, address, KNOCKOUT);
  await drawPublished(desk, address);
}

/** Opens the day with so many tables; everybody counts as present. */
export async function dayOpened(desk: Phone, tournamentId: number, tables: number): Promise<void> {
  const path = `/api/tournaments/${tournamentId}`;
  const { events } = await send<{ events: { id: number }[] }>(desk, 'GET', `${path}/events`);
  await send(desk, 'POST', `${path}/day`, {
    courts: Array.from({ length: tables }, (_, at) => ({ id: uuidv7(), name: String(at + 1) })),
    events: events.map(({ id }) => ({ eventId: id, hasCheckIn: false, checkInUntil: null })),
  });
}

/** Closes the entries of the first event and seeds these people, the strongest first. */
export async function seeded(
  desk: Phone,
  tournamentId: number,
  names: readonly string[],
): Promise<void> {
  const { api } = await firstEvent(desk, tournamentId);
  const closed = await send<{
    event: {
      seeding: { version: number; entrants: { number: number; name: string }[] };
    };
  }>(desk, 'POST', `${api}/close`);
  const { version: baseVersion, entrants } = closed.event.seeding;
  const order = entrants
    .toSorted((one, other) => names.indexOf(one.name) - names.indexOf(other.name))
    .map(({ number }) => number);
  await send(desk, 'PUT', `${api}/seeding`, { baseVersion, order, seedCount: 2 });
}

interface Queue {
  readonly courts: readonly { readonly id: string; readonly name: string }[];
  readonly events: readonly { readonly id: number; readonly rules: object }[];
  readonly waiting: readonly { readonly key: string }[];
  readonly matches: readonly {
    readonly key: string;
    readonly stageId: string;
    readonly matchId: string;
    readonly version: number;
    /** Where the desk has fixed it; null on any. */
    readonly fixedCourtId: string | null;
    /** Of its result; 0 without one. */
    readonly resultVersion: number;
    readonly player1: { readonly id: string; readonly name: string } | null;
    readonly player2: { readonly id: string; readonly name: string } | null;
  }[];
}

const path = (tournamentId: number) => `/api/tournaments/${tournamentId}/day/queue`;

export async function queueOf(desk: Phone, tournamentId: number): Promise<Queue> {
  return (await send<{ queue: Queue }>(desk, 'GET', path(tournamentId))).queue;
}

/** Changes some of the rules of every event. */
export async function rulesChanged(desk: Phone, tournamentId: number, part: object): Promise<void> {
  const { events } = await queueOf(desk, tournamentId);
  for (const { id, rules: seen } of events) {
    const body = { seen, next: { ...seen, ...part } };
    await send(desk, 'PUT', `${path(tournamentId)}/events/${id}`, body);
  }
}

/** Another desk takes a step of a match. */
export async function stepTaken(
  desk: Phone,
  tournamentId: number,
  match: Queue['matches'][number],
  step: object,
): Promise<void> {
  const { stageId, matchId, version, player1, player2 } = match;
  await send(desk, 'POST', `${path(tournamentId)}/steps`, {
    stageId,
    matchId,
    seenVersion: version,
    player1Id: player1?.id ?? null,
    player2Id: player2?.id ?? null,
    step,
  });
}
