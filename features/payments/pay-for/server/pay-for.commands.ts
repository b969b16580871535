import { ok, type Result, refuse } from '#domain/common/result.ts';
import { endOfEntries } from '#features/entries/server/entries.places.commands.ts';
import * as entries from '#features/entries/server/entries.store.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import * as links from '#platform/server/links/links.store.ts';
import type { Services } from '#platform/server/services.ts';
import { isOpen, voucherEnds } from '../../payments.policy.ts';
import type { PaymentServices } from '../../server/payments.provider.ts';
import {
  findOwnCharge,
  findShare,
  isPayable,
  listAlso,
  type Share,
} from '../../server/payments.shares.commands.ts';
import type { Charge } from '../../server/payments.store.ts';
import * as payments from '../../server/payments.store.ts';
import { cancelCharge, lookUpApproval } from '../../server/payments.waiting.commands.ts';

/** A link by which somebody else pays, such as a guardian without an account. */
const PURPOSE = 'pay-for';
/** So long after the place is given up, the link still says what has become of it. */
const SHOWN_AFTER_MS = 14 * 24 * 60 * 60_000;

type Unaskable = 'ENTRY_NOT_FOUND' | 'ALREADY_PAID' | 'RESERVATION_EXPIRED';

/**
 * Makes a link for an entry that an account has to pay, and holds all places that the link charges for as long as a payment at
 * a store would: who is asked is not beside the player. Asking again does not hold them longer.
 */
export async function askToPay(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  asking: Asking,
): Promise<Result<{ readonly secret: string; readonly until: Date }, Unaskable>> {
  return db.transaction(async (tx) => {
    const shares = await lockAsked(tx, clock, asking);
    const [share] = shares;
    if (!share || share.entry.applicationId) return refuse('ENTRY_NOT_FOUND');
    const now = clock.now();
    const isPaid = share.entry.state === 'confirmed';
    if (isPaid || (await payments.existsLive(tx, asking))) return refuse('ALREADY_PAID');
    if (!isPayable(share, now)) return refuse('RESERVATION_EXPIRED');
    const until = allHeldUntil(await holdLonger(tx, shares, now));
    if (!until) return refuse('RESERVATION_EXPIRED');
    const validMs = until.getTime() - now.getTime() + SHOWN_AFTER_MS;
    const { entryId, accountId: subject } = asking;
    const link = { purpose: PURPOSE, subject, facts: { entryId }, validMs, now };
    return ok({ secret: await links.insert(tx, link), until });
  });
}

interface Asking {
  readonly entryId: string;
  readonly accountId: string;
}

/**
 * Locks an entry and what is paid together with it; the entry itself is the first. Empty where the account pays nothing of it. All
 * locks are taken at once, in the order of every payment.
 */
async function lockAsked(
  tx: Db,
  clock: Services['clock'],
  { entryId, accountId }: Asking,
): Promise<Share[]> {
  const found = await entries.findById(tx, entryId);
  const seen = found && (await findShare(tx, found, accountId));
  if (!seen) return [];
  const together = [seen, ...(await listAlso({ db: tx, clock }, seen))];
  const ids = together.map(({ entry }) => entry.id);
  const locked = await entries.listForUpdate(tx, ids);
  const entry = locked.find(({ id }) => id === entryId);
  const share = entry && (await findShare(tx, entry, accountId));
  if (!share) return [];
  // Another payment may have begun before the lock.
  const also = await listAlso({ db: tx, clock }, share);
  return [share, ...also.filter((one) => ids.includes(one.entry.id))];
}

/**
 * Holds the places of whole fees longer, and gives all of these as they are held then. Places whose entries close too soon stay as
 * they are, and so do halves, for which somebody waits.
 */
async function holdLonger(tx: Db, shares: readonly Share[], now: Date): Promise<Share[]> {
  const [first] = shares;
  const tournament = first && (await tournaments.findById(tx, first.entry.tournamentId));
  if (!tournament) return [];
  const closesAt = endOfEntries(tournament);
  const held: Share[] = [];
  for (const share of shares) {
    const { id, createdAt, reservedUntil: heldUntil, partnerFeeYen } = share.entry;
    const until =
      partnerFeeYen === null ? voucherEnds({ now, createdAt, heldUntil, closesAt }) : null;
    const isLonger = until !== null && (heldUntil === null || until > heldUntil);
    if (isLonger) await entries.update(tx, id, { reservedUntil: until });
    held.push(isLonger ? { ...share, entry: { ...share.entry, reservedUntil: until } } : share);
  }
  return held;
}

/** Until when all of these are held: the first of their ends, since they are charged together. */
export function allHeldUntil(shares: readonly Share[]): Date | null {
  const ends = shares.flatMap(
    ({ entry, partner }) => partner?.payUntil ?? entry.reservedUntil ?? [],
  );
  return ends.toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null;
}

export interface Asked {
  readonly accountId: string;
  readonly share: Share;
  /** What the player pays together with it. */
  readonly also: readonly Share[];
  readonly charge: Charge | null;
}

/** What a link asks to pay. An entry that no longer exists, or is no longer the player's to pay, is as an unknown link. */
export async function findAsked(
  services: PaymentServices,
  secret: string,
): Promise<Result<Asked, links.LinkRefusal>> {
  const { db, clock } = services;
  const link = await links.findBySecret(db, { purpose: PURPOSE, secret, now: clock.now() });
  if (!link.ok) return link;
  const { subject: accountId, facts } = link.value;
  const entry = facts.entryId ? await entries.findById(db, facts.entryId) : null;
  const share = entry && (await findShare(db, entry, accountId));
  if (!share) return refuse('LINK_UNKNOWN');
  const id = await payments.findOpenCharge(db, share.entry.id);
  const open = id ? await findOwnCharge(db, id, accountId) : null;
  const charge = open && (await lookUpApproval(services, open));
  // A person who comes back from the pages of a bank reads what has become of the place just now.
  const now =
    charge && !isOpen(charge[0].state) ? await entries.findById(db, share.entry.id) : null;
  const current = now ? { ...share, entry: now } : share;
  return ok({ accountId, share: current, also: await listAlso(services, current), charge });
}

/**
 * Gives up the payment that waits, to pay in another way. The places are held on as for a new link: who holds this one can take nothing from
 * the player. Throws when the provider does not answer.
 */
export async function giveUpAsked(
  services: PaymentServices,
  { accountId, share, charge }: Asked,
): Promise<void> {
  if (!charge) return;
  await cancelCharge(services, charge[0].chargeId);
  await services.db.transaction(async (tx) => {
    const left = await lockAsked(tx, services.clock, { entryId: share.entry.id, accountId });
    const now = services.clock.now();
    if (left[0] && isPayable(left[0], now)) await holdLonger(tx, left, now);
  });
}
