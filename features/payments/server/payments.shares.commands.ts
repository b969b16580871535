import { holdsPlace } from '#domain/entry/entry.ts';
import { ownPart } from '#domain/entry/split.ts';
import { looksAfter } from '#features/entries/applications/server/applications.commands.ts';
import * as applications from '#features/entries/applications/server/applications.store.ts';
import { asHold } from '#features/entries/partners/partners.policy.ts';
import * as partners from '#features/entries/partners/server/partners.store.ts';
import type { StoredEntry } from '#features/entries/server/entries.store.ts';
import * as entries from '#features/entries/server/entries.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { PaymentServices } from './payments.provider.ts';
import type { Charge } from './payments.store.ts';
import * as payments from './payments.store.ts';

/**
 * The part of an entry's fee that one account pays: all of it, or one of the two halves of a split fee. The people who look
 * after a school pay the lines of its application, always all of them.
 */
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
  if (entry.applicationId) {
    const pays = await paysForSchool(db, entry.applicationId, accountId);
    return pays ? { entry, amountYen: entry.feeYen, partner: null } : null;
  }
  if (entry.accountId === accountId) return { entry, amountYen: ownPart(entry), partner: null };
  const partner = entry.partnerFeeYen === null ? null : await partners.findByEntry(db, entry.id);
  if (!partner || entry.partnerFeeYen === null || partner.accountId !== accountId) return null;
  const pays = partner.state === 'accepting' || partner.paymentMethod !== null;
  return pays ? { entry, amountYen: entry.partnerFeeYen, partner } : null;
}

/** Whether an account looks after the group whose application it is. */
async function paysForSchool(db: Db, applicationId: string, accountId: string): Promise<boolean> {
  const application = await applications.findById(db, applicationId);
  return application !== null && looksAfter(db, accountId, application);
}

/** A charge of an account, or of the school that it looks after; null for everybody else's. */
export async function findOwnCharge(
  db: Db,
  chargeId: string,
  accountId: string,
): Promise<Charge | null> {
  const charge = await payments.findCharge(db, chargeId);
  if (!charge || charge[0].accountId === accountId) return charge;
  const entry = await entries.findById(db, charge[0].entryId);
  const isSchools = entry?.applicationId && (await findShare(db, entry, accountId));
  return isSchools ? charge : null;
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
  const isTurn = !partner || (partner.payUntil !== null && now < partner.payUntil);
  return isTurn && holdsPlace(asHold(entry), now.getTime());
}

/** Whether money that arrives now pays this part: nobody else has the place, or the turn. */
export function isWanted({ entry, partner }: Share): boolean {
  if (entry.state !== 'reserved') return false;
  return partner ? partner.state === 'accepting' : entry.paymentMethod === null;
}

/**
 * The other places that the player holds unpaid in the tournament of an entry: what is paid together with it. A partner
 * pays the own part alone, and a school the lines of its application.
 */
export async function listAlso(
  { db, clock }: Pick<PaymentServices, 'db' | 'clock'>,
  { entry, partner }: Share,
): Promise<Share[]> {
  if (entry.state !== 'reserved' || partner) return [];
  if (entry.applicationId) return listOtherLines(db, entry);
  const { accountId, tournamentId } = entry;
  const payable = await entries.listPayable(db, { accountId, tournamentId, now: clock.now() });
  return payable
    .filter(({ id }) => id !== entry.id)
    .map((one) => ({ entry: one, amountYen: ownPart(one), partner: null }));
}

/** What the application of a line costs now, in whole yen. */
export async function findAmount(
  { db }: Pick<PaymentServices, 'db'>,
  entryId: string,
): Promise<number> {
  const entry = await entries.findById(db, entryId);
  const shares = entry ? await listOtherLines(db, entry) : [];
  return shares.reduce((sum, { amountYen }) => sum + amountYen, entry?.feeYen ?? 0);
}

/** The other lines of the application of a line that wait for its payment. */
async function listOtherLines(
  db: Db,
  { id, applicationId }: Pick<StoredEntry, 'id' | 'applicationId'>,
): Promise<Share[]> {
  const lines = applicationId ? await applications.listLiveLines(db, applicationId) : [];
  return lines
    .filter((one) => one.id !== id && one.state === 'reserved')
    .map((one) => ({ entry: one, amountYen: one.feeYen, partner: null }));
}
