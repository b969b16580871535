import { ownPart, turnEnds } from '#domain/entry/split.ts';
import { invitationEnds, isHalfPaid, later } from '#features/entries/partners/partners.policy.ts';
import * as partners from '#features/entries/partners/server/partners.store.ts';
import { endOfEntries } from '#features/entries/server/entries.places.commands.ts';
import * as entries from '#features/entries/server/entries.store.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';

/** What a change of a pair means for a split fee. All are steps of commands that hold the locks of tournament and entry. */

interface OfEntry {
  readonly entry: entries.StoredEntry;
  readonly tournament: StoredTournament;
  readonly now: Date;
}

/** Gives the partner the time of a payment for their part, and holds the place as long. */
export async function beginTurn(
  tx: Db,
  {
    partner,
    entry,
    accountId,
    now,
  }: Pick<OfEntry, 'entry' | 'now'> & {
    readonly partner: partners.StoredPartner;
    readonly accountId: string;
  },
): Promise<void> {
  const payUntil = turnEnds(now);
  const turn = { state: 'accepting', accountId, payUntil, answeredAt: now } as const;
  await partners.update(tx, partner.id, turn);
  const reservedUntil = later(entry.reservedUntil ?? payUntil, payUntil);
  await entries.update(tx, entry.id, { reservedUntil });
}

/**
 * Gives the half back that a partner has paid who is no longer in the pair; gives the entry after that. While the event
 * takes entries (`isOpen`), the place waits for another partner; later it stays, and the organizer takes its other half.
 */
export async function releaseHalf(
  services: Services,
  tx: Db,
  {
    entry,
    tournament,
    now,
    partner,
    isOpen,
  }: OfEntry & {
    readonly partner: partners.StoredPartner | null;
    readonly isOpen: boolean;
  },
): Promise<entries.StoredEntry> {
  if (partner?.state !== 'accepted' || !partner.accountId || !partner.paymentMethod) return entry;
  const end = invitationEnds(now, endOfEntries(tournament));
  const change = isOpen
    ? { state: 'reserved' as const, confirmedAt: null, reservedUntil: later(end, turnEnds(now)) }
    : { feeYen: ownPart(entry), partnerFeeYen: null, isOwnHalf: true };
  await entries.update(tx, entry.id, change);
  const after = { ...entry, ...change };
  const { accountId: payerId } = partner;
  await services.publish(tx, { type: 'half.given-back', entry: after, tournament, payerId });
  return after;
}

/**
 * Until when a new invitation can be answered; a place that waits for the partner's part is held as long. Once the event
 * takes no entries, the next invitation lasts no longer than the one before.
 */
export async function holdForInvitation(
  tx: Db,
  { entry, tournament, now, isOpen }: OfEntry & { readonly isOpen: boolean },
): Promise<Date> {
  const end = invitationEnds(now, endOfEntries(tournament));
  if (!isHalfPaid(entry) || !entry.reservedUntil) return end;
  if (!isOpen) return entry.reservedUntil;
  const reservedUntil = later(end, entry.reservedUntil);
  await entries.update(tx, entry.id, { reservedUntil });
  return reservedUntil;
}
