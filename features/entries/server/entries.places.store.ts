import { ok, type Result, refuse } from '#domain/common/result.ts';
import * as Entry from '#domain/entry/entry.ts';
import * as Waiting from '#domain/entry/waiting.ts';
import { mayEnterPaid } from '#features/guardians/guardians.policy.ts';
import * as guardians from '#features/guardians/server/guardians.store.ts';
import * as notices from '#features/notices/server/notices.store.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/database.ts';
import { addDays, dayInJapan, instantInJapan } from '#platform/shared/format.ts';
import type { StoredWaiting } from '../waiting-list/server/waiting-list.store.ts';
import * as line from '../waiting-list/server/waiting-list.store.ts';
import * as claims from './entries.claims.store.ts';
import type { EntryWithTournament, StoredEntry } from './entries.store.ts';
import * as store from './entries.store.ts';

/**
 * Places are given and freed here only, always under the lock of the tournament's row, so that the count can never run
 * ahead of the places. Order of locks everywhere: tournament, then entry, then payment. The clock is read under the lock:
 * whoever waits for it may wait past a deadline.
 */

export interface Application {
  readonly id: string;
  readonly tournamentId: number;
  readonly accountId: string;
  readonly clock: Clock;
}

export type ApplicationRefusal =
  | 'TOURNAMENT_NOT_FOUND'
  | 'TOURNAMENT_FULL'
  | 'TOURNAMENT_CLOSED'
  | 'TOURNAMENT_CANCELLED'
  | 'ALREADY_ENTERED'
  | 'GUARDIAN_NEEDED'
  | 'ID_TAKEN';

/** What is to happen in the same transaction when an entry is confirmed. */
export type OnConfirmed = (tx: Db, confirmed: EntryWithTournament) => Promise<void>;

export interface Offer {
  readonly waiting: StoredWaiting;
  readonly offerUntil: Date;
  readonly tournament: StoredTournament;
}

/** Tells somebody of the waiting list that a place is kept for them. */
export type OnOffered = (tx: Db, offer: Offer) => Promise<void>;

/**
 * Takes a place for 30 minutes, or for good when there is no fee: a free one, or the one that is offered to this player.
 * Gives the reservation that the player already has instead of a second one.
 */
export async function reserve(
  db: Db,
  application: Application,
  onConfirmed: OnConfirmed,
  onOffered?: OnOffered,
): Promise<Result<EntryWithTournament, ApplicationRefusal>> {
  return db.transaction(async (tx) => {
    // Asked before the lock, under which everybody else waits.
    const mayPay = mayEnterPaid(await guardians.findStanding(tx, application.accountId));
    const locked = await lockClaim(tx, application, onOffered);
    if (!locked) return refuse('TOURNAMENT_NOT_FOUND');
    const { tournament, own, now } = locked;
    if (own.held && isTheSame(own.held, application)) return ok({ entry: own.held, tournament });
    const offered = own.waiting?.state === 'offered';
    const refusal = whyNot(tournament, own, { now, offered, mayPay });
    if (refusal) return refuse(refusal);

    const wanted = newEntry(application, tournament.feeYen, now);
    // An offered place is counted as taken since it was offered.
    const entry = await (offered ? store.insert : claims.insertTaking)(tx, wanted);
    const taken = { ...tournament, placesTaken: tournament.placesTaken + (offered ? 0 : 1) };
    if (own.waiting) {
      await line.update(tx, own.waiting.id, { state: 'accepted', endedAt: now, entryId: entry.id });
    }
    if (entry.state === 'confirmed') await onConfirmed(tx, { entry, tournament: taken });
    return ok({ entry, tournament: taken });
  });
}

/** Locks the tournament, frees what has run out, and gives what the player has of it then. */
async function lockClaim(tx: Db, application: Application, onOffered?: OnOffered) {
  const locked = await tournaments.findForUpdate(tx, application.tournamentId);
  if (!locked) return null;
  const now = application.clock.now();
  const own = await claims.find(tx, application, now);
  if (!own.lapsing) return { tournament: locked, own, now };
  const tournament = await sweepLocked(tx, locked, now, onOffered);
  return { tournament, own: await claims.find(tx, application, now), now };
}

/** A reservation waits for its payment whatever id the browser made this time; a paid entry only answers to its own. */
function isTheSame(held: StoredEntry, application: Application): boolean {
  return held.state === 'reserved' || held.id === application.id;
}

function whyNot(
  tournament: StoredTournament,
  { held, idTaken }: { held: StoredEntry | null; idTaken: boolean },
  { now, offered, mayPay }: { now: Date; offered: boolean; mayPay: boolean },
): ApplicationRefusal | null {
  if (held) return 'ALREADY_ENTERED';
  if (idTaken) return 'ID_TAKEN';
  const availability = Entry.availability(tournament, dayInJapan(now));
  if (!offered && availability !== 'open') return NOT_OPEN[availability];
  return tournament.feeYen > 0 && !mayPay ? 'GUARDIAN_NEEDED' : null;
}

const NOT_OPEN = {
  full: 'TOURNAMENT_FULL',
  'deadline-passed': 'TOURNAMENT_CLOSED',
  closed: 'TOURNAMENT_CLOSED',
  'held-back': 'TOURNAMENT_CLOSED',
  over: 'TOURNAMENT_CLOSED',
  cancelled: 'TOURNAMENT_CANCELLED',
} as const;

function newEntry({ id, tournamentId, accountId }: Application, feeYen: number, now: Date) {
  const base = { id, tournamentId, accountId, feeYen, createdAt: now };
  return feeYen === 0
    ? { ...base, state: 'confirmed' as const, confirmedAt: now }
    : {
        ...base,
        state: 'reserved' as const,
        reservedUntil: new Date(Entry.reservationEnds(now.getTime())),
      };
}

export type WithdrawalRefusal =
  | 'ENTRY_NOT_FOUND'
  | 'NOT_ACTIVE'
  | 'DEADLINE_PASSED'
  | 'PAYMENT_UNDER_WAY';

/**
 * Gives a place up and frees it; `onWithdrawn` starts the refund of a paid one in the same transaction. Whoever is
 * `leaving` for good gives it up after the deadline, too, without a refund.
 */
export async function withdraw(
  db: Db,
  request: { id: string; accountId: string; clock: Clock; leaving?: boolean },
  onWithdrawn: (tx: Db, withdrawn: EntryWithTournament, refund: boolean) => Promise<void>,
  onOffered?: OnOffered,
): Promise<Result<null, WithdrawalRefusal>> {
  return db.transaction(async (tx) => {
    const found = await store.findOwn(tx, request.accountId, request.id);
    if (!found) return refuse('ENTRY_NOT_FOUND');
    const locked = await lockSwept(tx, found.tournament.id, request.clock, onOffered);
    const entry = await store.findForUpdate(tx, request.id);
    if (!locked || !entry) return refuse('ENTRY_NOT_FOUND');
    if (entry.paymentUnderWay) return refuse('PAYMENT_UNDER_WAY');
    const { tournament, now } = locked;
    const decision = Entry.withdrawal(asPlace(entry), tournament, dayInJapan(now));
    const tooLate = !decision.ok && decision.code === 'DEADLINE_PASSED';
    if (!decision.ok && !(tooLate && request.leaving)) return decision;

    await store.update(tx, entry.id, { state: 'withdrawn', endedAt: now });
    const freed = await take(tx, tournament, -1);
    const refund = decision.ok && decision.value === 'with-refund' && entry.feeYen > 0;
    await onWithdrawn(tx, { entry, tournament }, refund);
    await offerFreed(tx, freed, now, onOffered);
    return ok(null);
  });
}

/** Frees the places of one tournament whose time has run out, and offers free ones to the waiting list. */
export async function sweep(
  db: Db,
  tournamentId: number,
  clock: Clock,
  onOffered?: OnOffered,
): Promise<void> {
  await db.transaction(async (tx) => {
    const locked = await lockSwept(tx, tournamentId, clock, onOffered);
    if (locked) await offerFreed(tx, locked.tournament, locked.now, onOffered);
  });
}

/**
 * Locks the tournament's row and frees what has run out: unpaid places and offers. Every change of places begins so. `now`
 * is the time since when it is locked, by which to decide.
 */
export async function lockSwept(
  tx: Db,
  tournamentId: number,
  clock: Clock,
  onOffered?: OnOffered,
): Promise<{ tournament: StoredTournament; now: Date } | null> {
  const locked = await tournaments.findForUpdate(tx, tournamentId);
  if (!locked) return null;
  const now = clock.now();
  return { tournament: await sweepLocked(tx, locked, now, onOffered), now };
}

/** Gives the same tournament when nothing has run out. */
async function sweepLocked(
  tx: Db,
  tournament: StoredTournament,
  now: Date,
  onOffered?: OnOffered,
): Promise<StoredTournament> {
  const tournamentId = tournament.id;
  const lapsed = await store.updateLapsed(tx, tournamentId, now);
  const offers = await line.updateLapsedOffers(tx, tournamentId, now);
  const count = lapsed.length + offers.length;
  if (count === 0) return tournament;
  const { name: tournamentName, eventDate } = tournament;
  const news = { facts: { tournamentId, tournamentName, eventDate }, now };
  for (const { id, accountId } of lapsed) {
    const dedupeKey = `entry-lapsed ${id}`;
    await notices.insert(tx, { ...news, accountId, kind: 'entry-lapsed', dedupeKey });
  }
  for (const { id, accountId } of offers) {
    const dedupeKey = `offer-lapsed ${id}`;
    await notices.insert(tx, { ...news, accountId, kind: 'offer-lapsed', dedupeKey });
  }
  return offerFreed(tx, await take(tx, tournament, -count), now, onOffered);
}

/** Takes places (frees them, when negative) of a locked tournament, and gives it as it is then. */
export async function take(
  tx: Db,
  tournament: StoredTournament,
  places: number,
): Promise<StoredTournament> {
  if (places !== 0) await tournaments.updatePlaces(tx, tournament.id, places);
  return { ...tournament, placesTaken: tournament.placesTaken + places };
}

/**
 * Offers the free places of a locked tournament to the first of its waiting list; each is kept from then on. Without
 * `onOffered`, which tells them, nothing is offered: the sweep does it within a minute.
 */
export async function offerFreed(
  tx: Db,
  tournament: StoredTournament,
  now: Date,
  onOffered?: OnOffered,
): Promise<StoredTournament> {
  if (!onOffered) return tournament;
  const open = Entry.availability(tournament, dayInJapan(now)) === 'open';
  const free = Waiting.placesToOffer(tournament, open);
  const first = free > 0 ? await line.listFirst(tx, tournament.id, free) : [];
  const closes = instantInJapan(addDays(Entry.lastApplicationDay(tournament), 1), '00:00');
  const offerUntil = new Date(Waiting.offerEnds(now.getTime(), closes.getTime()));
  const taken = await take(tx, tournament, first.length);
  for (const waiting of first) {
    await line.update(tx, waiting.id, { state: 'offered', offeredAt: now, offerUntil });
    await onOffered(tx, { waiting, offerUntil, tournament: taken });
  }
  return taken;
}

function asPlace(entry: StoredEntry) {
  return { state: entry.state, reservedUntil: entry.reservedUntil?.getTime() ?? null };
}
