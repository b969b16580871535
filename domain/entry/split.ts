import { ENTRY_POINTS, RESERVATION_MINUTES } from './entry.ts';

/** A fee in whole yen, and the part of it that the partner pays; null where the player pays all of it. */
export interface SplitFee {
  readonly feeYen: number;
  readonly partnerFeeYen: number | null;
}

/** The half that the partner pays, in whole yen; an odd yen is the player's. Null where there is nothing to split. */
export function partnerHalf(feeYen: number): number | null {
  return feeYen < 2 ? null : Math.floor(feeYen / 2);
}

/** What the player who has entered pays, in whole yen: the fee without the partner's part. */
export function ownPart({ feeYen, partnerFeeYen }: SplitFee): number {
  return feeYen - (partnerFeeYen ?? 0);
}

/** What a part of an entry's fee costs in points: half of the price of an entry where the fee is split, whatever its yen. */
export function pointsOf({ partnerFeeYen }: Pick<SplitFee, 'partnerFeeYen'>): number {
  return partnerFeeYen === null ? ENTRY_POINTS : ENTRY_POINTS / 2;
}

/** When the turn of a partner ends who accepted at `now` and has to pay: as long as a place is held for its payment. */
export function turnEnds(now: Date): Date {
  return new Date(now.getTime() + RESERVATION_MINUTES * 60_000);
}
