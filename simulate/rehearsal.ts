import { lotFrom } from '#domain/bracket/lot.ts';
import * as accounts from '#features/accounts/accounts.contract.ts';
import * as queue from '#features/day/queue/queue.contract.ts';
import * as everybody from '#features/event-draws/event-draws.public.contract.ts';
import * as everybodysTies from '#features/ties/ties.contract.ts';
import { dayInJapan, instantInJapan } from '#platform/shared/format.ts';
import type { Span } from './checks/day-record.ts';
import { type Judged, judgeDay } from './checks/judge-day.ts';
import type { PublicDraw } from './checks/public-state.ts';
import type { EventDraws } from './checks/standings.ts';
import type { DayClock } from './clock/day-clock.ts';
import { breaksOf, NO_BREAKS } from './day/breaks.ts';
import type { Coaches } from './day/coaches.ts';
import type { Queue } from './day/day-log.ts';
import { figuresOf, plannedMinutes, RUBBERS_OF_TIE } from './day/figures.ts';
import { playDay } from './day/play-day.ts';
import type { Client } from './http/client.ts';
import { type Answered, type Device, insistent, must } from './http/insistent.ts';
import { type Loss, lossyClient } from './http/lossy-client.ts';
import type { Options } from './options.ts';
import type { LiveReaders, ReadingOutcome } from './readers/live-readers.ts';
import { cancelTournament } from './setup/cancel-tournament.ts';
import { courtTokens } from './setup/court-tokens.ts';
import { makeTournament, type PlayedTournament } from './setup/make-tournament.ts';
import { openDay } from './setup/open-day.ts';
import { whoHasPhones } from './setup/phone-players.ts';
import { teamName, templateOf } from './setup/teams.ts';

export interface Rehearsal {
  readonly options: Options;
  readonly clock: DayClock;
  /** A new device; with the token of a court's link it is one without an account. */
  readonly client: (token?: string) => Client;
  readonly login: { readonly loginId: string; readonly password: string };
  /** When play begins, "HH:MM". */
  readonly startTime: string;
  readonly randomSeed: number;
  readonly outages: readonly Span[];
  readonly answered: Answered;
  readonly lost: (loss: Loss) => void;
  readonly say: (sentence: string) => void;
  readonly readers: Pick<LiveReaders, 'begin' | 'opened' | 'sends' | 'end'>;
  /** Play begins: the server may be killed. */
  readonly begins: () => void;
  readonly progress: (queue: Queue) => void;
  /** Resolves once no kill is under way. */
  readonly settled: () => Promise<void>;
  /** The server is somebody's: nobody registers there, and the tournament is cancelled at the end. */
  readonly isGuest: boolean;
}

/** A whole day: the tournament is made, the day is opened and played to its end, and what everybody reads after it is judged. */
export async function rehearse(
  rehearsal: Rehearsal,
): Promise<{ readonly judged: Judged; readonly reading: ReadingOutcome }> {
  const { options, clock, client, startTime, say, isGuest, readers } = rehearsal;
  const figures = figuresOf(options);
  const date = dayInJapan(new Date(clock.now()));
  const onNetwork = networkOf(rehearsal);
  const on = (one: Client) => insistent(one, clock, rehearsal.answered);
  const first = client();
  const organizer = await signedIn(rehearsal, first);
  const players = whoHasPhones(options, isGuest).map((events) => ({ events, client: client() }));
  const phonePlayers = players.map((one) => ({ events: one.events, phone: on(one.client) }));
  const wanted = { ...options, date, startTime, phonePlayers, isUnlisted: isGuest };
  const { tournament, entryIds, squads } = await clock.join(() =>
    makeTournament(organizer, wanted),
  );
  say(`The tournament is made: number ${tournament.id}, ${sizeOf(options)}, drawn and published.`);
  const phones = players.map((one) => on(onNetwork(one.client)));
  const courtIds = await clock.join(() =>
    openDay(organizer, tournament, { ...options, ...figures, phones }),
  );
  const tokens = await clock.join(() => courtTokens(organizer, tournament.id, courtIds));
  say(
    `The day is open with ${options.courts} courts, each with its link. Everybody is checked in, ${players.length} of them on their phones.`,
  );
  const desk = await signedIn(rehearsal, onNetwork(client()));
  // Who sees an unlisted tournament is signed in.
  readers.begin(tournament.id, isGuest ? { cookie: first.cookie() } : {});
  await readers.opened();
  const startsAt = instantInJapan(date, startTime).getTime();
  const begin = async () => {
    await clock.until(startsAt);
    rehearsal.begins();
  };
  // A tie takes several rubbers of the plan's one match.
  const planned = plannedMinutes(options) * (options.teams ? RUBBERS_OF_TIE : 1);
  const breaks = options.breaks ? breaksOf(startsAt, planned, courtIds) : NO_BREAKS;
  const visitor = on(onNetwork(client()));
  const teams = squads.map((squad, at) => ({ name: teamName(at), phone: phones[at]!, squad }));
  const { log, coaches } = await playDay({
    ...figures,
    options,
    clock,
    tournament,
    date,
    desk,
    breaks,
    watch: readers,
    teams,
    visitor,
    begin,
    courts: courtIds.map((id, at) => ({ id, device: on(onNetwork(client(tokens[at]))) })),
    deviceOf: new Map(
      entryIds.flatMap((ids, at) => ids.map((id): [string, Device] => [id, phones[at]!])),
    ),
    personOf: personIn(entryIds),
    lot: lotFrom(rehearsal.randomSeed),
    progress: rehearsal.progress,
  });
  await rehearsal.settled();
  const reading = await readers.end(() => deskQueue(organizer, tournament));
  const events = await clock.join(() => drawsOf(organizer, tournament));
  const played =
    coaches && (await clock.join(() => teamsOf(coaches, { options, tournament, visitor })));
  if (isGuest) await clock.join(() => cancelTournament(organizer, tournament.id));
  const { matches, firstCall: from, acknowledged: sent, rewritten } = log;
  const { outages } = rehearsal;
  const day = { ...figures, ...breaks, courts: courtIds, matches, from, outages };
  const { format } = options;
  const judged = judgeDay({ day, sent, rewritten, events, format, teams: played });
  return { judged, reading };
}

/** What is read at the end of an event for teams, beside its draw. */
async function teamsOf(
  coaches: Coaches,
  {
    options: { format, teams },
    tournament: { id },
    visitor,
  }: {
    readonly options: Options;
    readonly tournament: PlayedTournament;
    readonly visitor: Device;
  },
) {
  const { stop = 'when-decided', atOnce = 1 } = teams ?? {};
  const sent = visitor.send(everybodysTies.list, { params: { id } });
  const { ties } = (await must(sent, 'reading the ties')).ties;
  const lostOrders = await coaches.lost();
  const { readEarly: ordersReadEarly } = coaches;
  const template = templateOf({ format, stop });
  return { ties, stop, atOnce, template, lostOrders, ordersReadEarly };
}

export function sizeOf({ players, teams, events }: Options): string {
  if (teams) return `${players} teams`;
  return events === 1 ? `${players} players` : `${events} events of ${players} players`;
}

/** The first entry of a person stands for them. */
function personIn(entryIds: readonly (readonly string[])[]): (entryId: string) => string {
  const persons = new Map(
    entryIds.flatMap((ids) => ids.map((id): [string, string] => [id, ids[0] ?? id])),
  );
  return (id) => persons.get(id) ?? id;
}

async function deskQueue(device: Device, { id }: PlayedTournament): Promise<Queue> {
  return (await must(device.send(queue.find, { params: { id } }), 'reading the queue')).queue;
}

/** What everybody reads of the draws: the organizer as well, whose tournament may be unlisted. */
async function drawsOf(device: Device, { id, eventIds }: PlayedTournament): Promise<EventDraws[]> {
  const found: EventDraws[] = [];
  for (const eventId of eventIds) {
    const sent = device.send(everybody.publicDraw, { params: { id, eventId } });
    const { draw, further } = await must(sent, 'reading the draw');
    found.push({
      draw: published(draw),
      further: further.map((one) => ({ places: one.places, draw: published(one.draw) })),
    });
  }
  return found;
}

function published(draw: PublicDraw | null): PublicDraw {
  if (!draw) throw new Error('a draw is not published any more');
  return draw;
}

/** The organizer on one more device. */
async function signedIn({ clock, login, answered }: Rehearsal, client: Client): Promise<Device> {
  const device = insistent(client, clock, answered);
  await clock.join(() => must(device.send(accounts.login, { body: login }), 'signing in'));
  return device;
}

/** The bad network that all devices are on. */
function networkOf({ options, clock, lost, randomSeed }: Rehearsal): (client: Client) => Client {
  const { losses: share } = options;
  const network = { clock, share, lot: lotFrom(randomSeed + 1), happened: lost };
  return (client) => lossyClient(client, network);
}
