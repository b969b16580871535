import { DAY_MS } from '#platform/shared/durations.ts';
import { instantInJapan, type PlainDate } from '#platform/shared/format.ts';

/** What an organizer may give back without a rule, and when (decision 0078). */

/** So long after its end the organizer decides; until then who has paid by a link can be asked for an account, too (decision 0071). */
const OPEN_DAYS = 30;

/** Until when the organizer may give fees back: a month after the last day, of a season that of its last tie, or after the results became final. */
export function grantsEnd(tournament: {
  readonly lastDay: PlainDate;
  readonly endTime: string;
  readonly finalizedAt: Date | null;
}): Date {
  const { lastDay, endTime, finalizedAt } = tournament;
  const over = instantInJapan(lastDay, endTime).getTime();
  return new Date(Math.max(over, finalizedAt?.getTime() ?? 0) + OPEN_DAYS * DAY_MS);
}

/** What of one payment can still go back: yen, or points, which go back wholly or not at all. */
export interface Left {
  readonly leftYen: number;
  readonly points: number;
}

/** The same of several together. */
export function sumLeft(parts: readonly Left[]): Left {
  return {
    leftYen: parts.reduce((sum, { leftYen }) => sum + leftYen, 0),
    points: parts.reduce((sum, { points }) => sum + points, 0),
  };
}

export type AmountRefusal =
  | 'NOTHING_LEFT'
  | 'REFUND_CHANGED'
  | 'AMOUNT_TOO_HIGH'
  | 'AMOUNT_MISSING';

/** Why an amount cannot go back of what is left, where `seen` was left when the organizer decided; null where it can. */
export function amountRefusal(
  left: Left,
  { amountYen, seen }: { readonly amountYen: number; readonly seen: Left },
): AmountRefusal | null {
  const { leftYen, points } = left;
  if (leftYen === 0 && points === 0) return 'NOTHING_LEFT';
  if (leftYen !== seen.leftYen || points !== seen.points) return 'REFUND_CHANGED';
  if (amountYen > leftYen) return 'AMOUNT_TOO_HIGH';
  return amountYen === 0 && leftYen > 0 ? 'AMOUNT_MISSING' : null;
}

/** What goes back of an entry where nothing goes beyond `mostYen`: everything without that, and points only with everything. */
export function portionOf({ leftYen, points }: Left, mostYen: number | null): Left {
  if (mostYen === null || (leftYen > 0 && leftYen <= mostYen)) return { leftYen, points };
  return { leftYen: Math.min(leftYen, mostYen), points: 0 };
}

/** Divides an amount among payments in proportion to what is left of each, to the yen; the first get what does not come out even. */
export function divide(amountYen: number, parts: readonly Left[]): number[] {
  const { leftYen: allYen } = sumLeft(parts);
  if (allYen === 0) return parts.map(() => 0);
  const shares = parts.map(({ leftYen }) => Math.floor((amountYen * leftYen) / allYen));
  let restYen = amountYen - shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share, at) => {
    const moreYen = restYen > 0 && share < (parts[at]?.leftYen ?? 0) ? 1 : 0;
    restYen -= moreYen;
    return share + moreYen;
  });
}
