import { ok, type Result, refuse } from '#domain/common/result.ts';
import * as stages from '#features/matches/server/matches.stages.store.ts';
import { isRubber } from '#features/matches/ties/ties.sides.policy.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import {
  type DayRefusal,
  type DeskRequest,
  findForDesk,
  type LockedDay,
  lockDay,
} from '../../server/day.locks.commands.ts';
import { type DayMatch, keyOf } from '../queue.matches.policy.ts';
import { isStale, type QueueRow } from '../queue.rows.policy.ts';
import { readFacts, type StoredFacts } from './queue.facts.commands.ts';
import * as store from './queue.store.ts';

/** A match of the queue as its writer saw it. */
export interface SeenMatch {
  readonly stageId: string;
  readonly matchId: string;
  readonly seenVersion: number;
  readonly player1Id: string | null;
  readonly player2Id: string | null;
}

export interface LockedQueue extends LockedDay {
  readonly facts: StoredFacts;
}

export interface LockedMatch extends LockedQueue {
  readonly match: DayMatch;
  readonly row: QueueRow;
}

/**
 * The queue of an open day, which is locked, for the desk or whom `find` permits. Rows that count for nothing any more are gone, so that they
 * hold no court.
 */
export async function lockQueue(
  services: Pick<Services, 'clock'>,
  tx: Db,
  request: DeskRequest,
  find = findForDesk,
): Promise<Result<LockedQueue, DayRefusal>> {
  const locked = await lockDay(services, tx, request, find);
  if (!locked.ok) return locked;
  const facts = await readFacts(tx, locked.value.tournament, locked.value.now);
  await tidyRows(tx, facts);
  return ok({ ...locked.value, facts });
}

/**
 * Locks the stage of a rubber, before the day, as results lock them: a tie may end with a rubber that leaves its court, and does not end
 * while one is being played. A step of what begins and ends the play of a match.
 */
export async function lockRubber(
  tx: Db,
  { stageId, matchId }: Pick<SeenMatch, 'stageId' | 'matchId'>,
): Promise<void> {
  if (isRubber(matchId)) await stages.findForUpdate(tx, stageId);
}

/** The match of a write in the locked queue; refuses one that has a result. Whether its writer has seen it is asked later. */
export async function lockQueueMatch(
  services: Pick<Services, 'clock'>,
  tx: Db,
  request: DeskRequest & { readonly seen: SeenMatch },
): Promise<Result<LockedMatch, DayRefusal | 'MATCH_NOT_FOUND' | 'MATCH_PLAYED'>> {
  const locked = await lockQueue(services, tx, request);
  if (!locked.ok) return locked;
  const { facts } = locked.value;
  const key = keyOf(request.seen.stageId, request.seen.matchId);
  const match = facts.matches.find((one) => one.key === key);
  if (!match) return refuse('MATCH_NOT_FOUND');
  if (match.result) return refuse('MATCH_PLAYED');
  return ok({ ...locked.value, match, row: facts.rows.get(key)! });
}

/** Whether the match is as its writer saw it. */
export function isSeen({ match, row }: LockedMatch, seen: SeenMatch): boolean {
  return hasSides(match, seen) && row.version === seen.seenVersion;
}

/** Whether it has the sides that its writer saw. */
export function hasSides(
  match: DayMatch,
  { player1Id, player2Id }: Pick<SeenMatch, 'player1Id' | 'player2Id'>,
): boolean {
  return match.player1Id === player1Id && match.player2Id === player2Id;
}

/**
 * Writes the rows of open matches as they count, and deletes those of matches that are none any more. What is done ends and returns with
 * its result (queue.results.commands.ts).
 */
export async function tidyRows(tx: Db, { stored, rows }: StoredFacts): Promise<void> {
  const counted = stored.map((row) => ({ row, counts: rows.get(keyOf(row.stageId, row.matchId)) }));
  const isGone = ({ row, counts }: (typeof counted)[number]) =>
    !counts || counts.drawNumber !== row.drawNumber;
  await store.deleteMatches(
    tx,
    counted.filter(isGone).map(({ row }) => row),
  );
  for (const one of counted) {
    const { row, counts } = one;
    const isDone = row.state === 'done' || counts?.state === 'done';
    if (counts && !isDone && !isGone(one) && isStale(row, counts)) {
      await store.upsertMatch(tx, counts);
    }
  }
}
