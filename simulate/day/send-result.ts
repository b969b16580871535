import { v7 as uuidv7 } from 'uuid';
import type { Side } from '#domain/scorecard/side.ts';
import type { ScoreFormat, SetScore } from '#domain/scoring/formats.ts';
import * as knockouts from '#features/event-draws/results/results.knockouts.contract.ts';
import * as matches from '#features/matches/matches.contract.ts';
import { MINUTE } from '../checks/day-record.ts';
import { type Device, must } from '../http/insistent.ts';
import type { QueueMatch } from './day-log.ts';

/** So long the next match waits where nobody has confirmed a result (next.md, C5). */
export const ANSWER = 2 * MINUTE;

interface From {
  readonly device: Device;
  readonly tournamentId: number;
  readonly format: ScoreFormat;
  readonly date: string;
}

/** Watches when results that are sent are seen by those who follow the live page. */
export interface Watch {
  sends(
    match: QueueMatch,
    result: { readonly sets: readonly SetScore[]; readonly winner: Side },
  ): void;
}

interface Result {
  readonly sets: readonly SetScore[];
  /** The version of the result that its writer has seen; 0 for the first. */
  readonly baseVersion: number;
}

/** Sends a result as the desk does, until it is acknowledged. */
export async function sendResult(from: From, match: QueueMatch, result: Result): Promise<void> {
  const what = `the result of ${match.matchId}`;
  if (match.place.kind === 'knockout' && !match.place.rubber)
    await must(sendKnockout(from, match, result), what);
  else await must(sendScore(from, match, result), what);
}

function sendKnockout(
  { device, tournamentId: id, format }: From,
  { stageId, matchId, eventId, ...match }: QueueMatch,
  { sets, baseVersion }: Result,
) {
  return device.send(knockouts.saveResult, {
    params: { id, eventId, stageId, matchId },
    body: {
      writeId: uuidv7(),
      drawNumber: match.drawNumber,
      baseVersion,
      player1Id: match.player1?.id ?? '',
      player2Id: match.player2?.id ?? '',
      result: { kind: 'score', sets: [...sets] },
      scoreFormat: { id: format.id },
    },
  });
}

function sendScore(
  { device, tournamentId, format, date }: From,
  match: QueueMatch,
  { sets, baseVersion }: Result,
) {
  return device.send(matches.saveScore, {
    params: { id: uuidv7() },
    body: {
      writeId: uuidv7(),
      baseVersion,
      match: {
        kind: 'event',
        tournamentId,
        eventId: match.eventId,
        drawNumber: match.drawNumber,
        player1Id: match.player1?.id ?? '',
        player2Id: match.player2?.id ?? '',
        ...(match.place.rubber && { rubber: { stageId: match.stageId, matchId: match.matchId } }),
        playedOn: date,
      },
      sets: asCard(sets),
      scoreFormat: { id: format.id },
    },
  });
}

/** The sets as they are typed on a card. */
export function asCard(sets: readonly SetScore[]) {
  return sets.map(({ player1, player2, ...set }) => ({
    ...set,
    player1Score: String(player1),
    player2Score: String(player2),
  }));
}
