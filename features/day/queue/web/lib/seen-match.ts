import type { QueueMatch } from '../queue.queries.ts';

type Shown = Pick<QueueMatch, 'stageId' | 'matchId' | 'version' | 'player1' | 'player2'>;

/** A match as it is on the screen, for a write that another desk may have overtaken. */
export function seenOf({ stageId, matchId, version, player1, player2 }: Shown) {
  return {
    stageId,
    matchId,
    seenVersion: version,
    player1Id: player1?.id ?? null,
    player2Id: player2?.id ?? null,
  };
}
