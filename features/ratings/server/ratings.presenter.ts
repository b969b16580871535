import { letterOf } from '#domain/rating/letter.ts';
import { endOfMonth } from '#domain/rating/months.ts';
import { asOpponent, type Step, stepsOf } from '#domain/rating/period.ts';
import { wholePoints } from '#domain/rating/shown-reasons.ts';
import { first, isNew, isProvisional, rested, type Strength } from '#domain/rating/strength.ts';
import type { Given } from '#platform/shared/endpoint.ts';
import type * as contract from '../ratings.contract.ts';
import type { RatedSport } from '../ratings.vocabulary.ts';
import type { OwnMatch, StoredPeriodOf, StoredRate } from './ratings.page.store.ts';
import type { StoredStep } from './ratings.steps.store.ts';

type PeriodOutput = Given<typeof contract.reasons>['period'];
type RateOutput = Given<typeof contract.playerPage>['rates'][number];
type Start = Given<typeof contract.playerPage>['start'];

/** A rate in whole points, with what follows from them. */
export function asRate({ points, deviation }: { points: number; deviation: number }) {
  return {
    points: Math.round(points),
    deviation: Math.round(deviation),
    letter: letterOf(points),
    isProvisional: isProvisional({ deviation }),
  };
}

/** A stored rate as a strength of the domain. */
export function asStrength(rate: StoredRate): Strength {
  return { ...rate, rating: rate.points };
}

/** What a player begins with; `declared` are the points of the level, null without one. */
export function asStart(declared: number | null): Start {
  const { rating: points, deviation } = first(declared);
  return { ...asRate({ points, deviation }), isNew: isNew({ deviation }, declared) };
}

/** A current rate: its uncertainty has grown until today. */
export function asCurrentRate(
  rate: StoredRate,
  {
    today,
    declared,
    change,
    place,
  }: {
    readonly today: string;
    readonly declared: number | null;
    readonly change: number;
    readonly place: RateOutput['place'];
  },
): RateOutput {
  const { deviation } = rested(asStrength(rate), today);
  return {
    sport: rate.sport,
    discipline: rate.discipline,
    source: rate.source,
    ...asRate({ points: rate.points, deviation }),
    isNew: isNew({ deviation }, declared),
    matches: rate.matches,
    change,
    lastDay: rate.lastDay,
    place,
  };
}

/** The difference of the two rates as they are shown. */
export function shownChange(period: Pick<StoredPeriodOf, 'points' | 'pointsBefore'>): number {
  return Math.round(period.points) - Math.round(period.pointsBefore);
}

export function asPeriod(period: StoredPeriodOf): PeriodOutput {
  return {
    id: period.id,
    sport: period.sport as RatedSport,
    discipline: period.discipline,
    source: period.source,
    day: period.month ? endOfMonth(period.month) : period.lastDay,
    tournament: period.tournament,
    before: Math.round(period.pointsBefore),
    ...asRate(period),
    change: shownChange(period),
    won: period.won,
    lost: period.lost,
    isRecalculated: period.isRecalculated,
  };
}

/** What each match of a change did, with the match: computed again from what is stored. */
export function asSteps(stored: readonly StoredStep[]) {
  const changes = Map.groupBy(stored, ({ periodId, playerId, discipline }) =>
    [periodId, playerId, discipline].join(' '),
  );
  const steps = new Map<StoredStep, Step>();
  for (const own of changes.values()) {
    const [{ before, volatility }] = own as [StoredStep];
    const games = own.map((one) => ({ ...one, opponent: asOpponent(one.opponents) }));
    for (const [at, step] of stepsOf(before, games, volatility).entries()) {
      const one = own[at];
      if (one) steps.set(one, step);
    }
  }
  return stored.flatMap((one) => {
    const step = steps.get(one);
    return step ? [{ ...one, step }] : [];
  });
}

/** The deltas of a period and its floor in whole points, which add up to the shown change. */
export function shownDeltas(
  period: StoredPeriodOf,
  deltas: readonly number[],
): { readonly steps: readonly number[]; readonly floor: number } {
  const parts = period.floor > 0 ? [...deltas, period.floor] : deltas;
  const shown = wholePoints(parts, shownChange(period));
  return {
    steps: shown.slice(0, deltas.length),
    floor: period.floor > 0 ? (shown.at(-1) ?? 0) : 0,
  };
}

/** What each match of these periods did, in the whole points of the reasons. */
export function changesByMatch(
  periods: readonly StoredPeriodOf[],
  stored: readonly StoredStep[],
): ReadonlyMap<string, number> {
  const known = Map.groupBy(asSteps(stored), ({ periodId, discipline }) =>
    [periodId, discipline].join(' '),
  );
  const changes = new Map<string, number>();
  for (const period of periods) {
    const own = known.get([period.id, period.discipline].join(' ')) ?? [];
    const deltas = own.map(({ step }) => step.delta);
    for (const [at, change] of shownDeltas(period, deltas).steps.entries()) {
      const matchId = own[at]?.matchId;
      if (matchId) changes.set(matchId, change);
    }
  }
  return changes;
}

/** The result with the player's own sets first. */
export function ownResult({ result, side }: OwnMatch): string {
  const [one = '', two = ''] = result.split('-');
  return side === 1 || two === '' ? result : `${two}-${one}`;
}

/** Whether the player won a match. */
export function hasWon({ side, winner }: OwnMatch): boolean {
  return (side === 1) === (winner === 'player1');
}
