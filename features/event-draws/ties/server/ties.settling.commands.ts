import { findMatch } from '#domain/bracket/results.ts';
import { isGroupsDraw } from '#domain/stage-draw/vocabulary.ts';
import * as stages from '#features/matches/server/matches.stages.store.ts';
import type { TieInPlay } from '#features/matches/ties/ties.play.policy.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { AppEvent } from '#platform/server/events/event.ts';
import type { Subscriber } from '#platform/server/events/events.ts';
import type { Services } from '#platform/server/services.ts';
import { resultOf } from '../ties.changes.policy.ts';
import { writeInGroup, writeInKnockout } from './ties.outcomes.commands.ts';
import type { ListPlaying } from './ties.playing.provider.ts';
import { readStageTies, type StageTies } from './ties.reading.commands.ts';

/** The results of ties follow from their rubbers, in the transaction that changes one. The stage is locked. */
export function settleTies(listPlaying: ListPlaying): Subscriber<'result.changed'> {
  return async (services, tx, changed) => {
    if (changed.discipline !== 'Team') return;
    const event = { id: changed.eventId };
    const stage = await stages.findForUpdate(tx, changed.stageId);
    const played = stage && (await readStageTies(tx, { event, stage, listPlaying }));
    if (played) await settle(services, tx, changed, played);
  };
}

async function settle(
  services: Services,
  tx: Db,
  { stageId, tournamentId, eventId }: AppEvent<'result.changed'>,
  played: StageTies,
): Promise<void> {
  const by = { now: services.clock.now(), accountId: null };
  let isAnotherWinner = false;
  for (const tie of played.ties) {
    // A walkover of a team is no rubber's.
    if (tie.match.isSettled || !tie.tie) continue;
    if (isGroupsDraw(played.draw)) {
      await writeInGroup(tx, played, tie.match, { ...outcomeOf(tie), ...by });
      continue;
    }
    const result = resultOf(tie);
    const before = findMatch(played.draw, tie.match.matchId)?.result ?? null;
    isAnotherWinner ||= before?.winner !== result?.winner;
    const isWritten = await writeInKnockout(tx, played, tie.match, { result, ...by });
    // Who writes a rubber asks first whether its tie may change (ties.changes.policy.ts).
    if (!isWritten) {
      throw new Error(
        `the tie ${stageId} ${tie.match.matchId} cannot have the result of its rubbers`,
      );
    }
  }
  if (isAnotherWinner) {
    await services.publish(tx, { type: 'tie.settled', stageId, tournamentId, eventId });
  }
}

/** A table counts a tie once all of it is played: where every rubber counts, the last ones may still change the order. */
function outcomeOf({ state }: TieInPlay) {
  const { score, winner, isOver } = state;
  return isOver && winner
    ? { result: `${score.player1}-${score.player2}`, winner, status: 'finished' as const }
    : { result: '0-0', winner: null, status: 'scheduled' as const };
}
