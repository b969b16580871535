/** The lines of a knockout after groups, by lot under the constraints of such a draw. */
import { clubKey } from '#domain/common/club-key.ts';
import { type Lot, lotFrom, shuffled } from './lot.ts';
import { opponentLine } from './placing.ts';
import { clubMatches, fewestClubMatches, separateClubs } from './qualified-clubs.ts';
import { type Field, type Placement, placement, type Qualifier } from './qualified-parts.ts';
import { drawSize } from './rounds.ts';
import type { Tradition } from './vocabulary.ts';

export interface QualifiedOptions {
  readonly randomSeed: number;
  /** Whose table of seed lines; table tennis unless said. */
  readonly tradition?: Tradition;
  readonly clubOf?: (id: string) => string | undefined;
}

/**
 * Attempts at a placement with byes in order, and at open lines without club-mates. Lots that leave a part without room
 * need groups of one beside groups of two; the next lots have room.
 */
const attempts = { placements: 40, most: 10_000, fillings: 12 } as const;

/**
 * The lines of a knockout, top to bottom, null a bye, for groups in final order. Group winners are the seeds in the order of
 * their groups; everybody else is drawn. The constraints, the first ones first:
 *
 * 1. Two of one group are in opposite halves, up to four in different quarters. Never broken.
 * 2. Byes are for winners in order, then for runners-up. Where byes and halves cannot both be had, halves win.
 * 3. No winner meets a winner in the first round while there are lines for that.
 * 4. No club-mates meet in the first round where an exchange can avoid it.
 *
 * The first two are met by dealing the groups into halves and quarters, which is repeated with new lots while it leaves
 * a bye out of order; the third follows from the seed lines, one in each match. For the last, players are
 * drawn into the open lines and exchanged while that separates club-mates. With at most two of a group that is optimal,
 * for the reason given in separation.ts, half by half; with more, other lots are tried as well.
 *
 * Source: competition.md, Groups (`qualify`); next.md, B5. The same groups and random seed give the same lines.
 */
export function qualifiedLines(
  groups: readonly (readonly string[])[],
  { randomSeed, tradition = 'table-tennis', clubOf }: QualifiedOptions,
): (string | null)[] {
  const qualifiers = groups.flatMap((ids, group) =>
    ids.map((id, place): Qualifier => ({ id, club: clubKey(clubOf?.(id)), group, place })),
  );
  if (qualifiers.length < 2) return qualifiers.map(({ id }) => id);
  const size = drawSize(qualifiers.length);
  const most = Math.max(...groups.map((ids) => ids.length));
  const field: Field = { qualifiers, size, tradition, parts: most > 2 && size > 4 ? 4 : 2 };
  const lot = lotFrom(randomSeed);
  const placed = bestPlacement(field, lot);
  return bestFilling(field, placed, most > 2 ? attempts.fillings : 1, lot).map((number) =>
    number === null ? null : qualifiers[number]!.id,
  );
}

function bestPlacement(field: Field, lot: Lot): Placement {
  let best: { readonly made: Placement; readonly flaws: number } | null = null;
  const enough = Math.max(attempts.placements, attempts.most / field.qualifiers.length);
  for (let attempt = 0; attempt < attempts.most; attempt++) {
    if (best && (best.flaws === 0 || attempt >= enough)) break;
    const made = placement(field, lot);
    if (!made) continue;
    const flaws = flawsOf(field, made);
    if (!best || flaws < best.flaws) best = { made, flaws };
  }
  if (!best) throw new Error('these groups do not fit into one draw');
  return best.made;
}

/**
 * How far a placement is from an even number of winners in the halves, from byes by place, and from byes of the winners in
 * order, each of which weighs more than any number of the next.
 */
function flawsOf(
  { qualifiers, size, parts }: Field,
  { partOf, excusedPlayers }: Placement,
): number {
  const winners = [...qualifiers.keys()].filter((number) => qualifiers[number]!.place === 0);
  const above = winners.filter((number) => partOf[number]! < parts / 2).length;
  const uneven = Math.max(0, Math.abs(winners.length - 2 * above) - 1);

  const byes = size - qualifiers.length;
  const places = qualifiers.map(({ place }) => place).sort((one, other) => one - other);
  const byPlace = excusedPlayers.reduce(
    (sum, number, index) => sum + qualifiers[number]!.place - places[index]!,
    0,
  );
  const entitled = new Set(winners.slice(0, byes));
  const byOrder = excusedPlayers.filter(
    (number) => qualifiers[number]!.place === 0 && !entitled.has(number),
  ).length;
  return uneven * 1e6 + byPlace * 1e3 + byOrder;
}

/** The draw sheet by number of the qualifier. */
type Filling = (number | null)[];

function bestFilling(field: Field, placed: Placement, most: number, lot: Lot): Filling {
  let best = filling(field, placed, lot);
  const fewest = fewestClubMatches(field);
  for (let attempt = 1; attempt < most && clubMatches(field, best) > fewest; attempt++) {
    const other = filling(field, placed, lot);
    if (clubMatches(field, other) < clubMatches(field, best)) best = other;
  }
  return best;
}

/** Fills the lines that winners and byes leave: those with a bye first, the others by lot with club-mates apart. */
function filling(field: Field, placed: Placement, lot: Lot): Filling {
  const { size, parts, qualifiers } = field;
  const lines: Filling = new Array<number | null>(size).fill(null);
  for (const [number, line] of placed.lineOf) lines[line] = number;
  const byes = new Set([...placed.excused].map(opponentLine));
  const withBye = new Set(placed.excusedPlayers);
  const open: number[] = [];
  for (let part = 0; part < parts; part++) {
    const here = shuffled(
      [...qualifiers.keys()].filter(
        (number) => placed.partOf[number] === part && !placed.lineOf.has(number),
      ),
      lot,
    );
    const excused = here.filter((number) => withBye.has(number));
    const others = here.filter((number) => !withBye.has(number));
    for (let line = (part * size) / parts; line < ((part + 1) * size) / parts; line++) {
      if (lines[line] !== null || byes.has(line)) continue;
      if (placed.excused.has(line)) {
        lines[line] = excused.pop()!;
      } else {
        lines[line] = others.pop()!;
        open.push(line);
      }
    }
  }
  separateClubs(field, lines, open, lot);
  return lines;
}
