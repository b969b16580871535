import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';

/** A match was called, called again or moved, has another umpire, or waits again after its call, on the date of its tournament. */
export interface CalledMatch {
  readonly tournament: StoredTournament;
  readonly isBack: boolean;
  /** Those of its players and umpires who have an account. */
  readonly accountIds: readonly string[];
  /** The entries of those who have none. */
  readonly entryIds: readonly string[];
}

declare module '#platform/server/events/event.ts' {
  interface Events {
    /** The desk has called, moved or ordered a match. */
    'queue.changed': { readonly tournamentId: number };
    'match.called': CalledMatch;
  }
}
