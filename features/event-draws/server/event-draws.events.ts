import type { StoredEvent } from '#features/tournaments/events/server/events.store.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';

/** A published draw of an event, and the players in it who have an account. */
export interface PublishedDraw {
  readonly tournament: StoredTournament;
  readonly event: StoredEvent;
  readonly drawNumber: number;
  readonly players: readonly { readonly entryId: string; readonly accountId: string }[];
}

declare module '#platform/server/events/event.ts' {
  interface Events {
    'draw.published': PublishedDraw;
    /** It is taken back; a new one will follow. */
    'draw.withdrawn': PublishedDraw & { readonly reason: string };
  }
}
