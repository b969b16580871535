import { ok, type Result, refuse } from '#domain/common/result.ts';
import * as Entry from '#domain/entry/entry.ts';
import * as notices from '#features/notices/server/notices.store.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import { dayInJapan } from '#platform/shared/format.ts';
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
  | 'ID_TAKEN';

/** What is to happen in the same transaction when an entry is confirmed. */
export type OnConfirmed = (tx: Db, confirmed: EntryWithTournament) => Promise<void>;

/**
 * Takes a place for 30 minutes, or for good when there is no fee. Gives the reservation that the player already has
 * instead of a second one.
 */
export async function reserve(
  db: Db,
  application: Application,
  onConfirmed: OnConfirmed,
): Promise<Result<EntryWithTournament, ApplicationRefusal>> {
  return db.transaction(async (tx) => {
    const tournament = await lockSwept(tx, application.tournamentId, application.now);
    if (!tournament) return refuse('TOURNAMENT_NOT_FOUND');
    const held = await store.findLive(tx, application.accountId, tournament.id);
    if (held && isTheSame(held.entry, application)) return ok(held);
    const refusal = held ? 'ALREADY_ENTERED' : await whyNot(tx, tournament, application);
    if (refusal) return refuse(refusal);

    await tournaments.updatePlaces(tx, tournament.id, 1);
    const taken = { ...tournament, placesTaken: tournament.placesTaken + 1 };
    const entry = await store.insert(tx, newEntry(application, tournament.feeYen));
    if (entry.state === 'confirmed') await onConfirmed(tx, { entry, tournament: taken });
    return ok({ entry, tournament: taken });
  });
}

/** A reservation waits for its payment whatever id the browser made this time; a paid entry only answers to its own. */
function isTheSame(held: StoredEntry, application: Application): boolean {
  return held.state === 'reserved' || held.id === application.id;
}

async function whyNot(
  tx: Db,
  tournament: StoredTournament,
  { id, now }: Application,
): Promise<ApplicationRefusal | null> {
  if (await store.findForUpdate(tx, id)) return 'ID_TAKEN';
  const availability = Entry.availability(tournament, dayInJapan(now));
  return availability === 'open' ? null : NOT_OPEN[availability];
}

const NOT_OPEN = {
  full: 'TOURNAMENT_FULL',
  closed: 'TOURNAMENT_CLOSED',
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

/** Gives a place up and frees it; `onWithdrawn` starts the refund of a paid one in the same transaction. */
export async function withdraw(
  db: Db,
  request: { id: string; accountId: string; now: Date },
  onWithdrawn: (tx: Db, withdrawn: EntryWithTournament, refund: boolean) => Promise<void>,
): Promise<Result<null, WithdrawalRefusal>> {
  return db.transaction(async (tx) => {
    const found = await store.findOwn(tx, request.accountId, request.id);
    if (!found) return refuse('ENTRY_NOT_FOUND');
    const tournament = await lockSwept(tx, found.tournament.id, request.now);
    const entry = await store.findForUpdate(tx, request.id);
    if (!tournament || !entry) return refuse('ENTRY_NOT_FOUND');
    if (entry.paymentUnderWay) return refuse('PAYMENT_UNDER_WAY');
    const today = dayInJapan(request.now);
    const decision = Entry.withdrawal(asPlace(entry), tournament, today);
    if (!decision.ok) return decision;

    await store.update(tx, entry.id, { state: 'withdrawn', endedAt: request.now });
    await tournaments.updatePlaces(tx, tournament.id, -1);
    const refund = decision.value === 'with-refund' && entry.feeYen > 0;
    await onWithdrawn(tx, { entry, tournament }, refund);
    return ok(null);
  });
}

/** Frees the places of one tournament whose time to pay has run out. */
export async function sweep(db: Db, tournamentId: number, now: Date): Promise<void> {
  await db.transaction(async (tx) => void (await lockSwept(tx, tournamentId, now)));
}

async function lockSwept(
  tx: Db,
  tournamentId: number,
  now: Date,
): Promise<StoredTournament | null> {
  const tournament = await tournaments.findForUpdate(tx, tournamentId);
  if (!tournament) return null;
  const lapsed = await store.updateLapsed(tx, tournamentId, now);
  if (lapsed.length === 0) return tournament;
  await tournaments.updatePlaces(tx, tournamentId, -lapsed.length);
  for (const entry of lapsed) {
    await notices.insert(tx, {
      accountId: entry.accountId,
      kind: 'entry-lapsed',
      facts: { tournamentId, tournamentName: tournament.name, eventDate: tournament.eventDate },
      dedupeKey: `entry-lapsed ${entry.id}`,
      now,
    });
  }
  return { ...tournament, placesTaken: tournament.placesTaken - lapsed.length };
}

function asPlace(entry: StoredEntry) {
  return { state: entry.state, reservedUntil: entry.reservedUntil?.getTime() ?? null };
}
