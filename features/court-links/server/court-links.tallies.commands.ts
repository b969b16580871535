import { ok, type Result, refuse } from '#domain/common/result.ts';
import { findMatch } from '#features/day/handshake/server/handshake.matches.commands.ts';
import type { Services } from '#platform/server/services.ts';
import { type TallyScore, withTally } from '../court-links.tally.policy.ts';
import { findRefusal, type OpenedLink } from './court-links.access.commands.ts';
import { noteDevice, type Writer } from './court-links.devices.commands.ts';
import * as devices from './court-links.devices.store.ts';

/** Running scores: what a device sends while a match is played. */

interface Tally extends Writer {
  readonly stageId: string;
  readonly matchId: string;
  readonly drawNumber: number;
  readonly player1Id: string;
  readonly player2Id: string;
  /** By the device. */
  readonly at: Date;
  readonly score: TallyScore;
}

type TallyCode =
  | 'LINK_ENDED'
  | 'NOT_YOUR_COURT'
  | 'MATCH_NOT_FOUND'
  | 'DRAW_CHANGED'
  | 'PLAYERS_CHANGED';

/**
 * Stores the running score of a match, if it is later than the one before by the time of its device. A match with a result has none
 * any more: what comes late changes nothing. No lock of the day: a tally decides nothing.
 */
export async function saveTally(
  { db, clock, publish }: Services,
  { link, tournament }: Pick<OpenedLink, 'link' | 'tournament'>,
  { deviceId, deviceName, at, score, ...seen }: Tally,
): Promise<Result<null, TallyCode>> {
  return db.transaction(async (tx) => {
    const found = await findMatch(tx, tournament, seen);
    if (!found.ok) return found;
    const { match } = found.value;
    const refusal = await findRefusal(tx, link, match);
    if (refusal) return refuse(refusal);
    if (match.drawNumber !== seen.drawNumber) return refuse('DRAW_CHANGED');
    if (match.player1 !== seen.player1Id || match.player2 !== seen.player2Id) {
      return refuse('PLAYERS_CHANGED');
    }
    if (match.hasResult) return ok(null);
    const now = clock.now();
    const { stageId, matchId, drawNumber } = match;
    const key = { stageId, matchId, linkId: link.id, deviceId };
    await noteDevice(tx, { link, writer: { deviceId, deviceName }, match, now });
    const before = await devices.findTallyForUpdate(tx, key);
    // A clock that is ahead would make all that follows older.
    const next = { at: new Date(Math.min(at.getTime(), now.getTime())), score };
    const log = withTally(before?.drawNumber === drawNumber ? before.log : [], next);
    if (log) {
      await devices.upsertTally(tx, { ...key, drawNumber, at: next.at, log });
      await publish(tx, {
        type: 'tally.changed',
        tournamentId: tournament.id,
        stageId,
        matchId,
        drawNumber,
      });
    }
    return ok(null);
  });
}
