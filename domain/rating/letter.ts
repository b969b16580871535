import { LEVELS, type Level } from './rating.ts';

/** The least points of each letter: midway between those of the declared levels, so that a first rate has its letter. */
const LEAST: Readonly<Record<Level, number>> = {
  S: 1900,
  A: 1700,
  B: 1500,
  C: 1300,
  D: 1100,
  E: Number.NEGATIVE_INFINITY,
};

/** The letter of the points as they are shown, rounded: 1899.6 reads 1900 and is an S. */
export function letterOf(points: number): Level {
  return LEVELS.find((level) => Math.round(points) >= LEAST[level]) ?? 'E';
}
