/** Who plays next on a free court (next.md, A4). */
import { ok, type Result, refuse } from '#domain/common/result.ts';
import { type CourtRule, type Evening, isHere, running, type Sides, sideSize } from './evening.ts';
import { type Meetings, meetings, opponentsIn, partnersIn } from './meetings.ts';
import { queue, type Waiting } from './queue.ts';

export interface Pairing {
  readonly court: string;
  readonly sides: Sides;
}

const PAIRING_REFUSALS = [
  'UNKNOWN_COURT',
  'COURT_BUSY',
  'TOO_FEW_PEOPLE',
  /** Enough people, but not a woman and a man for each side. */
  'NO_MIXED_PAIRS',
] as const;
export type PairingRefusal = (typeof PAIRING_REFUSALS)[number];

/**
 * The next match of a free court.
 *
 * The first of the queue plays. The others come from those with the fewest turns; where they are too few,
 * all of them play and the next class fills up. Among the first of the queue (twice as many as
 * needed) the match with the lowest cost is chosen: people who have not met, even sides, a long wait. The
 * same evening gives the same match, in whatever order its people and matches are listed.
 */
export function nextPairing(evening: Evening, courtId: string): Result<Pairing, PairingRefusal> {
  const court = evening.courts.find(({ id }) => id === courtId);
  if (!court) return refuse('UNKNOWN_COURT');
  if (running(evening).some((match) => match.court === courtId)) return refuse('COURT_BUSY');
  const waiting = queue(evening);
  if (waiting.length < 2 * sideSize(court.rule)) return refuse('TOO_FEW_PEOPLE');
  const sides = best(candidates(waiting, court.rule), court.rule, costs(evening, waiting));
  return sides ? ok({ court: courtId, sides }) : refuse('NO_MIXED_PAIRS');
}

/** What a choice costs; the weights are those of next.md, A4. */
const COST = { repeatedOpponent: 4, repeatedPartner: 6, hundredPoints: 1, placeInQueue: 0.5 };

/** The first of the queue, twice as many as a court needs; for mixed pairs, of the women and of the men. */
function candidates(waiting: readonly Waiting[], rule: CourtRule): readonly Waiting[] {
  const wanted = 4 * sideSize(rule);
  if (rule !== 'mixed') return waiting.slice(0, wanted);
  const women = waiting.filter(({ person }) => person.gender !== 'male').slice(0, wanted / 2);
  const men = waiting.filter(({ person }) => person.gender !== 'female').slice(0, wanted / 2);
  return waiting.filter((candidate) => women.includes(candidate) || men.includes(candidate));
}

/**
 * The best match with the first candidate in it: the fewest turns in all, then the lowest cost, then the
 * first found in the order of the queue. Null where a rule allows none.
 */
function best(
  pool: readonly Waiting[],
  rule: CourtRule,
  costOf: (sides: Sides) => number,
): Sides | null {
  const turnsOf = new Map(pool.map(({ person, turns }) => [person.id, turns]));
  let found: { readonly sides: Sides; readonly turns: number; readonly cost: number } | null = null;
  for (const sides of possible(pool, rule)) {
    const turns = sides.flat().reduce((sum, id) => sum + (turnsOf.get(id) ?? 0), 0);
    if (found && turns > found.turns) continue;
    const cost = costOf(sides);
    if (!found || turns < found.turns || cost < found.cost) found = { sides, turns, cost };
  }
  return found?.sides ?? null;
}

/** Every match of the candidates in which the first of them plays. */
function possible(pool: readonly Waiting[], rule: CourtRule): readonly Sides[] {
  const [first, ...others] = pool;
  if (!first) return [];
  if (rule === 'singles') return others.map((other) => sidesOf([first], [other]));
  const mayPair = (a: Waiting, b: Waiting) => rule === 'doubles' || isMixed(a, b);
  return others.flatMap((partner) => {
    if (!mayPair(first, partner)) return [];
    const rest = others.filter((other) => other !== partner);
    return rest.flatMap((a, index) =>
      rest
        .slice(index + 1)
        .filter((b) => mayPair(a, b))
        .map((b) => sidesOf([first, partner], [a, b])),
    );
  });
}

function sidesOf(one: readonly Waiting[], other: readonly Waiting[]): Sides {
  return [one.map(({ person }) => person.id), other.map(({ person }) => person.id)];
}

/** A woman and a man; a person of unknown gender is either. */
function isMixed({ person: a }: Waiting, { person: b }: Waiting): boolean {
  return a.gender === undefined || b.gender === undefined || a.gender !== b.gender;
}

function costs(evening: Evening, waiting: readonly Waiting[]): (sides: Sides) => number {
  const met = meetings(evening);
  const placeOf = new Map(waiting.map(({ person }, index) => [person.id, index]));
  const rateOf = rates(evening);
  return (sides) =>
    repeats(met, sides) +
    (COST.hundredPoints * Math.abs(rateOf(sides[0]) - rateOf(sides[1]))) / 100 +
    COST.placeInQueue * sides.flat().reduce((sum, id) => sum + (placeOf.get(id) ?? 0), 0);
}

function repeats(met: Meetings, sides: Sides): number {
  const partners = partnersIn(sides).reduce((sum, [a, b]) => sum + met.asPartners(a, b), 0);
  const opponents = opponentsIn(sides).reduce((sum, [a, b]) => sum + met.asOpponents(a, b), 0);
  return COST.repeatedPartner * partners + COST.repeatedOpponent * opponents;
}

/** The mean rate of a side. Somebody without a rate counts as the mean of those here who have one. */
function rates({ people }: Evening): (side: readonly string[]) => number {
  const known = people.filter(isHere).flatMap(({ rate }) => (rate === undefined ? [] : [rate]));
  const average = known.length === 0 ? 0 : mean(known);
  const rateOf = new Map(people.map(({ id, rate }) => [id, rate ?? average]));
  return (side) => mean(side.map((id) => rateOf.get(id) ?? average));
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
