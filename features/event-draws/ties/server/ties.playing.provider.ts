import type { Db } from '#platform/server/db/database.ts';

interface Drawn {
  readonly stageId: string;
  readonly drawNumber: number;
}

/** The matches of a draw that are being played, by their ids in it. The day belongs to a feature above event-draws, which plugs in here. */
export type ListPlaying = (db: Db, drawn: Drawn) => Promise<readonly string[]>;
