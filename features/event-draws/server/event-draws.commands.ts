import { largestRandomSeed, lotFrom, shuffled } from '#domain/bracket/lot.ts';
import { ok, type Result, refuse } from '#domain/common/result.ts';
import { decide } from '#domain/common/versioned-write.ts';
import {
  lockTournament,
  offerFreePlaces,
} from '#features/entries/server/entries.places.commands.ts';
import * as entries from '#features/entries/server/entries.store.ts';
import { isOut } from '#features/matches/draws/draws.policy.ts';
import * as draws from '#features/matches/draws/server/draws.events.store.ts';
import * as stages from '#features/matches/server/matches.stages.store.ts';
import { mayRun } from '#features/publishing/publishing.policy.ts';
import { logStep } from '#features/publishing/server/publishing.steps.commands.ts';
import { mayReferee } from '#features/referees/referees.policy.ts';
import * as referees from '#features/referees/server/referees.store.ts';
import {
  eventOf,
  findEvent,
  withEvent,
} from '#features/tournaments/events/server/events.presenter.ts';
import type { StoredEvent } from '#features/tournaments/events/server/events.store.ts';
import * as events from '#features/tournaments/events/server/events.store.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Subscriber } from '#platform/server/events/events.ts';
import { systemRandomness } from '#platform/server/randomness.ts';
import type { CommandServices } from '#platform/server/services.ts';
import { isSeeding, type Seeding, seedingRefusal } from '../event-draws.policy.ts';
import * as results from '../results/server/results.store.ts';
import * as store from './event-draws.store.ts';

/**
 * From open entries to a seeding list, by the organizer or by an operator, whose steps are logged; referees seed. Locks are taken in
 * the order tournament, entries, stage.
 */

export interface EventRequest {
  readonly tournamentId: number;
  readonly eventId: number;
  /** Who asks: the organization that they run, if any, and their roles. */
  readonly account: {
    readonly id: string;
    readonly organizerId: number | null;
    readonly roles: readonly string[];
  };
}

export type Denial = 'TOURNAMENT_NOT_FOUND' | 'FORBIDDEN' | 'EVENT_NOT_FOUND';
export type ChangeRefusal = Denial | 'TOURNAMENT_CANCELLED';

/** The event and its tournament, for somebody who may run it. */
export async function findOwnEvent(
  db: Db,
  { tournamentId, eventId, account }: EventRequest,
): Promise<Result<OwnEvent, Denial>> {
  const tournament = await tournaments.findById(db, tournamentId);
  if (!tournament) return refuse('TOURNAMENT_NOT_FOUND');
  if (!mayRun(account, tournament)) return refuse('FORBIDDEN');
  const event = findEvent(tournament, eventId);
  return event ? ok({ tournament, event }) : refuse('EVENT_NOT_FOUND');
}

/** The same for somebody who may referee it: seed, draw, and decide withdrawals. */
export async function findRefereedEvent(
  db: Db,
  { tournamentId, eventId, account }: EventRequest,
): Promise<Result<OwnEvent, Denial>> {
  const tournament = await tournaments.findById(db, tournamentId);
  if (!tournament) return refuse('TOURNAMENT_NOT_FOUND');
  const isReferee = await referees.existsAccepted(db, tournamentId, account.id);
  if (!mayReferee(account, tournament, { isReferee })) return refuse('FORBIDDEN');
  const event = findEvent(tournament, eventId);
  return event ? ok({ tournament, event }) : refuse('EVENT_NOT_FOUND');
}

export interface OwnEvent {
  readonly tournament: StoredTournament;
  readonly event: StoredEvent;
}

/**
 * Closes the entries of an event and copies its confirmed ones into its seeding list. Nobody can apply any more, and no
 * place is offered. Whoever has reserved a place or was offered one may still take it, and joins the list then. A repeated
 * call is no error.
 */
export async function closeEventEntries(
  services: CommandServices,
  request: EventRequest,
): Promise<Result<null, ChangeRefusal>> {
  return services.db.transaction(async (tx) => {
    const locked = await lockOwn(services, tx, request);
    if (!locked.ok) return locked;
    const { tournament, event, now } = locked.value;
    if (event.isClosed) return ok(null);
    // A payment that is settled at the same time is confirmed before the list is copied, or joins it afterwards.
    await entries.listLiveForUpdate(tx, tournament.id);
    await events.updateClosed(tx, event.id, now);
    await copyEntrants(tx, event.id);
    await stages.upsertFirst(tx, event.id);
    await logStep(services, tx, {
      account: request.account,
      tournament,
      action: 'tournament-closed',
    });
    return ok(null);
  });
}

/** Numbers by lot who is new in the list, after those who were in it when the entries were closed before. */
async function copyEntrants(tx: Db, eventId: number): Promise<void> {
  const confirmed = await store.listConfirmed(tx, eventId);
  await store.deleteOthers(
    tx,
    eventId,
    confirmed.map(({ entryId }) => entryId),
  );
  const before = await store.listEntrants(tx, eventId);
  const numbers = new Map(before.map(({ entryId, number }) => [entryId, number]));
  const lot = lotFrom(systemRandomness.whole(largestRandomSeed));
  let last = lastNumber(before);
  const rows = shuffled(confirmed, lot).map((one) => {
    const number = numbers.get(one.entryId) ?? ++last;
    return { ...one, eventId, number };
  });
  await store.upsertEntrants(tx, rows);
}

function lastNumber(entrants: readonly store.StoredEntrant[]): number {
  return Math.max(0, ...entrants.map(({ number }) => number));
}

/**
 * Takes entries again and offers free places to the waiting list. The organizer's order is stored for the next closing.
 * Refuses while a draw is published.
 */
export async function reopenEventEntries(
  services: CommandServices,
  request: EventRequest,
): Promise<Result<null, ChangeRefusal | 'DRAW_PUBLISHED' | 'MATCH_PLAYED'>> {
  return services.db.transaction(async (tx) => {
    const locked = await lockOwn(services, tx, request);
    if (!locked.ok) return locked;
    const { tournament, event, now } = locked.value;
    if (!event.isClosed) return ok(null);
    const stage = await stages.findFirstForUpdate(tx, event.id);
    const refusal = stage && (await publishedRefusal(tx, stage));
    if (refusal) return refuse(refusal);
    await stages.upsertFirst(tx, event.id);
    await events.updateClosed(tx, event.id, null);
    await offerFreePlaces(services, tx, withEvent(tournament, { ...event, isClosed: false }), now);
    await logStep(services, tx, {
      account: request.account,
      tournament,
      action: 'tournament-reopened',
    });
    return ok(null);
  });
}

/** An entry that is confirmed after the entries of its event were closed joins the seeding list as its last. */
export const addLateEntrant: Subscriber<'entry.confirmed'> = async (
  _services,
  tx,
  { entry, tournament },
) => {
  if (!eventOf(tournament, entry.eventId).isClosed) return;
  // It locks the list: two late entrants do not get the same number.
  await stages.upsertFirst(tx, entry.eventId);
  const confirmed = await store.findConfirmed(tx, entry.id);
  if (!confirmed) return;
  const number = lastNumber(await store.listEntrants(tx, entry.eventId)) + 1;
  await store.upsertEntrants(tx, [{ ...confirmed, eventId: entry.eventId, number }]);
};

/** An entrant of doubles whose partner has changed gets the names of now, and stays on number and rank. */
export const renewEntrant: Subscriber<'pair.changed'> = async (_services, tx, { entry }) => {
  const known = await store.findNumber(tx, entry.id);
  const pair = known === null ? null : await store.findConfirmed(tx, entry.id);
  if (known === null || !pair) return;
  await store.upsertEntrants(tx, [{ ...pair, eventId: entry.eventId, number: known }]);
};

interface SeedingWrite extends EventRequest {
  /** The version of the list that the writer saw. */
  readonly baseVersion: number;
  readonly seeding: Seeding;
}

export type SeedingRefusal =
  | ChangeRefusal
  | 'ENTRIES_OPEN'
  | 'DRAW_PUBLISHED'
  | 'MATCH_PLAYED'
  | 'SEEDING_CHANGED'
  | 'INVALID_ORDER'
  | 'INVALID_SEED_COUNT';

/**
 * Saves the order and the number of seeds; refuses where somebody else has changed them since, and while a draw is
 * published.
 */
export async function saveSeeding(
  services: CommandServices,
  { baseVersion, seeding, ...request }: SeedingWrite,
): Promise<Result<null, SeedingRefusal>> {
  return services.db.transaction(async (tx) => {
    const locked = await lockStage(tx, request);
    if (!locked.ok) return locked;
    const { tournament, event, stage } = locked.value;
    if (!stage || !event.isClosed) return refuse('ENTRIES_OPEN');
    const known = await store.listEntrants(tx, event.id);
    const decided = decideSeeding({ baseVersion, seeding }, { stage, known });
    if (decided !== 'apply') return decided === 'agrees' ? ok(null) : refuse(decided);
    const refusal = await publishedRefusal(tx, stage);
    if (refusal) return refuse(refusal);
    await store.updateRanks(tx, event.id, seeding.order);
    const { seedCount: _, ...settings } = stage.settings;
    const chosen = seeding.seedCount === null ? {} : { seedCount: seeding.seedCount };
    await stages.updateSettings(tx, stage.id, { ...settings, ...chosen });
    const saved = { accountId: request.account.id, now: services.clock.now() };
    await stages.updateSeeder(tx, stage.id, saved);
    await logStep(services, tx, {
      account: request.account,
      tournament,
      action: 'tournament-changed',
    });
    return ok(null);
  });
}

/** Whether a seeding is saved, is stored already, or why it is refused. */
function decideSeeding(
  { baseVersion, seeding }: Pick<SeedingWrite, 'baseVersion' | 'seeding'>,
  { stage, known }: { stage: stages.StoredStage; known: readonly store.StoredEntrant[] },
): 'agrees' | 'apply' | 'SEEDING_CHANGED' | 'INVALID_ORDER' | 'INVALID_SEED_COUNT' {
  const same = isSeeding(seeding, { known, seedCount: stage.settings.seedCount ?? null });
  const verdict = decide({ storedVersion: stage.version, seenVersion: baseVersion, same });
  if (verdict === 'changed') return 'SEEDING_CHANGED';
  if (verdict === 'agrees') return verdict;
  const entrants = known.filter(({ isIn }) => isIn);
  return seedingRefusal(seeding, { entrants, known }) ?? 'apply';
}

/** Why nothing before the draw can change any more; null while no draw is published. */
async function publishedRefusal(
  tx: Db,
  stage: stages.StoredStage,
): Promise<'DRAW_PUBLISHED' | 'MATCH_PLAYED' | null> {
  const newest = await draws.findNewest(tx, stage.id);
  if (!newest || !isOut(newest)) return null;
  return (await results.existsOf(tx, stage.id)) ? 'MATCH_PLAYED' : 'DRAW_PUBLISHED';
}

/** The stage of an event that somebody referees, locked, with the event as it is then; null before the entries were closed for the first time. */
export async function lockStage(
  tx: Db,
  request: EventRequest,
): Promise<Result<OwnEvent & { readonly stage: stages.StoredStage | null }, ChangeRefusal>> {
  const stage = await stages.findFirstForUpdate(tx, request.eventId);
  // Read under the lock: the entries may have been opened while it waited.
  const found = await findRefereedEvent(tx, request);
  if (!found.ok) return found;
  if (found.value.tournament.state === 'cancelled') return refuse('TOURNAMENT_CANCELLED');
  return ok({ ...found.value, stage });
}

interface LockedEvent extends OwnEvent {
  readonly now: Date;
}

/** The event with its tournament, whose row is locked: its places do not change until the transaction ends. */
async function lockOwn(
  services: CommandServices,
  tx: Db,
  request: EventRequest,
): Promise<Result<LockedEvent, ChangeRefusal>> {
  const own = await findOwnEvent(tx, request);
  return own.ok ? lockEvent(services, tx, request) : own;
}

/** The same for somebody who may referee it. */
export async function lockRefereed(
  services: CommandServices,
  tx: Db,
  request: EventRequest,
): Promise<Result<LockedEvent, ChangeRefusal>> {
  const found = await findRefereedEvent(tx, request);
  return found.ok ? lockEvent(services, tx, request) : found;
}

async function lockEvent(
  services: CommandServices,
  tx: Db,
  request: EventRequest,
): Promise<Result<LockedEvent, ChangeRefusal>> {
  const locked = await lockTournament(services, tx, request.tournamentId, { offering: false });
  const event = locked && findEvent(locked.tournament, request.eventId);
  if (!event) return refuse('EVENT_NOT_FOUND');
  if (locked.tournament.state === 'cancelled') return refuse('TOURNAMENT_CANCELLED');
  return ok({ ...locked, event });
}
