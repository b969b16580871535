import type { PlaceRange } from '#domain/bracket/further-stages.ts';
import type { EventOfStage } from '#features/matches/server/matches.stages.store.ts';
import type { StoredEvent } from '#features/tournaments/events/server/events.store.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';

/** A published draw of a stage of an event, and the players in it who have an account. */
export interface PublishedDraw {
  readonly tournament: StoredTournament;
  readonly event: StoredEvent;
  readonly stage: {
    /** In the event, from 0. */
    readonly position: number;
    /** The places of the groups that a later stage is for; null for the first, and for a consolation. */
    readonly places: PlaceRange | null;
  };
  readonly drawNumber: number;
  /** The entries in the draw; of a change, those whose line or first opponent is another one now. */
  readonly entryIds: readonly string[];
  readonly players: readonly { readonly entryId: string; readonly accountId: string }[];
}

/** A line of a published knockout was given to an alternate or became a bye. */
export interface AmendedDraw extends Omit<PublishedDraw, 'players'> {
  /** The number of changes since it was drawn. */
  readonly amendment: number;
  /** Whose line or first opponent is another one now. Lines are from 1; no move is another opponent on the same line. */
  readonly players: readonly (PublishedDraw['players'][number] & { readonly move: Move | null })[];
}

/** From is null for an alternate, to is null for who has withdrawn. */
export interface Move {
  readonly from: number | null;
  readonly to: number | null;
}

declare module '#platform/server/events/event.ts' {
  interface Events {
    'draw.published': PublishedDraw;
    'draw.amended': AmendedDraw;
    /** It is taken back; a new one will follow. */
    'draw.withdrawn': PublishedDraw & { readonly reason: string };
    /** What a published draw shows besides its results: how its matches are scored, or the lots of a group. */
    'play.changed': Pick<PublishedDraw, 'tournament'>;
    /** Another team wins a tie of this stage by its rubbers, or none any more: later ties have other teams. The stage is locked. */
    'tie.settled': Pick<EventOfStage, 'tournamentId' | 'eventId'> & { readonly stageId: string };
  }
}
