import type { Board, BoardMatch, Changed } from './board.ts';

/**
 * One board from two: each court, person and match on its own, never the board as a whole (next.md, A6). The later
 * change counts; a finished match stays finished whatever the other board says of it. Of running matches that would
 * put somebody on two courts, or two matches on one court, the first begun goes on and the others are cancelled.
 *
 * The order of the two does not matter, and a board merged again changes nothing: a phone may send it twice.
 */
export function merge(one: Board, other: Board): Board {
  return withoutClashes({
    courts: union(one.courts, other.courts, later),
    people: union(one.people, other.people, later),
    matches: union(one.matches, other.matches, laterMatch),
    end: later(one.end, other.end),
  });
}

/** What of `after` is not in `before`: the part that a phone sends. It is a board, to be merged. */
export function changes(before: Board, after: Board): Board {
  return {
    courts: changed(before.courts, after.courts),
    people: changed(before.people, after.people),
    matches: changed(before.matches, after.matches),
    end: after.end,
  };
}

function changed<Item extends Changed>(before: readonly Item[], after: readonly Item[]): Item[] {
  const known = new Map(before.map((item) => [item.id, canonical(item)]));
  return after.filter((item) => known.get(item.id) !== canonical(item));
}

function union<Item extends Changed>(
  one: readonly Item[],
  other: readonly Item[],
  choose: (a: Item, b: Item) => Item,
): Item[] {
  const items = new Map(one.map((item) => [item.id, item]));
  for (const item of other) {
    const known = items.get(item.id);
    items.set(item.id, known ? choose(known, item) : item);
  }
  return [...items.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

function later<Item extends { readonly changedAt: number }>(a: Item, b: Item): Item {
  if (a.changedAt !== b.changedAt) return a.changedAt > b.changedAt ? a : b;
  return canonical(a) >= canonical(b) ? a : b;
}

const RANK = { running: 0, cancelled: 1, finished: 2 };

function laterMatch(a: BoardMatch, b: BoardMatch): BoardMatch {
  if (a.state !== b.state) return RANK[a.state] > RANK[b.state] ? a : b;
  return later(a, b);
}

function withoutClashes(board: Board): Board {
  const taken = new Set<string>();
  const clashing = new Set<string>();
  for (const { id, court, sides } of board.matches.filter(isRunning).sort(firstBegun)) {
    const needed = [`court ${court}`, ...sides.flat()];
    if (needed.some((one) => taken.has(one))) clashing.add(id);
    else for (const one of needed) taken.add(one);
  }
  if (clashing.size === 0) return board;
  const matches = board.matches.map((match) =>
    clashing.has(match.id) ? { ...match, state: 'cancelled' as const } : match,
  );
  return { ...board, matches };
}

function isRunning({ state }: BoardMatch): boolean {
  return state === 'running';
}

function firstBegun(a: BoardMatch, b: BoardMatch): number {
  return a.begun - b.begun || (a.id < b.id ? -1 : 1);
}

/** The same text for the same content, in whatever order its names are stored. */
function canonical(content: object): string {
  return JSON.stringify(content, (_name, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}
