/** Separates players of one school or club in the first round. */

import { clubKey } from '#domain/common/club-key.ts';
import type { Lot } from './lot.ts';
import { shuffled } from './lot.ts';
import { opponentLine, type Slot } from './placing.ts';
import type { Entrant } from './vocabulary.ts';

/**
 * Draws the remaining players into the open lines by lot, then exchanges players until no exchange
 * separates another pair of club-mates. Seeds and byes stay on their lines.
 *
 * The outcome is optimal. Suppose a pair of club C remains and no
 * exchange helps: then every other drawn player who is not of C already meets someone of C, so C
 * fills all lines opposite byes and opposite other clubs' seeds, and is in every open match. Any
 * other draw would then pair as many of C. So the remaining pairs cannot be avoided.
 *
 * Source: ITTF 3.6.3 (separation by association in the first round) and Japanese practice
 * (members of one club do not meet in their first round where possible); seeds are not moved for it.
 */
export function drawTheRest(
  slots: readonly Slot[],
  unplaced: readonly Entrant[],
  clubOf: (id: string) => string | null,
  lot: Lot,
): (string | null)[] {
  const drawn = shuffled(unplaced, lot);
  const open: number[] = [];
  const lines = slots.map((slot, line) => {
    if (slot !== 'open') return slot === 'bye' ? null : slot.player;
    open.push(line);
    return drawn[open.length - 1]?.id ?? null;
  });
  const clubs = lines.map((id) => (id === null ? null : clubOf(id)));
  const exchangeOrder = shuffled(open, lot);
  for (const line of open) {
    if (!meetsClubMate(clubs, line)) continue;
    const other = exchangeOrder.find((candidate) => separates(clubs, line, candidate));
    if (other === undefined) continue;
    exchange(lines, line, other);
    exchange(clubs, line, other);
  }
  return lines;
}

function meetsClubMate(clubs: readonly (string | null)[], line: number): boolean {
  const club = clubs[line] ?? null;
  return club !== null && club === clubs[opponentLine(line)];
}

/** Whether the club-mate on `line` can change places with `other` and both meet someone else's club. */
function separates(clubs: readonly (string | null)[], line: number, other: number): boolean {
  const club = clubs[line];
  return clubs[other] !== club && clubs[opponentLine(other)] !== club;
}

function exchange<Item>(list: Item[], one: number, other: number): void {
  const moved = list[one] as Item;
  list[one] = list[other] as Item;
  list[other] = moved;
}

/** Clubs by entrant id. */
export function clubsOf(entrants: readonly Entrant[]): Map<string, string | null> {
  return new Map(entrants.map(({ id, club }) => [id, clubKey(club)]));
}
