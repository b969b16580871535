import { lotFrom } from '#domain/bracket/lot.ts';
import * as accounts from '#features/accounts/accounts.contract.ts';
import * as everybody from '#features/event-draws/event-draws.public.contract.ts';
import { dayInJapan, instantInJapan } from '#platform/shared/format.ts';
import type { Span } from './checks/day-record.ts';
import { type Judged, judgeDay } from './checks/judge-day.ts';
import type { DayClock } from './clock/day-clock.ts';
import type { Queue } from './day/day-log.ts';
import { figuresOf } from './day/figures.ts';
import { playDay } from './day/play-day.ts';
import type { Client } from './http/client.ts';
import { type Answered, type Device, insistent, must } from './http/insistent.ts';
import { type Loss, lossyClient } from './http/lossy-client.ts';
import type { Options } from './options.ts';
import { cancelTournament } from './setup/cancel-tournament.ts';
import { makeTournament, type PlayedEvent } from './setup/make-tournament.ts';
import { openDay } from './setup/open-day.ts';

export interface Rehearsal {
  readonly options: Options;
  readonly clock: DayClock;
  /** A new device. */
  readonly client: () => Client;
  readonly login: { readonly loginId: string; readonly password: string };
  /** When play begins, "HH:MM". */
  readonly startTime: string;
  readonly randomSeed: number;
  readonly outages: readonly Span[];
  readonly answered: Answered;
  readonly lost: (loss: Loss) => void;
  readonly say: (sentence: string) => void;
  /** Play begins: the readers come, and the server may be killed. */
  readonly begins: (event: PlayedEvent, players: readonly Client[]) => void;
  readonly progress: (queue: Queue) => void;
  /** Resolves once no kill is under way. */
  readonly settled: () => Promise<void>;
  /** The server is somebody's: the tournament is cancelled at the end, so that no list has it. */
  readonly isGuest: boolean;
}

/** A whole day: the tournament is made, the day is opened and played to its end, and what everybody reads after it is judged. */
export async function rehearse(rehearsal: Rehearsal): Promise<Judged> {
  const { options, clock, client, startTime, say } = rehearsal;
  const figures = figuresOf(options);
  const date = dayInJapan(new Date(clock.now()));
  const organizer = await signedIn(rehearsal, client());
  const onNetwork = networkOf(rehearsal);
  const players = Array.from({ length: phonesOf(rehearsal) }, () => client());
  const phones = (around: (client: Client) => Client) =>
    players.map((one) => insistent(around(one), clock, rehearsal.answered));
  const wanted = { ...options, date, startTime, phones: phones((one) => one) };
  const { event, entryIds } = await clock.join(() => makeTournament(organizer, wanted));
  say(
    `The tournament is made: number ${event.id}, ${options.players} players, drawn and published.`,
  );
  const courtIds = await clock.join(() =>
    openDay(organizer, event, { ...options, ...figures, phones: phones(onNetwork) }),
  );
  say(
    `The day is open with ${options.courts} courts. Everybody is checked in, ${players.length} of them on their phones.`,
  );
  const device = () => signedIn(rehearsal, onNetwork(client()));
  const desk = await device();
  const courts: { id: string; device: Device }[] = [];
  // One after the other: so many logins of one account at once are taken for guesses.
  for (const id of courtIds) courts.push({ id, device: await device() });
  await clock.join(() => clock.until(instantInJapan(date, startTime).getTime()));
  rehearsal.begins(event, players.slice(0, FEWEST_PHONES));
  const lot = lotFrom(rehearsal.randomSeed);
  const { progress } = rehearsal;
  const own = phones(onNetwork);
  const deviceOf = new Map(entryIds.map((id, at) => [id, own[at]!]));
  const log = await playDay({
    ...figures,
    deviceOf,
    options,
    clock,
    event,
    date,
    desk,
    courts,
    lot,
    progress,
  });
  await rehearsal.settled();
  const visitor = insistent(client(), clock, rehearsal.answered);
  const read = await clock.join(() =>
    must(visitor.send(everybody.publicDraw, { params: event }), 'reading the draw'),
  );
  if (!read.draw) throw new Error('no draw is published any more');
  if (rehearsal.isGuest) await clock.join(() => cancelTournament(organizer, event.id));
  const { matches, firstCall: from, acknowledged: sent, rewritten } = log;
  const day = { ...figures, courts: courtIds, matches, from, outages: rehearsal.outages };
  return judgeDay({ day, sent, rewritten, draw: read.draw, format: options.format });
}

/** Where the helpers at the courts enter every result. */
const FEWEST_PHONES = 8;
/** Registering takes a while, and one address registers 400 people in an hour. */
const MOST_PHONES = 256;

/** On somebody's server nobody registers. */
function phonesOf({ options, isGuest }: Rehearsal): number {
  if (isGuest) return 0;
  return Math.min(options.phones > 0 ? MOST_PHONES : FEWEST_PHONES, options.players);
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
