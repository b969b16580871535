import { FURTHER_WAYS, type FurtherWay, type PaymentMethod } from '#domain/entry/vocabulary.ts';
import { endOfEntries } from '#features/entries/server/entries.places.commands.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import { voucherEnds } from '../payments.policy.ts';
import { findTerms } from '../transfers/server/transfers.terms.store.ts';
import { transferBy, transferEnds } from '../transfers/transfers.policy.ts';
import type { PaymentProvider } from './payments.provider.ts';
import type { Share } from './payments.shares.commands.ts';

/** A way to pay besides those of the specification. */
export interface OfferedWay {
  readonly way: FurtherWay;
  /** By when the money has to be at a store, or be transferred; null elsewhere. */
  readonly until: Date | null;
  /** Until when the place is held for it; null as above. */
  readonly heldUntil: Date | null;
}

interface Offering {
  readonly tournament: StoredTournament;
  readonly shares: readonly Share[];
  readonly now: Date;
}

/** The further ways in which these shares can be paid together now: those of the provider, and to the organizer. */
export async function listOffered(
  db: Db,
  { furtherWays }: Pick<PaymentProvider, 'furtherWays'>,
  offering: Offering,
): Promise<OfferedWay[]> {
  const ways = furtherWays.flatMap((way): OfferedWay[] => {
    if (way !== 'konbini') return [{ way, until: null, heldUntil: null }];
    const until = earliestEnd(offering, voucherEnds);
    return until ? [{ way, until, heldUntil: until }] : [];
  });
  const heldUntil = earliestEnd(offering, transferEnds);
  if (!heldUntil || !(await acceptsTransfers(db, offering))) return ways;
  return [...ways, { way: 'transfer', until: transferBy(heldUntil), heldUntil }];
}

/** A school pays by transfer on the page of its application. */
async function acceptsTransfers(db: Db, { tournament, shares }: Offering): Promise<boolean> {
  if (shares.some(({ entry }) => entry.applicationId !== null)) return false;
  const { acceptsPlayers, transferTo } = await findTerms(db, tournament.organizerId);
  return acceptsPlayers && transferTo !== '';
}

/** Until when all of these can be held for days; null for a half of a fee, for which somebody waits. */
function earliestEnd(
  { tournament, shares, now }: Offering,
  endsOf: typeof voucherEnds,
): Date | null {
  const closesAt = endOfEntries(tournament);
  const ends = shares.map(({ entry, partner }) => {
    if (partner || entry.partnerFeeYen !== null) return null;
    const { createdAt, reservedUntil: heldUntil } = entry;
    return endsOf({ now, createdAt, heldUntil, closesAt });
  });
  return ends.reduce<Date | null>(
    (earliest, end) => (earliest && end && end < earliest ? end : end && earliest),
    ends[0] ?? null,
  );
}

interface Wanted {
  readonly method: PaymentMethod;
  readonly shares: readonly Share[];
  readonly now: Date;
}

/** Whether a method is offered for these shares, and until when the place is held for it; null where it is not. */
export async function findOffered(
  tx: Db,
  { provider }: { readonly provider: Pick<PaymentProvider, 'furtherWays' | 'browser'> },
  { method, shares, now }: Wanted,
): Promise<{ readonly heldUntil: Date | null } | null> {
  // Without codes of its own, the provider's page of PayPay shows one.
  const way = method === 'qr-code' && provider.browser ? 'paypay' : method;
  if (!FURTHER_WAYS.some((one) => one === way)) return { heldUntil: null };
  const [first] = shares;
  const tournament = first && (await tournaments.findById(tx, first.entry.tournamentId));
  if (!tournament) return null;
  const offered = await listOffered(tx, provider, { tournament, shares, now });
  const found = offered.find((one) => one.way === way);
  return found ? { heldUntil: found.heldUntil } : null;
}
