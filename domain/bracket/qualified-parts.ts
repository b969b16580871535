/** First step of a knockout after groups: winners on their lines, everybody in a half or quarter, and the byes. */
import { type Choice, dealt, type Part } from './dealing.ts';
import { evenlyShuffled, type Lot, shuffled } from './lot.ts';
import { seedGroups } from './seed-lines.ts';
import type { Tradition } from './vocabulary.ts';

/** Who goes on from a group. Everywhere in this step they are known by their number in `Field.qualifiers`. */
export interface Qualifier {
  readonly id: string;
  readonly club: string | null;
  /** From 0, as in the list of groups. */
  readonly group: number;
  /** In the group, from 0, the winner. */
  readonly place: number;
}

export interface Field {
  /** Group by group, each in its final order. */
  readonly qualifiers: readonly Qualifier[];
  readonly size: number;
  readonly tradition: Tradition;
  /** 4 when a group sends three or more and quarters are more than single lines, else 2. */
  readonly parts: 2 | 4;
}

/** What is fixed before the open lines are filled. Lines and parts are counted from 0, from the top. */
export interface Placement {
  /** The line of each winner who is on a seed line. */
  readonly lineOf: ReadonlyMap<number, number>;
  /** The part of each qualifier. */
  readonly partOf: readonly number[];
  /** Lines opposite a bye. */
  readonly excused: ReadonlySet<number>;
  /** Who has a bye, in the order of places and groups. */
  readonly excusedPlayers: readonly number[];
}

/**
 * Places the winners by lot on the seed lines of the table, in the order of their groups, and deals all others into
 * parts: two of one group into opposite halves, up to four into different quarters. In each part winners have
 * the byes in the order of their groups, then runners-up. Null when the lots leave more byes than matches in a part.
 *
 * Winners of a group of seeds are spread evenly over the halves, also when they do not fill it, and so are those
 * of them who have a bye.
 */
export function placement(field: Field, lot: Lot): Placement | null {
  const { qualifiers, size } = field;
  const winners = numbersOf(qualifiers, ({ place }) => place === 0);
  const seedLines = seedLinesByLot(field, winners.length, lot);
  const lineOf = new Map<number, number>();
  for (const [index, line] of seedLines.entries()) {
    if (index < winners.length) lineOf.set(winners[index]!, line);
  }
  const everybody = [...qualifiers.keys()];
  const halves = split({ field, seedLines, lineOf, lot }, everybody, 0, size);
  if (!halves) return null;
  const partOf = everybody.map((number) => halves.get(number)!);
  if (field.parts === 2) return withByes(field, seedLines, lineOf, partOf);

  const quarterOf = new Array<number>(qualifiers.length);
  for (const half of [0, 1]) {
    const members = everybody.filter((number) => partOf[number] === half);
    const quarters = split({ field, seedLines, lineOf, lot }, members, (half * size) / 2, size / 2);
    if (!quarters) return null;
    for (const [number, quarter] of quarters) quarterOf[number] = 2 * half + quarter;
  }
  return withByes(field, seedLines, lineOf, quarterOf);
}

/**
 * All seed lines, the first ones for the winners in order, drawn so that any number of winners and of byes is spread
 * evenly over halves, quarters and so on.
 */
function seedLinesByLot(
  { qualifiers, size, tradition }: Field,
  winners: number,
  lot: Lot,
): number[] {
  const byes = size - qualifiers.length;
  const lines: number[] = [];
  for (const group of seedGroups(size, tradition)) {
    const even = evenlyShuffled(group, lot);
    const winnersHere = Math.min(Math.max(winners - lines.length, 0), group.length);
    const both = Math.min(winnersHere, Math.max(byes - lines.length, 0));
    lines.push(
      ...shuffled(even.slice(0, both), lot),
      ...shuffled(even.slice(both, winnersHere), lot),
      ...even.slice(winnersHere),
    );
  }
  return lines.map((line) => line - 1);
}

interface Placed {
  readonly field: Field;
  readonly seedLines: readonly number[];
  readonly lineOf: ReadonlyMap<number, number>;
  readonly lot: Lot;
}

/** Deals the players of some lines into the upper and the lower half of these lines. */
function split(
  { field, seedLines, lineOf, lot }: Placed,
  players: readonly number[],
  from: number,
  lines: number,
): ReadonlyMap<number, Part> | null {
  const middle = from + lines / 2;
  const byes = seedLines
    .filter((line) => line >= from && line < from + lines)
    .slice(0, lines - players.length);
  const wanted = lines / 2 - byes.filter((line) => line < middle).length;
  const choices = byGroup(field, players).flatMap((group) => choicesOf(group, lineOf, middle));
  const parts = dealt(choices, wanted, lot);
  const upper = players.filter((player) => parts.get(player) === 0).length;
  const fits = (count: number) => count <= lines / 2 && count >= Math.max(1, lines / 4);
  return fits(upper) && fits(players.length - upper) ? parts : null;
}

/** First and second of a group are opposite each other, third and fourth as well; a last one alone is free. */
function choicesOf(
  group: readonly number[],
  lineOf: ReadonlyMap<number, number>,
  middle: number,
): Choice[] {
  const line = lineOf.get(group[0]!);
  return group.map((player, index): Choice => {
    const partner = group[index - 1];
    if (line !== undefined && index < 2) {
      const upper = line < middle === (index === 0);
      return { player, only: upper ? 0 : 1 };
    }
    return index % 2 === 1 && partner !== undefined ? { player, oppositeTo: partner } : { player };
  });
}

function byGroup({ qualifiers }: Field, players: readonly number[]): number[][] {
  const groups = new Map<number, number[]>();
  for (const player of players) {
    const { group } = qualifiers[player]!;
    const known = groups.get(group);
    if (known) known.push(player);
    else groups.set(group, [player]);
  }
  return [...groups.values()];
}

/** In each part as many byes as it has lines too many: for its own winners in order, then by place. */
function withByes(
  field: Field,
  seedLines: readonly number[],
  lineOf: ReadonlyMap<number, number>,
  partOf: readonly number[],
): Placement {
  const { qualifiers, size, parts } = field;
  const length = size / parts;
  const excused = new Set<number>();
  const excusedPlayers: number[] = [];
  for (let part = 0; part < parts; part++) {
    const here = numbersOf(qualifiers, (_, number) => partOf[number] === part);
    const lines = seedLines
      .filter((line) => Math.floor(line / length) === part)
      .slice(0, length - here.length);
    for (const line of lines) excused.add(line);
    const onLine = here.filter((number) => excused.has(lineOf.get(number) ?? -1));
    const others = here
      .filter((number) => !lineOf.has(number))
      .sort((one, other) => inOrderOfPlaces(qualifiers[one]!, qualifiers[other]!));
    excusedPlayers.push(...onLine, ...others.slice(0, lines.length - onLine.length));
  }
  excusedPlayers.sort((one, other) => inOrderOfPlaces(qualifiers[one]!, qualifiers[other]!));
  return { lineOf, partOf, excused, excusedPlayers };
}

/** Winners before runners-up, each in the order of the groups. */
function inOrderOfPlaces(one: Qualifier, other: Qualifier): number {
  return one.place - other.place || one.group - other.group;
}

function numbersOf(
  qualifiers: readonly Qualifier[],
  wanted: (qualifier: Qualifier, number: number) => boolean,
): number[] {
  return [...qualifiers.keys()].filter((number) => wanted(qualifiers[number]!, number));
}
