import { v7 as uuidv7 } from 'uuid';
import type { Match, PlayedResult } from '#domain/bracket/vocabulary.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { MatchPlayer } from '../../matches.vocabulary.ts';
import type { FindPlayers } from '../../server/matches.owner.provider.ts';
import { namePlayersIn, renamePlayersIn } from '../../server/matches.players.commands.ts';
import * as matches from '../../server/matches.store.ts';
import { CLEARED, rowOf } from '../draws.results.policy.ts';
import { type ResultMark, updateReplaced } from './draws.results.store.ts';
import * as draws from './draws.store.ts';

/**
 * Stores a draw in the place of the one before, if any: the matches whose results were cleared go with that. A step inside
 * a transaction that holds the stage.
 */
export async function replaceDraw(
  tx: Db,
  draw: Parameters<typeof draws.insert>[1] & { readonly drawnAt: Date },
): Promise<void> {
  await updateReplaced(tx, draw.stageId, draw.drawnAt);
  await draws.insert(tx, draw);
}

/** The draw of a match, and what a new row of it copies from the owner of the stage. */
export interface DrawnStage
  extends Pick<matches.NewMatch, 'kind' | 'groupId' | 'groupName' | 'ownerAccountId' | 'playedOn'> {
  readonly stageId: string;
  readonly drawNumber: number;
  readonly rounds: number;
}

export interface DrawnResult {
  readonly match: Pick<Match, 'id' | 'round'>;
  /** What was entered before; null when nothing was. */
  readonly mark: ResultMark | null;
  readonly result: PlayedResult;
  readonly player1: MatchPlayer;
  readonly player2: MatchPlayer;
  readonly notes: string;
  readonly accountId: string | null;
  readonly courtName?: string | null;
  readonly now: Date;
  readonly findPlayers?: FindPlayers | undefined;
}

/** Writes the result of a draw's match; gives its version. A step inside a transaction that holds the stage. */
export async function saveResultIn(
  tx: Db,
  { stageId, drawNumber, rounds, ...owner }: DrawnStage,
  { match, mark, result, player1, player2, notes, findPlayers, ...by }: DrawnResult,
): Promise<number> {
  const scored = {
    ...rowOf(result, { player1, player2 }),
    notes,
    version: nextVersion(mark),
    scoredAt: by.now,
    scoredByAccountId: by.accountId,
    scoredByCourt: by.courtName ?? null,
  };
  if (mark) {
    await matches.update(tx, mark.id, scored);
    await renamePlayersIn(tx, mark, findPlayers);
    return scored.version;
  }
  const id = uuidv7();
  const inserted = await matches.insert(tx, {
    ...owner,
    ...scored,
    id,
    stageId,
    drawNumber,
    drawMatchId: match.id,
    round: match.round,
    rounds,
    createdAt: by.now,
  });
  if (!inserted) throw new Error(`match ${match.id} of stage ${stageId} has a row already`);
  await namePlayersIn(tx, { id, playedOn: owner.playedOn }, findPlayers);
  return scored.version;
}

/** Clears a result; gives its version, which continues to count. A step inside a transaction that holds the stage. */
export async function clearResultIn(
  tx: Db,
  mark: ResultMark,
  { accountId, now }: { readonly accountId: string | null; readonly now: Date },
): Promise<number> {
  const version = nextVersion(mark);
  const by = { scoredAt: now, scoredByAccountId: accountId, scoredByCourt: null };
  await matches.update(tx, mark.id, { ...CLEARED, ...by, notes: '', version });
  await matches.deletePlayers(tx, mark.id);
  return version;
}

function nextVersion(mark: ResultMark | null): number {
  return (mark?.version ?? 0) + 1;
}
