import * as Entry from '#domain/entry/entry.ts';
import { placesOf } from '#domain/entry/events.ts';
import { ownPart } from '#domain/entry/split.ts';
import { eventOf, throughEvent } from '#features/tournaments/events/server/events.presenter.ts';
import { asTournament } from '#features/tournaments/server/tournaments.presenter.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import { asHold, isHalfPaid, pairStateOf } from '../partners/partners.policy.ts';
import { ownRenamingRefusal } from '../teams/teams.policy.ts';
import type { ListedRequest } from '../withdrawals/server/withdrawals.store.ts';
import type { ListedEntry } from './entries.listed.store.ts';
import type { EntryWithTournament } from './entries.store.ts';

/** What a player may see of an own entry at `now`, or of the entry in which they play as the partner. */
export function asEntry(found: Seen, now: Date) {
  const { entry, tournament, asPartner = false, asMember = false, request = null } = found;
  const today = dayInJapan(now);
  const confirmed = entry.state === 'confirmed';
  const lapsed = isLapsed(entry, now);
  const { isClosed } = eventOf(tournament, entry.eventId);
  const withdrawal = Entry.withdrawal(asHold(entry), { ...tournament, isClosed }, today);
  const asks = withdrawal.ok && withdrawal.value === 'on-request';
  const mayEnd = !asMember && (!asPartner || (asks && isPlaying(found)));
  const asked = confirmed ? asRequest(request) : null;
  return {
    id: entry.id,
    state: lapsed ? ('lapsed' as const) : entry.state,
    ...feesOf(found),
    payment: paymentOf(found, lapsed),
    waitsFor: paymentOf(found, lapsed) === 'pending' ? entry.waitsFor : null,
    reservedUntil: heldUntil(found),
    createdAt: entry.createdAt.toISOString(),
    confirmedAt: entry.confirmedAt?.toISOString() ?? null,
    ...moneyOf(found, today),
    canWithdraw:
      !lapsed && !entry.paymentUnderWay && withdrawal.ok && mayEnd && asked?.state !== 'asked',
    asksToWithdraw: asks && mayEnd,
    request: mayEnd ? asked : null,
    emergencyContact: confirmed ? emergencyContactOf(found, today) : null,
    event: asEventOfEntry(tournament, entry.eventId),
    pair: asPair(found, now),
    schoolName: found.schoolName ?? null,
    applicationId: found.asPayer ? entry.applicationId : null,
    team: entry.team,
    isMember: asMember,
    canRenameTeam:
      !asPartner && !asMember && !entry.applicationId && !lapsed && mayRename(found, today),
    tournament: asTournament(throughEvent(tournament, entry.eventId), today),
  };
}

/** A private number of the organizer's, for the day or the season, and not for years. */
function emergencyContactOf({ tournament, lastDay = null }: Seen, today: string): string | null {
  const { eventDate, emergencyContact } = tournament;
  const isOver = today > eventDate && (lastDay === null || today > lastDay);
  return isOver ? null : emergencyContact;
}

/** The reader's part of the fee and the other's. A partner sees the whole fee where the player pays it. */
function feesOf({ entry, asPartner = false, asMember = false }: Seen) {
  const { feeYen, partnerFeeYen } = entry;
  // What a team has paid is not theirs to see who plays for it.
  if (asMember) return { feeYen: 0, otherFeeYen: null };
  if (partnerFeeYen === null) return { feeYen, otherFeeYen: null };
  const own = ownPart(entry);
  return asPartner
    ? { feeYen: partnerFeeYen, otherFeeYen: own }
    : { feeYen: own, otherFeeYen: partnerFeeYen };
}

/** Whether what was paid goes back, to the player or to a partner who has paid. */
function moneyOf(found: Seen, today: string) {
  const { entry, tournament, asPartner = false } = found;
  // What the school, or who has entered a team, has paid goes back to them.
  if (entry.applicationId || found.asMember)
    return { refund: 'none' as const, refundYen: null, isRefundable: false, isForfeited: false };
  const isPayer = !asPartner || hasPaid(found);
  const inTime = isHalfPaid(entry) || Entry.isRefunded(tournament, today);
  return {
    refund: isPayer ? entry.refund : ('none' as const),
    refundYen: asPartner ? partnersBack(entry) : entry.refundYen,
    isRefundable: entry.paymentMethod !== null && inTime,
    isForfeited: isPayer && isForfeited(entry),
  };
}

/** What goes back of the partner's part where the organizer gives some of the fee back; null for all of it, or nothing. */
function partnersBack({
  state,
  grantedYen,
  refundYen,
  ...fee
}: EntryWithTournament['entry']): number | null {
  const ownBackYen = refundYen ?? 0;
  const isWhole = state !== 'confirmed' && ownBackYen === ownPart(fee);
  if (grantedYen === 0 || isWhole) return null;
  return grantedYen - ownBackYen;
}

/** How far the payment of the reader has come. */
function paymentOf(found: Seen, lapsed: boolean): 'none' | 'due' | 'pending' | 'made' {
  const { entry, asPartner = false, asPayer = false, partner } = found;
  if ((entry.applicationId && !asPayer) || found.asMember) return 'none';
  const isPaying = asPartner ? partner?.state === 'accepting' : entry.paymentMethod === null;
  const isDue = entry.state === 'reserved' && isPaying && !lapsed;
  if (isDue) return entry.paymentUnderWay ? 'pending' : 'due';
  const isMade = asPartner ? hasPaid(found) : entry.paymentMethod !== null;
  return isMade ? 'made' : 'none';
}

/** Whether the partner has paid their part. */
function hasPaid({ entry, partner }: Seen): boolean {
  return entry.partnerFeeYen !== null && partner?.hasPaid === true;
}

/** Until when the reader can pay, or, once they have, the partner. */
function heldUntil({ entry, asPartner = false, partner }: Seen): string | null {
  if (asPartner && partner?.payUntil) return new Date(partner.payUntil).toISOString();
  return entry.reservedUntil?.toISOString() ?? null;
}

/** Whether the contact person of a team can give it another name on `today`. */
function mayRename({ entry, tournament }: EntryWithTournament, today: string): boolean {
  const event = eventOf(tournament, entry.eventId);
  const availability = Entry.availability({ ...tournament, ...placesOf([event]) }, today);
  const about = { eventType: event.discipline, state: entry.state, availability };
  return ownRenamingRefusal(about) === null;
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

type Seen = EntryWithTournament &
  Partial<Pick<ListedEntry, 'partner' | 'asPartner' | 'asMember' | 'schoolName' | 'lastDay'>> & {
    /** The reader looks after the school that pays it. */
    readonly asPayer?: boolean;
  };

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
    payUntil: partner?.payUntil ? new Date(partner.payUntil).toISOString() : null,
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
    state === 'reserved' && !paymentUnderWay && !Entry.holdsPlace(asHold(entry), now.getTime())
  );
}
