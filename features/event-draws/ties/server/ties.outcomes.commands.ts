import { v7 as uuidv7 } from 'uuid';
import { findMatch } from '#domain/bracket/results.ts';
import type { PlayedResult } from '#domain/bracket/vocabulary.ts';
import { pairKey } from '#domain/league-table/league-match.ts';
import type { Side } from '#domain/scorecard/side.ts';
import type { Status } from '#domain/scoring/ending.ts';
import { isSameField } from '#domain/stage-draw/consolation.ts';
import { isGroupsDraw } from '#domain/stage-draw/vocabulary.ts';
import { apply, isStored } from '#features/matches/draw-results/draw-results.policy.ts';
import { existsFurtherOut } from '#features/matches/draws/server/draws.events.store.ts';
import {
  clearResultIn,
  saveResultIn,
} from '#features/matches/draws/server/draws.results.commands.ts';
import { listMarks } from '#features/matches/draws/server/draws.results.store.ts';
import * as matches from '#features/matches/server/matches.store.ts';
import type { TieMatch } from '#features/matches/ties/ties.play.policy.ts';
import type { Db } from '#platform/server/db/database.ts';
import { isCorrection } from '../../corrections/server/corrections.commands.ts';
import { outOf } from '../../results/results.policy.ts';
import type { OwnEvent } from '../../server/event-draws.locks.commands.ts';
import { listEntrants } from '../../server/event-draws.store.ts';
import type { StageTies } from './ties.reading.commands.ts';

/** The result of a tie itself: whether what follows allows it, and writing it into its draw. Steps of commands that hold the stage. */

interface Wanted {
  readonly matchId: string;
  /** Null without one. */
  readonly result: PlayedResult | null;
}

interface Followed extends Pick<StageTies, 'stage' | 'draw'>, Pick<OwnEvent, 'tournament'> {
  readonly event: { readonly id: number };
}

/**
 * Why a tie cannot have this result: the stage after the groups is published, or the consolation, in which others would play by it.
 * Null where it can.
 */
export async function furtherObjection(
  db: Db,
  { tournament, event, stage, draw }: Followed,
  { matchId, result }: Wanted,
): Promise<'NEXT_STAGE_DRAWN' | null> {
  if (isCorrection({ tournament })) return null;
  if (stage.position !== 0 || !(await existsFurtherOut(db, event.id))) return null;
  if (isGroupsDraw(draw)) return 'NEXT_STAGE_DRAWN';
  const match = findMatch(draw, matchId);
  const step = match && (result || match.result) ? apply(draw, match, result) : null;
  if (!step?.ok) return null;
  const out = new Set(outOf(draw, await listEntrants(db, event.id)));
  return isSameField(draw, step.value.next, out) ? null : 'NEXT_STAGE_DRAWN';
}

interface By {
  readonly now: Date;
  readonly accountId: string | null;
}

/** False where the draw forbids it. */
export async function writeInKnockout(
  tx: Db,
  { stage, draw, drawNumber, day }: StageTies,
  { matchId, player1, player2 }: TieMatch,
  { result, now, accountId }: By & { readonly result: PlayedResult | null },
): Promise<boolean> {
  if (isGroupsDraw(draw)) return false;
  const match = findMatch(draw, matchId);
  if (!result && match && !match.result) return true;
  const marks = await listMarks(tx, stage.id, drawNumber);
  const mark = marks.find((one) => one.matchId === matchId) ?? null;
  if (isStored(mark, { result, notes: '' })) return true;
  if (!match || !player1 || !player2 || !apply(draw, match, result).ok) return false;
  if (!result) {
    if (mark) await clearResultIn(tx, mark, { accountId, now });
    return true;
  }
  // Who plays next is known since there is a winner, whatever rubbers are still played: orders are due by it.
  const since = mark && mark.result?.winner === result.winner ? mark.scoredAt : now;
  await saveResultIn(
    tx,
    {
      ...NO_OWNER,
      stageId: stage.id,
      kind: 'knockout',
      playedOn: day,
      drawNumber,
      rounds: draw.rounds,
    },
    {
      match,
      mark,
      result,
      notes: '',
      accountId,
      now: since,
      player1: asSide(player1),
      player2: asSide(player2),
      findPlayers: async () => [],
    },
  );
  return true;
}

const NO_OWNER = { groupId: null, groupName: null, ownerAccountId: null } as const;

interface GroupOutcome {
  /** "3-1", as seen by the first team. */
  readonly result: string;
  readonly winner: Side | null;
  readonly status: Status;
}

export async function writeInGroup(
  tx: Db,
  { stage, drawNumber, rows, day }: Pick<StageTies, 'stage' | 'drawNumber' | 'rows' | 'day'>,
  { player1, player2 }: TieMatch,
  { now, accountId, ...outcome }: By & GroupOutcome,
): Promise<void> {
  if (!player1 || !player2) return;
  const key = pairKey(player1, player2);
  const before = rows.find((row) => row.pairKey === key);
  const isSame = before
    ? before.result === outcome.result &&
      before.winner === outcome.winner &&
      before.status === outcome.status
    : outcome.status === 'scheduled';
  if (isSame) return;
  const sides = { player1: asSide(player1), player2: asSide(player2) };
  const scored = { ...outcome, ...sides, sets: [], scoredAt: now, scoredByAccountId: accountId };
  if (before) {
    await matches.update(tx, before.id, { ...scored, version: before.version + 1 });
    return;
  }
  await matches.insert(tx, {
    ...NO_OWNER,
    ...scored,
    id: uuidv7(),
    kind: 'league',
    stageId: stage.id,
    pairKey: key,
    drawNumber,
    playedOn: day,
    createdAt: now,
  });
}

/** The name of a team is looked up in the seeding list. */
function asSide(id: string) {
  return { id, name: id };
}
