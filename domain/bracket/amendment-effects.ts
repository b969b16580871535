import { linesOf } from './recorded.ts';
import { clubsOf } from './separation.ts';
import type { Draw } from './vocabulary.ts';

/** What an amendment changes, as data; lines are counted from 1, null is outside the draw. */
export interface Effects {
  readonly moves: readonly {
    readonly player: string;
    readonly from: number | null;
    readonly to: number | null;
  }[];
  /** First-round matches with other players than before; null is a bye. */
  readonly pairs: readonly {
    readonly matchId: string;
    readonly before: Pair;
    readonly after: Pair;
  }[];
  /** Those of the changed matches that are between club-mates now. */
  readonly clashes: readonly {
    readonly matchId: string;
    readonly club: string;
    readonly players: readonly [string, string];
  }[];
}

type Pair = readonly [string | null, string | null];

/** The difference of two states of one draw: who moved, which pairs are new, and where club-mates meet now. */
export function effectsOf(before: Draw, after: Draw): Effects {
  const [from, to] = [linesOf(before), linesOf(after)];
  const players = new Set([...from, ...to].filter((id) => id !== null));
  const moves = [...players]
    .map((player) => ({ player, from: lineIn(from, player), to: lineIn(to, player) }))
    .filter((move) => move.from !== move.to);
  const clubs = clubsOf(after.entrants);
  const pairs = after.matches.slice(0, after.size / 2).flatMap((match, index) => {
    const old = before.matches[index]!;
    if (old.player1 === match.player1 && old.player2 === match.player2) return [];
    const pair = (one: typeof match): Pair => [one.player1, one.player2];
    return [{ matchId: match.id, before: pair(old), after: pair(match) }];
  });
  const clashes = pairs.flatMap(({ matchId, after: [one, other] }) => {
    const club = one === null ? null : clubs.get(one);
    if (one === null || other === null || !club || club !== clubs.get(other)) return [];
    return [{ matchId, club, players: [one, other] as const }];
  });
  return { moves, pairs, clashes };
}

function lineIn(lines: readonly (string | null)[], player: string): number | null {
  const line = lines.indexOf(player);
  return line < 0 ? null : line + 1;
}
