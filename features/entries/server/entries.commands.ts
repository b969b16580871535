import { ok, type Result, refuse } from '#domain/common/result.ts';
import * as Entry from '#domain/entry/entry.ts';
import type { PaymentMethod } from '#domain/entry/vocabulary.ts';
import { mayEnterPaid } from '#features/guardians/guardians.policy.ts';
import * as guardians from '#features/guardians/server/guardians.store.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { CommandServices } from '#platform/server/services.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import * as waitingList from '../waiting-list/server/waiting-list.store.ts';
import * as claims from './entries.claims.store.ts';
import type { EarnedPoints } from './entries.events.ts';
import * as manualEntries from './entries.manual.store.ts';
import {
  changePlacesTaken,
  expirePlaces,
  lockTournament,
  offerFreePlaces,
} from './entries.places.commands.ts';
import type { EntryWithTournament, StoredEntry } from './entries.store.ts';
import * as entries from './entries.store.ts';

export interface Application {
  readonly id: string;
  readonly tournamentId: number;
  readonly accountId: string;
}

export type ApplicationRefusal =
  | 'TOURNAMENT_NOT_FOUND'
  | 'TOURNAMENT_FULL'
  | 'TOURNAMENT_CLOSED'
  | 'TOURNAMENT_CANCELLED'
  | 'ALREADY_ENTERED'
  | 'GUARDIAN_NEEDED'
  | 'ID_TAKEN';

/**
 * Reserves a place for 30 minutes, or confirms it immediately when there is no fee. The place is a free one, or the one
 * that is offered to this player. A player who has a reservation already gets that one.
 */
export async function reservePlace(
  services: CommandServices,
  application: Application,
): Promise<Result<EntryWithTournament, ApplicationRefusal>> {
  const { db, publish } = services;
  return db.transaction(async (tx) => {
    // Read before the lock, because all other applicants wait under it.
    const mayPay = mayEnterPaid(await guardians.findStatus(tx, application.accountId));
    const locked = await lockClaim(services, tx, application);
    if (!locked) return refuse('TOURNAMENT_NOT_FOUND');
    const { tournament, own, now } = locked;
    if (own.held && isTheSame(own.held, application)) return ok({ entry: own.held, tournament });
    const offered = own.waiting?.state === 'offered';
    const refusal = refusalFor(tournament, own, { now, offered, mayPay });
    if (refusal) return refuse(refusal);

    const wanted = newEntry(application, tournament.feeYen, now);
    // An offered place counts as taken from the time of the offer.
    const entry = await (offered ? entries.insert : claims.insertTaking)(tx, wanted);
    const taken = { ...tournament, placesTaken: tournament.placesTaken + (offered ? 0 : 1) };
    if (own.waiting) {
      const accepted = { state: 'accepted', endedAt: now, entryId: entry.id } as const;
      await waitingList.update(tx, own.waiting.id, accepted);
    }
    if (entry.state === 'confirmed') {
      await publish(tx, { type: 'entry.confirmed', entry, tournament: taken, earned: null });
    }
    return ok({ entry, tournament: taken });
  });
}

/** Locks the tournament, frees what has expired, and then finds what the player has in it. */
async function lockClaim(services: CommandServices, tx: Db, application: Application) {
  const tournament = await tournaments.findForUpdate(tx, application.tournamentId);
  if (!tournament) return null;
  const now = services.clock.now();
  const own = await claims.find(tx, application, now);
  if (!own.lapsing) return { tournament, own, now };
  const freed = await expirePlaces(services, tx, tournament, now);
  const swept = await offerFreePlaces(services, tx, freed, now);
  return { tournament: swept, own: await claims.find(tx, application, now), now };
}

/** A reservation waits for its payment under any id; a paid entry answers to its own id only. */
function isTheSame(held: StoredEntry, application: Application): boolean {
  return held.state === 'reserved' || held.id === application.id;
}

function refusalFor(
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
  if (feeYen === 0) return { ...base, state: 'confirmed' as const, confirmedAt: now };
  const reservedUntil = new Date(Entry.reservationEnds(now.getTime()));
  return { ...base, state: 'reserved' as const, reservedUntil };
}

/**
 * Confirms a reserved entry that has been paid. A step inside the transaction that settles its payment, which holds the
 * lock of the entry.
 */
export async function confirmEntry(
  { clock, publish }: CommandServices,
  tx: Db,
  entry: StoredEntry,
  paid: {
    readonly paymentMethod: PaymentMethod;
    readonly tournament: StoredTournament;
    readonly earned: EarnedPoints | null;
  },
): Promise<void> {
  const { paymentMethod, tournament, earned } = paid;
  const change = {
    state: 'confirmed' as const,
    confirmedAt: clock.now(),
    reservedUntil: null,
    paymentUnderWay: false,
    paymentMethod,
  };
  await entries.update(tx, entry.id, change);
  const confirmed = { ...entry, ...change };
  await publish(tx, { type: 'entry.confirmed', entry: confirmed, tournament, earned });
}

export type WithdrawalRefusal =
  | 'ENTRY_NOT_FOUND'
  | 'NOT_ACTIVE'
  | 'DEADLINE_PASSED'
  | 'PAYMENT_UNDER_WAY';

interface Withdrawal {
  readonly id: string;
  readonly accountId: string;
  readonly by: 'player' | 'guardian' | 'account-deletion';
}

export interface Withdrawn extends EntryWithTournament {
  /** Whether the fee goes back. */
  readonly refund: boolean;
}

/** Gives a place up and frees it. A paid one is refunded until the end of the deadline's day, and cannot be given up after it. */
export async function withdrawEntry(
  services: CommandServices,
  withdrawal: Withdrawal,
): Promise<Result<Withdrawn, WithdrawalRefusal>> {
  return services.db.transaction((tx) => withdrawEntryIn(services, tx, withdrawal));
}

/**
 * The same inside the transaction of another command. The deletion of an account ends entries after the deadline, too,
 * without a refund.
 */
export async function withdrawEntryIn(
  services: CommandServices,
  tx: Db,
  { id, accountId, by }: Withdrawal,
): Promise<Result<Withdrawn, WithdrawalRefusal>> {
  const found = await entries.findOwn(tx, accountId, id);
  if (!found) return refuse('ENTRY_NOT_FOUND');
  const locked = await lockTournament(services, tx, found.tournament.id);
  const entry = await entries.findForUpdate(tx, id);
  if (!locked || !entry) return refuse('ENTRY_NOT_FOUND');
  if (entry.paymentUnderWay) return refuse('PAYMENT_UNDER_WAY');
  const { tournament, now } = locked;
  const decision = Entry.withdrawal(asPlace(entry), tournament, dayInJapan(now));
  const tooLate = !decision.ok && decision.code === 'DEADLINE_PASSED';
  if (!decision.ok && !(tooLate && by === 'account-deletion')) return decision;

  await entries.update(tx, entry.id, { state: 'withdrawn', endedAt: now });
  const freed = await changePlacesTaken(tx, tournament, -1);
  const refund = decision.ok && decision.value === 'with-refund' && entry.paymentMethod !== null;
  await services.publish(tx, { type: 'entry.withdrawn', entry, tournament, refund, by });
  await offerFreePlaces(services, tx, freed, now);
  return ok({ entry, tournament, refund });
}

function asPlace(entry: StoredEntry) {
  return { state: entry.state, reservedUntil: entry.reservedUntil?.getTime() ?? null };
}

/**
 * Ends every entry and the waiting list of a locked tournament and frees all its places; a step of cancelling it. A
 * payment under way ends in a refund by itself, because its entry is no longer reserved when it settles. Gives the
 * number of refunded entries and the number of notified people.
 */
export async function cancelEntries(
  { publish }: CommandServices,
  tx: Db,
  { tournament, reason, now }: { tournament: StoredTournament; reason: string; now: Date },
): Promise<{ refunds: number; notified: number }> {
  const live = await entries.listLiveForUpdate(tx, tournament.id);
  await entries.updateCancelled(tx, tournament.id, now);
  const { waiting, offered } = await waitingList.updateClosed(tx, tournament.id, now);
  const manual = await manualEntries.listByTournament(tx, tournament.id);
  await changePlacesTaken(tx, tournament, -(live.length + offered.length));
  const ended = { entries: live, waiting: [...offered, ...waiting], manual };
  await publish(tx, { type: 'entries.cancelled', tournament, reason, ...ended });
  return {
    refunds: live.filter((entry) => entry.paymentMethod !== null).length,
    notified:
      live.length + ended.waiting.length + manual.filter(({ email }) => email !== '').length,
  };
}

/** Publishes that the day, the time or the place of a tournament with entries has changed. */
export async function announceMove(
  { publish }: CommandServices,
  tx: Db,
  tournament: StoredTournament,
): Promise<void> {
  const live = await entries.listLive(tx, tournament.id);
  const manual = await manualEntries.listByTournament(tx, tournament.id);
  await publish(tx, { type: 'tournament.moved', tournament, entries: live, manual });
}
