import type { Side } from '#domain/scorecard/side.ts';
import { lotOf } from './chance.ts';

/** Best of five in table tennis, the winner's points first. */
const SCORES = [
  '11-7 11-9 11-6',
  '11-8 9-11 11-6 11-7',
  '11-5 11-8 11-9',
  '9-11 11-6 11-8 8-11 11-7',
  '11-4 12-10 11-8',
  '8-11 11-9 11-7 11-5',
  '11-9 11-13 9-11 11-8 13-11',
  '11-3 11-8 7-11 11-6',
];

/** The score of a match in the order of its sides, by a lot that is always the same. */
export function scoreFor(key: string, winner: Side): string {
  const score = SCORES[lotOf(`score ${key}`)(SCORES.length)] ?? '';
  return winner === 'player1' ? score : turned(score);
}

/** The same score from the other side. */
export function turned(score: string): string {
  return score
    .split(' ')
    .map((set) => set.split('-').reverse().join('-'))
    .join(' ');
}
