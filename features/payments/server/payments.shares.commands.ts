import { holdsPlace } from '#domain/entry/entry.ts';
import { ownPart } from '#domain/entry/split.ts';
import * as partners from '#features/entries/partners/server/partners.store.ts';
import type { StoredEntry } from '#features/entries/server/entries.store.ts';
import * as entries from '#features/entries/server/entries.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { PaymentServices } from './payments.provider.ts';

/** The part of an entry's fee that one account pays: all of it, or one of the two halves of a split fee. */
export interface Share {
  readonly entry: StoredEntry;
  readonly amountYen: number;
  /** The partner whose part it is; null for the player who has entered. */
  readonly partner: partners.StoredPartner | null;
}

/** What an account pays of an entry, whether or not it has; null for an account that pays nothing of it. A step of other commands. */
export async function findShare(
  db: Db,
  entry: StoredEntry,
  accountId: string,
): Promise<Share | null> {
  if (entry.accountId === accountId) return { entry, amountYen: ownPart(entry), partner: null };
  const partner = entry.partnerFeeYen === null ? null : await partners.findByEntry(db, entry.id);
  if (!partner || entry.partnerFeeYen === null || partner.accountId !== accountId) return null;
  const pays = partner.state === 'accepting' || partner.paymentMethod !== null;
  return pays ? { entry, amountYen: entry.partnerFeeYen, partner } : null;
}

/**
 * The payer of a share as a payment app refers to it: the account, and of a partner the invitation as well, because the
 * same person may be invited again and pay the same amount another time.
 */
export function payerRefOf({ partner }: Share, accountId: string): string {
  return partner ? `${accountId} ${partner.id}` : accountId;
}

/** Whose payment a reference means: of the player where it is from before fees were split and names nobody. */
export async function findReferredShare(
  db: Db,
  entry: StoredEntry,
  payerRef: string,
): Promise<{ readonly share: Share; readonly accountId: string } | null> {
  const [accountId = entry.accountId, invitationId] = payerRef.split(' ').filter(Boolean);
  const share = await findShare(db, entry, accountId);
  const isOver = invitationId !== undefined && share?.partner?.id !== invitationId;
  return share && !isOver ? { share, accountId } : null;
}

/** Whether a part can be paid at `now`: the place is held, and it is the partner's turn. */
export function isPayable({ entry, partner }: Share, now: Date): boolean {
  const place = { state: entry.state, reservedUntil: entry.reservedUntil?.getTime() ?? null };
  const isTurn = !partner || (partner.payUntil !== null && now < partner.payUntil);
  return isTurn && holdsPlace(place, now.getTime());
}

/** Whether money that arrives now pays this part: nobody else has the place, or the turn. */
export function isWanted({ entry, partner }: Share): boolean {
  if (entry.state !== 'reserved') return false;
  return partner ? partner.state === 'accepting' : entry.paymentMethod === null;
}

/**
 * The other places that the player holds unpaid in the tournament of an entry: what is paid together with it. A partner
 * pays the own part alone.
 */
export async function listAlso(
  { db, clock }: Pick<PaymentServices, 'db' | 'clock'>,
  { entry, partner }: Share,
): Promise<Share[]> {
  if (entry.state !== 'reserved' || partner) return [];
  const { accountId, tournamentId } = entry;
  const payable = await entries.listPayable(db, { accountId, tournamentId, now: clock.now() });
  return payable
    .filter(({ id }) => id !== entry.id)
    .map((one) => ({ entry: one, amountYen: ownPart(one), partner: null }));
}
