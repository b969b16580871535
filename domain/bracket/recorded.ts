/** What a draw records: of each player only what the draw is made from, and its matches. */
import { matchesInRound, matchId } from './rounds.ts';
import type { Draw, Entrant, Match } from './vocabulary.ts';

/** Only what the draw is made from: a caller's row may hold more, which is not public. */
export function asRecorded({ id, name, club, rating }: Entrant): Entrant {
  return {
    id,
    name,
    ...(club === undefined ? {} : { club }),
    ...(rating === undefined ? {} : { rating }),
  };
}

/** The entrants without a player, and with the alternate, if any; by id, as in every record. */
function withoutPlayer(
  entrants: readonly Entrant[],
  { player, alternate }: { readonly player: string; readonly alternate?: Entrant },
): Entrant[] {
  return entrants
    .filter(({ id }) => id !== player)
    .concat(alternate ? [asRecorded(alternate)] : [])
    .sort((one, other) => (one.id < other.id ? -1 : 1));
}

/**
 * Who is in a draw without somebody who leaves, and after groups who goes on from each: an alternate has the place of who
 * leaves, so that a first place stays one.
 */
export function withoutLeaver(
  { entrants, groups }: Pick<Draw, 'entrants' | 'groups'>,
  leaving: { readonly player: string; readonly alternate?: Entrant },
): Pick<Draw, 'entrants' | 'groups'> {
  const { player, alternate } = leaving;
  const left = { entrants: withoutPlayer(entrants, leaving) };
  if (!groups) return left;
  const placeOf = (id: string) => (id !== player ? [id] : alternate ? [alternate.id] : []);
  return { ...left, groups: groups.map((group) => group.flatMap(placeOf)) };
}

/** All matches of all rounds, first round first; byes are decided and lead into the second round. */
export function matchesFrom(lines: readonly (string | null)[]): Match[] {
  const matches: Match[] = [];
  // A bye never meets a bye, so only the first round contains byes and advances players because of them.
  let waiting = lines;
  for (let round = 1; waiting.length > 1; round++) {
    const promoted: (string | null)[] = [];
    for (let position = 0; position < matchesInRound(lines.length, round); position++) {
      const player1 = waiting[position * 2] ?? null;
      const player2 = waiting[position * 2 + 1] ?? null;
      const lone = round === 1 && (player1 === null || player2 === null);
      const winner = lone ? (player1 ?? player2) : null;
      const result = winner === null ? null : ({ kind: 'bye', winner } as const);
      matches.push({ id: matchId(round, position), round, position, player1, player2, result });
      promoted.push(winner);
    }
    waiting = promoted;
  }
  return matches;
}

/** Entrants by line, from the top of the draw sheet; null is a bye. */
export function linesOf({ matches, size }: Draw): (string | null)[] {
  return matches.slice(0, size / 2).flatMap(({ player1, player2 }) => [player1, player2]);
}

/** A draw in which two lines have changed places, byes included. Lines are counted from 1, and both exist. */
export function withExchangedLines(draw: Draw, lines: readonly [number, number]): Draw {
  return { ...draw, matches: matchesFrom(exchangedLines(linesOf(draw), lines)) };
}

/** Entrants by line after two lines, counted from 1, have changed places. */
export function exchangedLines(
  before: readonly (string | null)[],
  [one, other]: readonly [number, number],
): readonly (string | null)[] {
  return before.with(one - 1, before[other - 1]!).with(other - 1, before[one - 1]!);
}
