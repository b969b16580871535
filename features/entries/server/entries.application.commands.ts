import { ok, type Result, refuse } from '#domain/common/result.ts';
import * as Entry from '#domain/entry/entry.ts';
import { placesOf } from '#domain/entry/events.ts';
import { mayEnterPaid } from '#features/guardians/guardians.policy.ts';
import * as guardians from '#features/guardians/server/guardians.store.ts';
import { findEvent } from '#features/tournaments/events/server/events.presenter.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { CommandServices } from '#platform/server/services.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import { isForTeams, teamKey } from '../teams/teams.policy.ts';
import * as claims from './entries.claims.store.ts';
import { expirePlaces, offerFreePlaces } from './entries.places.commands.ts';
import type { StoredEntry } from './entries.store.ts';
import {
  type Claim,
  isOffered,
  isTheSame,
  partnerFeeOf,
  type Taken,
  take,
} from './entries.taking.commands.ts';

/** The entry that a player wants, with its id from the browser. */
export interface WantedPlace {
  readonly id: string;
  /** Undefined is the tournament's first event. */
  readonly eventId?: number | undefined;
  /** The name of the team, in an event for teams. */
  readonly team?: string | undefined;
  /** In doubles: the partner pays half of the fee. */
  readonly split?: boolean | undefined;
}

export interface Application {
  readonly tournamentId: number;
  readonly accountId: string;
  readonly places: readonly WantedPlace[];
}

export type ApplicationRefusal =
  | 'TOURNAMENT_NOT_FOUND'
  | 'EVENT_NOT_FOUND'
  | 'TOURNAMENT_FULL'
  | 'TOURNAMENT_CLOSED'
  | 'TOURNAMENT_CANCELLED'
  | 'ALREADY_ENTERED'
  | 'ENTERED_BY_SCHOOL'
  | 'GUARDIAN_NEEDED'
  | 'CLUB_LIMIT_REACHED'
  | 'TEAM_NAME_MISSING'
  | 'TEAM_NAME_TAKEN'
  | 'NOT_FOR_TEAMS'
  | 'NOT_SPLIT'
  | 'ID_TAKEN';

/** An application is refused; where it is about one of several events, by the event. */
export interface RefusedApplication {
  readonly ok: false;
  readonly code: ApplicationRefusal;
  readonly eventId?: number;
}

/** The places that one application holds, in the order in which they were wanted. */
export interface Reservation {
  readonly tournament: StoredTournament;
  readonly entries: readonly StoredEntry[];
}

type Outcome<Value> = { readonly ok: true; readonly value: Value } | RefusedApplication;

/**
 * Reserves a place in each of the wanted events for 30 minutes, or none of them; a place without a fee is confirmed
 * immediately. A place is a free one, or one that is offered to this player. A reservation that the player has already
 * is given again.
 */
export async function reservePlaces(
  services: CommandServices,
  application: Application,
): Promise<Outcome<Reservation>> {
  const outcome = await services.db.transaction<Outcome<Taken>>(async (tx) => {
    const locked = await lockClaims(services, tx, application);
    if (!locked) return refuse('TOURNAMENT_NOT_FOUND');
    const { own, now, mayPay } = locked;
    const claimed = claimsOf(own, application.places);
    if (!claimed.ok) return claimed;
    // Everything is decided before anything is stored.
    for (const claim of claimed.value) {
      const refusal = refusalFor(own, claim, { now, mayPay });
      if (refusal) {
        const code = await bySchool(tx, application.accountId, { refusal, claim });
        return { ok: false, code, eventId: claim.event.id };
      }
      if (await isTeamTaken(tx, claim)) {
        return { ok: false, code: 'TEAM_NAME_TAKEN', eventId: claim.event.id };
      }
      if (await isClubFull(tx, application.accountId, claim)) return refuse('CLUB_LIMIT_REACHED');
    }
    return ok(await take(services, tx, application, { own, claimed: claimed.value, now }));
  });
  if (!outcome.ok) return outcome;
  const { tournament, taken } = outcome.value;
  return ok({ tournament, entries: await Promise.all(taken) });
}

/** An unlisted tournament does not exist for those who had no place in it. */
function isHidden({ tournament, held, waiting, joined }: claims.Claims): boolean {
  return tournament.isUnlisted && held.length + waiting.length + joined.length === 0;
}

/** Locks the tournament, frees what has expired, and then finds what the player has in it. */
async function lockClaims(services: CommandServices, tx: Db, application: Application) {
  const { tournamentId, accountId, places } = application;
  const claimant = { ids: places.map(({ id }) => id), accountId, tournamentId };
  // Prepared statements: sent together, they run in this order. The guardian is read before the lock, under which all other
  // applicants wait, and what is found after it is what the lock holds.
  const [status, isThere, own] = await Promise.all([
    guardians.findStatus(tx, accountId),
    tournaments.existsForUpdate(tx, tournamentId),
    claims.find(tx, claimant),
  ]);
  if (!isThere || !own || isHidden(own)) return null;
  const mayPay = mayEnterPaid(status);
  const now = services.clock.now();
  if (!own.nextLapse || own.nextLapse > now) return { own, now, mayPay };
  const freed = await expirePlaces(services, tx, own.tournament, now);
  await offerFreePlaces(services, tx, freed, now);
  const swept = await claims.find(tx, claimant);
  return swept && { own: swept, now, mayPay };
}

function claimsOf(
  own: claims.Claims,
  places: readonly WantedPlace[],
): Result<Claim[], 'EVENT_NOT_FOUND' | 'ALREADY_ENTERED' | 'ID_TAKEN'> {
  const claimed: Claim[] = [];
  for (const { id, eventId, team = null, split = null } of places) {
    const event = eventId ? findEvent(own.tournament, eventId) : own.tournament.events[0];
    if (!event) return refuse('EVENT_NOT_FOUND');
    if (claimed.some((one) => one.event.id === event.id)) return refuse('ALREADY_ENTERED');
    if (claimed.some((one) => one.id === id)) return refuse('ID_TAKEN');
    const isOfEvent = (one: { readonly eventId: number }) => one.eventId === event.id;
    const held = own.held.find(isOfEvent) ?? null;
    const waiting = own.waiting.find(isOfEvent) ?? null;
    claimed.push({ id, team, split, event, held, waiting });
  }
  return ok(claimed);
}

function refusalFor(
  { tournament, takenIds, joined }: claims.Claims,
  claim: Claim,
  { now, mayPay }: { now: Date; mayPay: boolean },
): ApplicationRefusal | null {
  if (claim.team !== null && !isForTeams(claim.event.discipline)) return 'NOT_FOR_TEAMS';
  if (claim.split && partnerFeeOf(claim) === null) return 'NOT_SPLIT';
  if (claim.held?.applicationId) return 'ENTERED_BY_SCHOOL';
  if (isTheSame(claim)) return null;
  const { event } = claim;
  if (claim.held || joined.includes(event.id)) return 'ALREADY_ENTERED';
  if (takenIds.has(claim.id)) return 'ID_TAKEN';
  const places = { ...tournament, ...placesOf([event]) };
  const availability = Entry.availability(places, dayInJapan(now));
  if (!isOffered(claim) && availability !== 'open') return NOT_OPEN[availability];
  if (isForTeams(event.discipline) && claim.team === null) return 'TEAM_NAME_MISSING';
  return event.feeYen > 0 && !mayPay ? 'GUARDIAN_NEEDED' : null;
}

/** The same refusal, unless the player has been entered as the second of a pair by the school. */
async function bySchool(
  tx: Db,
  accountId: string,
  { refusal, claim }: { readonly refusal: ApplicationRefusal; readonly claim: Claim },
): Promise<ApplicationRefusal> {
  if (refusal !== 'ALREADY_ENTERED' || claim.held) return refusal;
  const eventId = claim.event.id;
  return (await claims.existsSchoolPair(tx, { accountId, eventId }))
    ? 'ENTERED_BY_SCHOOL'
    : refusal;
}

/** Whether another team of the event has the name. */
async function isTeamTaken(tx: Db, { team, event, held, id }: Claim): Promise<boolean> {
  if (team === null) return false;
  const but = held?.id ?? id;
  return claims.existsTeam(tx, { eventId: event.id, teamKeys: [teamKey(team)], but });
}

/** Whether the player's club has as many entries in the event as the organizer allows. */
async function isClubFull(tx: Db, accountId: string, claim: Claim): Promise<boolean> {
  const { perClubLimit, id } = claim.event;
  if (perClubLimit === null || isTheSame(claim)) return false;
  return (await claims.countOfClub(tx, accountId, id)) >= perClubLimit;
}

const NOT_OPEN = {
  full: 'TOURNAMENT_FULL',
  'deadline-passed': 'TOURNAMENT_CLOSED',
  closed: 'TOURNAMENT_CLOSED',
  'held-back': 'TOURNAMENT_CLOSED',
  over: 'TOURNAMENT_CLOSED',
  cancelled: 'TOURNAMENT_CANCELLED',
} as const;
