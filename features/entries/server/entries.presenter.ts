import * as Entry from '#domain/entry/entry.ts';
import { eventOf, throughEvent } from '#features/tournaments/events/server/events.presenter.ts';
import { asTournament } from '#features/tournaments/server/tournaments.presenter.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import { pairStateOf } from '../partners/partners.policy.ts';
import type { ListedRequest } from '../withdrawals/server/withdrawals.store.ts';
import type { ListedEntry } from './entries.listed.store.ts';
import type { EntryWithTournament } from './entries.store.ts';

/** What a player may see of an own entry at `now`, or of the entry in which they play as the partner. */
export function asEntry(found: Seen, now: Date) {
  const { entry, tournament, asPartner = false, request = null } = found;
  const today = dayInJapan(now);
  const confirmed = entry.state === 'confirmed';
  const lapsed = isLapsed(entry, now);
  const { isClosed } = eventOf(tournament, entry.eventId);
  const withdrawal = Entry.withdrawal(asPlace(entry), { ...tournament, isClosed }, today);
  const asks = withdrawal.ok && withdrawal.value === 'on-request';
  const mayEnd = !asPartner || (asks && isPlaying(found));
  const asked = confirmed ? asRequest(request) : null;
  return {
    id: entry.id,
    state: lapsed ? ('lapsed' as const) : entry.state,
    feeYen: entry.feeYen,
    reservedUntil: entry.reservedUntil?.toISOString() ?? null,
    createdAt: entry.createdAt.toISOString(),
    confirmedAt: entry.confirmedAt?.toISOString() ?? null,
    refund: asPartner ? ('none' as const) : entry.refund,
    canWithdraw:
      !lapsed && !entry.paymentUnderWay && withdrawal.ok && mayEnd && asked?.state !== 'asked',
    asksToWithdraw: asks && mayEnd,
    isRefundable: entry.paymentMethod !== null && Entry.isRefunded(tournament, today),
    isForfeited: !asPartner && isForfeited(entry),
    request: mayEnd ? asked : null,
    emergencyContact: confirmed ? tournament.emergencyContact : null,
    event: asEventOfEntry(tournament, entry.eventId),
    pair: asPair(found, now),
    tournament: asTournament(throughEvent(tournament, entry.eventId), today),
  };
}

/** Whether the partner plays: once the event takes no entries, they ask for both instead of leaving the pair. */
function isPlaying({ partner = null }: Seen): boolean {
  return partner?.state === 'accepted';
}

/** Withdrawn without the fee, which was paid. */
function isForfeited({ state, paymentMethod, refund }: EntryWithTournament['entry']): boolean {
  return state === 'withdrawn' && paymentMethod !== null && refund === 'none';
}

/** A request that the player still sees: one that was taken back is over, and a granted one has ended the entry. */
function asRequest(request: ListedRequest | null) {
  if (request?.state !== 'asked' && request?.state !== 'declined') return null;
  const { state, askedBy, word } = request;
  return { state, askedBy, askedAt: new Date(request.askedAt).toISOString(), word };
}

type Seen = EntryWithTournament & Partial<Pick<ListedEntry, 'partner' | 'asPartner'>>;

/** Who plays together, in an event of doubles; an entry that was just made has no partner yet. */
function asPair({ entry, tournament, partner = null, asPartner = false }: Seen, now: Date) {
  const isDoubles = eventOf(tournament, entry.eventId).discipline === 'Doubles';
  if (!isDoubles && !partner) return null;
  const state = pairStateOf(partner, now);
  const name = asPartner ? partner?.entrantName : partner?.name;
  return {
    role: asPartner ? ('partner' as const) : ('player' as const),
    state,
    name: state === 'none' ? null : name || null,
  };
}

/** The event of an entry, in so far as it has a name to show. */
export function asEventOfEntry(tournament: StoredTournament, eventId: number) {
  const { id, name, discipline, level } = eventOf(tournament, eventId);
  return { id, name, eventType: discipline, level, isOnly: tournament.events.length === 1 };
}

/** Until the next sweep, an expired place is still stored as reserved. */
function isLapsed(entry: EntryWithTournament['entry'], now: Date): boolean {
  const { state, paymentUnderWay } = entry;
  return (
    state === 'reserved' && !paymentUnderWay && !Entry.holdsPlace(asPlace(entry), now.getTime())
  );
}

function asPlace({ state, reservedUntil }: EntryWithTournament['entry']): Entry.Place {
  return { state, reservedUntil: reservedUntil?.getTime() ?? null };
}
