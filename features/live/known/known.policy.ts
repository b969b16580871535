import { PAIR_JOINT } from '#features/entries/partners/partners.vocabulary.ts';
import type { Tie } from './known.vocabulary.ts';

/** An entrant with its players, the one who has entered first: accounts, and pupils without one. */
export interface Entrant {
  /** Of a pair both, joined. */
  readonly name: string;
  /** The same as everybody reads it. */
  readonly shown: string;
  readonly people: readonly (string | null)[];
}

export interface Known {
  readonly name: string;
  readonly tie: Tie;
}

/** Of several ties of a reader to one entrant, such as to players of a squad, the closest one; null without any. */
export function closestOf(known: readonly Known[]): Known | null {
  return known.find(({ tie }) => tie === 'family') ?? known[0] ?? null;
}

/** The name of an entrant for somebody with ties to some of its players, and the closest tie; null for a stranger. */
export function knownName(
  { name, shown, people }: Entrant,
  ties: ReadonlyMap<string, Tie>,
): Known | null {
  const tieOf = (at: number) => ties.get(people[at] ?? '');
  const whole = name.split(PAIR_JOINT);
  const found = whole.flatMap((_, at) => tieOf(at) ?? []);
  if (found.length === 0) return null;
  const others = shown.split(PAIR_JOINT);
  // Names of strangers that do not fall into as many parts: nothing is known of who is who.
  if (whole.length > 1 && others.length !== whole.length) return null;
  return {
    name: whole.map((one, at) => (tieOf(at) ? one : others[at])).join(PAIR_JOINT),
    tie: found.includes('family') ? 'family' : 'club',
  };
}
