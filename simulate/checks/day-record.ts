/** What the clients of a simulated day have seen of its matches. Times are milliseconds of the epoch, of the server's clock. */

export interface SeenMatch {
  /** "{stageId} {matchId}". */
  readonly key: string;
  readonly courtId: string;
  readonly people: readonly string[];
  /** The matches that decide who plays it. */
  readonly after: readonly string[];
  readonly calledAt: number;
  /** When it began; missing for one that was not started. */
  readonly startedAt?: number;
  readonly endedAt: number;
  /** It ended by walkover: nobody has played, and nobody rests. */
  readonly isWalkover?: boolean;
  /** Who plays it is known since then: its stage was drawn during the day. */
  readonly knownFrom?: number;
  /** So long its players, and those of the ties after it, waited for an answer to its result, or for the desk. */
  readonly heldUntil?: number;
  /** Until then its result was stored the wrong way round. */
  readonly turnedAt?: number;
}

export interface Span {
  readonly from: number;
  readonly to: number;
}

export interface SeenDay {
  readonly courts: readonly string[];
  readonly matches: readonly SeenMatch[];
  /** From the first call on. */
  readonly from: number;
  /** While the server was down. */
  readonly outages: readonly Span[];
  readonly restMinutes: number;
  /** A court is busy that long after a match. */
  readonly changeMinutes: number;
  /** Courts that were out of use. */
  readonly closures?: readonly (Span & { readonly courtId: string })[];
  /** While a tie counted as decided, by its key: none of its rubbers could be called. */
  readonly decided?: ReadonlyMap<string, readonly Span[]>;
  /** Everybody is free for so many minutes inside this time. */
  readonly lunch?: (Span & { readonly minutes: number }) | null;
}

export const MINUTE = 60_000;

/** From the beginning to the end of the last match, with the change after it. */
export function makespanMinutes({ matches, from, changeMinutes }: SeenDay): number {
  const end = Math.max(from, ...matches.map(({ endedAt }) => endedAt));
  return (end - from) / MINUTE + (matches.length > 0 ? changeMinutes : 0);
}

/** The tie of a rubber by its key; any other match is its own. */
export function tieKeyOf(key: string): string {
  return key.replace(/r\d+$/, '');
}
