/** Evenings for tests, played out minute by minute. */
import { lotFrom } from '#domain/bracket/lot.ts';
import type { Court, CourtRule, Evening, EveningMatch, Participant } from './evening.ts';
import { nextPairing } from './pairing.ts';

/** "p1" to "p12", all here from minute 0; without rates. */
export function people(count: number): Participant[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `p${index + 1}`,
    stays: [{ from: 0 }],
  }));
}

/** "c1" to "c4", all with the same rule. */
export function courts(count: number, rule: CourtRule = 'singles'): Court[] {
  return Array.from({ length: count }, (_, index) => ({ id: `c${index + 1}`, rule }));
}

export interface SampleEvening {
  readonly evening: Evening;
  /** The shortest and the longest match, in minutes; which one comes is drawn by the evening's random seed. */
  readonly minutes: readonly [number, number];
  /** The number of matches to begin. */
  readonly matches: number;
  /** Called before each match, with the minute: somebody may come or leave. */
  readonly onTurn?: (evening: Evening, minute: number) => Evening;
}

/** The evening after each match has begun, as the pairing rule fills the courts. */
export function* playedOut({
  evening,
  minutes,
  matches,
  onTurn,
}: SampleEvening): Generator<Evening> {
  const lot = lotFrom(evening.randomSeed);
  const [shortest, longest] = minutes;
  let now = evening;
  let minute = 0;
  const endOf = new Map<string, number>();
  for (let begun = 0; begun < matches; ) {
    now = onTurn?.(now, minute) ?? now;
    const found = firstPairing(now);
    if (found) {
      now = { ...now, matches: [...now.matches, { ...found, begun: minute }] };
      endOf.set(found.court, minute + shortest + lot(longest - shortest + 1));
      begun += 1;
      yield now;
      continue;
    }
    if (endOf.size === 0) return;
    minute = Math.min(...endOf.values());
    now = { ...now, matches: now.matches.map((match) => endedAt(match, endOf, minute)) };
    for (const [court, end] of endOf) if (end === minute) endOf.delete(court);
  }
}

function firstPairing(evening: Evening) {
  for (const { id } of evening.courts) {
    const pairing = nextPairing(evening, id);
    if (pairing.ok) return pairing.value;
  }
  return null;
}

function endedAt(
  match: EveningMatch,
  endOf: ReadonlyMap<string, number>,
  minute: number,
): EveningMatch {
  const isOver = match.ended === undefined && endOf.get(match.court) === minute;
  return isOver ? { ...match, ended: minute } : match;
}
