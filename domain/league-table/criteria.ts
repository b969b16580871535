import type { Measure } from './measure.ts';
import type { Tally } from './tally.ts';

/** The criteria that can decide a place. The screens word them; the presets order them. */
export const CRITERIA = [
  'match-points',
  'wins',
  'forfeits',
  'losses',
  'head-to-head',
  'rubbers-ratio',
  'sets-ratio',
  'points-ratio',
  'wins-percentage',
  'rubbers-percentage',
  'sets-percentage',
  'points-percentage',
  'rubbers-difference',
  'sets-difference',
  'points-difference',
  'lot',
] as const;
export type Criterion = (typeof CRITERIA)[number];

/** All but the lot, which looks at no match. */
export type MeasuredCriterion = Exclude<Criterion, 'lot'>;

/** Two for a win, one for a loss that was played, none for one that was not (ITTF 3.7.5.1). */
export function matchPoints(tally: Tally): number {
  return 2 * tally.won + (tally.lost - tally.forfeited);
}

/** What each criterion compares, taken from the matches that count for it. */
export const MEASURES: { readonly [C in MeasuredCriterion]: (tally: Tally) => Measure } = {
  'match-points': (tally) => ({ kind: 'count', value: matchPoints(tally), better: 'more' }),
  wins: (tally) => ({ kind: 'count', value: tally.won, better: 'more' }),
  forfeits: (tally) => ({ kind: 'count', value: tally.forfeited, better: 'fewer' }),
  losses: (tally) => ({ kind: 'count', value: tally.lost, better: 'fewer' }),
  'head-to-head': (tally) => ({ kind: 'ratio', won: tally.won, lost: tally.lost }),
  'rubbers-ratio': rubbers('ratio'),
  'sets-ratio': sets('ratio'),
  'points-ratio': points('ratio'),
  'wins-percentage': (tally) => ({ kind: 'ratio', won: tally.won, lost: tally.lost }),
  'rubbers-percentage': rubbers('ratio'),
  'sets-percentage': sets('ratio'),
  'points-percentage': points('ratio'),
  'rubbers-difference': rubbers('difference'),
  'sets-difference': sets('difference'),
  'points-difference': points('difference'),
};

function rubbers(kind: 'ratio' | 'difference') {
  return (tally: Tally): Measure => ({ kind, won: tally.rubbersWon, lost: tally.rubbersLost });
}

function sets(kind: 'ratio' | 'difference') {
  return (tally: Tally): Measure => ({ kind, won: tally.setsWon, lost: tally.setsLost });
}

function points(kind: 'ratio' | 'difference') {
  return (tally: Tally): Measure => ({ kind, won: tally.pointsWon, lost: tally.pointsLost });
}
