import type { Db } from '#platform/server/db/database.ts';

/** A match that the desk has called, or that is being played. A call counts for its draw only. */
export interface CalledMatch {
  readonly stageId: string;
  readonly drawNumber: number;
  readonly matchId: string;
  readonly isPlaying: boolean;
}

/** How far the day of a tournament is. */
export interface DayOfTournament {
  /** The desk has opened it: the order of play is out. */
  readonly isOpen: boolean;
  readonly called: readonly CalledMatch[];
}

/** The day belongs to a feature above event-draws, which plugs in here. */
export type FindDay = (db: Db, tournamentId: number) => Promise<DayOfTournament>;
