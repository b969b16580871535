import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';

declare module '#platform/server/events/event.ts' {
  interface Events {
    /** The results of a tournament are final. */
    'tournament.finalized': {
      /** With its sport: one that is not specified is not rated. */
      readonly tournament: StoredTournament;
      /** The day of the last match, in Japan: "2026-12-05". */
      readonly lastDay: string;
    };
  }
}
