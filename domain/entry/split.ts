import { ENTRY_POINTS, RESERVATION_MINUTES } from './entry.ts';

/** A fee in whole yen, and the part of it that the partner pays; null where the player pays all of it. */
export interface SplitFee {
  readonly feeYen: number;
  readonly partnerFeeYen: number | null;
  /** The fee is the player's half of a split one, whose other half is no longer paid through the app. */
  readonly isOwnHalf?: boolean;
}

/** The half that the partner pays, in whole yen; an odd yen is the player's. Null where there is nothing to split. */
export function partnerHalf(feeYen: number): number | null {
  return feeYen < 2 ? null : Math.floor(feeYen / 2);
}

/** What the player who has entered pays, in whole yen: the fee without the partner's part. */
export function ownPart({ feeYen, partnerFeeYen }: SplitFee): number {
  return feeYen - (partnerFeeYen ?? 0);
}

/** What of the player's part has not gone back yet, in whole yen: the organizer may have given back some of a confirmed entry's fee. */
export function ownRest(entry: SplitFee & { readonly refundYen: number | null }): number {
  return ownPart(entry) - (entry.refundYen ?? 0);
}

/** The same of the partner's part; `grantedYen` is what the organizer has given back to both. */
export function partnerRest(
  entry: SplitFee & { readonly refundYen: number | null; readonly grantedYen: number },
): number {
  const { partnerFeeYen, refundYen, grantedYen } = entry;
  return Math.max(0, (partnerFeeYen ?? 0) - Math.max(0, grantedYen - (refundYen ?? 0)));
}

/** What goes back of the partner's part when they leave, and what the organizer has given back of it before, in whole yen. */
export function partnerBack(entry: Parameters<typeof partnerRest>[0]): {
  readonly refundYen: number;
  readonly givenBackYen: number;
} {
  const refundYen = partnerRest(entry);
  return { refundYen, givenBackYen: (entry.partnerFeeYen ?? 0) - refundYen };
}

/** What half of an entry's fee costs in points, whatever its yen. */
export const HALF_POINTS = ENTRY_POINTS / 2;

/**
 * What a part of an entry's fee costs in points: half of the price of an entry where the fee is, or was, split; nothing of a
 * free entry, which a school pays together with others.
 */
export function pointsOf({ feeYen, partnerFeeYen, isOwnHalf = false }: SplitFee): number {
  if (feeYen === 0) return 0;
  return partnerFeeYen === null && !isOwnHalf ? ENTRY_POINTS : HALF_POINTS;
}

/** When the turn of a partner ends who accepted at `now` and has to pay: as long as a place is held for its payment. */
export function turnEnds(now: Date): Date {
  return new Date(now.getTime() + RESERVATION_MINUTES * 60_000);
}
