import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';

interface PlayedLine {
  readonly tournament: StoredTournament;
  readonly eventId: number;
  readonly entryId: string;
  readonly now: Date;
}

/**
 * Whether a match of an entry is called, or has a result; none is called until the transaction ends. The day belongs to a feature above,
 * which plugs in here.
 */
export type HasBegun = (tx: Db, line: PlayedLine) => Promise<boolean>;
