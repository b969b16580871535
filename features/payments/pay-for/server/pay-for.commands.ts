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
 * Makes a link for an entry that an account has to pay, and holds the place as long as a payment at a store would: who is
 * asked is not beside the player. Asking again does not hold it longer.
 */
export async function askToPay(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { entryId, accountId }: { readonly entryId: string; readonly accountId: string },
): Promise<Result<{ readonly secret: string; readonly until: Date }, Unaskable>> {
  return db.transaction(async (tx) => {
    const entry = await entries.findForUpdate(tx, entryId);
    const share = entry && (await findShare(tx, entry, accountId));
    if (!share || share.entry.applicationId) return refuse('ENTRY_NOT_FOUND');
    const now = clock.now();
    const isPaid = share.entry.state === 'confirmed';
    if (isPaid || (await payments.existsLive(tx, { entryId, accountId }))) {
      return refuse('ALREADY_PAID');
    }
    const { reservedUntil } = share.entry;
    if (!reservedUntil || !isPayable(share, now)) return refuse('RESERVATION_EXPIRED');
    const until = share.partner?.payUntil ?? (await holdLonger(tx, share, now)) ?? reservedUntil;
    const validMs = until.getTime() - now.getTime() + SHOWN_AFTER_MS;
    const link = { purpose: PURPOSE, subject: accountId, facts: { entryId }, validMs, now };
    return ok({ secret: await links.insert(tx, link), until });
  });
}

/** Holds the place of a whole fee longer; null where the entries close too soon, and for halves, for which somebody waits. */
async function holdLonger(tx: Db, { entry }: Share, now: Date): Promise<Date | null> {
  const tournament = await tournaments.findById(tx, entry.tournamentId);
  if (!tournament || entry.partnerFeeYen !== null) return null;
  const until = voucherEnds({
    ...{ now, createdAt: entry.createdAt, heldUntil: entry.reservedUntil },
    closesAt: endOfEntries(tournament),
  });
  if (!until || (entry.reservedUntil && until <= entry.reservedUntil)) return null;
  await entries.update(tx, entry.id, { reservedUntil: until });
  return until;
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
 * Gives up the payment that waits, to pay in another way. The place is held on as for a new link: who holds this one can take nothing from
 * the player. Throws when the provider does not answer.
 */
export async function giveUpAsked(
  services: PaymentServices,
  { accountId, share, charge }: Asked,
): Promise<void> {
  if (!charge) return;
  await cancelCharge(services, charge[0].chargeId);
  await services.db.transaction(async (tx) => {
    const entry = await entries.findForUpdate(tx, share.entry.id);
    const left = entry && (await findShare(tx, entry, accountId));
    const now = services.clock.now();
    if (left && !left.partner && isPayable(left, now)) await holdLonger(tx, left, now);
  });
}
