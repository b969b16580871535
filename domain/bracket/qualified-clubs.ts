/** Separates club-mates in the first round of a knockout after groups. */
import { type Lot, shuffled } from './lot.ts';
import { opponentLine } from './placing.ts';
import type { Field } from './qualified-parts.ts';

/** The number of first-round matches between club-mates. */
export function clubMatches(field: Field, lines: readonly (number | null)[]): number {
  return [...lines.keys()].filter((line) => line % 2 === 0 && meetsClubMate(field, lines, line))
    .length;
}

/** A lower bound of `clubMatches`: of a club with more members than there are matches, two meet in each one too many. */
export function fewestClubMatches({ qualifiers, size }: Field): number {
  const members = new Map<string, number>();
  for (const { club } of qualifiers) {
    if (club !== null) members.set(club, (members.get(club) ?? 0) + 1);
  }
  // A member with a bye is in a match of the first round as well, alone.
  return Math.max(0, ...[...members.values()].map((count) => count - size / 2));
}

/**
 * Exchanges players on the open lines while that separates two club-mates and leaves everybody of a group in a half and
 * quarter of their own. Changes `lines`.
 */
export function separateClubs(
  field: Field,
  lines: (number | null)[],
  open: readonly number[],
  lot: Lot,
): void {
  if (!open.some((line) => meetsClubMate(field, lines, line))) return;
  const order = shuffled(open, lot);
  const spread = new Spread(field, lines);
  let again = true;
  while (again) {
    again = false;
    for (const line of open) {
      if (!meetsClubMate(field, lines, line)) continue;
      const other = order.find(
        (candidate) =>
          separates(field, lines, line, candidate) && spread.allows(lines, line, candidate),
      );
      if (other === undefined) continue;
      spread.exchange(lines, line, other);
      again = true;
    }
  }
}

function clubAt({ qualifiers }: Field, lines: readonly (number | null)[], line: number) {
  const number = lines[line] ?? null;
  return number === null ? null : qualifiers[number]!.club;
}

function meetsClubMate(field: Field, lines: readonly (number | null)[], line: number): boolean {
  const club = clubAt(field, lines, line);
  return club !== null && club === clubAt(field, lines, opponentLine(line));
}

/** Whether the club-mate on `line` can change places with `other` and both meet someone else's club. */
function separates(
  field: Field,
  lines: readonly (number | null)[],
  line: number,
  other: number,
): boolean {
  const club = clubAt(field, lines, line);
  return clubAt(field, lines, other) !== club && clubAt(field, lines, opponentLine(other)) !== club;
}

/** The lines of each group's members, to see whether an exchange leaves them apart. */
class Spread {
  readonly #field: Field;
  readonly #lineOf: number[] = [];
  readonly #groups = new Map<number, number[]>();

  constructor(field: Field, lines: readonly (number | null)[]) {
    this.#field = field;
    for (const [line, number] of lines.entries()) if (number !== null) this.#lineOf[number] = line;
    for (const [number, { group }] of field.qualifiers.entries()) {
      const members = this.#groups.get(group);
      if (members) members.push(number);
      else this.#groups.set(group, [number]);
    }
  }

  allows(lines: readonly (number | null)[], one: number, other: number): boolean {
    const length = this.#field.size / this.#field.parts;
    if (Math.floor(one / length) === Math.floor(other / length)) return true;
    const [a, b] = [lines[one]!, lines[other]!];
    const [first, second] = [this.#field.qualifiers[a]!, this.#field.qualifiers[b]!];
    // A winner for another place would change how many winners a half has.
    if ((first.place === 0) !== (second.place === 0)) return false;
    this.#put(a, b);
    const allowed = this.#isApart(first.group) && this.#isApart(second.group);
    this.#put(a, b);
    return allowed;
  }

  exchange(lines: (number | null)[], one: number, other: number): void {
    const [a, b] = [lines[one]!, lines[other]!];
    lines[one] = b;
    lines[other] = a;
    this.#put(a, b);
  }

  #put(a: number, b: number): void {
    const line = this.#lineOf[a]!;
    this.#lineOf[a] = this.#lineOf[b]!;
    this.#lineOf[b] = line;
  }

  #isApart(group: number): boolean {
    return areApart(
      this.#groups.get(group)!.map((number) => this.#lineOf[number]!),
      this.#field.size,
    );
  }
}

/**
 * Whether the members of a group, in its final order, are as far apart as their number allows: the first two in opposite
 * halves, up to four in different quarters, and halves and quarters never more than one apart.
 */
export function areApart(lines: readonly number[], size: number): boolean {
  if (lines.length < 2) return true;
  const half = (line: number) => Math.floor((2 * line) / size);
  if (half(lines[0]!) === half(lines[1]!)) return false;
  const within = (parts: number) => {
    const counts = new Array<number>(parts).fill(0);
    for (const line of lines) counts[Math.floor((parts * line) / size)]! += 1;
    return Math.max(...counts) <= Math.ceil(lines.length / parts);
  };
  return within(2) && (size < 4 || within(4));
}
