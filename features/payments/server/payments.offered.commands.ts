import type { FurtherWay, PaymentMethod } from '#domain/entry/vocabulary.ts';
import { endOfEntries } from '#features/entries/server/entries.places.commands.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import { voucherEnds } from '../payments.policy.ts';
import type { PaymentProvider } from './payments.provider.ts';
import type { Share } from './payments.shares.commands.ts';

/** A way to pay besides those of the specification, and for a store until when. */
export interface OfferedWay {
  readonly way: FurtherWay;
  readonly until: Date | null;
}

interface Offering {
  readonly tournament: StoredTournament;
  readonly shares: readonly Share[];
  readonly now: Date;
}

/** The further ways in which these shares can be paid together now. */
export function listOffered(
  { furtherWays }: Pick<PaymentProvider, 'furtherWays'>,
  offering: Offering,
): OfferedWay[] {
  return furtherWays.flatMap((way): OfferedWay[] => {
    if (way !== 'konbini') return [{ way, until: null }];
    const until = storeEnds(offering);
    return until ? [{ way, until }] : [];
  });
}

/** Until when a store can take the money for all of these; a half of a fee waits for nobody so long. */
function storeEnds({ tournament, shares, now }: Offering): Date | null {
  const closesAt = endOfEntries(tournament);
  const ends = shares.map(({ entry, partner }) => {
    if (partner || entry.partnerFeeYen !== null) return null;
    return voucherEnds({
      now,
      createdAt: entry.createdAt,
      heldUntil: entry.reservedUntil,
      closesAt,
    });
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

/** Whether a method is offered for these shares, and until when a store takes the money; null where it is not. */
export async function findOffered(
  tx: Db,
  { provider }: { readonly provider: Pick<PaymentProvider, 'furtherWays' | 'browser'> },
  { method, shares, now }: Wanted,
): Promise<{ readonly voucherUntil: Date | null } | null> {
  // Without codes of its own, the provider's page of PayPay shows one.
  const way = method === 'qr-code' && provider.browser ? 'paypay' : method;
  if (way !== 'konbini' && way !== 'paypay') return { voucherUntil: null };
  const [first] = shares;
  const tournament = first && (await tournaments.findById(tx, first.entry.tournamentId));
  if (!tournament) return null;
  const offered = listOffered(provider, { tournament, shares, now });
  const found = offered.find((one) => one.way === way);
  return found ? { voucherUntil: found.until } : null;
}
