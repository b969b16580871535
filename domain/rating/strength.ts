import { idle, monthsWithin, type Rated } from './glicko2.ts';
import { addMonths, wholeMonths } from './months.ts';

/** A rate with what decides how it rests, and whether it is ranked. */
export interface Strength extends Rated {
  /** The day of the last period with a match; null before the first. A plain date. */
  readonly lastDay: string | null;
  readonly matches: number;
  /** The days of the periods of the last rated matches, newest first, one for each match: as many as a ranking asks for. */
  readonly recentDays: readonly string[];
}

/** Players who never declared a level, such as those whom a school has entered. */
const NEWCOMER_POINTS = 1200;
/** Of every first rate: what a person says about themselves is not much. */
const FIRST_DEVIATION = 250;
const FIRST_VOLATILITY = 0.06;

/** Nobody is below this. */
export const FLOOR = 500;

/** The rate is shown with a question mark above this, and is not ranked. */
const PROVISIONAL_ABOVE = 120;
export const RANKED_MATCHES = 5;
const RANKED_MONTHS = 24;

/** Before the first rated match: the points of the declared level, or those of a newcomer. */
export function first(points: number | null): Strength {
  return {
    rating: points ?? NEWCOMER_POINTS,
    deviation: FIRST_DEVIATION,
    volatility: FIRST_VOLATILITY,
    lastDay: null,
    matches: 0,
    recentDays: [],
  };
}

/** At the start of a period on a day: the deviation has grown with the whole months since the last match, up to that of a first rate. */
export function rested(strength: Strength, day: string): Strength {
  if (strength.lastDay === null) return strength;
  const months = wholeMonths(strength.lastDay, day);
  return { ...strength, deviation: Math.min(FIRST_DEVIATION, idle(strength, months)) };
}

/** Whether a rate is shown with a question mark: too few matches, or none for too long. */
export function isProvisional({ deviation }: Pick<Rated, 'deviation'>): boolean {
  return deviation > PROVISIONAL_ABOVE;
}

/** Whether a rate is shown as new: no level was declared for it, so that it began at the points of a newcomer, and it is not certain yet. */
export function isNew(rate: Pick<Rated, 'deviation'>, declared: number | null): boolean {
  return declared === null && isProvisional(rate);
}

/**
 * The last day on which a rate is in the ranking, if no match follows: its deviation is small enough, and the fifth match
 * back is less than 24 months old. Null for a rate that is not in it at all.
 */
export function rankedUntil(strength: Strength): string | null {
  const { lastDay, recentDays } = strength;
  const fifth = recentDays[RANKED_MATCHES - 1];
  if (lastDay === null || fifth === undefined || isProvisional(strength)) return null;
  const certain = addMonths(lastDay, monthsWithin(strength, PROVISIONAL_ABOVE) + 1, -1);
  const played = addMonths(fifth, RANKED_MONTHS, -1);
  return certain < played ? certain : played;
}
