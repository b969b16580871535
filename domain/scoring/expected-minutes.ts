import { ruleOf, type ScoreFormat, type SetRule } from './formats.ts';

/** What plays as one in a match: a player, or a pair. */
export type Discipline = 'singles' | 'doubles';

/**
 * How long a match of this format takes at first, in minutes. The median of an event's own finished matches
 * replaces it, from eight on (next.md, A2).
 *
 * The values are those of next.md, A2. It has none for the short games of badminton, the short sets of
 * tennis (here CourtHive's POLICY_SCHEDULING_DEFAULT) and a single game: those are ours, as is the estimate
 * from the target for a format of one's own.
 */
export function expectedMinutes(format: ScoreFormat, discipline: Discipline): number {
  return (MINUTES[format.id] ?? estimate(format))[discipline];
}

type Minutes = Readonly<Record<Discipline, number>>;

const MINUTES: Readonly<Record<string, Minutes>> = {
  'table-tennis-1': both(5),
  'table-tennis-3': both(12),
  'table-tennis-5': both(20),
  'table-tennis-7': both(30),
  'badminton-21': both(30),
  'badminton-21-one': both(15),
  'badminton-15': both(25),
  'badminton-15-one': both(10),
  'badminton-11-one': both(8),
  'tennis-1-set': both(30),
  'tennis-3-sets': both(90),
  'tennis-3-sets-match-tie-break': both(85),
  'tennis-8-game-pro-set': both(45),
  'tennis-6-games': both(30),
  'tennis-4-games': both(20),
  'tennis-short-set': both(20),
  'soft-tennis-3': both(12),
  'soft-tennis-5': both(18),
  'soft-tennis-7': both(25),
  'soft-tennis-9': both(35),
};

/** The sources give one value for singles and doubles. */
function both(minutes: number): Minutes {
  return { singles: minutes, doubles: minutes };
}

/** Sets that a match of this length has on average when each side wins every other set. */
const SETS_PLAYED = { 1: 1, 3: 2.5, 5: 4.1, 7: 5.8 } as const;
/** Minutes for each point of the target: 11 points take five minutes, 21 ten, as above. */
const MINUTES_A_POINT = 0.45;
/** Minutes for each game of the target: six games take thirty minutes, as above. */
const MINUTES_A_GAME = 5;

function estimate(format: ScoreFormat): Minutes {
  const plain = minutesOf(format.set);
  const deciding = minutesOf(ruleOf(format, format.bestOf - 1));
  const sets = SETS_PLAYED[format.bestOf];
  // A best of three goes to its last set every other time, a best of five or seven about every third.
  const lastSet = { 1: 1, 3: 1 / 2, 5: 3 / 8, 7: 5 / 16 }[format.bestOf];
  return both(Math.max(1, Math.round((sets - lastSet) * plain + lastSet * deciding)));
}

function minutesOf({ kind, to }: SetRule): number {
  return to * (kind === 'points' ? MINUTES_A_POINT : MINUTES_A_GAME);
}
