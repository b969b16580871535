import type { QueueMatch } from './day-log.ts';

/** The match as its writer sees it. */
export function asSeen({ stageId, matchId, version, player1, player2 }: QueueMatch) {
  return {
    stageId,
    matchId,
    seenVersion: version,
    player1Id: player1?.id ?? null,
    player2Id: player2?.id ?? null,
  };
}
