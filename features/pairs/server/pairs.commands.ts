import { createHmac } from 'node:crypto';
import { ok, type Result, refuse } from '#domain/common/result.ts';
import { type Availability, availability, holdsPlace } from '#domain/entry/entry.ts';
import { placesOf } from '#domain/entry/events.ts';
import { isHalfPaid } from '#features/entries/partners/partners.policy.ts';
import * as partners from '#features/entries/partners/server/partners.store.ts';
import * as listed from '#features/entries/server/entries.listed.store.ts';
import {
  type LockedTournament,
  lockTournament,
} from '#features/entries/server/entries.places.commands.ts';
import * as entries from '#features/entries/server/entries.store.ts';
import { eventOf } from '#features/tournaments/events/server/events.presenter.ts';
import type { StoredEvent } from '#features/tournaments/events/server/events.store.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import type { NamedPartner } from '../pairs.form.ts';
import { type ClosedPairs, closedPairs, isSeen, type SeenPartner } from '../pairs.policy.ts';
import { holdForInvitation, releaseHalf } from './pairs.fees.commands.ts';
import { notifyInvited, notifyOfEndedPair, notifyOfLeaving } from './pairs.notifications.ts';
import * as store from './pairs.store.ts';

/** Every pair changes only under the lock of its tournament, as entries do: so nobody is twice in one event. */

/** How the player says who the partner is. */
export type WantedPartner =
  | { readonly how: 'member'; readonly memberId: number }
  | { readonly how: 'link' }
  | { readonly how: 'name'; readonly partner: NamedPartner };

interface Invitation {
  readonly entryId: string;
  readonly accountId: string;
  /** From the browser; a resend with the same id changes nothing. */
  readonly id: string;
  readonly seen: SeenPartner | null;
  readonly partner: WantedPartner;
}

export type ChangeRefusal =
  | 'ENTRY_NOT_FOUND'
  | 'NOT_A_PAIR'
  | 'NOT_CONFIRMED'
  | 'PAYMENT_UNDER_WAY'
  | 'PARTNER_CHANGED'
  | ClosedPairs;
export type InvitingRefusal =
  | ChangeRefusal
  | 'MEMBER_NOT_FOUND'
  | 'SELF'
  | 'PARTNER_ENTERED'
  | 'NOT_MIXED'
  | 'SPLIT_NEEDS_ACCOUNT'
  | 'ID_TAKEN';

/** Invites a partner or names one, in place of the partner before. `serverSecret` makes the secrets of links. */
export async function invitePartner(
  services: Services,
  serverSecret: string,
  invitation: Invitation,
): Promise<Result<null, InvitingRefusal>> {
  const { entryId, accountId, id, seen, partner } = invitation;
  return services.db.transaction(async (tx) => {
    const found = await listed.findOwn(tx, accountId, entryId);
    if (!found) return refuse('ENTRY_NOT_FOUND');
    const locked = await lockPair(services, tx, { entryId, tournamentId: found.tournament.id });
    if (!locked.ok) return locked;
    const { entry, tournament, now, stored } = locked.value;
    if (stored?.id === id) return ok(null);
    if (await store.findById(tx, id)) return refuse('ID_TAKEN');
    if (!isSeen(stored, seen, now)) return refuse('PARTNER_CHANGED');
    const event = eventOf(tournament, entry.eventId);
    const who = await whoIs(tx, { accountId, event, entry }, partner);
    if (!who.ok) return who;
    const token = partner.how === 'link' ? tokenOf(id, serverSecret) : null;
    await replacePartner(services, tx, locked.value, {
      id,
      who: who.value,
      how: partner.how,
      token,
    });
    return ok(null);
  });
}

/** The account, or the name and club, of a partner; neither behind a link. */
interface Who {
  readonly accountId: string | null;
  readonly name: string;
  readonly club: string;
}

/** Who a wanted partner is; refuses the player and who plays in the event already. */
async function whoIs(
  tx: Db,
  {
    accountId,
    event,
    entry,
  }: { accountId: string; event: StoredEvent; entry: Pick<entries.StoredEntry, 'partnerFeeYen'> },
  partner: WantedPartner,
): Promise<Result<Who, 'MEMBER_NOT_FOUND' | 'SELF' | 'SPLIT_NEEDS_ACCOUNT' | FitRefusal>> {
  const nobody = { accountId: null, name: '', club: '' };
  if (partner.how === 'link') return ok(nobody);
  // Nobody can pay who has no account.
  if (partner.how === 'name' && entry.partnerFeeYen !== null) return refuse('SPLIT_NEEDS_ACCOUNT');
  if (partner.how === 'name') return ok({ ...nobody, ...partner.partner });
  const member = await store.findMember(tx, accountId, partner.memberId);
  if (!member) return refuse('MEMBER_NOT_FOUND');
  if (member === accountId) return refuse('SELF');
  const refusal = await fitRefusal(tx, { accountId, partner: member, event });
  return refusal ? refuse(refusal) : ok({ ...nobody, accountId: member });
}

export type FitRefusal = 'PARTNER_ENTERED' | 'NOT_MIXED';

/** Why an account cannot be the partner of a player in an event; null if it can. */
export async function fitRefusal(
  tx: Db,
  { accountId, partner, event }: { accountId: string; partner: string; event: StoredEvent },
): Promise<FitRefusal | null> {
  if (await entries.existsLive(tx, partner, event.id)) return 'PARTNER_ENTERED';
  if (event.genderRule !== 'mixed') return null;
  return (await store.existsSameGender(tx, accountId, partner)) ? 'NOT_MIXED' : null;
}

/** Stores the partner, and notifies the invited person and the partner before. */
async function replacePartner(
  services: Services,
  tx: Db,
  { entry: before, tournament, now, stored }: LockedPair,
  {
    id,
    who,
    how,
    token,
  }: { id: string; who: Who; how: WantedPartner['how']; token: string | null },
): Promise<void> {
  const isOpen = isTaking(tournament, before.eventId, now);
  const about = { tournament, now, isOpen };
  const entry = await releaseHalf(services, tx, { ...about, entry: before, partner: stored });
  const expiresAt = await holdForInvitation(tx, { ...about, entry });
  const invited = { state: 'invited', expiresAt } as const;
  await store.upsert(tx, {
    id,
    entryId: entry.id,
    eventId: entry.eventId,
    how,
    ...who,
    ...(how === 'name' ? { state: 'named' } : invited),
    tokenHash: token && store.hashOf(token),
    invitedAt: now,
  });
  if (stored?.state === 'accepted' || stored?.state === 'accepting') {
    await notifyOfEndedPair(services, tx, stored, {
      tournament,
      by: 'player',
      refundYen: entry.partnerFeeYen,
    });
  }
  if (who.accountId) {
    const { accountId } = who;
    await notifyInvited(services, tx, { id, entry, tournament, accountId, expiresAt });
  }
  await services.publish(tx, { type: 'pair.changed', entry, tournament });
}

interface Parting {
  readonly entryId: string;
  readonly accountId: string;
  readonly seen: SeenPartner;
}

/**
 * Ends a pair or an invitation: the player takes it back, the partner leaves. Ending it twice changes nothing.
 */
export async function endPair(
  services: Services,
  { entryId, accountId, seen }: Parting,
): Promise<Result<null, ChangeRefusal>> {
  return services.db.transaction(async (tx) => {
    const known = await findRole(tx, { entryId, accountId });
    if (!known) return refuse('ENTRY_NOT_FOUND');
    const { tournamentId, isPartner } = known;
    const locked = await lockPair(services, tx, { entryId, tournamentId });
    if (!locked.ok) return locked;
    const { now, stored } = locked.value;
    const ended = isPartner ? 'left' : 'withdrawn';
    if (stored?.id === seen.id && stored.state === ended) return ok(null);
    if (!stored || !isSeen(stored, seen, now)) return refuse('PARTNER_CHANGED');
    const over = { payUntil: null, paymentMethod: null, answeredAt: now };
    await partners.update(tx, stored.id, { state: ended, ...over });
    const isOpen = isTaking(locked.value.tournament, locked.value.entry.eventId, now);
    const entry = await releaseHalf(services, tx, { ...locked.value, partner: stored, isOpen });
    await announceEnd(services, tx, { ...locked.value, entry, stored, isPartner });
    return ok(null);
  });
}

/** Whether an account holds an entry or is, or was, its partner; null for anybody else. */
async function findRole(
  tx: Db,
  { entryId, accountId }: { entryId: string; accountId: string },
): Promise<{ readonly tournamentId: number; readonly isPartner: boolean } | null> {
  const entry = await entries.findById(tx, entryId);
  if (!entry) return null;
  const { tournamentId } = entry;
  if (entry.accountId === accountId) return { tournamentId, isPartner: false };
  const partner = await partners.findByEntry(tx, entryId);
  const isPartner = partner?.accountId === accountId && JOINED.includes(partner.state);
  return isPartner ? { tournamentId, isPartner } : null;
}

async function announceEnd(
  services: Services,
  tx: Db,
  {
    entry,
    tournament,
    stored,
    isPartner,
  }: LockedPair & { readonly stored: partners.StoredPartner; readonly isPartner: boolean },
): Promise<void> {
  if (isPartner) await notifyOfLeaving(services, tx, { partner: stored, entry, tournament });
  else if (stored.state === 'accepted' || stored.state === 'accepting') {
    await notifyOfEndedPair(services, tx, stored, {
      tournament,
      by: 'player',
      refundYen: entry.partnerFeeYen,
    });
  }
  await services.publish(tx, { type: 'pair.changed', entry, tournament });
}

const JOINED: readonly partners.StoredPartner['state'][] = ['accepted', 'left'];

export interface LockedPair extends LockedTournament {
  readonly entry: entries.StoredEntry;
  /** The partner as it is under the lock; null if there never was one. */
  readonly stored: partners.StoredPartner | null;
}

/** Locks the tournament of an entry, and says why its pair cannot change. */
async function lockPair(
  services: Services,
  tx: Db,
  { entryId, tournamentId }: { entryId: string; tournamentId: number },
): Promise<Result<LockedPair, ChangeRefusal>> {
  const locked = await lockTournament(services, tx, tournamentId);
  // Locked against a payment of its fee, which takes no lock of the tournament.
  const entry = await entries.findForUpdate(tx, entryId);
  if (!locked || !entry) return refuse('ENTRY_NOT_FOUND');
  const refusal = refusalOf(entry, locked.tournament, locked.now);
  if (refusal) return refuse(refusal);
  if (entry.paymentUnderWay) return refuse('PAYMENT_UNDER_WAY');
  return ok({ ...locked, entry, stored: await partners.findByEntry(tx, entryId) });
}

/**
 * Why the pair of an entry cannot change at `now`; null if it can. A place that waits for the partner's part can be completed
 * as long as it is held.
 */
export function refusalOf(
  entry: entries.StoredEntry,
  tournament: StoredTournament,
  now: Date,
): 'NOT_A_PAIR' | 'NOT_CONFIRMED' | ClosedPairs | null {
  if (eventOf(tournament, entry.eventId).discipline !== 'Doubles') return 'NOT_A_PAIR';
  const closed = closedPairs(availabilityOf(tournament, entry.eventId, now));
  if (closed === 'TOURNAMENT_CANCELLED') return closed;
  if (isHalfPaid(entry)) return isHeld(entry, now) ? null : 'NOT_CONFIRMED';
  return entry.state === 'confirmed' ? closed : 'NOT_CONFIRMED';
}

/** Whether nobody else may have the place of an entry at `now`. */
export function isHeld({ state, reservedUntil }: entries.StoredEntry, now: Date): boolean {
  return holdsPlace({ state, reservedUntil: reservedUntil?.getTime() ?? null }, now.getTime());
}

/** Whether an event takes entries at `now`, full or not. */
export function isTaking(tournament: StoredTournament, eventId: number, now: Date): boolean {
  return closedPairs(availabilityOf(tournament, eventId, now)) === null;
}

/** Whether an event takes entries at `now`, and otherwise why not. */
export function availabilityOf(
  tournament: StoredTournament,
  eventId: number,
  now: Date,
): Availability {
  const places = { ...tournament, ...placesOf([eventOf(tournament, eventId)]) };
  return availability(places, dayInJapan(now));
}

/**
 * The secret of the link of an invitation. It is computed, not stored, so that the player can see the link again and a
 * copy of the database opens nothing.
 */
export function tokenOf(id: string, serverSecret: string): string {
  return createHmac('sha256', `pairs ${serverSecret}`).update(id).digest('base64url');
}
