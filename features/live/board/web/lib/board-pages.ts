import { type TieInPlay, tiesInPlay, tiesOf } from '../../../live.ties.policy.ts';
import {
  type CourtInPlay,
  calledAt,
  callsOf,
  courtsInPlay,
  isOver,
  lastRoundsOf,
  playedOf,
  upcomingMatches,
} from '../../../web/lib/live-view.ts';
import type { LiveMatch, LiveSnapshot } from '../../../web/live.queries.ts';

/** What the board on the wall shows, one page after another. Source: next.md, C7. */

export type BoardPage =
  | { readonly kind: 'opening' }
  | { readonly kind: 'courts'; readonly courts: readonly CourtInPlay[] }
  | { readonly kind: 'ties'; readonly ties: readonly TieInPlay[] }
  | { readonly kind: 'winners'; readonly winners: LiveSnapshot['winners'] }
  | {
      readonly kind: 'next' | 'results';
      readonly matches: readonly LiveMatch[];
    }
  | {
      readonly kind: 'finals';
      readonly matches: readonly LiveMatch[];
      /** Of the events for teams. */
      readonly ties: readonly TieInPlay[];
    };

/** So long a page stays, in milliseconds. */
export const TURN_MS = 12_000;
/** So long a new call blinks. */
const FRESH_MS = 20_000;
const MOST_COURTS = 20;
const MOST_TIES = 8;
const MOST_ROWS = 10;
const MOST_WINNERS = 6;

/** The pages of this moment, in their order; always at least one. */
export function boardPages(snapshot: LiveSnapshot): readonly BoardPage[] {
  const pages = isOver(snapshot) ? pagesAfter(snapshot) : pagesOfDay(snapshot);
  return pages.length === 0 ? [{ kind: 'opening' }] : pages;
}

function pagesAfter(snapshot: LiveSnapshot): BoardPage[] {
  const results = playedOf(snapshot).slice(0, MOST_ROWS);
  return [
    ...evenly(snapshot.winners, MOST_WINNERS).map((winners) => ({
      kind: 'winners' as const,
      winners,
    })),
    ...(results.length === 0 ? [] : [{ kind: 'results' as const, matches: results }]),
  ];
}

function pagesOfDay(snapshot: LiveSnapshot): BoardPage[] {
  if (snapshot.state !== 'open') return [];
  const next = upcomingMatches(snapshot).slice(0, MOST_ROWS);
  const lastRounds = lastRoundsOf(snapshot);
  const finals = evenly(
    lastRounds.filter(({ place }) => !place.rubber),
    MOST_ROWS,
  );
  const tiesOfFinals = evenly(tiesOf(lastRounds, snapshot), MOST_TIES);
  // During a break the courts say nothing that the break does not say.
  const courts = courtsInPlay(snapshot).filter(({ match }) => match || !snapshot.pausedUntil);
  return [
    ...evenly(courts, MOST_COURTS).map((part) => ({
      kind: 'courts' as const,
      courts: part,
    })),
    ...evenly(tiesInPlay(snapshot), MOST_TIES).map((part) => ({
      kind: 'ties' as const,
      ties: part,
    })),
    ...(next.length === 0 ? [] : [{ kind: 'next' as const, matches: next }]),
    ...Array.from({ length: Math.max(finals.length, tiesOfFinals.length) }, (_, at) => ({
      kind: 'finals' as const,
      matches: finals[at] ?? [],
      ties: tiesOfFinals[at] ?? [],
    })),
  ];
}

/** In parts of at most so many, none of which is much smaller than another. */
function evenly<Item>(items: readonly Item[], most: number): Item[][] {
  const size = Math.ceil(items.length / Math.ceil(items.length / most));
  const parts: Item[][] = [];
  for (let at = 0; at < items.length; at += size) parts.push(items.slice(at, at + size));
  return parts;
}

/** Which of the pages is shown at an instant in milliseconds: boards that hang beside each other show the same one. */
export function turnAt(at: number, count: number): number {
  return Math.floor(at / TURN_MS) % count;
}

/** Whether a match was called so recently that its call blinks. */
export function isFresh(match: LiveMatch, at: number): boolean {
  const called = match.state === 'called' ? calledAt(match) : null;
  return called !== null && at - Date.parse(called) < FRESH_MS;
}

/** What is beside the pages: the calls, else the last results. */
export function besideOf(snapshot: LiveSnapshot): {
  readonly kind: 'calls' | 'results';
  readonly matches: readonly LiveMatch[];
} {
  const calls = callsOf(snapshot);
  return calls.length > 0
    ? { kind: 'calls', matches: calls }
    : { kind: 'results', matches: playedOf(snapshot) };
}

/** In how many columns so many courts stand on a wide screen. */
export function columnsOf(count: number): number {
  return [1, 2, 2, 2, 3, 3][count] ?? (count <= 9 ? 3 : count <= 16 ? 4 : 5);
}
