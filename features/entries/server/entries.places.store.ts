import { ok, type Result, refuse } from '#domain/common/result.ts';
import * as Entry from '#domain/entry/entry.ts';
import * as Waiting from '#domain/entry/waiting.ts';
import { mayEnterPaid } from '#features/guardians/guardians.policy.ts';
import * as guardians from '#features/guardians/server/guardians.store.ts';
import * as notices from '#features/notices/server/notices.store.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import { addDays, dayInJapan, instantInJapan } from '#platform/shared/format.ts';
import type { StoredWaiting } from '../waiting-list/server/waiting-list.store.ts';
import * as line from '../waiting-list/server/waiting-list.store.ts';
import type { EntryWithTournament, StoredEntry } from './entries.store.ts';
import * as store from './entries.store.ts';

/**
 * Places are given and freed here only, always under the lock of the tournament's row, so that the count can never run
 * ahead of the places. Order of locks everywhere: tournament, then entry, then payment.
 */

export interface Application {
  readonly id: string;
  readonly tournamentId: number;
  readonly accountId: string;
  readonly now: Date;
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
    const { accountId, now } = application;
    // Asked before the lock, under which everybody else waits.
    const mayPay = mayEnterPaid(await guardians.findStanding(tx, accountId));
    const locked = await tournaments.findForUpdate(tx, application.tournamentId);
    if (!locked) return refuse('TOURNAMENT_NOT_FOUND');
    // For the same reason sent together, whatever waits for nothing of each other.
    const [tournament, before] = await Promise.all([
      sweepLocked(tx, locked, now, onOffered),
      findOwn(tx, application),
    ]);
    const own = tournament === locked ? before : await findOwn(tx, application);
    if (own.held && isTheSame(own.held, application)) return ok({ entry: own.held, tournament });
    const offered = own.waiting?.state === 'offered';
    const refusal = whyNot(tournament, own, { now, offered, mayPay });
    if (refusal) return refuse(refusal);

    // An offered place is counted as taken since it was offered.
    const [taken, entry] = await Promise.all([
      offered ? tournament : take(tx, tournament, 1),
      store.insert(tx, newEntry(application, tournament.feeYen)),
    ]);
    if (own.waiting) {
      await line.update(tx, own.waiting.id, { state: 'accepted', endedAt: now, entryId: entry.id });
    }
    if (entry.state === 'confirmed') await onConfirmed(tx, { entry, tournament: taken });
    return ok({ entry, tournament: taken });
  });
}

/** What the player already has of the tournament: a place, one in its line, and whether the id is in use. */
async function findOwn(tx: Db, { id, accountId, tournamentId }: Application) {
  const [{ held, idTaken }, waiting] = await Promise.all([
    store.findHeld(tx, { id, accountId, tournamentId }),
    line.findLive(tx, accountId, tournamentId),
  ]);
  return { held, idTaken, waiting };
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

function newEntry({ id, tournamentId, accountId, now }: Application, feeYen: number) {
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
  request: { id: string; accountId: string; now: Date; leaving?: boolean },
  onWithdrawn: (tx: Db, withdrawn: EntryWithTournament, refund: boolean) => Promise<void>,
  onOffered?: OnOffered,
): Promise<Result<null, WithdrawalRefusal>> {
  return db.transaction(async (tx) => {
    const found = await store.findOwn(tx, request.accountId, request.id);
    if (!found) return refuse('ENTRY_NOT_FOUND');
    const tournament = await lockSwept(tx, found.tournament.id, request.now, onOffered);
    const entry = await store.findForUpdate(tx, request.id);
    if (!tournament || !entry) return refuse('ENTRY_NOT_FOUND');
    if (entry.paymentUnderWay) return refuse('PAYMENT_UNDER_WAY');
    const today = dayInJapan(request.now);
    const decision = Entry.withdrawal(asPlace(entry), tournament, today);
    const tooLate = !decision.ok && decision.code === 'DEADLINE_PASSED';
    if (!decision.ok && !(tooLate && request.leaving)) return decision;

    await store.update(tx, entry.id, { state: 'withdrawn', endedAt: request.now });
    const freed = await take(tx, tournament, -1);
    const refund = decision.ok && decision.value === 'with-refund' && entry.feeYen > 0;
    await onWithdrawn(tx, { entry, tournament }, refund);
    await offerFreed(tx, freed, request.now, onOffered);
    return ok(null);
  });
}

/** Frees the places of one tournament whose time has run out, and offers free ones to the waiting list. */
export async function sweep(
  db: Db,
  tournamentId: number,
  now: Date,
  onOffered?: OnOffered,
): Promise<void> {
  await db.transaction(async (tx) => {
    const tournament = await lockSwept(tx, tournamentId, now, onOffered);
    if (tournament) await offerFreed(tx, tournament, now, onOffered);
  });
}

/** Locks the tournament's row and frees what has run out: unpaid places and offers. Every change of places begins so. */
export async function lockSwept(
  tx: Db,
  tournamentId: number,
  now: Date,
  onOffered?: OnOffered,
): Promise<StoredTournament | null> {
  const tournament = await tournaments.findForUpdate(tx, tournamentId);
  return tournament && sweepLocked(tx, tournament, now, onOffered);
}

/** Gives the same tournament when nothing has run out. */
async function sweepLocked(
  tx: Db,
  tournament: StoredTournament,
  now: Date,
  onOffered?: OnOffered,
): Promise<StoredTournament> {
  const tournamentId = tournament.id;
  const [lapsed, offers] = await Promise.all([
    store.updateLapsed(tx, tournamentId, now),
    line.updateLapsedOffers(tx, tournamentId, now),
  ]);
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
