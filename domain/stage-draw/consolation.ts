/** Makes the consolation that follows a knockout. */
import { draw } from '#domain/bracket/draw.ts';
import { consolationField } from '#domain/bracket/further-stages.ts';
import { type Draw, limits, type Match, type Tradition } from '#domain/bracket/vocabulary.ts';
import { type Result, refuse } from '#domain/common/result.ts';

/** Who plays in the consolation of a knockout, or what must happen before it is known. */
export type AfterKnockout =
  /** First played matches that are still to come, in the order of play. */
  | { readonly state: 'matches-open'; readonly matches: readonly Match[] }
  /** Losers of their first played match, in the order of the draw sheet. */
  | { readonly state: 'ready'; readonly losers: readonly string[] };

/**
 * The field of the consolation, from a knockout with its results. It is known when everybody has played a match, or is out
 * without one. `out` are those who have withdrawn from the event: they are not in it, and nobody waits for them.
 *
 * Source: next.md, B5 and B13.
 */
export function afterKnockout(made: Draw, out: ReadonlySet<string>): AfterKnockout {
  const { offered, open } = consolationField(made);
  const waiting = new Set(open.filter((id) => !out.has(id)));
  const isAwaited = ({ player1, player2, result }: Match) =>
    result === null && [player1, player2].some((id) => id !== null && waiting.has(id));
  if (waiting.size > 0) return { state: 'matches-open', matches: made.matches.filter(isAwaited) };
  return { state: 'ready', losers: offered.filter((id) => !out.has(id)) };
}

/**
 * Draws the consolation by lot, without seeds, with those of one club apart in round 1. The record names everybody and their
 * clubs as that of the knockout does. Refuses fewer than two, for whom no match is needed, and more than 512.
 */
export function drawConsolation(
  { entrants }: Pick<Draw, 'entrants'>,
  losers: readonly string[],
  { randomSeed, tradition }: { readonly randomSeed: number; readonly tradition: Tradition },
): Result<Draw, 'TOO_FEW' | 'TOO_MANY'> {
  const ids = new Set(losers);
  if (ids.size < limits.fewestPlayers) return refuse('TOO_FEW');
  if (ids.size > limits.mostPlayers) return refuse('TOO_MANY');
  const field = entrants.filter(({ id }) => ids.has(id)).map(({ rating: _, ...one }) => one);
  const drawn = draw(field, { randomSeed, tradition, seeds: [] });
  // What else the engine refuses cannot come from a knockout that was played.
  if (!drawn.ok) throw new Error(`the consolation cannot be drawn: ${drawn.code}`);
  return drawn;
}

/** Whether a knockout was drawn for these losers: the same people, in whichever order. */
export function isDrawnForLosers(
  { entrants, groups }: Pick<Draw, 'entrants' | 'groups'>,
  losers: readonly string[],
): boolean {
  const ids = new Set(losers);
  return (
    groups === undefined && entrants.length === ids.size && entrants.every(({ id }) => ids.has(id))
  );
}

/**
 * Whether two states of a knockout send the same people to its consolation, and leave the same first matches open. Who has
 * withdrawn is not compared.
 */
export function isSameField(one: Draw, other: Draw, out: ReadonlySet<string>): boolean {
  return fieldAsText(one, out) === fieldAsText(other, out);
}

function fieldAsText(made: Draw, out: ReadonlySet<string>): string {
  const { offered, open } = consolationField(made);
  return JSON.stringify([offered, open].map((ids) => ids.filter((id) => !out.has(id))));
}
