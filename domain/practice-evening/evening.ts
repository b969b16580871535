/** A practice evening: who is here, on how many courts, and what was played. Everything is plain, readonly JSON. */
import type { Side } from '#domain/scorecard/side.ts';

export const COURT_RULES = ['singles', 'doubles', 'mixed'] as const;
export type CourtRule = (typeof COURT_RULES)[number];

export interface Court {
  readonly id: string;
  readonly rule: CourtRule;
}

/** A member or a guest. Times are numbers that grow, all in the same unit (minutes, or milliseconds). */
export interface Participant {
  readonly id: string;
  /** Rating points; a guest may have none. */
  readonly rate?: number | undefined;
  /** Where it is not known, the person may play either part of a mixed pair. */
  readonly gender?: 'female' | 'male' | undefined;
  /** When the person was here, in order; the last stay has no `to` while it goes on. */
  readonly stays: readonly Stay[];
}

export interface Stay {
  readonly from: number;
  readonly to?: number | undefined;
}

/** The people of the two sides: one each in singles, two in doubles. */
export type Sides = readonly [readonly string[], readonly string[]];

export interface EveningMatch {
  readonly court: string;
  readonly sides: Sides;
  readonly begun: number;
  /** Missing while the match goes on. */
  readonly ended?: number | undefined;
  /** Missing where the match goes on, or ended without a score. */
  readonly winner?: Side | undefined;
}

export interface Evening {
  /** Recorded: with the same history it gives the same pairings again. */
  readonly randomSeed: number;
  readonly courts: readonly Court[];
  readonly people: readonly Participant[];
  /** In any order: two phones may have added theirs. */
  readonly matches: readonly EveningMatch[];
}

/** The number of people on each side. */
export function sideSize(rule: CourtRule): 1 | 2 {
  return rule === 'singles' ? 1 : 2;
}

/** Whether the person is here now. */
export function isHere({ stays }: Participant): boolean {
  const last = stays.at(-1);
  return last !== undefined && last.to === undefined;
}

/** The matches that go on now. */
export function running(evening: Evening): readonly EveningMatch[] {
  return evening.matches.filter(({ ended }) => ended === undefined);
}

/** The ids of everybody who is on a court now. */
export function onCourt(evening: Evening): ReadonlySet<string> {
  return new Set(running(evening).flatMap(({ sides }) => sides.flat()));
}
