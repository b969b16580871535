import * as accounts from '#features/accounts/server/accounts.store.ts';
import { isDayOver } from '#features/day/check-in/check-in.policy.ts';
import { freeCourts } from '#features/day/queue/queue.courts.policy.ts';
import { readFacts, type StoredFacts } from '#features/day/queue/server/queue.facts.commands.ts';
import * as days from '#features/day/server/day.store.ts';
import * as notifications from '#features/notifications/server/notifications.store.ts';
import * as organizers from '#features/organizers/server/organizers.store.ts';
import { findPublished } from '#features/publishing/server/publishing.store.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import type { Services } from '#platform/server/services.ts';
import { DEMO_PLAYER } from '../demo-people.ts';
import { asOrganizer, type Hosts } from '../demo-stage.ts';
import { quietServices, silentServices } from '../quiet-services.ts';
import { perform } from './act.ts';
import { STAR } from './day-samples.ts';
import { type Act, nextActs } from './due.ts';
import { beginOf, makeDay, publishIdOf } from './make-day.ts';

/** While a court is free, the queue is looked at that often, in milliseconds. */
const BEAT = 60_000;
/** What was due earlier than that sends no mail and no push. */
const RECENT = 3 * BEAT;

/** Up to when a tournament of the demo has been played. */
export interface Played {
  readonly tournamentId: number;
  readonly until: Date;
}

/** Lets others work between two steps; false to stop. */
export type Rest = () => Promise<boolean>;

/**
 * Plays the tournament of today up to now: what has become due since `before` is done as of the moment when it was due, by the commands of
 * the desk and of the players. Where none of today's goes on, the next one is made, whose first hour has been played already.
 */
export async function playOn(
  services: Services,
  before: Played | null,
  rest: Rest,
): Promise<Played | null> {
  const hosts = await findHosts(services);
  if (!hosts) return null;
  const { newest, count } = await findToday(services);
  if (newest !== null) {
    const since = before?.tournamentId === newest ? before.until : null;
    const until = await catchUp(services, hosts, { tournamentId: newest, since, rest });
    if (until) return { tournamentId: newest, until };
  }
  if (!(await rest())) return null;
  const tournamentId = await makeNext(services, hosts, count);
  const until = await catchUp(services, hosts, { tournamentId, since: null, rest });
  return until && { tournamentId, until };
}

/** The organizer of the demo; null where a visitor has ended the organization. */
async function findHosts({ db }: Services): Promise<Hosts | null> {
  const account = await accounts.findByEmail(db, DEMO_PLAYER.email);
  const organizer = account && (await organizers.findOrganizer(db, account.id));
  return organizer ? { accountId: account.id, organizerId: organizer.id } : null;
}

async function findToday({ db, clock }: Services) {
  const now = clock.now();
  let newest: number | null = null;
  for (let count = 0; ; count += 1) {
    const found = await findPublished(db, publishIdOf(now, count));
    if (!found) return { newest, count };
    newest = found.id;
  }
}

function makeNext(services: Services, hosts: Hosts, number: number): Promise<number> {
  const now = services.clock.now();
  const publishId = publishIdOf(now, number);
  return services.db.transaction((tx) => {
    const servicesAt = (moment: Date) => quietServices({ ...services, db: tx }, moment);
    return makeDay({ db: tx, now, servicesAt }, hosts, { publishId, number });
  });
}

interface Course {
  readonly tournamentId: number;
  readonly since: Date | null;
  readonly rest: Rest;
}

/**
 * Gives up to when the day has been played; null where it is over: cancelled, of yesterday, or every match has a result. It plays up to the moment of
 * its start, which does not move on while it works, and reads the day again only after something was done.
 */
async function catchUp(
  services: Services,
  hosts: Hosts,
  { tournamentId, since, rest }: Course,
): Promise<Date | null> {
  const account = asOrganizer(hosts);
  const star = (await accounts.findByEmail(services.db, STAR))?.id ?? null;
  const tried = new Set<string>();
  const end = services.clock.now();
  let day = await readDay(services, tournamentId);
  let moment = since;
  while (await rest()) {
    if (!day) return null;
    moment ??= lastMoment(day.facts, day.begun);
    const facts = { ...day.facts, now: moment };
    const acts = nextActs({ facts, begun: day.begun, star }).filter(
      (act) => !tried.has(nameOf(act)),
    );
    if (isFinished(facts, acts)) return null;
    const [next] = acts;
    if (next && next.at <= moment) {
      tried.add(nameOf(next));
      const at = servicesAt(services, moment);
      await perform({ services: at, facts, tournamentId, account, star }, next);
      if (next.kind === 'dispute') await markDisputeRead(services, hosts);
      day = await readDay(services, tournamentId);
    } else if (moment >= end) {
      return moment;
    } else {
      moment = new Date(Math.min(end.getTime(), nextLook(facts, next)));
    }
  }
  return moment;
}

/** While a court is free, somebody may have rested meanwhile; else nothing happens before the next act. */
function nextLook(facts: StoredFacts, next: Act | undefined): number {
  const due = next?.at.getTime() ?? Number.POSITIVE_INFINITY;
  const isFree = freeCourts(facts).length > 0 || next === undefined;
  return isFree ? Math.min(due, facts.now.getTime() + BEAT) : due;
}

async function readDay({ db, clock }: Services, tournamentId: number) {
  const tournament = await tournaments.findById(db, tournamentId);
  const day = await days.find(db, tournamentId);
  const now = clock.now();
  if (!tournament || !day || tournament.state === 'cancelled' || isDayOver(tournament, now)) {
    return null;
  }
  return { facts: await readFacts(db, tournament, now), begun: beginOf(day.openedAt) };
}

/** The last moment at which somebody has done something; the beginning where nobody has. */
function lastMoment({ rows, matches }: StoredFacts, begun: Date): Date {
  const times = [
    ...[...rows.values()].flatMap((row) => [row.calledAt, row.startedAt, row.endedAt]),
    ...matches.map(({ result }) => result?.at),
  ].flatMap((at) => (at ? [at.getTime()] : []));
  return new Date(Math.max(begun.getTime(), ...times));
}

/** Nobody has anything left to play, and nothing else is drawn. */
function isFinished({ matches }: StoredFacts, acts: readonly Act[]): boolean {
  return (
    matches.every(({ result }) => result !== null) && !acts.some(({ kind }) => kind === 'draw')
  );
}

/** What was tried once is not tried again before the queue is looked at the next time: a visitor may have been faster. */
function nameOf(act: Act): string {
  const about =
    'match' in act ? act.match.key : act.kind === 'arrive' ? act.personId : subjectOf(act);
  return `${act.kind} ${about} ${act.at.getTime()}`;
}

function subjectOf(act: Extract<Act, { kind: 'draw' | 'file' }>): string {
  return act.kind === 'file' ? `${act.stageId} ${act.matchId} ${act.side}` : `${act.eventId}`;
}

/** The sample player runs the tournament that plays itself: its disputes do not count as new, so that the number of new notifications stays. */
async function markDisputeRead({ db, clock }: Services, { accountId }: Hosts): Promise<void> {
  const newest = await notifications.listByAccount(db, accountId, { after: null, limit: 5 });
  const unread = newest.filter(({ kind, readAt }) => kind === 'result-disputed' && !readAt);
  for (const { id } of unread) await notifications.updateRead(db, { accountId, id }, clock.now());
}

function servicesAt(services: Services, moment: Date): Services {
  return isRecent(services, moment)
    ? { ...services, clock: { now: () => moment } }
    : silentServices(services, moment);
}

function isRecent({ clock }: Services, moment: Date): boolean {
  return clock.now().getTime() - moment.getTime() < RECENT;
}
