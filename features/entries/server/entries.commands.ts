import { ok, type Result, refuse } from '#domain/common/result.ts';
import * as Entry from '#domain/entry/entry.ts';
import { eventOf } from '#features/tournaments/events/server/events.presenter.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { AppEvent } from '#platform/server/events/event.ts';
import type { CommandServices } from '#platform/server/services.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import {
  cancelApplications,
  recountApplication,
} from '../applications/server/applications.commands.ts';
import * as applications from '../applications/server/applications.store.ts';
import { asHold, isHalfPaid } from '../partners/partners.policy.ts';
import * as waitingList from '../waiting-list/server/waiting-list.store.ts';
import { askToWithdraw, endRequestOf } from '../withdrawals/server/withdrawals.commands.ts';
import * as listed from './entries.listed.store.ts';
import * as manualEntries from './entries.manual.store.ts';
import { freePlaces, lockTournament, offerFreePlaces } from './entries.places.commands.ts';
import type { EntryWithTournament, StoredEntry } from './entries.store.ts';
import * as entries from './entries.store.ts';

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

/**
 * Gives a place up and frees it. A paid one is refunded until the end of the deadline's day, and cannot be given up after
 * it. Once the entries of the event are closed, the organizer and the referees are asked, and the entry stays until then.
 * Withdrawing again changes nothing.
 */
export async function withdrawEntry(
  services: CommandServices,
  withdrawal: Withdrawal,
): Promise<Result<Withdrawn, WithdrawalRefusal>> {
  return services.db.transaction((tx) => withdrawEntryIn(services, tx, withdrawal));
}

/**
 * The same inside the transaction of another command. The deletion of an account ends entries after the deadline, too,
 * without a refund, and those of closed events: there the referees are asked only what becomes of the place.
 */
export async function withdrawEntryIn(
  services: CommandServices,
  tx: Db,
  { id, accountId, by }: Withdrawal,
): Promise<Result<Withdrawn, WithdrawalRefusal>> {
  const found = await listed.findOwn(tx, accountId, id);
  if (!found) return refuse('ENTRY_NOT_FOUND');
  return endOwn(services, tx, { entry: found.entry, by, accountId });
}

/** Withdraws a line of a school's application for somebody who looks after the school; the same rules as for a player. */
export async function withdrawLine(
  services: CommandServices,
  line: { readonly entry: StoredEntry; readonly accountId: string },
): Promise<Result<Withdrawn, WithdrawalRefusal>> {
  return services.db.transaction((tx) => endOwn(services, tx, { ...line, by: 'school' }));
}

interface OwnEnding {
  readonly entry: StoredEntry;
  readonly accountId: string;
  readonly by: Withdrawal['by'] | 'school';
}

/** Locks an entry behind its tournament and its application; null unless it is still that of who gives it up. */
async function lockOwn(
  services: CommandServices,
  tx: Db,
  { entry: { id, tournamentId, applicationId }, by, accountId }: OwnEnding,
) {
  const locked = await lockTournament(services, tx, tournamentId);
  if (applicationId) await applications.findForUpdate(tx, applicationId);
  const entry = await entries.findForUpdate(tx, id);
  if (!locked || !entry) return null;
  // Another pupil may have got a line of a school meanwhile.
  const isOwn =
    by === 'school' ? entry.applicationId === applicationId : entry.accountId === accountId;
  return isOwn ? { ...locked, entry } : null;
}

async function endOwn(
  services: CommandServices,
  tx: Db,
  ending: OwnEnding,
): Promise<Result<Withdrawn, WithdrawalRefusal>> {
  const { by, accountId } = ending;
  const locked = await lockOwn(services, tx, ending);
  if (!locked) return refuse('ENTRY_NOT_FOUND');
  const { entry, tournament, now } = locked;
  // The answer to a first try was lost. Of a player's entry nobody reads it: the entry is read again.
  if (entry.state === 'withdrawn') {
    const refund = entry.applicationId !== null && (await applications.existsReturned(tx, entry));
    return ok({ entry, tournament, refund });
  }
  if (entry.paymentUnderWay) return refuse('PAYMENT_UNDER_WAY');
  const today = dayInJapan(now);
  const { isClosed } = eventOf(tournament, entry.eventId);
  const decision = Entry.withdrawal(asHold(entry), { ...tournament, isClosed }, today);
  const tooLate =
    !decision.ok && decision.code === 'DEADLINE_PASSED' && !Entry.isOver(tournament, today);
  if (!decision.ok && !(tooLate && by === 'account-deletion')) return decision;
  const isAsked = decision.ok && decision.value === 'on-request';
  const asking = { entry, tournament, by, accountId, now };
  // What was asked for while the event was closed needs no decision once the entry ends without one.
  await (isAsked ? askToWithdraw(services, tx, asking) : endRequestOf(tx, entry.id));
  if (isAsked && by !== 'account-deletion') return ok({ entry, tournament, refund: false });

  const refund = isRefundedOn(today, entry, tournament);
  const freed = await endEntry(services, tx, { ...asking, refund });
  await offerFreePlaces(services, tx, freed, now);
  return ok({ entry, tournament, refund });
}

function isRefundedOn(today: string, entry: StoredEntry, tournament: StoredTournament): boolean {
  return isPaid(entry) && (isHalfPaid(entry) || Entry.isRefunded(tournament, today));
}

/**
 * What a school has paid by transfer is no payment of the entry, and goes back to the school all the same; nothing is paid for
 * a free one.
 */
function isPaid({ paymentMethod, applicationId, state, feeYen }: StoredEntry): boolean {
  const isOfSchool = applicationId !== null && state === 'confirmed';
  return feeYen > 0 && (paymentMethod !== null || isOfSchool);
}

interface Ending extends Withdrawn {
  readonly by: AppEvent<'entry.withdrawn'>['by'];
  /** Who has ended a line of a school's application, where it was a person of the school. */
  readonly accountId?: string;
  readonly now: Date;
}

/** Ends a locked entry and frees its place; a step of withdrawing it, and of the decision about a request to. */
export async function endEntry(
  services: CommandServices,
  tx: Db,
  { entry, tournament, refund, by, now, ...asked }: Ending,
): Promise<StoredTournament> {
  const accountId = asked.accountId ?? null;
  await entries.update(tx, entry.id, { state: 'withdrawn', endedAt: now });
  await recountApplication(services, tx, { entry, tournament, refund, accountId, now });
  const freed = await freePlaces(tx, tournament, [entry]);
  await services.publish(tx, { type: 'entry.withdrawn', entry, tournament, refund, by });
  return freed;
}

interface Removal {
  readonly entry: AppEvent<'entry.removed'>['entry'];
  readonly tournament: StoredTournament;
  readonly now: Date;
}

/** The same for somebody whom the organizer has entered without an account. */
export async function endManualEntry(
  { publish }: CommandServices,
  tx: Db,
  { entry, tournament, now }: Removal,
): Promise<StoredTournament> {
  await manualEntries.updateRemoved(tx, entry.id, now);
  const freed = await freePlaces(tx, tournament, [entry]);
  await publish(tx, { type: 'entry.removed', entry, tournament });
  return freed;
}

/**
 * Ends every entry and the waiting list of a locked tournament and frees all its places; a step of cancelling it. A
 * payment under way ends in a refund by itself, because its entry is no longer reserved when it settles.
 */
export async function cancelEntries(
  { publish }: CommandServices,
  tx: Db,
  {
    tournament,
    reason,
    byAccountId,
    now,
  }: { tournament: StoredTournament; reason: string; byAccountId: string; now: Date },
): Promise<void> {
  const applying = await cancelApplications(tx, { tournament, now });
  const live = await entries.listLiveForUpdate(tx, tournament.id);
  await entries.updateCancelled(tx, tournament.id, now);
  const { waiting, offered } = await waitingList.updateClosed(tx, tournament.id, now);
  const manual = await manualEntries.listByTournament(tx, tournament.id);
  await freePlaces(tx, tournament, [...live, ...offered]);
  const ended = {
    entries: live,
    waiting: [...offered, ...waiting],
    manual,
    applications: applying,
  };
  await publish(tx, { type: 'entries.cancelled', tournament, reason, byAccountId, ...ended });
}

/** Publishes that the day, the time or the place of a tournament with entries has changed. */
export async function announceMove(
  { publish }: CommandServices,
  tx: Db,
  tournament: StoredTournament,
  byAccountId: string,
): Promise<void> {
  const live = await entries.listLive(tx, tournament.id);
  const manual = await manualEntries.listByTournament(tx, tournament.id);
  const moved = { tournament, byAccountId, entries: live, manual };
  await publish(tx, { type: 'tournament.moved', ...moved });
}
