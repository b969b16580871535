/** Changes of a draw after it was made. Each is recorded; the re-run draw with its amendments is the published one. */
import { ok, type Result, refuse } from '#domain/common/result.ts';
import { type Effects, effectsOf } from './amendment-effects.ts';
import { vacate } from './line-changes.ts';
import { opponentLine } from './placing.ts';
import { constraintChecks } from './qualified-constraints.ts';
import { exchangedLines, linesOf, matchesFrom, withoutLeaver } from './recorded.ts';
import { replay } from './replay.ts';
import { isEntered } from './results.ts';
import type { Draw, Entrant, PlayedResult } from './vocabulary.ts';

/** Plain JSON. Who made it, when and why is recorded beside it and has no effect on the draw. */
export type Amendment =
  /** Two lines of a draft change places, byes included. Lines are counted from 1, from the top. */
  | { readonly kind: 'exchange'; readonly lines: readonly [number, number] }
  /**
   * Before the order of play is out: the next seeds move up, and an alternate or a bye gets what is left. `next` follows
   * the last seed; without it that is the best rated player without a seed.
   */
  | {
      readonly kind: 'withdrawal';
      readonly player: string;
      readonly alternate?: Entrant;
      readonly next?: string;
    }
  /** Before the first match of the player: somebody else on that very line (an alternate, a lucky loser). */
  | { readonly kind: 'substitution'; readonly player: string; readonly alternate: Entrant };

export type AmendmentRefusal =
  | 'UNKNOWN_LINE'
  | 'UNKNOWN_PLAYER'
  /** The alternate is in the draw already. */
  | 'DUPLICATE_PLAYER'
  /** Somebody has played: the draw stays as it is. */
  | 'MATCH_PLAYED'
  /** A match would have no player at all. */
  | 'EMPTY_MATCH';

/** The draw after an amendment, and what it changes, for the person who decides and for the sheet. */
export interface Amended {
  readonly next: Draw;
  readonly effects: Effects;
}

/**
 * Applies one amendment. An exchange and a withdrawal need a draw without results; a substitution leaves the results of
 * all others as they are.
 *
 * A seed who withdraws is followed by the next seeds, one line each inside the table (3 to 2, 4 to 3), and by the
 * best player without a seed. The line that is free then goes to the alternate, or its bye to the best seed who
 * has none: the opponent of that seed moves to the free line. For others the alternate takes the line, or it
 * becomes a bye. In a knockout after groups nobody moves up: it would bring two of one group together.
 *
 * Refuses unknown lines and players, an alternate who is in the draw, a draw that has been played, and
 * a change that leaves a match without players: then it must be drawn again.
 *
 * Source: next.md, B6, after JTA practice (gingin634.xsrv.jp/shinyukai/archives/249).
 */
export function amend(draw: Draw, amendment: Amendment): Result<Amended, AmendmentRefusal> {
  const refusal = objection(draw, amendment);
  if (refusal) return refuse(refusal);
  const before = linesOf(draw);
  const { lines, seeds } = changed(draw, before, amendment);
  if (lines.some((id, line) => id === null && lines[opponentLine(line)] === null)) {
    return refuse('EMPTY_MATCH');
  }
  const next = withLines(draw, amendment, lines, seeds);
  const played = replay(next, playedResults(draw));
  if (!played.ok) return refuse('MATCH_PLAYED');
  return ok({ next: played.value, effects: effectsOf(draw, played.value) });
}

function objection(draw: Draw, amendment: Amendment): AmendmentRefusal | null {
  const results = [...playedResults(draw).keys()];
  if (amendment.kind === 'exchange') {
    const [one, other] = amendment.lines;
    const known = (line: number) => Number.isInteger(line) && line >= 1 && line <= draw.size;
    if (!known(one) || !known(other) || one === other) return 'UNKNOWN_LINE';
    return results.length > 0 ? 'MATCH_PLAYED' : null;
  }
  const { kind, player, alternate } = amendment;
  if (!draw.entrants.some(({ id }) => id === player)) return 'UNKNOWN_PLAYER';
  if (alternate && draw.entrants.some(({ id }) => id === alternate.id)) return 'DUPLICATE_PLAYER';
  if (kind === 'withdrawal' && !mayFollow(draw, amendment)) return 'UNKNOWN_PLAYER';
  const own = draw.matches.filter(({ player1, player2 }) => [player1, player2].includes(player));
  const begun =
    kind === 'withdrawal' ? results.length > 0 : own.some(({ id }) => results.includes(id));
  return begun ? 'MATCH_PLAYED' : null;
}

/** Whether who follows the last seed is in the draw without a seed. */
function mayFollow(
  { entrants, seeds }: Draw,
  { player, next }: Extract<Amendment, { readonly kind: 'withdrawal' }>,
): boolean {
  if (next === undefined) return true;
  return next !== player && !seeds.includes(next) && entrants.some(({ id }) => id === next);
}

interface Changed {
  readonly lines: readonly (string | null)[];
  readonly seeds: readonly string[];
}

function changed(draw: Draw, before: readonly (string | null)[], amendment: Amendment): Changed {
  if (amendment.kind === 'exchange') {
    return { lines: exchangedLines(before, amendment.lines), seeds: draw.seeds };
  }
  const { kind, player, alternate } = amendment;
  if (kind === 'substitution') {
    const lines = before.map((id) => (id === player ? amendment.alternate.id : id));
    return { lines, seeds: draw.seeds.filter((id) => id !== player) };
  }
  return vacate(draw, before, { player, alternate: alternate?.id ?? null, next: amendment.next });
}

function withLines(
  draw: Draw,
  amendment: Amendment,
  lines: readonly (string | null)[],
  seeds: readonly string[],
): Draw {
  const { entrants, groups } =
    amendment.kind === 'exchange' ? draw : withoutLeaver(draw, amendment);
  const clubs = new Map(entrants.map(({ id, club }) => [id, club]));
  return {
    ...draw,
    entrants,
    seeds,
    ...(groups && { groups, constraints: constraintChecks(lines, groups, (id) => clubs.get(id)) }),
    matches: matchesFrom(lines),
  };
}

function playedResults({ matches }: Draw): Map<string, PlayedResult> {
  const results = new Map<string, PlayedResult>();
  for (const { id, result } of matches) {
    if (isEntered(result)) results.set(id, result);
  }
  return results;
}
