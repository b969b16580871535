import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';

declare module '#platform/server/events/event.ts' {
  interface Events {
    /** An entry has another partner than before, or none. */
    'pair.changed': {
      readonly entry: { readonly id: string; readonly eventId: number };
      readonly tournament: StoredTournament;
    };
  }
}
